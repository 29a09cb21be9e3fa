import type { CvFile } from "@winnow/contract/screenings.ts";
import { byName } from "../../../ui/format/by-name.ts";
import type { Upload } from "./upload-queue.ts";

/** A file that began its way here and whose bytes this browser does not have. */
export type MissingFile = { key: string; fileId: string; name: string; sizeBytes: number };

/** What has to be chosen again: lost uploads, and files that nobody but the server knows to be on their way. */
export function missingFiles(
  uploads: readonly Upload[],
  notArrived: readonly CvFile[],
  sentElsewhere: ReadonlySet<string>,
): MissingFile[] {
  const inWork = new Set(uploads.flatMap(({ key, fileId }) => [key, fileId]));
  const lost = uploads.filter((upload) => upload.state === "lost");
  return [
    ...lost.map(({ key, fileId, name, sizeBytes }) => ({ key, fileId, name, sizeBytes })),
    ...notArrived
      .filter(({ id }) => !inWork.has(id) && !sentElsewhere.has(id))
      .map(({ id, file_name, size_bytes }) => ({
        key: id,
        fileId: id,
        name: file_name,
        sizeBytes: size_bytes,
      })),
  ].sort(byName);
}
