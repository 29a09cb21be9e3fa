import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requestUploads, uploadDone } from "@winnow/contract/screenings.ts";
import type { ApiClient } from "@winnow/tests/support/api-client.ts";

export type Cv = { name: string; bytes: Buffer };

export const samplesDirectory = fileURLToPath(new URL("../../../samples/pdf", import.meta.url));

/** So many of what one call takes. */
const uploadsAtOnce = 50;

/** PDFs of a folder, again from the first one until they are so many; some of them by the number of the `first`. */
export async function collectCvs(directory: string, count: number, { first = 0 } = {}): Promise<Cv[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".pdf")).sort();
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const index = first + place;
      const name = names[index % names.length] ?? "";
      const bytes = await readFile(join(directory, name));
      const round = Math.floor(index / names.length);
      // The same bytes are kept once; a comment after the end of a PDF makes a copy another file.
      return {
        name,
        bytes: round === 0 ? bytes : Buffer.concat([bytes, Buffer.from(`\n% copy ${round}\n`)]),
      };
    }),
  );
}

export async function uploadCvs(
  url: string,
  recruiter: ApiClient,
  { screeningId, cvs }: { screeningId: string; cvs: Cv[] },
): Promise<void> {
  for (let from = 0; from < cvs.length; from += uploadsAtOnce) {
    const batch = cvs.slice(from, from + uploadsAtOnce);
    const { uploads } = await recruiter.call(requestUploads, {
      params: { screening_id: screeningId },
      body: {
        kind: "cv",
        files: batch.map((cv) => ({ name: cv.name, size: cv.bytes.byteLength, type: "application/pdf" })),
      },
    });
    for (const [index, { link }] of uploads.entries()) {
      if (link) {
        const body = new Uint8Array(batch[index]?.bytes ?? []);
        // Whatever the server is called by, here it listens.
        const { pathname, search } = new URL(link.url, url);
        await fetch(new URL(pathname + search, url), { method: "PUT", headers: link.headers, body });
      }
    }
    await recruiter.call(uploadDone, {
      body: { screening_id: screeningId, file_ids: uploads.map((one) => one.file_id) },
    });
  }
}
