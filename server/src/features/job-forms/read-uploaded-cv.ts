import { createHash } from "node:crypto";
import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import type { ReadOutcome } from "@winnow/documents/document-text.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { presentFileFailure } from "../screenings/file-failures.ts";
import { storedKey, uploadKey } from "../screenings/object-keys.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { runReading } from "../screenings/run-reading.ts";
import { scanFile } from "../screenings/scan-file.ts";
import { findApplication, lockApplication, updateApplication } from "./application-rows.ts";
import { followJobForm } from "./follow-job-form.ts";
import { presentCvAsRead } from "./present.ts";

/**
 * Takes in the CV that was sent by the link and shows what it is read as; nothing of it is kept but the file. Throws
 * `jobFormNotFound`, `applicationNotFound`, `cvNotSent`, `scannerUnavailable`, and
 * `cvUnreadable` with the reason.
 */
export async function readUploadedCv(
  services: Services,
  { formId, applicationId: id, signal }: { formId: string; applicationId: string; signal: AbortSignal },
): Promise<CvAsRead> {
  const { kysely } = services.database;
  const { account_id: accountId, screening_id: screeningId } = await followJobForm(kysely, formId);
  const application = await findApplication(kysely, { accountId, screeningId, id });
  if (application?.state !== "begun") {
    throw new Failure("applicationNotFound");
  }
  const place = { accountId, screeningId, fileId: application.file_id };
  const key = storedKey(place);
  const uploaded = application.has_arrived ? null : await services.storage.read(uploadKey(place));
  const bytes = uploaded ?? (await services.storage.read(key));
  if (bytes?.byteLength !== application.size_bytes) {
    throw new Failure("cvNotSent");
  }
  const refusal = await scanFile(services, bytes, { applicationId: id });
  if (refusal) {
    await services.storage.remove([uploadKey(place), key]);
    throw cvUnreadable(refusal.reason);
  }
  if (!application.has_arrived) {
    await services.storage.move(uploadKey(place), key);
    const sha256 = createHash("sha256").update(bytes).digest();
    await transact(services, async (transaction) => {
      const now = await lockApplication(transaction, { accountId, screeningId, id });
      if (now?.state === "begun" && now.file_id === application.file_id) {
        await updateApplication(transaction, { accountId, id }, { has_arrived: true, sha256 });
      } else if (now?.file_id !== application.file_id) {
        await removeLater(transaction, [key]);
      }
    });
  }
  const reading = { turn: turnOfApplicants(accountId), signal };
  const outcome = await runReading<ReadOutcome>(() => services.reading.run("readCv", { bytes }, reading));
  if (!outcome.ok) {
    throw cvUnreadable(outcome.reason);
  }
  const asOf = new Date().toISOString().slice(0, 10);
  return presentCvAsRead(
    await services.reading.run("readProfile", { document: outcome.document, asOf }, reading),
  );
}

/** With the reason in words. */
export function cvUnreadable(reason: string): Failure {
  const failure = presentFileFailure(reason);
  return new Failure("cvUnreadable", failure ? { message: failure.message } : {});
}

/** One for all who apply to an account, besides its own: nobody waits for more than one of them at a time. */
export function turnOfApplicants(accountId: AccountId): string {
  return `applicants of ${accountId}`;
}
