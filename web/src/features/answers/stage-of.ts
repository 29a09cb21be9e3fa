import type { CandidateInterview, InterviewQuestion } from "@winnow/contract/answers.ts";

/** What the page shows. */
export type Stage =
  | { name: "over"; phase: Exclude<CandidateInterview["phase"], "open"> }
  | { name: "welcome" }
  | { name: "elsewhere" }
  | { name: "pause" | "preparing" | "answering"; question: InterviewQuestion }
  | { name: "finish" };

/** `hasLostPlace`: a call was refused since another page goes on with the interview. */
export function stageOf(interview: CandidateInterview, hasLostPlace: boolean): Stage {
  const { phase, consent, questions, is_here: isHere, is_elsewhere: isElsewhere } = interview;
  if (phase !== "open") return { name: "over", phase };
  if (hasLostPlace) return { name: "elsewhere" };
  if (!consent) return { name: "welcome" };
  if (!isHere && isElsewhere) return { name: "elsewhere" };
  const question = questions.find(({ state }) => state !== "given");
  if (!question) return { name: "finish" };
  return { name: question.state === "waiting" ? "pause" : stageNames[question.state], question };
}

const stageNames = { preparing: "preparing", answering: "answering", given: "pause" } as const;
