import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { proposeRequirements } from "./jobs.ts";
import { updateScreeningRow } from "./rows.ts";

/** A text that is typed is looked at once it rests. */
const restMs = 5_000;

/** Has a language model look through a JD that has just been read, where one reads adverts, unless it is the sample's. */
export async function awaitProposals(
  { languageModels }: Pick<Services, "languageModels">,
  database: Queryable<Tables>,
  {
    accountId,
    id,
    isSample,
    isTyped,
  }: { accountId: AccountId; id: string; isSample: boolean; isTyped: boolean },
): Promise<void> {
  if (!languageModels.adverts || isSample) {
    return;
  }
  await updateScreeningRow(database, { accountId, id }, { jd_awaits_proposals: true });
  await enqueue(
    database,
    proposeRequirements,
    [{ payload: { screeningId: id }, key: `propose-requirements:${id}` }],
    isTyped ? { runAt: new Date(Date.now() + restMs) } : {},
  );
}
