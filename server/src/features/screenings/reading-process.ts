import { readDocument } from "@winnow/documents/read-document.ts";
import { matchCv } from "@winnow/matching/match-cv.ts";
import { readJd } from "@winnow/matching/read-jd.ts";
import { requirementFromText } from "@winnow/matching/requirement-from-text.ts";
import { servePoolTasks } from "../../platform/processes/serve-pool-tasks.ts";
import type { ReadingTasks } from "./reading-tasks.ts";

/** Runs in a process of its own, with limits on time and memory: no hostile file reaches the server. */
servePoolTasks<ReadingTasks>({
  readCv: ({ bytes }) => readDocument(bytes),
  readJdFile: async ({ bytes }) => {
    const outcome = await readDocument(bytes);
    if (!outcome.ok) {
      return outcome;
    }
    const text = outcome.document.lines
      .map((line) => (line.isBullet ? `- ${line.text}` : line.text))
      .join("\n");
    return { ok: true, text, jd: readJd(text) };
  },
  readJdText: async ({ text }) => readJd(text),
  readRequirements: async ({ entries }) => entries.map(requirementFromText),
  matchCv: async (input) => matchCv(input),
});
