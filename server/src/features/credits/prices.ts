import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findAgreedPrices, type Prices } from "./rows.ts";

/** What an account pays: as the operator has agreed with it, else as the configuration says. */
export async function findPrices(
  { config }: Pick<Services, "config">,
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<Prices> {
  return {
    cv: config.cvPriceHundredths,
    interview: config.interviewPriceHundredths,
    ...(await findAgreedPrices(database, accountId)),
  };
}
