import type { LineLabel } from "../../src/jd/lines/line-label.ts";

/** What a line of an advert says, as the advert's own headings and fields have it; "mixed" where they do not say. */
export type LineTruth = LineLabel | "mixed";

export type LabelledLine = {
  /** Without a sign before it; empty for a line that parts two sections. */
  text: string;
  truth: LineTruth | null;
};

export type LabelledAdvert = {
  id: string;
  source: string;
  language: string;
  title: string;
  employer: string;
  lines: LabelledLine[];
};
