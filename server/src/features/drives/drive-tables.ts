import type { DriveQuestion } from "@winnow/contract/drives.ts";
import type { Cell } from "../../platform/spreadsheets/cell.ts";
import type { CandidateWithInterview, CandidateWithOutcome } from "./candidate-rows.ts";
import type { LanguageOfDrives } from "./languages/languages.ts";

/** Candidates in the columns that an upload knows. */
export function candidatesTable(candidates: CandidateWithInterview[]): Cell[][] {
  return [
    ["Name", "E-mail", "Time zone"],
    ...candidates.map(({ name, email, time_zone }) => [name, email, time_zone]),
  ];
}

/** Questions in the columns that an upload knows; points of a rubric one on a line. */
export function questionsTable(questions: DriveQuestion[]): Cell[][] {
  return [
    ["Question", "Skill", "Answer kinds", "Preparation seconds", "Answer seconds", "Retakes", "Rubric"],
    ...questions.map((question) => [
      question.text,
      question.skill,
      question.answer_kinds.join(", "),
      question.preparation_seconds,
      question.answer_seconds,
      question.retakes,
      question.rubric.map(({ text }) => text).join("\n"),
    ]),
  ];
}

/** One candidate a row, with how far the interview has come and what came out of it. */
export function resultsTable(candidates: CandidateWithOutcome[], words: LanguageOfDrives): Cell[][] {
  return [
    words.results,
    ...candidates.map((candidate) => [
      candidate.name,
      candidate.email,
      candidate.email_status && words.emailStatus(candidate.email_status),
      candidate.interview_status && words.status(candidate.interview_status),
      candidate.outcome && candidate.outcome !== "none" ? words.outcome(candidate.outcome) : null,
      inUtc(candidate.begun_at),
      inUtc(candidate.interview_completed_at),
      candidate.points_of === null ? null : candidate.points_made,
      candidate.points_of,
      candidate.own_score,
      candidate.decision && words.decision(candidate.decision),
    ]),
  ];
}

function inUtc(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString().slice(0, 16).replace("T", " ");
}
