import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { getCvFile } from "./cv-file-rows.ts";
import { isCvHidden } from "./listed-cv-file-rows.ts";
import { requireScreening } from "./rows.ts";
import { isWithheld } from "./scan-file.ts";

const linkSeconds = 300;

/**
 * A link to the original of a CV file, or of the JD when `fileId` is null; a duplicate's original is the file it
 * repeats. Throws `screeningNotFound`, `fileNotFound`, `originalGone`, or `identityHidden` for a CV of a blind screening that nobody
 * has revealed, `fileWithheld` for one that has not been found free of viruses.
 */
export async function requestDownload(
  services: Services,
  accountId: AccountId,
  file: { screeningId: string; fileId: string | null },
) {
  const { kysely } = services.database;
  const screening = await requireScreening(kysely, accountId, file.screeningId);
  const stored = file.fileId
    ? await findCv(file.fileId)
    : {
        key: screening.jd_object_key,
        name: screening.jd_file_name,
        type: screening.jd_media_type,
        isArrived: true,
        isWithheld: false,
      };
  if (!stored.key) {
    throw new Failure("fileNotFound");
  }
  if (!(await services.storage.stat(stored.key))) {
    throw new Failure(stored.isArrived ? "originalGone" : "fileNotFound");
  }
  if (stored.isWithheld) {
    throw new Failure("fileWithheld");
  }
  const fileName = stored.name ?? "file";
  const mediaType = stored.type ?? "application/octet-stream";
  const link = await services.storage.presignDownload({
    key: stored.key,
    fileName,
    mediaType,
    expiresInSeconds: linkSeconds,
  });
  return {
    url: link.url,
    file_name: fileName,
    media_type: mediaType,
    expires_at: toEpochSeconds(link.expiresAt),
  };

  async function findCv(id: string) {
    const row = await getCvFile(kysely, { accountId, screeningId: screening.id, id });
    const kept = row.duplicate_of
      ? await getCvFile(kysely, { accountId, screeningId: screening.id, id: row.duplicate_of })
      : row;
    if (await isCvHidden(kysely, accountId, kept.id)) {
      throw new Failure("identityHidden");
    }
    return {
      key: kept.object_key,
      name: row.file_name,
      type: kept.media_type,
      isArrived: kept.state !== "uploading",
      isWithheld: isWithheld(services, kept),
    };
  }
}
