import type { MarkedPoint } from "@winnow/contract/reports.ts";
import { useWords } from "../../words/words.ts";
import { VerdictMark } from "./verdict-mark.tsx";

const shapes = { made: "full", partly: "half", "not found": "empty" } as const;

/** What an answer does to a point of its rubric. */
export function PointMarkBadge({ mark }: Pick<MarkedPoint, "mark">) {
  const { pointMarks } = useWords("evidence");
  return <VerdictMark shape={shapes[mark]}>{pointMarks[mark]}</VerdictMark>;
}
