import type { Account } from "@winnow/contract/accounts.ts";
import type { Services } from "../../services.ts";
import { findPrices } from "../credits/prices.ts";
import { findBalance } from "../credits/rows.ts";
import { presentAccount } from "./present.ts";
import type { AccountRow } from "./rows.ts";

/** What signing in answers: the token of the new session, and whose it is. */
export async function presentSignIn(
  services: Services,
  { token, account }: { token: string; account: AccountRow },
): Promise<{ token: string; account: Account }> {
  const { kysely } = services.database;
  return {
    token,
    account: presentAccount(account, {
      balance: await findBalance(kysely, account.id),
      prices: await findPrices(services, kysely, account.id),
    }),
  };
}
