import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { degreeEntries } from "./degree-entries.ts";

function inTable(rows: string[][]): Line[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      readPlainText(text).lines.map((line) => ({
        ...line,
        box: { x: 40 + column * 150, y: 40 + at * 14, width: text.length * 5, height: 10 },
        fontSize: 10,
        cell: { table: 0, row: at, column },
      })),
    ),
  );
}

const entriesOf = (lines: Line[]) =>
  degreeEntries(lines, { from: 0, to: lines.length }).map(({ degrees, schools }) => [
    degrees.map(({ text }) => text),
    schools.map(({ text }) => text),
  ]);

it("takes the names of columns for no degree", () => {
  const rows = [
    ["B.Sc Nursing", "St. Gemma's College of Nursing", "2015"],
    ["Plus Two", "Deva Matha School", "2011"],
  ];
  const names = ["Qualification", "Institution", "Duration"];
  expect(entriesOf(inTable([names, ...rows]))).toEqual(entriesOf(inTable(rows)));
});

it("takes an initial to be of what the name behind it is", () => {
  const rows = [
    ["M.A. (English)", "K. R. Sane Mahavidyalaya, Nashik", "2011"],
    ["B.A.", "S. Sane Mahavidyalaya, Nashik", "2005"],
  ];
  expect(entriesOf(inTable(rows)).flatMap(([, schools]) => schools?.[0] ?? [])).toEqual([
    expect.stringMatching(/^K\. R\. Sane/u),
    expect.stringMatching(/^S\. Sane/u),
  ]);
});
