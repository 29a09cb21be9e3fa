import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { areOnOneRow } from "./are-on-one-row.ts";

function line(page: number, place: Partial<Pick<Line, "cell" | "box">>): Line {
  const [plain] = readPlainText("Nurse").lines;
  if (!plain) throw new Error("There is a line.");
  return { ...plain, page, ...place };
}

const cell = (row: number, column: number) => ({ cell: { table: 0, row, column } });
const box = (y: number) => ({ box: { x: 0, y, width: 50, height: 10 } });

it.each([
  ["two cells of a row", line(1, cell(0, 0)), line(1, cell(0, 1)), true],
  ["two lines of a cell", line(1, cell(0, 0)), line(1, cell(0, 0)), false],
  ["cells below each other", line(1, cell(0, 0)), line(1, cell(1, 0)), false],
  ["cells of other pages", line(1, cell(0, 0)), line(2, cell(0, 1)), false],
  [
    "cells of a row at other heights",
    line(1, { ...cell(0, 0), ...box(0) }),
    line(1, { ...cell(0, 1), ...box(8) }),
    true,
  ],
  ["lines at one height", line(1, box(0)), line(1, box(2)), true],
  ["lines without a place", line(1, {}), line(1, {}), false],
])("%s", (_, one, other, expected) => {
  expect(areOnOneRow(one, other)).toBe(expected);
});
