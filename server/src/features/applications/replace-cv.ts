import type { Receipt } from "@winnow/contract/applications.ts";
import type { ReadOutcome } from "@winnow/documents/document-text.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { insertApplicationEvent } from "../job-forms/application-rows.ts";
import { cvUnreadable, turnOfApplicants } from "../job-forms/read-uploaded-cv.ts";
import { requireNoLegalHoldOnOwn } from "../legal-holds/require-no-legal-hold.ts";
import { type CvFileRow, findCvFileForJob, moveCvFile } from "../screenings/cv-file-rows.ts";
import { storedKey, uploadKey } from "../screenings/object-keys.ts";
import { queueReading } from "../screenings/queue-cv-files.ts";
import { removeCvFile } from "../screenings/remove-cv-file.ts";
import { runReading } from "../screenings/run-reading.ts";
import { scanFile } from "../screenings/scan-file.ts";
import { settleStatus } from "../screenings/settle-status.ts";
import { followReceipt, inReceipt, requireNotWithdrawn } from "./follow-receipt.ts";
import { notifyAct } from "./notify-act.ts";
import { openReceipt } from "./open-receipt.ts";
import { updateSentApplication } from "./rows.ts";

/**
 * Takes in the CV that was sent by the link in the place of the one before, which goes with its result and what was
 * decided on it; the new one is read and screened as any CV. One that cannot be read changes nothing. Throws
 * `linkNotFound`, `applicationWithdrawn`, `cvNotSent`, `cvUnreadable`, `scannerUnavailable`,
 * `screeningOnHold`.
 */
export async function replaceCv(
  services: Services,
  { token, fileId, signal }: { token: string; fileId: string; signal: AbortSignal },
): Promise<Receipt> {
  const { kysely } = services.database;
  const before = await followReceipt(kysely, token);
  if (before.file_id === fileId) {
    return openReceipt(services, token);
  }
  const file = before.replacement_id === fileId ? await findCvFileForJob(kysely, fileId) : undefined;
  if (!file) {
    throw new Failure("linkNotFound");
  }
  requireNotWithdrawn(before);
  await takeIn(services, file, signal);
  await inReceipt(services, token, async (transaction, { application, screening }) => {
    const { account_id: accountId, id: applicationId } = application;
    if (application.replacement_id !== fileId) {
      return;
    }
    requireNotWithdrawn(application);
    requireNoLegalHoldOnOwn(screening);
    const old = await findCvFileForJob(transaction, application.file_id);
    if (old) {
      await removeCvFile(transaction, old);
    }
    await moveCvFile(transaction, { accountId, id: fileId, event: "arrived" });
    await queueReading(transaction, accountId, [fileId]);
    await updateSentApplication(
      transaction,
      { accountId, applicationId },
      {
        file_id: fileId,
        file_name: file.file_name,
        size_bytes: file.size_bytes,
        media_type: file.media_type,
        replacement_id: null,
      },
    );
    await insertApplicationEvent(transaction, {
      accountId,
      applicationId,
      kind: "replaced_cv",
      sentence: `CV replaced by “${file.file_name}”; the result of the one before is gone, and what was decided on it.`,
    });
    await settleStatus(transaction, screening);
    await notifyAct(transaction, screening, "replaced_cv");
  });
  return openReceipt(services, token);
}

/** Out of reach of its link, once it can be read. */
async function takeIn(services: Services, file: CvFileRow, signal: AbortSignal): Promise<void> {
  const { account_id: accountId, screening_id: screeningId, id: fileId } = file;
  const place = { accountId, screeningId, fileId };
  const { storage } = services;
  const bytes = (await storage.read(uploadKey(place))) ?? (await storage.read(storedKey(place)));
  if (bytes?.byteLength !== file.size_bytes) {
    throw new Failure("cvNotSent");
  }
  const refusal = await scanFile(services, bytes, { cvFileId: fileId });
  if (refusal) {
    await storage.remove([uploadKey(place), storedKey(place)]);
    throw cvUnreadable(refusal.reason);
  }
  const outcome = await runReading<ReadOutcome>(() =>
    services.reading.run("readCv", { bytes }, { turn: turnOfApplicants(accountId), signal }),
  );
  if (!outcome.ok) {
    throw cvUnreadable(outcome.reason);
  }
  await storage.move(uploadKey(place), storedKey(place));
}
