import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { findSections } from "./find-sections.ts";
import { type CvLineLabel, cvLineLabels } from "./lines/cv-line-label.ts";

const oddsOf = (label: CvLineLabel) => Float64Array.from(cvLineLabels, (one) => (one === label ? 1 : 0));

it("leaves the cells of one row in one section, whatever each of them says", () => {
  const texts = ["Staff Nurse", "Lourdes Mata Hospital", "03/02/2014", "Till Date"];
  const lines = texts.flatMap((text) => readPlainText(text).lines);
  const inOneRow = lines.map((line, column): Line => ({ ...line, cell: { table: 0, row: 0, column } }));
  const odds = [oddsOf("job"), oddsOf("job"), oddsOf("certificate"), oddsOf("certificate")];
  expect(findSections(lines, odds)).toHaveLength(2);
  expect(findSections(inOneRow, odds)).toHaveLength(1);
});
