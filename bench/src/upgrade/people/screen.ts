import { decide, undoDecisions } from "@winnow/contract/decisions.ts";
import { getScreeningResult, listScreeningResults } from "@winnow/contract/results.ts";
import {
  createScreening,
  getScreening,
  requestUploads,
  startScreening,
  updateScreening,
  uploadDone,
} from "@winnow/contract/screenings.ts";
import { sampleScreening } from "@winnow/samples/sample-screening.ts";
import { collectCvs, samplesDirectory } from "../../screening/cvs.ts";
import { type Recruiter, untilIt } from "./recruiter.ts";

/** A screening from its JD to its last result, which is decided on and looked at; answers its id. */
export async function screen(
  recruiter: Recruiter,
  { first, count }: { first: number; count: number },
): Promise<string> {
  const { id } = await recruiter.call(createScreening, { body: { title: `From ${first + 1} on` } });
  const params = { id };
  await recruiter.call(updateScreening, { params, body: { jd_text: sampleScreening.jdText } });
  await upload(recruiter, { id, first, count });
  const now = () => recruiter.call(getScreening, { params });
  await untilIt("Reading", now, ({ counts }) => counts.uploaded === count && counts.checking === 0);
  await recruiter.call(startScreening, { params });
  await untilIt("Screening", now, ({ status }) => status === "Completed");
  const { data: results } = await recruiter.call(listScreeningResults, { params, query: { size: 10 } });
  const [best] = results;
  if (!best) throw new Error("A screening has no results.");
  await recruiter.call(getScreeningResult, { params: { id: best.id } });
  await recruiter.call(decide, {
    params,
    body: { selection: { result_ids: [best.id] }, decision: "shortlist" },
  });
  const { batch_id: batchId } = await recruiter.call(decide, {
    params,
    body: { selection: { matching: {} }, decision: "hold" },
  });
  if (batchId) await recruiter.call(undoDecisions, { params: { id, batch_id: batchId } });
  return id;
}

async function upload(
  { call, traffic }: Recruiter,
  { id, first, count }: { id: string; first: number; count: number },
): Promise<void> {
  const cvs = await collectCvs(samplesDirectory, count, { first });
  const { uploads } = await call(requestUploads, {
    params: { screening_id: id },
    body: {
      kind: "cv",
      files: cvs.map(({ name, bytes }) => ({ name, size: bytes.byteLength, type: "application/pdf" })),
    },
  });
  await Promise.all(
    uploads.map(({ link }, index) =>
      traffic.send("PUT of a CV", async () => {
        if (!link) throw new Error("A CV got no link.");
        const body = new Uint8Array(cvs[index]?.bytes ?? []);
        const answer = await fetch(link.url, { method: "PUT", headers: link.headers, body });
        if (!answer.ok) throw new Error(`The storage answered ${answer.status}.`);
      }),
    ),
  );
  await call(uploadDone, { body: { screening_id: id, file_ids: uploads.map((one) => one.file_id) } });
}
