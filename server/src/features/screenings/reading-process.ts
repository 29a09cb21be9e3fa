import { maximumFileBytes } from "@winnow/contract/limits.ts";
import type { ReadOutcome } from "@winnow/documents/document-text.ts";
import { inItsLanguage } from "@winnow/documents/in-its-language.ts";
import { recognitionProcessorMs } from "@winnow/documents/limits.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import {
  isBlankPicture,
  type Recognise,
  type RecognitionEngine,
  recogniseWithin,
} from "@winnow/documents/recognition.ts";
import { refuseTooLittleText } from "@winnow/documents/refuse-too-little-text.ts";
import { planInterview } from "@winnow/interviewing/plan-interview.ts";
import { acceptWishes } from "@winnow/matching/accept-wishes.ts";
import { applyInstructions } from "@winnow/matching/apply-instructions.ts";
import { literalQuotations } from "@winnow/matching/literal-quotations.ts";
import { matchCorrectedCv } from "@winnow/matching/match-corrected-cv.ts";
import { matchCv } from "@winnow/matching/match-cv.ts";
import { readCv } from "@winnow/matching/read-cv.ts";
import { readJd } from "@winnow/matching/read-jd.ts";
import { requirementFromText } from "@winnow/matching/requirement-from-text.ts";
import { whatToSearch } from "@winnow/matching/what-to-search.ts";
import { openRecognition } from "../../platform/ocr/open-recognition.ts";
import { inMoreTime, servePoolTasks, taskProcessorMs } from "../../platform/processes/serve-pool-tasks.ts";
import { readTable } from "../../platform/spreadsheets/read-table.ts";
import type { InstructedJd, ReadingTasks } from "./reading-tasks.ts";

/** A file that is recognised holds a reader so long at the most: what is left behind recognition is for the rest of it. */
const readerProcessorMs = 30_000;
const afterRecognitionMs = readerProcessorMs - recognitionProcessorMs;

let engine: Promise<RecognitionEngine> | undefined;

/**
 * Pages without text are read from their picture: by the program `tesseract` where there is one, else in WebAssembly, in
 * the processor time that the file has left.
 */
function recogniser(): Recognise {
  /** What a program has taken outside of this process. */
  let outsideMs = 0;
  const recognise = recogniseWithin(recognitionProcessorMs, async (picture, limitMs) => {
    engine ??= openRecognition().then(({ recogniseIn, languages }) => inItsLanguage(recogniseIn, languages));
    const before = taskProcessorMs();
    const leftMs = Math.min(limitMs, recognitionProcessorMs - before - outsideMs);
    if (leftMs <= 0) return { words: undefined, processorMs: 0 };
    const read = await (await engine)(picture, leftMs);
    outsideMs += Math.max(0, read.processorMs - (taskProcessorMs() - before));
    return read;
  });
  return async (picture) =>
    isBlankPicture(picture)
      ? []
      : inMoreTime({ stepMs: readerProcessorMs, afterMs: afterRecognitionMs }, () => recognise(picture));
}

async function readFile(bytes: Uint8Array): Promise<ReadOutcome> {
  return refuseTooLittleText(
    await readDocument(bytes, { recognise: recogniser(), maxBytes: maximumFileBytes }),
  );
}

/** Runs in a process of its own, with limits on time and memory: no hostile file reaches the server. */
servePoolTasks<ReadingTasks>({
  readCv: ({ bytes }) => readFile(bytes),
  readProfile: async ({ document, asOf }) => readCv(document, { asOf }).profile,
  readJdFile: async ({ bytes, instructions }) => {
    const outcome = await readFile(bytes);
    if (!outcome.ok) {
      return outcome;
    }
    const text = outcome.document.lines
      .map((line) => (line.isBullet ? `- ${line.text}` : line.text))
      .join("\n");
    const { kind } = outcome.document;
    return { ok: true, kind, text, jd: readInstructedJd({ text, instructions }) };
  },
  readJdText: async (input) => readInstructedJd(input),
  planInterview: async (job) => planInterview(job),
  readTable,
  literalQuotations: async ({ text, quotations }) => literalQuotations(text, quotations),
  acceptWishes: async ({ proposed, jd }) => acceptWishes(proposed, jd),
  applyInstructions: async (input) => applyInstructions(input),
  readRequirements: async ({ entries }) => entries.map(requirementFromText),
  matchCv: async (input) => matchCv(input),
  whatToSearch: async (input) => whatToSearch(input),
  matchCorrectedCv: async ({ document, job, corrections }) =>
    matchCorrectedCv(readCv(document, { asOf: job.asOf }), job, corrections),
});

function readInstructedJd(input: { text: string; instructions: string }): InstructedJd {
  const jd = readJd(input.text);
  const instructed = applyInstructions({ requirements: jd.requirements, instructions: input.instructions });
  return { ...jd, ...instructed, refused: [...jd.refused, ...instructed.refused] };
}
