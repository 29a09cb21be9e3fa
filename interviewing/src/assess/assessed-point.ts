/** Words of an answer: `answer.slice(start, end)` is `text`. Offsets in UTF-16 units. */
export type AnswerQuotation = { text: string; start: number; end: number };

export type AssessedPoint = {
  id: string;
  verdict: "made" | "partly" | "not made";
  /** 0 to 1: how much speaks for it. Orders answers more finely than the verdict does. */
  strength: number;
  /** At least one where the point is made, in whole or in part; else none. */
  quotations: AnswerQuotation[];
};
