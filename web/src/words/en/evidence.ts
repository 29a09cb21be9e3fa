import { isolate } from "@winnow/contract/isolate.ts";
import { pointMarkLabels } from "@winnow/contract/labels.ts";

/** How answers are marked and scored. */
const words = {
  pointMarks: pointMarkLabels,
  /** What each score means, to whoever gives it. */
  scores: {
    1: "weak",
    2: "below what is needed",
    3: "what is needed",
    4: "good",
    5: "strong",
  } as Readonly<Record<number, string>>,
  scale: "1 weak to 5 strong",
  notReadSurely: "Not read with certainty",
  decisionOn: ({ name }: { name: string }) => `Decision on ${isolate(name)}`,
  showInCv: "Show in the CV",
  page: ({ page }: { page: number }) => `p. ${page}`,
};

export default words;
