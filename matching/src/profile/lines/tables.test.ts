import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { cvLineLabels, oddOfLabel } from "./cv-line-label.ts";
import { oddsOfCvLines } from "./odds-of-cv-lines.ts";
import { oddsOfDegreeParts } from "./odds-of-degree-parts.ts";

const rows = [
  ["Qualification", "Institute", "Year"],
  ["B.E. (Civil)", "Utkal Evening College", "2014"],
  ["Diploma in Civil Engg.", "Nilagiri Polytechnic", "2010"],
];

/** As a page has them, with their cells or without. */
function drawn(texts: string[][], hasCells: boolean, isFirstBold = false): Line[] {
  return texts.flatMap((row, at) =>
    row.flatMap((text, column) =>
      readPlainText(text).lines.map((line): Line => {
        const box = { x: 40 + column * 150, y: 40 + at * 14, width: text.length * 5, height: 10 };
        const place = { ...line, box, fontSize: 10, isBold: isFirstBold && column === 0 };
        return hasCells ? { ...place, cell: { table: 0, row: at, column } } : place;
      }),
    ),
  );
}

it("hears nothing from the names of columns", () => {
  const odds = oddsOfCvLines(drawn(rows, true));
  expect(odds.map((one) => one.length > 0)).toEqual(rows.flatMap((row, at) => row.map(() => at > 0)));
});

it("takes no name of a column for a degree or a school", () => {
  const lines = drawn(rows, true);
  const parts = lines.map(({ text }, line) => ({
    ...{ line, text, start: 0, end: text.length, joiner: "" },
    ...{ isDates: /^\d+$/u.test(text), isBody: false },
  }));
  const odds = oddsOfDegreeParts(lines, parts).slice(0, 3);
  for (const one of odds) expect(one.at(-1)).toBe(1);
});

function likeliestLabel(odds: Iterable<number>): string | undefined {
  const all = [...odds];
  return cvLineLabels[all.indexOf(Math.max(...all))];
}

it("tells no row by another beside a column of headings", () => {
  const table = [
    ["Synopsis", "A competent professional with ten years of experience in recruitment and payroll."],
    ["Employment", "HR Recruiter, Velmora Logistics Pvt. Ltd. (Jun’14 – Aug’16)"],
    ["Scholastics", "2012 BBA, Maharaja Surajbhan Degree College, Rohtak – 66%"],
    ["IT Skills", "MS Excel (Advanced), PowerPoint, SAP-HCM"],
  ];
  const odds = oddsOfCvLines(drawn(table, true, true));
  const likeliest = [1, 3, 5, 7].map((line) => likeliestLabel(odds[line] ?? []));
  expect(likeliest).toEqual(["summary", "job", "degree", "skill"]);
});

it("hears a heading over all columns of a table alone", () => {
  const table = [
    ["Schul- und Berufsausbildung"],
    ["09/2016", "11/2018", "Geprüfter Industriemeister Mechatronik (IHK)"],
    ["09/1998", "02/2002", "Ausbildung zum Mechatroniker, Bodetal Maschinenwerke GmbH"],
  ];
  const odds = oddsOfCvLines(drawn(table, true, true));
  expect(oddOfLabel(odds[0], "heading")).toBeGreaterThan(0.5);
});

it("tells a cell by the others of its column", () => {
  const table = [
    ["Staff Nurse", "2019 – 2021"],
    ["Ward Sister", "2016 – 2019"],
    ["Brannock", "2014 – 2016"],
  ];
  const oddOfJob = (hasCells: boolean) => oddOfLabel(oddsOfCvLines(drawn(table, hasCells))[4], "job");
  expect(oddOfJob(true)).toBeGreaterThan(oddOfJob(false));
});
