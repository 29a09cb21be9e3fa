import type { AccountSession } from "@winnow/contract/account-settings.ts";
import type { Account } from "@winnow/contract/accounts.ts";
import { hintNames } from "@winnow/contract/hints.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Balance, Prices } from "../credits/rows.ts";
import type { AccountRow } from "./rows.ts";
import type { SessionRow } from "./session-rows.ts";

export function presentAccount(
  account: AccountRow,
  { balance, prices }: { balance: Balance; prices: Prices },
): Account {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    credits: balance.available,
    cv_price: prices.cv,
    dismissed_hints: hintNames.filter((hint) => account.dismissed_hints.includes(hint)),
    format_locale: account.format_locale,
    language: account.language,
  };
}

export function presentSession(row: SessionRow): AccountSession {
  return {
    id: row.id,
    is_this: row.is_this,
    started_at: toEpochSeconds(row.created_at),
    last_used_at: toEpochSeconds(row.last_used_at),
    browser: row.browser,
    system: row.system,
    network: row.network,
  };
}
