import type { emailStatuses, interviewOutcomes, interviewStatuses } from "@winnow/contract/drives.ts";
import type { InterviewDecisionKind } from "@winnow/contract/reports.ts";

type EmailStatus = (typeof emailStatuses)[number];
type Status = (typeof interviewStatuses)[number];
type Outcome = Exclude<(typeof interviewOutcomes)[number], "none">;

/** What the files of a drive say; candidates and questions stand in the columns that an upload knows. */
export const english = {
  jobDescription: "job description",
  files: { candidates: "candidates", questions: "questions", results: "results" },
  sheets: { candidates: "Candidates", questions: "Questions", results: "Results" },
  results: [
    "Name",
    "E-mail",
    "Invitation",
    "Interview",
    "Outcome",
    "Begun at (UTC)",
    "Completed at (UTC)",
    "Points made",
    "Points in all",
    "Own score",
    "Decision",
  ],
  emailStatus: (status: EmailStatus): string => status,
  status: (status: Status): string => status,
  outcome: (outcome: Outcome): string => outcome,
  decision: (kind: InterviewDecisionKind): string => kind,
};
