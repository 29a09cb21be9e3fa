import { transact } from "../../platform/database/transact.ts";
import { noteAccount } from "../../platform/log-context.ts";
import type { Services } from "../../services.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { countCvFilesInWork } from "../screenings/cv-file-rows.ts";
import { lockScreeningIfThere } from "../screenings/rows.ts";
import { screeningSubject } from "../screenings/screening-subjects.ts";
import { keepWithdrawn, storeRanks, takeOverNext } from "./comparing-rows.ts";
import { findOutdatedReason, findRescreeningForJob, moveRescreening } from "./rows.ts";

/** What is moved at once. It stays in the database: nothing of the reports is held in memory here. */
const batchSize = 200;

/**
 * The job that takes a re-screening over: all results or none. What has changed since somebody asked for it takes it back
 * to where it can be looked at, and compared anew.
 */
export async function handleTakeOverResults(
  services: Services,
  { rescreeningId: id }: { rescreeningId: string },
): Promise<void> {
  await transact(services, async (transaction) => {
    const asked = await findRescreeningForJob(transaction, id);
    if (!asked) {
      return;
    }
    const { account_id: accountId, screening_id: screeningId } = asked;
    noteAccount(accountId);
    const screening = await lockScreeningIfThere(transaction, accountId, screeningId);
    const rescreening = screening && (await findRescreeningForJob(transaction, id));
    if (rescreening?.state !== "taking over") {
      return;
    }
    const isMoving =
      screening?.status === "InProgress" ||
      (await countCvFilesInWork(transaction, { accountId, screeningId })) > 0;
    if (isMoving || (await findOutdatedReason(transaction, rescreening)) !== null) {
      await takeBack(transaction, { accountId, id });
      return;
    }
    await keepWithdrawn(transaction, rescreening);
    // Some may have gone since they were compared.
    await storeRanks(transaction, rescreening);
    for (let after: number | null = 0; after !== null; ) {
      after = await takeOverNext(transaction, rescreening, {
        after,
        limit: batchSize,
        by: rescreening.settled_by,
      });
    }
    await moveRescreening(transaction, { accountId, id }, { from: ["taking over"], to: "taken over" });
    await forgetSubject(transaction, { accountId, subject: screeningSubject.rescreening(screeningId) });
  });
}

/** After the last try nothing was taken over, and it can be tried again. */
export async function giveUpTakingOver(
  services: Services,
  { rescreeningId: id }: { rescreeningId: string },
): Promise<void> {
  const { kysely } = services.database;
  const rescreening = await findRescreeningForJob(kysely, id);
  if (rescreening) {
    await takeBack(kysely, { accountId: rescreening.account_id, id });
  }
}

function takeBack(
  database: Parameters<typeof moveRescreening>[0],
  owned: Parameters<typeof moveRescreening>[1],
): Promise<boolean> {
  return moveRescreening(database, owned, { from: ["taking over"], to: "ready", settledBy: null });
}
