import { randomUUID } from "node:crypto";
import type { requestCvUpload as endpoint } from "@winnow/contract/job-forms.ts";
import {
  maximumApplicationsBegun,
  maximumFileBytes,
  maximumFilesPerScreening,
} from "@winnow/contract/limits.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { countCvFiles } from "../screenings/cv-file-rows.ts";
import { presentFileFailure } from "../screenings/file-failures.ts";
import { mediaTypeAnnounced } from "../screenings/media-types.ts";
import { placesOf, storedKey, uploadKey } from "../screenings/object-keys.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { shownFileName } from "../screenings/shown-file-name.ts";
import {
  countBegun,
  deleteOldestBegun,
  insertApplication,
  lockApplication,
  updateApplication,
} from "./application-rows.ts";
import { lockJobForm } from "./lock-job-form.ts";
import { requireRoomForApplicant } from "./require-room-for-applicant.ts";

const linkSeconds = 600;

type Input = z.output<typeof endpoint.schema.body>;
type Output = z.output<(typeof endpoint.schema.response)[200]>;

/**
 * Begins an application with its CV, or puts another file in the place of the one before: a presigned link, bound to
 * the file's length and type. Throws `jobFormNotFound`, `inputInvalid` for a file that is empty or too large,
 * `applicationNotFound` for an id that is taken or sent, and `jobFormFull`.
 */
export async function requestCvUpload(
  services: Services,
  { formId, application_id: id, ...file }: { formId: string } & Input,
): Promise<Output> {
  const refusal = file.size === 0 ? "empty" : file.size > maximumFileBytes ? "tooLarge" : null;
  if (refusal) {
    throw new Failure("inputInvalid", { fields: { size: presentFileFailure(refusal)?.message ?? "" } });
  }
  const mediaType = mediaTypeAnnounced(file.type);
  const place = await transact(services, async (transaction) => {
    const { account_id: accountId, screening_id: screeningId } = await lockJobForm(transaction, formId);
    const of = { accountId, screeningId };
    const fileId = randomUUID();
    const announced = {
      file_id: fileId,
      file_name: shownFileName(file.name),
      size_bytes: file.size,
      media_type: mediaType,
      object_key: storedKey({ ...of, fileId }),
      has_arrived: false,
      sha256: null,
    };
    const before = await lockApplication(transaction, { ...of, id });
    if (before?.state === "sent") {
      throw new Failure("applicationNotFound");
    }
    if (before) {
      const bytes = file.size - before.size_bytes;
      if (bytes > 0) await requireRoomForApplicant(services, transaction, { accountId, wanted: { bytes } });
      await removeLater(transaction, placesOf({ ...of, fileId: before.file_id }));
      await updateApplication(transaction, { accountId, id }, announced);
      return { ...of, fileId };
    }
    if ((await countCvFiles(transaction, of)) >= maximumFilesPerScreening) {
      throw new Failure("jobFormFull");
    }
    // Locks what the account keeps: whoever begins meanwhile is counted before or after.
    await requireRoomForApplicant(services, transaction, { accountId, wanted: { cvs: 1, bytes: file.size } });
    if ((await countBegun(transaction, of)) >= maximumApplicationsBegun) {
      await makePlace(transaction, of);
    }
    const isOurs = await insertApplication(transaction, {
      id,
      account_id: accountId,
      screening_id: screeningId,
      consent_version: null,
      consent_language: null,
      ...announced,
    });
    if (!isOurs) {
      throw new Failure("applicationNotFound");
    }
    return { ...of, fileId };
  });
  const link = await services.storage.presignUpload({
    key: uploadKey(place),
    sizeBytes: file.size,
    mediaType,
    expiresInSeconds: linkSeconds,
  });
  return {
    application_id: id,
    link: {
      url: link.url,
      method: "PUT",
      headers: link.headers,
      expires_at: toEpochSeconds(link.expiresAt),
    },
  };
}

/** The one that was begun first gives way, if that is long ago: who only begins keeps nobody from applying. */
async function makePlace(
  transaction: Queryable<Tables>,
  of: { accountId: AccountId; screeningId: string },
): Promise<void> {
  const left = await deleteOldestBegun(transaction, of);
  if (!left) {
    throw new Failure("jobFormFull");
  }
  await removeLater(transaction, placesOf({ ...of, fileId: left.file_id }));
}
