import type { DriveQuestion } from "@winnow/contract/drives.ts";

const usual = { preparation_seconds: 60, answer_seconds: 180, retakes: 1 } as const;

/** One's own question as it begins. */
export function newQuestion(id: string, text: string): DriveQuestion {
  return {
    id,
    text,
    skill: null,
    kind: "own",
    answer_kinds: ["text", "audio", "video"],
    ...usual,
    rubric: [],
    reason: null,
    sentence: null,
  };
}
