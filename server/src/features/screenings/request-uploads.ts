import { randomUUID } from "node:crypto";
import { maximumFileBytes, maximumFilesPerScreening } from "@winnow/contract/limits.ts";
import type { requestUploads as endpoint } from "@winnow/contract/screenings.ts";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { requireRoom } from "../usage/require-room.ts";
import { countCvFiles, findCvFiles, insertCvFiles } from "./cv-file-rows.ts";
import { presentFileFailure } from "./file-failures.ts";
import { mediaTypeAnnounced } from "./media-types.ts";
import { jdFileId, placesOfJdUpload, storedKey, uploadKey } from "./object-keys.ts";
import { removeLater } from "./remove-later.ts";
import { requirementsAreLocked } from "./requirements-are-locked.ts";
import { lockScreening, updateScreeningRow } from "./rows.ts";
import { shownFileName } from "./shown-file-name.ts";

const linkSeconds = 600;

type Input = z.output<typeof endpoint.schema.body>;
type Announced = Input["files"][number] & {
  id: string;
  /** The file's name among the objects of its screening. */
  objectId: string;
  refusal: "empty" | "tooLarge" | null;
};

/**
 * Presigned links for files that are about to be sent, each bound to its length and type. A file announced
 * before under the same id that did not arrive gets a fresh link and stays one file; an id that is taken
 * otherwise is replaced by a new one.
 * Throws `screeningNotFound`, `tooManyFiles`, `accountFull`, `sampleTakesNoCvs`, `requirementsLocked` (a JD after CVs were screened by the old one).
 */
export async function requestUploads(
  services: Services,
  accountId: AccountId,
  request: { screeningId: string } & Input,
) {
  const announced = await transact(services, (transaction) =>
    request.kind === "jd" ? announceJd(transaction) : announceCvs(transaction),
  );

  async function linkFor(file: Announced) {
    const link = await services.storage.presignUpload({
      key: uploadKey({ accountId, screeningId: request.screeningId, fileId: file.objectId }),
      sizeBytes: file.size,
      mediaType: mediaTypeAnnounced(file.type),
      expiresInSeconds: linkSeconds,
    });
    return {
      url: link.url,
      method: "PUT" as const,
      headers: link.headers,
      expires_at: toEpochSeconds(link.expiresAt),
    };
  }

  async function announceJd(transaction: Transaction<Tables>): Promise<Announced[]> {
    const screening = await lockScreening(transaction, accountId, request.screeningId);
    if (await requirementsAreLocked(transaction, screening)) {
      throw new Failure("requirementsLocked");
    }
    const [file] = request.files;
    if (!file || request.files.length > 1) {
      throw new Failure("inputInvalid", {
        message: "A screening has one job description: please send one file.",
      });
    }
    const id = file.file_id ?? randomUUID();
    const jd = { ...file, id, objectId: jdFileId(id), refusal: refusalOf(file.size) };
    // The JD in force stays until the new one has been read; one on its way gives way to it at once.
    const isOnItsWay = screening.jd_upload_state === "uploading" || screening.jd_upload_state === "reading";
    const bytes = (jd.refusal ? 0 : file.size) - (isOnItsWay ? (screening.jd_upload_size_bytes ?? 0) : 0);
    if (bytes > 0) {
      await requireRoom(services, transaction, { accountId, wanted: { bytes } });
    }
    await updateScreeningRow(
      transaction,
      { accountId, id: screening.id },
      {
        jd_upload_id: jd.id,
        jd_upload_state: jd.refusal ? "failed" : "uploading",
        jd_upload_failure_reason: jd.refusal,
        jd_upload_object_key: jd.refusal
          ? null
          : storedKey({ accountId, screeningId: screening.id, fileId: jd.objectId }),
        jd_upload_file_name: shownFileName(file.name),
        jd_upload_size_bytes: file.size,
        jd_upload_media_type: mediaTypeAnnounced(file.type),
      },
    );
    if (screening.jd_upload_id !== jd.id) {
      await removeLater(transaction, placesOfJdUpload(screening));
    }
    return [jd];
  }

  async function announceCvs(transaction: Transaction<Tables>): Promise<Announced[]> {
    const screening = await lockScreening(transaction, accountId, request.screeningId);
    if (screening.is_sample) {
      throw new Failure("sampleTakesNoCvs");
    }
    const screeningId = screening.id;
    const chosen = request.files.flatMap((file) => file.file_id ?? []);
    const known = await findCvFiles(transaction, { accountId, screeningId, ids: chosen });
    const waiting = new Map(known.filter((row) => row.state === "uploading").map((row) => [row.id, row]));
    const used = new Set<string>();
    const files = request.files.map((file) => {
      const row = file.file_id ? waiting.get(file.file_id) : undefined;
      const isSame =
        row !== undefined &&
        !used.has(row.id) &&
        row.size_bytes === file.size &&
        row.media_type === mediaTypeAnnounced(file.type);
      const isFree = file.file_id !== undefined && !row && !used.has(file.file_id);
      const id = file.file_id && (isSame || isFree) ? file.file_id : randomUUID();
      used.add(id);
      return { ...file, id, objectId: id, isNew: !isSame, refusal: refusalOf(file.size) };
    });
    const fresh = files.filter((file) => file.isNew);
    if (
      (await countCvFiles(transaction, { accountId, screeningId })) + fresh.length >
      maximumFilesPerScreening
    ) {
      throw new Failure("tooManyFiles");
    }
    if (fresh.length > 0) {
      const bytes = fresh.reduce((sum, file) => sum + (file.refusal ? 0 : file.size), 0);
      await requireRoom(services, transaction, { accountId, wanted: { cvs: fresh.length, bytes } });
    }
    const rowOf = (file: (typeof files)[number]) => ({
      id: file.id,
      accountId,
      screeningId,
      fileName: shownFileName(file.name),
      sizeBytes: file.size,
      mediaType: mediaTypeAnnounced(file.type),
      // Where it is going to lie, so that its row is never behind it.
      objectKey: storedKey({ accountId, screeningId, fileId: file.id }),
      failureReason: file.refusal,
    });
    const inserted = new Set(await insertCvFiles(transaction, fresh.map(rowOf)));
    const taken = fresh.filter((file) => !inserted.has(file.id));
    for (const file of taken) {
      file.id = randomUUID();
      file.objectId = file.id;
    }
    await insertCvFiles(transaction, taken.map(rowOf));
    return files;
  }

  return {
    uploads: await Promise.all(
      announced.map(async (file) => ({
        file_id: file.id,
        name: file.name,
        failure: presentFileFailure(file.refusal),
        link: file.refusal ? null : await linkFor(file),
      })),
    ),
  };
}

function refusalOf(sizeBytes: number): Announced["refusal"] {
  if (sizeBytes === 0) {
    return "empty";
  }
  return sizeBytes > maximumFileBytes ? "tooLarge" : null;
}
