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

it("takes such a table for work where no heading says what it is, and for what a heading says", () => {
  const jobsBelow = (heading: string, rows: string[][]) => {
    const lines = readPlainText(`Ann Lee\nann@example.com\n${heading}`).lines.concat(inTable(rows));
    return readCv(documentOf(lines), { asOf: "2026-11-01" }).profile.jobs.map(({ title }) => title);
  };
  expect(jobsBelow("", posts)).toEqual(["Staff Nurse", "Trainee Nurse"]);
  const studies = [
    ["Dates", "Title", "University"],
    ["2012 - 2015", "BSc Physics", "University of Leeds"],
    ["2015 - 2017", "MSc Maths", "University of York"],
  ];
  expect(jobsBelow("# Education", studies)).toEqual([]);
  const referees = [
    ["Name", "Organisation", "Position", "Contact"],
    ["Mary Jones", "Tesco", "Store Manager", "0161 496 0222, since 2015"],
    ["Paul Hill", "Boots", "Pharmacist", "0161 496 0223, since 2019"],
  ];
  expect(jobsBelow("# References", referees)).toEqual([]);
});

it("leaves several positions in one row, and what names nobody, to what the lines say", () => {
  const lines = inTable([
    ["Period", "Employer", "Position"],
    ["2018 - 2020", "Tesco", "Store Manager (2019 - 2020)\nCashier (2018 - 2019)"],
    ["2016 - 2018", "-", "Career break"],
  ]);
  const headers = findJobHeaders(documentOf(lines), { from: 0, to: lines.length });
  expect(headers.map(({ title }) => title?.text)).toEqual(["Store Manager", "Cashier"]);
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
