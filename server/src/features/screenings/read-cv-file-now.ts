import { createHash } from "node:crypto";
import type { ReadOutcome } from "@winnow/documents/document-text.ts";
import type { Transaction } from "kysely";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { holdCredits } from "../credits/hold-credits.ts";
import {
  type CvFileRow,
  findCvFile,
  findSameBytes,
  getCvFile,
  moveCvFile,
  queueReadyCvFiles,
  updateCvFile,
} from "./cv-file-rows.ts";
import { removeObjects, screenCv } from "./jobs.ts";
import { priceOf } from "./quote-screening.ts";
import { lockScreeningIfThere, ownerOf, type ScreeningRow, updateScreeningRow } from "./rows.ts";
import { runReading } from "./run-reading.ts";
import { nextScreeningStatus } from "./states.ts";

/**
 * The job that reads an uploaded CV: the same bytes are kept once, an unreadable file fails with its reason,
 * and a readable one makes its screening startable (or goes straight on in a running live screening).
 */
export async function readCvFileNow(services: Services, payload: { cvFileId: string }): Promise<void> {
  const { kysely } = services.database;
  const file = await findCvFile(kysely, payload.cvFileId);
  if (file?.state !== "uploaded" || file.is_checked) {
    return;
  }
  const bytes = await services.storage.read(file.object_key);
  if (!bytes) {
    throw new Error("The stored CV is not there.");
  }
  const sha256 = createHash("sha256").update(bytes).digest();
  const outcome = await runReading<ReadOutcome>(() => services.reading.run("readCv", { bytes }));
  await kysely
    .transaction()
    .execute((transaction) => storeReading(services, transaction, { file, sha256, outcome }));
}

/** After the last try the file says that it failed instead of being checked for ever. */
export async function giveUpReadingCvFile(services: Services, payload: { cvFileId: string }): Promise<void> {
  const { kysely } = services.database;
  const file = await findCvFile(kysely, payload.cvFileId);
  if (file?.state === "uploaded" && !file.is_checked) {
    await moveCvFile(
      kysely,
      { accountId: ownerOf(file), id: file.id, event: "refused" },
      { failure_reason: "ourFault" },
    );
  }
}

async function storeReading(
  services: Services,
  transaction: Transaction<Tables>,
  reading: { file: CvFileRow; sha256: Buffer; outcome: ReadOutcome },
): Promise<void> {
  const accountId = ownerOf(reading.file);
  // Screening before file: everybody locks in this order. It also makes "the same bytes" a decision of one at a time.
  const screening = await lockScreeningIfThere(transaction, ownerOf(reading.file), reading.file.screening_id);
  if (!screening) {
    return;
  }
  const { id, screening_id: screeningId } = reading.file;
  const file = await getCvFile(transaction, { accountId, screeningId, id, lock: true });
  if (file.state !== "uploaded" || file.is_checked) {
    return;
  }
  const original = await findSameBytes(transaction, { screeningId, sha256: reading.sha256, exceptId: id });
  if (original) {
    await updateCvFile(
      transaction,
      { accountId, id },
      { is_checked: true, sha256: reading.sha256, duplicate_of: original.id },
    );
    await enqueue(transaction, removeObjects, [{ payload: { keys: [file.object_key] } }]);
    return;
  }
  if (!reading.outcome.ok) {
    await moveCvFile(
      transaction,
      { accountId, id, event: "refused" },
      { is_checked: true, sha256: reading.sha256, failure_reason: reading.outcome.reason },
    );
    return;
  }
  await updateCvFile(
    transaction,
    { accountId, id },
    { is_checked: true, sha256: reading.sha256, document: JSON.stringify(reading.outcome.document) },
  );
  const status = nextScreeningStatus(screening.status, "CV became ready", { unscreened: true });
  if (status && status !== screening.status) {
    await updateScreeningRow(transaction, { accountId, id: screeningId }, { status, completed_at: null });
  }
  if (screening.status === "InProgress" && screening.mode === "live") {
    await screenAtOnce(services, transaction, { screening, cvFileId: id });
  }
}

/** A live screening takes each CV as it arrives; without credits for it, the CV waits as uploaded. */
async function screenAtOnce(
  services: Services,
  transaction: Transaction<Tables>,
  options: { screening: ScreeningRow; cvFileId: string },
): Promise<void> {
  const { screening } = options;
  const accountId = ownerOf(screening);
  try {
    const holdId = await holdCredits(transaction, {
      accountId,
      screeningId: screening.id,
      units: 1,
      unitAmount: priceOf(services, screening),
    });
    await queueReadyCvFiles(transaction, {
      accountId,
      screeningId: screening.id,
      holdId,
      only: options.cvFileId,
    });
    await enqueue(transaction, screenCv, [
      { payload: { cvFileId: options.cvFileId }, key: `screen-cv:${options.cvFileId}` },
    ]);
  } catch (error) {
    if (!(error instanceof Failure && error.failureName === "creditsInsufficient")) {
      throw error;
    }
  }
}
