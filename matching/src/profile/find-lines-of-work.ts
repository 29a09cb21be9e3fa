import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { oddOfLabel } from "./lines/cv-line-label.ts";
import { readDateRange } from "./read-date-range.ts";
import type { Section } from "./section.ts";

/** From here on a line is likely the head of a job. */
const likelyJob = 0.5;

/** The lines that say when or as what somebody worked, by their dates under a heading of work or by the model of lines. */
export function findLinesOfWork(document: DocumentText, sections: Section[], odds: LabelOdds[]): number[] {
  return sections.flatMap(({ kind, from, to }) =>
    Array.from({ length: to - from }, (_, offset) => from + offset).filter((index) => {
      const isOfWork = kind === "experience" && readDateRange(document.lines[index]?.text ?? "") !== null;
      return isOfWork || oddOfLabel(odds[index], "job") >= likelyJob;
    }),
  );
}
