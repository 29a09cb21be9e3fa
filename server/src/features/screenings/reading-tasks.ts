import type { DocumentText, ReadFailureReason, ReadOutcome } from "@winnow/documents/document-text.ts";
import type { InterviewPlan } from "@winnow/interviewing/plan-interview.ts";
import type { ProposedWish } from "@winnow/matching/accept-wishes.ts";
import type { Correction } from "@winnow/matching/correction.ts";
import type { CorrectedMatch } from "@winnow/matching/match-corrected-cv.ts";
import type { Job } from "@winnow/matching/match-cv.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { Profile } from "@winnow/matching/profile.ts";
import type { ReadJd, RefusedCriterion, Requirement, SentenceToCheck } from "@winnow/matching/requirement.ts";
import type { Search } from "@winnow/matching/what-to-search.ts";
import type { TableOutcome } from "../../platform/spreadsheets/read-table.ts";

/** A JD as read, with the recruiter's instructions already followed as far as they were understood. */
export type InstructedJd = ReadJd & { notUnderstood: string[] };

/** What the isolated reading processes do (see `reading-process.ts`). */
export type ReadingTasks = {
  readCv: { input: { bytes: Uint8Array }; output: ReadOutcome };
  /** What a CV says about a person, on a day ("2026-11-23"). */
  readProfile: { input: { document: DocumentText; asOf: string }; output: Profile };
  readJdFile: {
    input: { bytes: Uint8Array; instructions: string };
    output:
      | { ok: true; kind: DocumentText["kind"]; text: string; jd: InstructedJd }
      | { ok: false; reason: ReadFailureReason };
  };
  readJdText: { input: { text: string; instructions: string }; output: InstructedJd };
  planInterview: {
    input: { title: string | null; requirements: Requirement[]; text: string };
    output: InterviewPlan;
  };
  readTable: { input: { bytes: Uint8Array; maxRows: number }; output: TableOutcome };
  literalQuotations: { input: { text: string; quotations: string[] }; output: string[] };
  acceptWishes: {
    input: {
      proposed: ProposedWish[];
      jd: { text: string; requirements: Requirement[]; toCheck: SentenceToCheck[]; by: string };
    };
    output: SentenceToCheck[];
  };
  applyInstructions: {
    input: { requirements: Requirement[]; instructions: string };
    output: Pick<InstructedJd, "requirements" | "refused" | "notUnderstood">;
  };
  readRequirements: {
    input: {
      entries: {
        id: string;
        text: string;
        kind: "must" | "nice";
        weight: number;
        anyOf: string[] | null;
      }[];
    };
    output: ({ requirement: Requirement } | { refused: RefusedCriterion })[];
  };
  matchCv: { input: Job & { document: DocumentText }; output: MatchReport };
  whatToSearch: { input: Job & { document: DocumentText }; output: Search };
  matchCorrectedCv: {
    input: { document: DocumentText; job: Job; corrections: Correction[] };
    output: CorrectedMatch;
  };
};
