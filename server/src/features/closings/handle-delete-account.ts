import { randomUUID } from "node:crypto";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { cancelDrive } from "../interviews/cancel-drive.ts";
import { deleteDrive } from "../interviews/delete-drive.ts";
import { deleteScreening } from "../screenings/delete-screening.ts";
import { stopScreening } from "../screenings/stop-screening.ts";
import { deletedMailKey } from "./deleted-mail-key.ts";
import { deleteAccount, deleteLateUploads, keyOfDeleting, sendAccountDeletedMail } from "./jobs.ts";
import { removeObjectsOf } from "./remove-objects-of.ts";
import {
  deleteAccountRow,
  deleteInboxMailsOfCandidates,
  deletePaymentTraces,
  endLegalHolds,
  findNextDrive,
  findNextScreening,
  forgetAddress,
  lockClosing,
} from "./rows.ts";

/** In one job: others have their turn before the next. */
const maximumSteps = 50;
const waitMs = 60_000;
/** Longer than any link for an upload is good. */
const untilLinksEndMs = 15 * 60_000;

/**
 * The job that deletes what a closed account has. Each step is a transaction of its own and takes one screening, one
 * drive or the account itself along, so that a worker that takes it over goes on where it was.
 */
export async function handleDeleteAccount(
  services: Services,
  { accountId }: { accountId: AccountId },
): Promise<void> {
  const { kysely } = services.database;
  const account = await findAccount(kysely, accountId);
  if (!account?.closing_at) {
    return;
  }
  await endLegalHolds(kysely, accountId);
  await deleteInboxMailsOfCandidates(kysely, accountId);
  for (let step = 0; step < maximumSteps; step++) {
    const outcome = await deleteNext(services, accountId);
    if (outcome === "all is gone") {
      return;
    }
    if (outcome === "candidates are still being told") {
      return goOn(services, accountId, waitMs);
    }
  }
  await goOn(services, accountId, 0);
}

async function goOn({ database: { kysely } }: Services, accountId: AccountId, ms: number): Promise<void> {
  const runAt = new Date((await databaseNow(kysely)).getTime() + ms);
  const entry = { payload: { accountId }, key: keyOfDeleting({ accountId }) };
  await enqueue(kysely, deleteAccount, [entry], { runAt });
}

type Outcome = "more is left" | "candidates are still being told" | "all is gone";

async function deleteNext(services: Services, accountId: AccountId): Promise<Outcome> {
  const { kysely } = services.database;
  const screening = await findNextScreening(kysely, accountId);
  if (screening) {
    if (screening.isRunning) {
      await unless("screeningNotRunning", stopScreening(services, accountId, screening.id));
    }
    await deleteScreening(services, accountId, screening.id);
    return "more is left";
  }
  const drive = await findNextDrive(kysely, accountId);
  if (drive) {
    // Only one that a call under way has started while the account was closed.
    if (drive.isRunning) {
      await unless("driveNotRunning", cancelDrive(services, accountId, drive.id));
    }
    const isDeleted = await unless("candidatesNotToldYet", deleteDrive(services, accountId, drive.id));
    return isDeleted ? "more is left" : "candidates are still being told";
  }
  await removeObjectsOf(services, accountId);
  return (await deleteAccountItself(services, accountId)) ? "all is gone" : "more is left";
}

/** False where something new has come since it was looked for. */
function deleteAccountItself(services: Services, accountId: AccountId): Promise<boolean> {
  return transact(services, async (transaction) => {
    const account = await lockClosing(transaction, accountId);
    if (!account) {
      return true;
    }
    if ((await findNextScreening(transaction, accountId)) || (await findNextDrive(transaction, accountId))) {
      return false;
    }
    await forgetAddress(transaction, { accountId, email: account.email });
    await deletePaymentTraces(transaction, accountId);
    await deleteAccountRow(transaction, accountId);
    const { username, email, language } = account;
    const key = randomUUID();
    await enqueue(transaction, sendAccountDeletedMail, [
      {
        payload: { email, username, language: language ?? "en", key, failedTries: 0 },
        key: deletedMailKey(key),
        lane: email,
      },
    ]);
    const now = await databaseNow(transaction);
    await enqueue(transaction, deleteLateUploads, [{ payload: { accountId } }], {
      runAt: new Date(now.getTime() + untilLinksEndMs),
    });
    return true;
  });
}

/** True where it was done, false where it failed by this name. */
async function unless(failureName: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Failure && error.failureName === failureName) {
      return false;
    }
    throw error;
  }
}
