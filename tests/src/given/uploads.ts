import { getScreening, requestUploads, type Screening, uploadDone } from "@winnow/contract/screenings.ts";
import { vi } from "vitest";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";

export type TestFile = { name: string; bytes: Uint8Array; type?: string };

/** Announces one file, and answers its id and link without sending anything. */
export async function announce(
  recruiter: Recruiter,
  upload: { screeningId: string; file: TestFile; kind?: "cv" | "jd"; fileId?: string },
) {
  const { file } = upload;
  const { uploads } = await recruiter.call(requestUploads, {
    params: { screening_id: upload.screeningId },
    body: {
      kind: upload.kind ?? "cv",
      files: [
        {
          name: file.name,
          size: file.bytes.byteLength,
          type: file.type ?? "application/pdf",
          ...(upload.fileId ? { file_id: upload.fileId } : {}),
        },
      ],
    },
  });
  const [announced] = uploads;
  if (!announced) {
    throw new Error("No upload was answered.");
  }
  return announced;
}

type Link = { url: string; headers: Record<string, string> };

/** Sends bytes to a presigned link, as a browser would. */
export function put(
  winnow: Pick<TestWinnow, "url">,
  link: Link | null,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> {
  if (!link) {
    throw new Error("This file got no link.");
  }
  return fetch(new URL(link.url, winnow.url), {
    method: "PUT",
    headers: { ...link.headers, ...headers },
    body: Buffer.from(bytes),
  });
}

/** Sends files all the way: link, PUT, upload-done. Answers their ids in order. */
export async function uploadFiles(
  winnow: Pick<TestWinnow, "url">,
  recruiter: Recruiter,
  upload: { screeningId: string; files: TestFile[]; kind?: "cv" | "jd" },
): Promise<string[]> {
  const ids: string[] = [];
  const sending: Promise<void>[] = [];
  for (const file of upload.files) {
    // One after the other, so that they stand in this order.
    const { file_id, link } = await announce(recruiter, { ...upload, file });
    ids.push(file_id);
    sending.push(send(winnow, link, file));
  }
  await Promise.all(sending);
  await recruiter.call(uploadDone, { body: { screening_id: upload.screeningId, file_ids: ids } });
  return ids;
}

async function send(winnow: Pick<TestWinnow, "url">, link: Link | null, file: TestFile): Promise<void> {
  const response = await put(winnow, link, file.bytes);
  if (response.status !== 200) {
    throw new Error(`The upload of ${file.name} was answered with ${response.status}.`);
  }
}

/** Waits until a screening is as wanted, and answers it. */
export function untilScreening(
  recruiter: Recruiter,
  id: string,
  isAsWanted: (screening: Screening) => boolean,
): Promise<Screening> {
  return vi.waitUntil(
    async () => {
      const screening = await recruiter.call(getScreening, { params: { id } });
      return isAsWanted(screening) && screening;
    },
    { timeout: patienceMs, interval: 40 },
  );
}
