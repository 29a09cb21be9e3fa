import type { AccountLimits } from "../../config/account-limits.ts";

/** What limits are called in `ACCOUNT_LIMITS`, and by the command. */
export const limitNames = ["screenings", "drives", "cvs", "exports", "gigabytes"] as const;

/** A limit in the words of the command; undefined where they are none, an amount of null for the default. */
export function readLimit(
  name: string | undefined,
  value = "",
): { name: keyof AccountLimits; amount: number | null } | undefined {
  const known = limitNames.find((one) => one === name);
  const pattern = known === "gigabytes" ? /^\d{1,6}(\.\d{1,6})?$/ : /^\d{1,9}$/;
  if (!known || !(value === "default" || pattern.test(value))) {
    return undefined;
  }
  const amount = value === "default" ? null : Number(value);
  return known === "gigabytes"
    ? { name: "bytes", amount: amount === null ? null : Math.round(amount * 1e9) }
    : { name: known, amount };
}
