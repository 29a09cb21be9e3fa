import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { headerRowsOf } from "./header-rows.ts";

function table(rows: string[][], page = 1): Line[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, column) =>
      readPlainText(text).lines.map((line) => ({ ...line, page, cell: { table: 0, row, column } })),
    ),
  );
}

const degrees = [
  ["Degree", "School", "Year"],
  ["M.Com", "University of Chenab Valley", "2016"],
  ["B.Com", "University of Chenab Valley", "2012"],
];

it("finds the names of columns", () => {
  expect([...headerRowsOf(table(degrees))]).toEqual([0, 1, 2]);
});

it.each([
  ["a number in its first row", degrees.slice(1).concat([["I.Com", "Board", "2010"]])],
  ["a row without a number below it", [...degrees, ["Grades", "not named", "yet"]]],
  ["two rows", degrees.slice(0, 2)],
])("finds none in a table with %s", (_, rows) => {
  expect(headerRowsOf(table(rows)).size).toBe(0);
});
