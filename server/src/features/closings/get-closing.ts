import type { Closing } from "@winnow/contract/closings.ts";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { findBalance } from "../credits/rows.ts";
import { countWhatGoes } from "./rows.ts";

/** What deleting the account would delete, and what stands in the way. */
export async function getClosing(services: Services, accountId: AccountId): Promise<Closing> {
  const { kysely } = services.database;
  const { available } = await findBalance(kysely, accountId);
  return { ...(await countWhatGoes(kysely, accountId)), credits: available };
}
