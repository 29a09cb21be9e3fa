import type { AnswerRow } from "./rows.ts";

/** What was written of an answer that counts as a written one; what was typed before a spoken take does not count. */
export function writtenText(answer: Pick<AnswerRow, "kind" | "text"> | undefined): string {
  return answer?.kind === "text" ? answer.text : "";
}
