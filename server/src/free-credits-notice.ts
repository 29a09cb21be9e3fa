import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Config } from "./config/config.ts";

const notice: Readonly<Record<PageLanguage, string>> = {
  en: "Credits cost nothing here: payments go through the sandbox (WINNOW_ENV=development). With WINNOW_ENV=production a payment provider has to be named.",
  de: "Credits kosten hier nichts: Zahlungen laufen über die Sandbox (WINNOW_ENV=development). Mit WINNOW_ENV=production muss ein Zahlungsanbieter angegeben werden.",
};

/** What an operator has to know who may have forgotten a setting; null where credits cost money or are not sold. */
export function freeCreditsNotice(config: Pick<Config, "payments">): typeof notice | null {
  return config.payments.kind === "sandbox" ? notice : null;
}
