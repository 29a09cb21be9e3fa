import type { Account } from "@winnow/contract/accounts.ts";
import { hintNames } from "@winnow/contract/hints.ts";
import type { Balance, Prices } from "../credits/rows.ts";
import type { AccountRow } from "./rows.ts";

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
  };
}
