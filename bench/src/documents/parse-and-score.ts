import { performance } from "node:perf_hooks";
import { sampleScreening } from "@winnow/samples/sample-screening.ts";
import type { ReadingTasks } from "@winnow/server/features/screenings/reading-tasks.ts";
import type { ProcessPool } from "@winnow/server/platform/processes/process-pool.ts";
import type { Pdf } from "./pdfs-to-read.ts";

/**
 * Seconds for reading `count` PDFs and matching each against the sample's JD, as the server does it: through its pool
 * of processes, all asked for at once; `recognised` of them are scans that had to be read from their picture. The first time includes the start of the processes.
 */
export async function parseAndScore(
  pool: ProcessPool<ReadingTasks>,
  { pdfs, count }: { pdfs: readonly Pdf[]; count: number },
): Promise<{ seconds: number; scored: number; recognised: number }> {
  const startedAt = performance.now();
  const { jdText } = sampleScreening;
  const jd = await pool.run("readJdText", { text: jdText, instructions: "" });
  const subject = { jdTitle: jd.title, jdText, requirements: jd.requirements, asOf: "2026-11-01" };
  let recognised = 0;
  const reports = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const pdf = pdfs[index % pdfs.length];
      const outcome = pdf && (await pool.run("readCv", { bytes: pdf.bytes }));
      if (!outcome?.ok) return undefined;
      if (outcome.document.readBy === "ocr") recognised += 1;
      return pool.run("matchCv", { ...subject, document: outcome.document });
    }),
  );
  const scored = reports.filter((report) => report !== undefined).length;
  return { seconds: (performance.now() - startedAt) / 1_000, scored, recognised };
}
