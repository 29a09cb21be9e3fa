import type { DocumentText, ReadFailureReason, ReadOutcome } from "@winnow/documents/document-text.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { ReadJd, RefusedCriterion, Requirement } from "@winnow/matching/requirement.ts";

/** What the isolated reading processes do (see `reading-process.ts`). */
export type ReadingTasks = {
  readCv: { input: { bytes: Uint8Array }; output: ReadOutcome };
  readJdFile: {
    input: { bytes: Uint8Array };
    output: { ok: true; text: string; jd: ReadJd } | { ok: false; reason: ReadFailureReason };
  };
  readJdText: { input: { text: string }; output: ReadJd };
  readRequirements: {
    input: { entries: { id: string; text: string; kind: "must" | "nice"; weight: number }[] };
    output: ({ requirement: Requirement } | { refused: RefusedCriterion })[];
  };
  matchCv: {
    input: {
      document: DocumentText;
      jdTitle: string | null;
      jdText: string;
      requirements: Requirement[];
      asOf: string;
    };
    output: MatchReport;
  };
};
