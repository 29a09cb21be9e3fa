import type { Screening } from "@winnow/contract/screenings.ts";
import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { holdCredits } from "../credits/hold-credits.ts";
import { queueReadyCvFiles } from "./cv-file-rows.ts";
import { screenCv } from "./jobs.ts";
import { presentScreening } from "./present.ts";
import { priceOf } from "./quote-screening.ts";
import { getScreening, lockScreening, updateScreeningRow } from "./rows.ts";
import { nextScreeningStatus } from "./states.ts";

/**
 * Starts a screening: holds the credits for every ready CV and queues them, in one transaction.
 * Throws `screeningNotFound`, `screeningNotPending`, `jdNotUploaded`, `jdNotReadYet`, `requirementsMissing`,
 * `cvNotUploaded`, `creditsInsufficient`; then nothing has changed.
 */
export async function startScreening(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<Screening> {
  const { kysely } = services.database;
  await kysely.transaction().execute(async (transaction) => {
    await lockScreening(transaction, accountId, id);
    const screening = await getScreening(transaction, accountId, id);
    const status = nextScreeningStatus(screening.status, "start", { unscreened: true });
    if (!status) {
      throw new Failure("screeningNotPending");
    }
    if (screening.jd_state === "reading" || screening.jd_state === "uploading") {
      throw new Failure("jdNotReadYet");
    }
    if (screening.jd_state !== "read") {
      throw new Failure("jdNotUploaded");
    }
    if (screening.requirements.length === 0) {
      throw new Failure("requirementsMissing");
    }
    if (screening.ready === 0) {
      throw new Failure("cvNotUploaded", cvStillChecked(screening.checking));
    }
    const holdId = await holdCredits(transaction, {
      accountId,
      screeningId: id,
      units: screening.ready,
      unitAmount: priceOf(services, screening),
    });
    const queued = await queueReadyCvFiles(transaction, { accountId, screeningId: id, holdId });
    await updateScreeningRow(
      transaction,
      { accountId, id },
      // The day of the first start is the day that "present" is counted to, for all CVs of the screening.
      { status, completed_at: null, started_at: screening.started_at ?? sql<Date>`now()` },
    );
    await enqueue(
      transaction,
      screenCv,
      queued.map((cvFileId) => ({ payload: { cvFileId }, key: `screen-cv:${cvFileId}` })),
    );
  });
  return presentScreening(await getScreening(kysely, accountId, id));
}

function cvStillChecked(checking: number): { message?: string } {
  return checking > 0 ? { message: "The CVs are still being checked. Please try again in a moment." } : {};
}
