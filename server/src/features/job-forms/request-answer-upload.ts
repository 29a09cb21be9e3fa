import { randomUUID } from "node:crypto";
import type { requestAnswerUpload as endpoint } from "@winnow/contract/job-forms.ts";
import {
  answerFileMediaTypes,
  maximumAnswerFileBytes,
  maximumAnswerFileSize,
} from "@winnow/contract/limits.ts";
import type { z } from "zod";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { placesOf, storedKey, uploadKey } from "../screenings/object-keys.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { shownFileName } from "../screenings/shown-file-name.ts";
import {
  deleteApplicationFiles,
  insertApplicationFile,
  listApplicationFiles,
} from "./application-file-rows.ts";
import { lockApplication } from "./application-rows.ts";
import { followJobForm } from "./follow-job-form.ts";
import { requireRoomForApplicant } from "./require-room-for-applicant.ts";

const linkSeconds = 600;

type Input = z.output<typeof endpoint.schema.body>;
type Output = z.output<(typeof endpoint.schema.response)[200]>;

/**
 * A presigned link, bound to length and type, for the file that answers a question; it takes the place of the one before.
 * Throws `jobFormNotFound`, `applicationNotFound`, `inputInvalid` with a message per field, and `jobFormFull`.
 */
export async function requestAnswerUpload(
  services: Services,
  { formId, applicationId, ...file }: { formId: string; applicationId: string } & Input,
): Promise<Output> {
  const mediaType = answerFileMediaTypes.find((type) => type === file.type);
  if (!mediaType) {
    throw new Failure("inputInvalid", { fields: { type: "Please select a document or an image." } });
  }
  const trouble = troubleOfSize(file.size);
  if (trouble !== null) {
    throw new Failure("inputInvalid", { fields: { size: trouble } });
  }
  const place = await transact(services, async (transaction) => {
    const form = await followJobForm(transaction, formId);
    const { account_id: accountId, screening_id: screeningId } = form;
    const application = await lockApplication(transaction, { accountId, screeningId, id: applicationId });
    if (application?.state !== "begun") {
      throw new Failure("applicationNotFound");
    }
    if (!form.questions.some(({ id, kind }) => id === file.question_id && kind === "file")) {
      throw new Failure("inputInvalid", {
        fields: { question_id: "This question is not answered by a file." },
      });
    }
    const before = (await listApplicationFiles(transaction, { accountId, applicationId })).filter(
      ({ question_id }) => question_id === file.question_id,
    );
    await deleteApplicationFiles(transaction, { accountId, ids: before.map(({ id }) => id) });
    await removeLater(
      transaction,
      before.flatMap(({ id }) => placesOf({ accountId, screeningId, fileId: id })),
    );
    await requireRoomForApplicant(services, transaction, { accountId, wanted: { bytes: file.size } });
    const fileId = randomUUID();
    const of = { accountId, screeningId, fileId };
    await insertApplicationFile(transaction, {
      id: fileId,
      account_id: accountId,
      application_id: applicationId,
      question_id: file.question_id,
      file_name: shownFileName(file.name),
      size_bytes: file.size,
      media_type: mediaType,
      object_key: storedKey(of),
    });
    return of;
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

function troubleOfSize(size: number): string | null {
  if (size === 0) return "This file is empty.";
  return size > maximumAnswerFileBytes ? `This file is larger than ${maximumAnswerFileSize}.` : null;
}
