import type { Queryable } from "../../platform/database/open-database.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { giveWelcomeCredits } from "../credits/give-welcome-credits.ts";
import type { AccountRow } from "./rows.ts";
import { wasWelcomed } from "./welcome-rows.ts";

/** Gives the welcome credits to whoever has shown that the address is theirs, once per address. */
export async function welcomeAccount(
  services: Services,
  database: Queryable<Tables>,
  { id: accountId, email }: Pick<AccountRow, "id" | "email">,
): Promise<void> {
  if (!(await wasWelcomed(database, email))) {
    await giveWelcomeCredits(database, { accountId, amount: services.config.welcomeCreditsHundredths });
  }
}
