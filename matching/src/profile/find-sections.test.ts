import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { drawnLines } from "../../test/profiles/drawn-lines.ts";
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

it("begins no section within a table of three columns, and may in one that lays out a page", () => {
  const rows = [
    ["B.Tech", "Godatir College", "2021"],
    ["HSC", "Junior College", "2017"],
  ];
  const inTable = (columns: number) =>
    rows.flatMap((row, at) =>
      row
        .slice(0, columns)
        .flatMap((text, column) =>
          readPlainText(text).lines.map((line): Line => ({ ...line, cell: { table: 0, row: at, column } })),
        ),
    );
  const odds = (lines: Line[]) => lines.map(({ cell }) => oddsOf(cell?.row === 0 ? "degree" : "project"));
  const [ofData, ofPage] = [inTable(3), inTable(2)];
  expect(findSections(ofData, odds(ofData)).map(({ kind }) => kind)).toHaveLength(1);
  expect(findSections(ofPage, odds(ofPage)).length).toBeGreaterThan(1);
});

it("begins one with a heading as everybody writes it at the top of a cell", () => {
  const rows = [
    ["Education", "2012", "BSc Physics"],
    ["Languages", "English", "Native"],
  ];
  const lines = rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      readPlainText(text).lines.map((line): Line => ({ ...line, cell: { table: 0, row: at, column } })),
    ),
  );
  expect(findSections(lines).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["education", "languages"]),
  );
});

it("takes posts at a university below a known heading of jobs for jobs, where no line names a degree", () => {
  const kindsOf = (...texts: string[]) => {
    const lines = texts.flatMap((text) => readPlainText(text).lines);
    const odds = lines.map((_, at) => oddsOf(at === 0 ? "heading" : "degree"));
    return findSections(lines, odds).map(({ kind }) => kind);
  };
  const posts = ["Reader in Botany, University of Humberside", "Research Associate, University of Hull"];
  expect(kindsOf("Employment", ...posts, "Leeds")).not.toContain("education");
  expect(kindsOf("Employment", "PhD Botany, University of Hull", "Leeds", ...posts)).toContain("education");
  expect(kindsOf("Employment", ...posts, "Leeds", "Hull College, 2014", "Hull")).toContain("education");
});

it("takes the last word of a sentence for no heading", () => {
  const headingsIn = (...texts: string[]) =>
    findSections(drawnLines("Experience", ...texts)).filter(({ headingLine }) => headingLine !== null).length;
  const full = "Wrote what turns the boxes that leave the firm every evening into";
  expect(
    headingsIn(full, "software.", "Sold what turned the boxes that had left the firm into other things"),
  ).toBe(1);
  expect(
    headingsIn(full, "Software", "Sold what turned the boxes that had left the firm into other things"),
  ).toBe(2);
});
