import {
  answerKindLabels,
  interviewDecisionLabels,
  interviewOutcomeLabels,
  interviewStatusLabels,
  pointMarkLabels,
} from "@winnow/contract/labels.ts";
import type { InterviewReport } from "@winnow/contract/reports.ts";

type Signal = InterviewReport["signals"][number];
type Interview = InterviewReport["interview"];
type AnswerKind = keyof typeof answerKindLabels;
type Mark = keyof typeof pointMarkLabels;
type DecisionKind = keyof typeof interviewDecisionLabels;

/** What the files of interview reports say. */
export const english = {
  file: "interview report",
  title: ({ name }: { name: string }) => `${name}: interview report`,
  state: ({ outcome, status }: Pick<Interview, "outcome" | "status">): string =>
    outcome === "none" ? interviewStatusLabels[status] : interviewOutcomeLabels[outcome],
  invited: ({ at }: { at: string }) => `invited ${at}`,
  begun: ({ at }: { at: string }) => `begun ${at}`,
  completed: ({ at }: { at: string }) => `completed ${at}`,
  noOwnScore: "My score: none",
  ownScore: ({ score }: { score: number }) => `My score: ${score} of 5`,
  meanOfOwnScores: ({ mean }: { mean: number }) => `My score: ${mean.toFixed(1)} of 5`,
  hiddenUntilScored: "Points show once you have given your scorecard.",
  pointsFound: ({ made, of, by }: { made: number; of: number; by: string }) =>
    `Points found: ${made} of ${of}, a suggestion by ${by}.`,
  madeOf: ({ made, of }: { made: number; of: number }) => `${made} of ${of}`,
  decisions: "Decisions",
  undecided: "Nobody has decided yet.",
  decision: (kind: DecisionKind | null): string =>
    kind === null ? "Decision cleared" : interviewDecisionLabels[kind].state,
  question: ({ number }: { number: number }) => `Question ${number}`,
  removedQuestion: "Question that was removed",
  notReached: "This question was not reached.",
  foundByModel: "Found by a language model, in these words:",
  mark: (mark: Mark): string => pointMarkLabels[mark],
  answerKind: (kind: AnswerKind): string => answerKindLabels[kind],
  notAnswered: "Opened, not answered",
  take: ({ take }: { take: number }) => `take ${take}`,
  late: ({ minutes }: { minutes: number }) => `the last of it came ${minutes} min late`,
  transcribed: "What was said, put into text by a machine:",
  recording: ({ duration }: { duration: string | null }) =>
    `A recording${duration === null ? "" : ` of ${duration}`}. It can be played in Winnow.`,
  unplayable: ({ why }: { why: string }) => `A recording that cannot be played. ${why}`,
  ownScorecard: "My scorecard",
  scorecardOf: ({ by }: { by: string }) => `Scorecard of ${by}`,
  notGiven: ({ by }: { by: string }) => `${by}, not given yet`,
  given: ({ by, at }: { by: string; at: string }) => `${by}, given ${at}`,
  noScore: "no score",
  score: ({ score }: { score: number }) => `${score} of 5`,
  signals: "What happened meanwhile",
  signal: ({ sentence }: Signal) => sentence,
  noSignals: "Nothing that a page can notice.",
  signalsText: "These are facts with many innocent reasons. None of them counts in points or scores.",
  about: "About this report",
  markedBy: ({ by }: { by: string }) =>
    `Points were marked by ${by}. “Not found” does not say that an answer is wrong.`,
  decidesNothing: "A mark decides nothing: people do. All times are UTC.",
  missingSigns: "Some letters cannot be printed in this file; □ stands for each of them. Winnow shows them.",
  headers: [
    "Candidate",
    "Drive",
    "Question",
    "Text of the question",
    "Skill",
    "Answered by",
    "Answer",
    "Point",
    "Mark",
    "Quotations",
    "Own score",
    "Own comment",
  ],
};
