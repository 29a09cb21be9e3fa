import { randomUUID } from "node:crypto";
import type { requestCvReplacement as endpoint } from "@winnow/contract/applications.ts";
import { maximumFileBytes, maximumFilesPerScreening } from "@winnow/contract/limits.ts";
import type { z } from "zod";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { requireRoomForApplicant } from "../job-forms/require-room-for-applicant.ts";
import { countCvFiles, findCvFileForJob, insertCvFiles } from "../screenings/cv-file-rows.ts";
import { presentFileFailure } from "../screenings/file-failures.ts";
import { mediaTypeAnnounced } from "../screenings/media-types.ts";
import { storedKey, uploadKey } from "../screenings/object-keys.ts";
import { removeCvFile } from "../screenings/remove-cv-file.ts";
import { shownFileName } from "../screenings/shown-file-name.ts";
import { inReceipt, requireNotWithdrawn } from "./follow-receipt.ts";
import { updateSentApplication } from "./rows.ts";

const linkSeconds = 600;

type Input = z.output<typeof endpoint.schema.body>;
type Output = z.output<(typeof endpoint.schema.response)[200]>;

/**
 * A presigned link for another CV, bound to its length and type; until that has come, the one before stays. Throws
 * `linkNotFound`, `applicationWithdrawn`, `inputInvalid` for a file that is empty or too large, `jobFormFull`.
 */
export async function requestCvReplacement(
  services: Services,
  { token, ...file }: { token: string } & Input,
): Promise<Output> {
  const refusal = file.size === 0 ? "empty" : file.size > maximumFileBytes ? "tooLarge" : null;
  if (refusal) {
    throw new Failure("inputInvalid", { fields: { size: presentFileFailure(refusal)?.message ?? "" } });
  }
  const mediaType = mediaTypeAnnounced(file.type);
  const place = await inReceipt(services, token, async (transaction, { application }) => {
    requireNotWithdrawn(application);
    const { account_id: accountId, screening_id: screeningId } = application;
    const of = { accountId, screeningId };
    const before = application.replacement_id
      ? await findCvFileForJob(transaction, application.replacement_id)
      : undefined;
    if (before?.state === "uploading") {
      await removeCvFile(transaction, before);
    }
    if ((await countCvFiles(transaction, of)) >= maximumFilesPerScreening) {
      throw new Failure("jobFormFull");
    }
    await requireRoomForApplicant(services, transaction, { accountId, wanted: { cvs: 1, bytes: file.size } });
    const fileId = randomUUID();
    await insertCvFiles(transaction, [
      {
        id: fileId,
        accountId,
        screeningId,
        fileName: shownFileName(file.name),
        sizeBytes: file.size,
        mediaType,
        objectKey: storedKey({ ...of, fileId }),
        applicant: { name: application.name, corrections: [] },
      },
    ]);
    await updateSentApplication(
      transaction,
      { accountId, applicationId: application.id },
      { replacement_id: fileId },
    );
    return { ...of, fileId };
  });
  const link = await services.storage.presignUpload({
    key: uploadKey(place),
    sizeBytes: file.size,
    mediaType,
    expiresInSeconds: linkSeconds,
  });
  return {
    file_id: place.fileId,
    link: {
      url: link.url,
      method: "PUT",
      headers: link.headers,
      expires_at: toEpochSeconds(link.expiresAt),
    },
  };
}
