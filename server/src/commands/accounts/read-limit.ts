import type { AccountLimits } from "../../config/account-limits.ts";

/** What limits are called by the command, and all but the last in `ACCOUNT_LIMITS`. */
export const limitNames = ["screenings", "drives", "cvs", "exports", "gigabytes", "calls"] as const;

const patterns: Record<(typeof limitNames)[number], RegExp> = {
  screenings: /^\d{1,9}$/,
  drives: /^\d{1,9}$/,
  cvs: /^\d{1,9}$/,
  exports: /^\d{1,9}$/,
  gigabytes: /^\d{1,6}(\.\d{1,6})?$/,
  // In percent; an account that may make none is locked.
  calls: /^[1-9]\d{0,4}$/,
};

/** A limit in the words of the command; undefined where they are none, an amount of null for the default. */
export function readLimit(
  name: string | undefined,
  value = "",
): { name: keyof AccountLimits | "calls"; amount: number | null } | undefined {
  const known = limitNames.find((one) => one === name);
  if (!known || !(value === "default" || patterns[known].test(value))) {
    return undefined;
  }
  const amount = value === "default" ? null : Number(value);
  return known === "gigabytes"
    ? { name: "bytes", amount: amount === null ? null : Math.round(amount * 1e9) }
    : { name: known, amount };
}
