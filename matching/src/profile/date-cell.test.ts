import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { drawnLines } from "../../test/profiles/drawn-lines.ts";
import { dateAloneAt, dateCellAt } from "./date-cell.ts";

/** Lines below each other in one cell of a table, the last of them in the cell of the next row. */
function inCells(...texts: string[]): Line[] {
  return drawnLines(...texts).map((line, at) => ({
    ...line,
    cell: { table: 0, row: at < texts.length - 1 ? 1 : 2, column: 3 },
  }));
}

const saidIn = (...texts: string[]) => {
  const cell = dateCellAt(inCells(...texts), 0);
  const { start, end, isCurrent } = cell?.range ?? {};
  return cell && [start, isCurrent ? "now" : end, cell.rest];
};

it("reads dates below each other in a cell", () => {
  expect(saidIn("14/01/2020", "to", "Till date", "2 years")).toEqual([
    { year: 2020, month: 1 },
    "now",
    [1, 2],
  ]);
  expect(saidIn("12/06/2017", "to", "30/11/2019", "2 years")).toEqual([
    { year: 2017, month: 6 },
    { year: 2019, month: 11 },
    [1, 2],
  ]);
  expect(saidIn("17 July 2020", "present", "2 years")).toEqual([{ year: 2020, month: 7 }, "now", [1]]);
});

it("reads dates over lines of a page without a table", () => {
  const saidBelow = (...texts: string[]) => {
    const lines = inCells(...texts).map(({ cell: _, ...line }) => line);
    const { range, rest } = dateCellAt(lines, 0) ?? {};
    return [range?.start, range?.isCurrent ? "now" : range?.end, rest];
  };
  expect(saidBelow("January 2011", "to", "Current", "Leeds")).toEqual([
    { year: 2011, month: 1 },
    "now",
    [1, 2],
  ]);
  expect(saidBelow("March 2008", "to", "January 2011", "Leeds")).toEqual([
    { year: 2008, month: 3 },
    { year: 2011, month: 1 },
    [1, 2],
  ]);
  expect(saidBelow("March 2008", "to", "Leeds")).toEqual([undefined, undefined, undefined]);
});

it("reads dates of which each word and the dash has a line", () => {
  const saidBelow = (...texts: string[]) => {
    const { range, rest } = dateCellAt(drawnLines(...texts), 0) ?? {};
    return [range?.start, range?.isCurrent ? "now" : range?.end, rest?.length];
  };
  const [june, december] = [
    { year: 2024, month: 6 },
    { year: 2025, month: 12 },
  ];
  expect(saidBelow("June 2024", "–", "December", "2025")).toEqual([june, december, 3]);
  expect(saidBelow("June", "2024", "–", "December", "2025")).toEqual([june, december, 4]);
  expect(saidBelow("June 2024", "–", "present")).toEqual([june, "now", 2]);
  expect(saidBelow("June 2024", "–", "Leeds")).toEqual([june, "now", 1]);
  expect(saidBelow("June", "Reed & Sons", "2024")).toEqual([undefined, undefined, undefined]);
});

it("reads dates over three lines of a narrow column, with what stands beside them in between", () => {
  const [date, title, to, employer, end] = inCells(
    "October 2021",
    "Coordinator",
    "to",
    "Wexcombe Group",
    "Present",
  );
  const beside = (line: Line | undefined) => line && { ...line, box: { ...line.box, x: 140 } };
  const lines = [date, beside(title), to, beside(employer), end].flatMap((line) =>
    line ? [{ ...line, cell: undefined }] : [],
  );
  const rows = lines.map((line, at) => ({ ...line, box: { ...line.box, y: 40 + Math.floor(at / 2) * 13 } }));
  const { range, rest } = dateCellAt(rows as Line[], 0) ?? {};
  expect([range?.start, range?.isCurrent, rest]).toEqual([{ year: 2021, month: 10 }, true, [2, 4]]);
});

it("reads no dates in a cell that says more", () => {
  expect(saidIn("17 July 2020", "to", "31 May 2021", "as a ward sister", "2 years")).toBeNull();
});

it.each([
  ["06/24", "Current", "now"],
  ["11/22", "05/24", { year: 2024, month: 5 }],
])("reads %s and %s in columns of their own", (from, to, end) => {
  const lines = inCells(from, to).map((line, column) => ({
    ...line,
    box: { ...line.box, x: 40 + column * 80, y: 40 },
    cell: { table: 0, row: 1, column },
  }));
  const { range } = dateCellAt(lines, 0) ?? {};
  expect(range?.isCurrent ? "now" : range?.end).toEqual(end);
});

it.each([
  ["2011", "74"],
  ["11/20", "12/20"],
  ["7/10", "9/10"],
  ["7.85", "8.10"],
])("takes the marks %s and %s in columns of their own for no dates", (first, second) => {
  const lines = inCells(first, second).map((line, column) => ({
    ...line,
    box: { ...line.box, x: 40 + column * 80, y: 40 },
    cell: { table: 0, row: 1, column },
  }));
  expect(dateCellAt(lines, 0)).toBeNull();
});

it("looks at the first lines of a long cell only", () => {
  let looks = 0;
  const lines = inCells(...Array.from({ length: 5_000 }, () => "since 2019 a nurse")).map((line) => ({
    ...line,
    get cell() {
      looks += 1;
      return line.cell;
    },
  }));
  for (const line of lines.keys()) dateCellAt(lines, line);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(50 * lines.length);
});

it.each([
  ["Work experience, Little Otters Nursery, June 2023", "2023-6"],
  ["Choker setter, Tatlow Logging, 1993", "1993-null"],
  ["2004: Waiter, Elm Hotel", "2004-null"],
  ["Salesman of 2011 at Elm Dairy", undefined],
  ["2004 – Waiter, Elm Hotel", undefined],
])("takes the date at an edge of %j for when something was", (text, said) => {
  const cell = dateAloneAt(readPlainText(text).lines, 0);
  expect(cell && `${cell.range.end?.year}-${cell.range.end?.month}`).toBe(said ?? null);
});
