import type { decide as endpoint } from "@winnow/contract/decisions.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { lockScreening } from "../screenings/rows.ts";
import { insertBatch, type NewDecision, readClock, storeDecision } from "./decision-rows.ts";
import { nameOfAccount } from "./rows.ts";
import { selectResults } from "./select-results.ts";

/**
 * Decides on some results as a person wishes, as one batch that can be undone. Throws `screeningNotFound`,
 * `reasonMissing`, `selectionInvalid`, `selectionMoved`.
 */
export async function decideResults(
  services: Services,
  accountId: AccountId,
  wish: { screeningId: string } & z.output<typeof endpoint.schema.body>,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { screeningId, selection } = wish;
  const decision = decisionOf(wish);
  return transact(services, async (transaction) => {
    await lockScreening(transaction, accountId, screeningId);
    const ids = await selectResults(transaction, { accountId, screeningId }, selection);
    const decidedBy = await nameOfAccount(transaction, accountId);
    const batchId = await insertBatch(transaction, { accountId, screeningId, decidedBy, ...decision });
    const changed = await storeDecision(transaction, {
      accountId,
      batchId,
      ids,
      decidedBy,
      // Later than every decision before: the screening's lock lets only one of us look at the clock.
      decidedAt: await readClock(transaction),
      ...decision,
    });
    const named = "result_ids" in selection ? [...new Set(selection.result_ids)] : [];
    const isChanged = new Set(changed);
    const isHere = new Set(ids);
    return {
      batch_id: changed.length > 0 ? batchId : null,
      changed: changed.length,
      unchanged: named
        .filter((id) => !isChanged.has(id))
        .map((id) => ({
          result_id: id,
          reason: isHere.has(id) ? "This was decided so before." : "This is no result of this screening.",
        })),
    };
  });
}

function decisionOf(wish: { decision: NewDecision["kind"]; reason?: string | undefined }): NewDecision {
  const reason = wish.reason || null;
  if (wish.decision === "reject" && reason === null) {
    const missing = new Failure("reasonMissing");
    throw new Failure("reasonMissing", { fields: { reason: missing.message } });
  }
  return { kind: wish.decision, reason: wish.decision === null ? null : reason };
}
