import { setTimeout } from "node:timers/promises";
import {
  createScreening,
  getScreening,
  requestUploads,
  startScreening,
  updateScreening,
  uploadDone,
} from "@winnow/contract/screenings.ts";
import { sampleScreening } from "@winnow/samples/sample-screening.ts";
import type { ApiClient } from "@winnow/tests/support/api-client.ts";
import { collectCvs, samplesDirectory } from "../screening/cvs.ts";
import { persist, type Retries } from "./persistent-client.ts";

/** So many of what one call takes. */
const uploadsAtOnce = 50;

/** A screening from its JD to its last result; answers its id. */
export async function screenAll(
  recruiter: Pick<ApiClient, "call">,
  cvs: { first: number; count: number },
  options: { retries: Retries; until: Date },
): Promise<string> {
  const { id } = await recruiter.call(createScreening, { body: { title: `From ${cvs.first + 1} on` } });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: sampleScreening.jdText } });
  for (let from = 0; from < cvs.count; from += uploadsAtOnce) {
    const size = Math.min(uploadsAtOnce, cvs.count - from);
    await upload(recruiter, { id, first: cvs.first + from, size }, options.retries);
  }
  const now = () => recruiter.call(getScreening, { params: { id } });
  const untilIt = async (what: string, isSo: (screening: Awaited<ReturnType<typeof now>>) => boolean) => {
    while (!isSo(await now())) {
      if (new Date() > options.until) throw new Error(`A screening was not ${what} in time.`);
      await setTimeout(1_000);
    }
  };
  await untilIt("read", ({ counts }) => counts.checking === 0);
  await recruiter.call(startScreening, { params: { id } });
  await untilIt("completed", ({ status }) => status === "Completed");
  return id;
}

async function upload(
  recruiter: Pick<ApiClient, "call">,
  { id, first, size }: { id: string; first: number; size: number },
  retries: Retries,
): Promise<void> {
  const cvs = await collectCvs(samplesDirectory, size, { first });
  const { uploads } = await recruiter.call(requestUploads, {
    params: { screening_id: id },
    body: {
      kind: "cv",
      files: cvs.map(({ name, bytes }) => ({ name, size: bytes.byteLength, type: "application/pdf" })),
    },
  });
  for (const [index, { link }] of uploads.entries()) {
    if (!link) throw new Error("A CV got no link.");
    const body = new Uint8Array(cvs[index]?.bytes ?? []);
    await persist(retries, async () => {
      const answer = await fetch(link.url, { method: "PUT", headers: link.headers, body });
      if (!answer.ok) throw new Error(`The store answered ${answer.status}.`);
    });
  }
  await recruiter.call(uploadDone, {
    body: { screening_id: id, file_ids: uploads.map(({ file_id }) => file_id) },
  });
}
