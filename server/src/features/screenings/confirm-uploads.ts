import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { type CvFileRow, findCvFiles, moveCvFile } from "./cv-file-rows.ts";
import { presentFileFailure } from "./file-failures.ts";
import { noJdUpload } from "./handle-read-jd-file.ts";
import { readJdFile } from "./jobs.ts";
import { jdFileId, storedKey, uploadKey } from "./object-keys.ts";
import { queueReading } from "./queue-cv-files.ts";
import { removeLater } from "./remove-later.ts";
import {
  countJdsBeingRead,
  getScreening,
  lockScreeningIfThere,
  type ScreeningRow,
  updateScreeningRow,
} from "./rows.ts";

type Confirmed = { file_id: string; has_arrived: boolean; failure: ReturnType<typeof presentFileFailure> };

/**
 * Takes in the files that have arrived: checks each stored object, moves it out of reach of its link and queues
 * its reading. Saying so twice is saying it once. Throws `screeningNotFound`, or `fileNotFound` for an id that is
 * not of this screening; then nothing was taken in.
 */
export async function confirmUploads(
  services: Services,
  accountId: AccountId,
  input: { screening_id: string; file_ids: string[] },
): Promise<{ files: Confirmed[] }> {
  const { kysely } = services.database;
  const screening = await getScreening(kysely, accountId, input.screening_id);
  const cvs = await findCvFiles(kysely, { accountId, screeningId: screening.id, ids: input.file_ids });
  const byId = new Map(cvs.map((cv) => [cv.id, cv]));
  const unknown = input.file_ids.filter((id) => !byId.has(id) && id !== screening.jd_upload_id);
  if (unknown.length > 0) {
    throw new Failure("fileNotFound");
  }
  const files: Confirmed[] = [];
  for (const id of new Set(input.file_ids)) {
    const cv = byId.get(id);
    files.push(
      cv ? await confirmCv(services, accountId, cv) : await confirmJd(services, accountId, screening),
    );
  }
  return { files };
}

async function confirmCv(services: Services, accountId: AccountId, cv: CvFileRow): Promise<Confirmed> {
  if (cv.state !== "uploading") {
    return { file_id: cv.id, has_arrived: true, failure: presentFileFailure(cv.failure_reason) };
  }
  const { kysely } = services.database;
  const place = { accountId, screeningId: cv.screening_id, fileId: cv.id };
  const key = storedKey(place);
  const arrival = await takeIn(services, { from: uploadKey(place), to: key, sizeBytes: cv.size_bytes });
  if (arrival === "missing") {
    return { file_id: cv.id, has_arrived: false, failure: null };
  }
  if (arrival === "mismatch") {
    const failure_reason = "notAsAnnounced";
    await moveCvFile(kysely, { accountId, id: cv.id, event: "refused" }, { failure_reason });
    return { file_id: cv.id, has_arrived: true, failure: presentFileFailure(failure_reason) };
  }
  await transact(services, async (transaction) => {
    if (await moveCvFile(transaction, { accountId, id: cv.id, event: "arrived" })) {
      await queueReading(transaction, accountId, [cv.id]);
    } else if (
      (await findCvFiles(transaction, { accountId, screeningId: cv.screening_id, ids: [cv.id] })).length === 0
    ) {
      // Removed while it was taken in: the object would lie there without an owner.
      await removeLater(transaction, [key]);
    }
  });
  return { file_id: cv.id, has_arrived: true, failure: null };
}

async function confirmJd(
  services: Services,
  accountId: AccountId,
  screening: ScreeningRow,
): Promise<Confirmed> {
  const uploadId = screening.jd_upload_id ?? "";
  const failureNow = presentFileFailure(screening.jd_upload_failure_reason);
  if (screening.jd_upload_state !== "uploading") {
    return { file_id: uploadId, has_arrived: true, failure: failureNow };
  }
  const place = { accountId, screeningId: screening.id, fileId: jdFileId(uploadId) };
  const key = storedKey(place);
  const arrival = await takeIn(services, {
    from: uploadKey(place),
    to: key,
    sizeBytes: screening.jd_upload_size_bytes ?? 0,
  });
  if (arrival === "missing") {
    return { file_id: uploadId, has_arrived: false, failure: null };
  }
  const isMismatch = arrival === "mismatch";
  await transact(services, async (transaction) => {
    const row = await lockScreeningIfThere(transaction, accountId, screening.id);
    if (row?.jd_upload_id !== uploadId || row.jd_upload_state !== "uploading") {
      if (row?.jd_object_key !== key && row?.jd_upload_object_key !== key) {
        await removeLater(transaction, [key]);
      }
      return;
    }
    await updateScreeningRow(
      transaction,
      { accountId, id: row.id },
      isMismatch
        ? { ...noJdUpload, jd_upload_state: "failed", jd_upload_failure_reason: "notAsAnnounced" }
        : {
            jd_upload_state: "reading",
            jd_upload_failure_reason: null,
            jd_upload_waits_for_scanner: false,
          },
    );
    if (!isMismatch) {
      const waiting = (await countJdsBeingRead(transaction, accountId)) - 1;
      await enqueue(transaction, readJdFile, [{ payload: { screeningId: row.id, uploadId } }], { waiting });
    }
  });
  return {
    file_id: uploadId,
    has_arrived: true,
    failure: presentFileFailure(isMismatch ? "notAsAnnounced" : null),
  };
}

/** Believes the stored object, not the announcement. An object that was moved by an earlier try counts as well. */
async function takeIn(
  services: Services,
  object: { from: string; to: string; sizeBytes: number },
): Promise<"missing" | "mismatch" | "taken in"> {
  const found = (await services.storage.stat(object.from)) ?? (await services.storage.stat(object.to));
  if (!found) {
    return "missing";
  }
  if (found.sizeBytes !== object.sizeBytes) {
    await services.storage.remove([object.from]);
    return "mismatch";
  }
  await services.storage.move(object.from, object.to);
  return "taken in";
}
