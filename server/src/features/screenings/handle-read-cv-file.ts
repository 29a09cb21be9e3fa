import { createHash } from "node:crypto";
import type { ReadOutcome } from "@winnow/documents/document-text.ts";
import type { Transaction } from "kysely";
import { transact } from "../../platform/database/transact.ts";
import { noteAccount } from "../../platform/log-context.ts";
import { ScannerUnavailable } from "../../platform/scanner/scanner.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import {
  type CvFileRow,
  findCvFileForJob,
  findSameBytes,
  getCvFile,
  moveCvFile,
  updateCvFile,
} from "./cv-file-rows.ts";
import { mediaTypeOfKind, unknownMediaType } from "./media-types.ts";
import { removeLater } from "./remove-later.ts";
import { lockScreeningIfThere, type ScreeningRow } from "./rows.ts";
import { runReading } from "./run-reading.ts";
import { type ScanRefusal, scanFile } from "./scan-file.ts";
import { screenReadyCvs } from "./screen-ready-cvs.ts";
import { settleStatus } from "./settle-status.ts";

/**
 * The job that reads an uploaded CV: one with a virus is erased unread, the same bytes are kept once, an unreadable file
 * fails with its reason, and a readable one makes its screening startable (or goes straight on in a running live screening).
 */
export async function handleReadCvFile(services: Services, payload: { cvFileId: string }): Promise<void> {
  const { kysely } = services.database;
  const file = await findCvFileForJob(kysely, payload.cvFileId);
  if (file?.state !== "uploaded" || file.is_checked) {
    return;
  }
  noteAccount(file.account_id);
  const bytes = await services.storage.read(file.object_key);
  if (!bytes) {
    throw new Error("The stored CV is not there.");
  }
  const sha256 = createHash("sha256").update(bytes).digest();
  const outcome =
    (await scanOrWait(services, file, bytes)) ??
    (await runReading<ReadOutcome>(() =>
      services.reading.run("readCv", { bytes }, { turn: file.account_id }),
    ));
  await transact(services, (transaction) => storeReading(services, transaction, { file, sha256, outcome }));
}

/** Where there is no verdict the file says so; its job comes again. */
async function scanOrWait(
  services: Services,
  { id, account_id: accountId, waits_for_scanner: isWaiting }: CvFileRow,
  bytes: Uint8Array,
): Promise<ScanRefusal | null> {
  try {
    return await scanFile(services, bytes, { cvFileId: id });
  } catch (error) {
    if (error instanceof ScannerUnavailable && !isWaiting) {
      await updateCvFile(services.database.kysely, { accountId, id }, { waits_for_scanner: true });
    }
    throw error;
  }
}

/** After the last try the file says that it failed instead of being checked for ever. */
export async function giveUpReadingCvFile(services: Services, payload: { cvFileId: string }): Promise<void> {
  const { kysely } = services.database;
  const file = await findCvFileForJob(kysely, payload.cvFileId);
  if (!file) {
    return;
  }
  const { id, screening_id: screeningId } = file;
  const accountId = file.account_id;
  const failure_reason = (await services.storage.stat(file.object_key)) ? "ourFault" : "gone";
  await transact(services, async (transaction) => {
    const screening = await lockScreeningIfThere(transaction, accountId, screeningId);
    if (screening && file.state === "uploaded" && !file.is_checked) {
      await moveCvFile(transaction, { accountId, id, event: "refused" }, { failure_reason });
      await settleStatus(transaction, screening);
    }
  });
}

async function storeReading(
  services: Services,
  transaction: Transaction<Tables>,
  reading: { file: CvFileRow; sha256: Buffer; outcome: ReadOutcome | ScanRefusal },
): Promise<void> {
  const accountId = reading.file.account_id;
  // Screening before file: everybody locks in this order. It also makes "the same bytes" a decision of one at a time.
  const screening = await lockScreeningIfThere(
    transaction,
    reading.file.account_id,
    reading.file.screening_id,
  );
  if (!screening) {
    return;
  }
  const { id, screening_id: screeningId } = reading.file;
  const file = await getCvFile(transaction, { accountId, screeningId, id, lock: true });
  if (file.state !== "uploaded" || file.is_checked) {
    return;
  }
  if (!reading.outcome.ok && reading.outcome.reason === "infected") {
    await moveCvFile(
      transaction,
      { accountId, id, event: "refused" },
      {
        is_checked: true,
        is_original_gone: true,
        media_type: unknownMediaType,
        failure_reason: "infected",
      },
    );
    await removeLater(transaction, [file.object_key]);
    await settleStatus(transaction, screening);
    return;
  }
  const original = await findSameBytes(transaction, {
    accountId,
    screeningId,
    sha256: reading.sha256,
    exceptId: id,
  });
  if (original) {
    await updateCvFile(
      transaction,
      { accountId, id },
      { is_checked: true, sha256: reading.sha256, duplicate_of: original.id },
    );
    await removeLater(transaction, [file.object_key]);
    // Whoever sent it first has withdrawn; whoever sends it now has not.
    if (original.is_withdrawn && !file.is_withdrawn) {
      await updateCvFile(transaction, { accountId, id: original.id }, { is_withdrawn: false });
      await screenIfLive(services, transaction, screening);
    }
    await settleStatus(transaction, screening);
    return;
  }
  if (!reading.outcome.ok) {
    await moveCvFile(
      transaction,
      { accountId, id, event: "refused" },
      {
        is_checked: reading.outcome.reason !== "tooLargeToScan",
        media_type: unknownMediaType,
        failure_reason: reading.outcome.reason,
      },
    );
    await settleStatus(transaction, screening);
    return;
  }
  const { document } = reading.outcome;
  await updateCvFile(
    transaction,
    { accountId, id },
    {
      is_checked: true,
      sha256: reading.sha256,
      media_type: mediaTypeOfKind(document.kind),
      document: JSON.stringify(document),
    },
  );
  await screenIfLive(services, transaction, screening);
  await settleStatus(transaction, screening);
}

/** A live screening takes up what is ready as it comes. */
async function screenIfLive(
  services: Services,
  transaction: Transaction<Tables>,
  screening: ScreeningRow,
): Promise<void> {
  if (screening.status === "InProgress" && screening.mode === "live") {
    await screenReadyCvs(services, transaction, screening);
  }
}
