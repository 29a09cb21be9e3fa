import type { Account } from "@winnow/contract/accounts.ts";
import type { Balance } from "../credits/rows.ts";
import type { AccountRow } from "./rows.ts";

export function presentAccount(
  account: AccountRow,
  { balance, cvPrice }: { balance: Balance; cvPrice: number },
): Account {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    credits: balance.available,
    cv_price: cvPrice,
  };
}
