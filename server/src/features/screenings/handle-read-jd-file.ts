import { transact } from "../../platform/database/transact.ts";
import { noteAccount } from "../../platform/log-context.ts";
import { ScannerUnavailable } from "../../platform/scanner/scanner.ts";
import type { Services } from "../../services.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { awaitProposals } from "./await-proposals.ts";
import { jdColumns } from "./jd-columns.ts";
import { mediaTypeOfKind } from "./media-types.ts";
import { notifyJdFailed } from "./notify-screening.ts";
import { removeLater } from "./remove-later.ts";
import {
  findScreeningForJob,
  lockScreening,
  lockScreeningIfThere,
  type ScreeningRow,
  setJdWaitsForScanner,
  updateScreeningRow,
} from "./rows.ts";
import { runReading } from "./run-reading.ts";
import { type ScanRefusal, scanFile } from "./scan-file.ts";
import { screeningSubject } from "./screening-subjects.ts";
import { isUntitled } from "./untitled.ts";

/** Nothing is on its way any more; the id stays, so that confirming the same upload again is no error. */
export const noJdUpload = {
  jd_upload_state: null,
  jd_upload_object_key: null,
  jd_upload_file_name: null,
  jd_upload_size_bytes: null,
  jd_upload_media_type: null,
  jd_upload_failure_reason: null,
  jd_upload_waits_for_scanner: false,
} as const;

/**
 * The job that reads an uploaded JD; only then it takes the place of the one before. An upload that was replaced or
 * cancelled in the meantime is left alone, and one whose instructions were changed meanwhile is read by the new ones.
 */
export async function handleReadJdFile(
  services: Services,
  payload: { screeningId: string; uploadId: string },
): Promise<void> {
  const { kysely } = services.database;
  const found = await findScreeningForJob(kysely, payload.screeningId);
  const key = found?.jd_upload_object_key;
  if (!key || found.jd_upload_id !== payload.uploadId || found.jd_upload_state !== "reading") {
    return;
  }
  noteAccount(found.account_id);
  const bytes = await services.storage.read(key);
  if (!bytes) {
    throw new Error("The stored job description is not there.");
  }
  const outcome =
    (await scanOrWait(services, found, bytes)) ??
    (await runReading(() =>
      services.reading.run(
        "readJdFile",
        { bytes, instructions: found.jd_instructions },
        { turn: found.account_id },
      ),
    ));
  const isInstructedAnew = await transact(services, async (transaction) => {
    const accountId = found.account_id;
    const row = await lockScreening(transaction, accountId, payload.screeningId);
    if (row.jd_upload_id !== payload.uploadId || row.jd_upload_state !== "reading") {
      return false;
    }
    if (outcome.ok && row.jd_instructions !== found.jd_instructions) {
      return true;
    }
    if (!outcome.ok) {
      await updateScreeningRow(
        transaction,
        { accountId, id: row.id },
        { ...noJdUpload, jd_upload_state: "failed", jd_upload_failure_reason: outcome.reason },
      );
      await notifyJdFailed(transaction, { accountId, screening: row, reason: outcome.reason });
      const isKept = isInForce(row) && outcome.reason !== "infected" && outcome.reason !== "tooLargeToScan";
      await removeLater(transaction, isKept ? [] : [key]);
      return false;
    }
    await updateScreeningRow(
      transaction,
      { accountId, id: row.id },
      {
        ...noJdUpload,
        jd_state: "read",
        jd_object_key: key,
        jd_file_name: row.jd_upload_file_name,
        jd_media_type: mediaTypeOfKind(outcome.kind),
        jd_size_bytes: bytes.byteLength,
        jd_text: outcome.text,
        ...jdColumns(outcome.jd),
        ...(outcome.jd.title && isUntitled(row.title) ? { title: outcome.jd.title } : {}),
      },
    );
    const { id, is_sample: isSample } = row;
    await awaitProposals(services, transaction, { accountId, id, isSample, isTyped: false });
    // After what the account keeps: the feed is locked last.
    await forgetSubject(transaction, { accountId, subject: screeningSubject.jd(row.id) });
    if (row.jd_object_key && row.jd_object_key !== key) {
      await removeLater(transaction, [row.jd_object_key]);
    }
    return false;
  });
  if (isInstructedAnew) {
    await handleReadJdFile(services, payload);
  }
}

/** Where there is no verdict the screening says so; the job comes again. */
async function scanOrWait(
  services: Services,
  { id, account_id: accountId, jd_upload_id, jd_upload_waits_for_scanner: isWaiting }: ScreeningRow,
  bytes: Uint8Array,
): Promise<ScanRefusal | null> {
  const uploadId = jd_upload_id ?? "";
  try {
    return await scanFile(services, bytes, { screeningId: id, uploadId });
  } catch (error) {
    if (error instanceof ScannerUnavailable && !isWaiting) {
      await setJdWaitsForScanner(services.database.kysely, { accountId, id, uploadId });
    }
    throw error;
  }
}

/** After the last try the JD says that it failed instead of being read for ever. */
export async function giveUpReadingJdFile(
  services: Services,
  payload: { screeningId: string; uploadId: string },
): Promise<void> {
  const { kysely } = services.database;
  const found = await findScreeningForJob(kysely, payload.screeningId);
  if (!found) {
    return;
  }
  const accountId = found.account_id;
  const isStored = found.jd_upload_object_key && (await services.storage.stat(found.jd_upload_object_key));
  const reason = isStored ? "ourFault" : "gone";
  await transact(services, async (transaction) => {
    const screening = await lockScreeningIfThere(transaction, accountId, found.id);
    if (screening?.jd_upload_id !== payload.uploadId || screening.jd_upload_state !== "reading") {
      return;
    }
    await updateScreeningRow(
      transaction,
      { accountId, id: screening.id },
      { ...noJdUpload, jd_upload_state: "failed", jd_upload_failure_reason: reason },
    );
    await notifyJdFailed(transaction, { accountId, screening, reason });
    const key = screening.jd_upload_object_key;
    await removeLater(transaction, key && !isInForce(screening) ? [key] : []);
  });
}

/** An upload that is sent again under its id has its place where it lay before. */
function isInForce(row: { jd_object_key: string | null; jd_upload_object_key: string | null }): boolean {
  return row.jd_upload_object_key !== null && row.jd_upload_object_key === row.jd_object_key;
}
