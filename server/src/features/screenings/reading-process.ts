import { recognitionTimeMs } from "@winnow/documents/limits.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { recogniseWithTesseract } from "@winnow/documents/recognise-with-tesseract.ts";
import { isBlankPicture, type Recognise } from "@winnow/documents/recognition.ts";
import { applyInstructions } from "@winnow/matching/apply-instructions.ts";
import { matchCorrectedCv } from "@winnow/matching/match-corrected-cv.ts";
import { matchCv } from "@winnow/matching/match-cv.ts";
import { readCv } from "@winnow/matching/read-cv.ts";
import { readJd } from "@winnow/matching/read-jd.ts";
import { requirementFromText } from "@winnow/matching/requirement-from-text.ts";
import { findTesseractProgram } from "../../platform/ocr/tesseract-program.ts";
import { askForTime, servePoolTasks } from "../../platform/processes/serve-pool-tasks.ts";
import type { InstructedJd, ReadingTasks } from "./reading-tasks.ts";

let recogniser: Promise<Recognise> | undefined;

/** Pages without text are read from their picture: by the program `tesseract` where there is one, else in WebAssembly. */
const recognise: Recognise = async (picture) => {
  if (isBlankPicture(picture)) {
    return [];
  }
  recogniser ??= findTesseractProgram().then((program) => program ?? recogniseWithTesseract);
  askForTime(recognitionTimeMs + 10_000);
  return (await recogniser)(picture);
};

/** Runs in a process of its own, with limits on time and memory: no hostile file reaches the server. */
servePoolTasks<ReadingTasks>({
  readCv: ({ bytes }) => readDocument(bytes, { recognise }),
  readJdFile: async ({ bytes, instructions }) => {
    const outcome = await readDocument(bytes, { recognise });
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
  applyInstructions: async (input) => applyInstructions(input),
  readRequirements: async ({ entries }) => entries.map(requirementFromText),
  matchCv: async (input) => matchCv(input),
  matchCorrectedCv: async ({ document, job, corrections }) =>
    matchCorrectedCv(readCv(document, { asOf: job.asOf }), job, corrections),
});

function readInstructedJd(input: { text: string; instructions: string }): InstructedJd {
  const jd = readJd(input.text);
  const instructed = applyInstructions({ requirements: jd.requirements, instructions: input.instructions });
  return { title: jd.title, ...instructed, refused: [...jd.refused, ...instructed.refused] };
}
