import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import { engineVersion, isOlderEngine } from "@winnow/matching/engine-version.ts";
import { transact } from "../../platform/database/transact.ts";
import { noteAccount } from "../../platform/log-context.ts";
import type { Services } from "../../services.ts";
import { isLocked } from "../accounts/lock-rows.ts";
import { notify } from "../notifications/notify.ts";
import { said } from "../notifications/say-notification.ts";
import { findScreeningForJob, lockScreeningIfThere } from "../screenings/rows.ts";
import { screeningSubject } from "../screenings/screening-subjects.ts";
import {
  isAnyWaiting,
  listWaiting,
  readWaiting,
  storeCompared,
  storeKept,
  storeRanks,
} from "./comparing-rows.ts";
import { queueComparing } from "./queue-comparing.ts";
import { rescreenResult } from "./rescreen-result.ts";
import { countRescreened, findRescreeningForJob, moveRescreening, type RescreeningRow } from "./rows.ts";

/** What is held in memory at once: some texts of CVs with their reports. */
const batchSize = 20;
const pauseMs = 60_000;

/**
 * The job that compares the next results of a re-screening. Each is stored by itself, so that whoever takes the work of a
 * killed process over goes on from there.
 */
export async function handleCompareResults(
  services: Services,
  { rescreeningId }: { rescreeningId: string },
): Promise<void> {
  const { kysely } = services.database;
  const rescreening = await findRescreeningForJob(kysely, rescreeningId);
  if (rescreening?.state !== "comparing") {
    return;
  }
  const accountId = rescreening.account_id;
  noteAccount(accountId);
  const isOfNewerRelease = isOlderEngine(engineVersion, rescreening.engine_version);
  if (isOfNewerRelease || (await isLocked(kysely, accountId))) {
    await queueComparing(kysely, rescreeningId, { runAt: new Date(Date.now() + pauseMs) });
    return;
  }
  // With an engine that is gone nobody can compare any more; the page offers to compare anew.
  if (rescreening.engine_version !== engineVersion) {
    return;
  }
  const screening = await findScreeningForJob(kysely, rescreening.screening_id);
  if (!screening) {
    return;
  }
  const waiting = await listWaiting(kysely, rescreening, batchSize);
  const stored = await Promise.allSettled(
    waiting.map(async (row) => {
      const result = readWaiting(row);
      const where = { accountId, rescreeningId, resultId: result.id };
      const rescreened = await rescreenResult(
        services,
        { screening, requirements: rescreening.requirements },
        { ...result, found: result.original ?? result.report },
      );
      return rescreened.isKept
        ? storeKept(kysely, where, { before: result, reason: rescreened.reason })
        : storeCompared(kysely, where, { before: result, ...rescreened });
    }),
  );
  // Those that failed come again with the next ones, and in the end by themselves: what is given up then is theirs alone.
  const failed = stored.find((outcome) => outcome.status === "rejected");
  if (failed && stored.every((outcome) => outcome.status === "rejected")) {
    throw failed.reason;
  }
  await goOn(services, rescreening);
}

/** After the last try, none of which has compared any of them: those in work stay as they are, and the others go on. */
export async function giveUpComparingResults(
  services: Services,
  { rescreeningId }: { rescreeningId: string },
): Promise<void> {
  const { kysely } = services.database;
  const rescreening = await findRescreeningForJob(kysely, rescreeningId);
  if (rescreening?.state !== "comparing") {
    return;
  }
  const accountId = rescreening.account_id;
  for (const { id: resultId, matching_score: score, corrections } of await listWaiting(
    kysely,
    rescreening,
    batchSize,
  )) {
    const where = { accountId, rescreeningId, resultId };
    await storeKept(kysely, where, { before: { score, corrections }, reason: "not readable" });
  }
  await goOn(services, rescreening);
}

/** Queues what is left, or tells that all is compared. */
async function goOn(services: Services, rescreening: RescreeningRow): Promise<void> {
  const { account_id: accountId, screening_id: screeningId, id } = rescreening;
  await transact(services, async (transaction) => {
    const screening = await lockScreeningIfThere(transaction, accountId, screeningId);
    if (!screening) {
      return;
    }
    if (await isAnyWaiting(transaction, rescreening)) {
      await queueComparing(transaction, id);
      return;
    }
    if (!(await moveRescreening(transaction, { accountId, id }, { from: ["comparing"], to: "ready" }))) {
      return;
    }
    await storeRanks(transaction, rescreening);
    const { changed, results } = await countRescreened(transaction, { accountId, id });
    await notify(transaction, {
      accountId,
      subject: screeningSubject.rescreening(screeningId),
      kind: "screenings",
      content: {
        ...said("rescreeningReady", { title: isolate(screening.title), changed, all: results }),
        icon: "screening-done",
        action: paths.rescreening(screeningId),
        notification_type: "info",
      },
    });
  });
}
