import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { findJobHeaders } from "./find-job-headers.ts";
import { kindsOfTables, rowsOfNamedTables } from "./named-tables.ts";
import { readCv } from "./read-cv.ts";

/** Rows of cells, each of one line or of several. */
function inTable(rows: string[][]): Line[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      readPlainText(text).lines.map((line, below) => ({
        ...line,
        page: 1,
        box: { x: 40 + column * 130, y: 40 + at * 40 + below * 12, width: line.text.length * 5, height: 10 },
        fontSize: 10,
        cell: { table: 0, row: at, column },
      })),
    ),
  );
}

const posts = [
  ["Period", "Hospital & beds", "Ward", "Position held and main duties"],
  ["14/01/2020 to date", "Al Noor Hospital, Dammam", "Adult ICU", "Staff Nurse\nVentilated patients"],
  ["2017 to 2019", "Marthoma Hospital, Pala", "Surgical ward", "Trainee Nurse\nWound care"],
];

const documentOf = (lines: Line[]) => ({ ...readPlainText(""), lines });

it("reads jobs by the names of the columns, whatever else stands in a row", () => {
  const lines = inTable(posts);
  const headers = findJobHeaders(documentOf(lines), { from: 0, to: lines.length });
  expect(
    headers.map(({ title, employer, range }) => [title?.text, employer?.text, range.start?.year]),
  ).toEqual([
    ["Staff Nurse", "Al Noor Hospital", 2020],
    ["Trainee Nurse", "Marthoma Hospital", 2017],
  ]);
});

it("takes a table with titles and employers for work, below any heading", () => {
  const lines = readPlainText("# Courses").lines.concat(inTable(posts));
  const { jobs } = readCv(documentOf(lines), { asOf: "2026-11-01" }).profile;
  expect(jobs.map(({ title }) => title)).toEqual(["Staff Nurse", "Trainee Nurse"]);
});

it("says what a table is about by its columns, and nothing where one column has both names", () => {
  const kindOf = (names: string[]) => {
    const lines = inTable([names, ["2019", "a", "b"], ["2020", "c", "d"]]);
    return kindsOfTables(lines).get(names.length) ?? null;
  };
  expect(kindOf(["Year", "School", "Qualification"])).toBe("education");
  expect(kindOf(["Zeitraum", "Arbeitgeber", "Funktion / Aufgaben"])).toBe("experience");
  expect(kindOf(["Year", "School and role", "Notes"])).toBeNull();
  expect(kindOf(["Year", "Language", "Marks"])).toBeNull();
});

it("has no rows where nothing names the columns", () => {
  expect(rowsOfNamedTables(inTable(posts.slice(1)))).toEqual([]);
});
