import type { Config } from "./config/config.ts";

/** What an operator has to know who may have forgotten a setting; null where credits cost money or are not sold. */
export function freeCreditsNotice(config: Pick<Config, "payments">): string | null {
  return config.payments.kind === "sandbox"
    ? "Credits cost nothing here: payments go through the sandbox (WINNOW_ENV=development). With WINNOW_ENV=production a payment provider has to be named."
    : null;
}
