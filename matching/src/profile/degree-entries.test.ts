import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { drawnLines } from "../../test/profiles/drawn-lines.ts";
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

it("takes letters with full stops to be of the school behind them, and those of a degree to be the degree", () => {
  const { lines } = readPlainText(
    "Bachillerato, I.E.S. Torre del Olmo, 2006\nH.S.C. Rani Girls School, 2004",
  );
  expect(entriesOf(lines)).toEqual([
    [["Bachillerato"], ["I.E.S. Torre del Olmo"]],
    [["H.S.C."], ["Rani Girls School"]],
  ]);
});

it("takes what ends a full line for the beginning of the school below it", () => {
  const full = (beginning: string) =>
    drawnLines(
      "Took evening classes in welding for as long as the college offered them",
      beginning,
      "Technical Institute, Hull",
    );
  const schoolsOf = (lines: Line[]) => entriesOf(lines).flatMap(([, schools]) => schools ?? []);
  const line = "Carpentry Apprenticeship (4 levels) with all safety papers, Brackwater";
  expect(schoolsOf(full(line))).toContain("Brackwater Technical Institute");
  expect(schoolsOf(full("Carpentry Apprenticeship, Brackwater"))).not.toContain(
    "Brackwater Technical Institute",
  );
});

it.each(["I.T.I.S. “G. Morandelli”", "C.I.F.P. Sierra Blanca", "L.E.P. des Trois Moulins"])(
  "knows %s for a school by its letters",
  (school) => {
    const { lines } = readPlainText(`2004 Bachillerato, ${school}`);
    expect(entriesOf(lines).flatMap(([, schools]) => schools)).toEqual([school]);
  },
);

it("takes the subjects that are listed behind what a school ends with for no degrees", () => {
  const { lines } = readPlainText("2005 Ludworth School\nA Levels: Biology (C), Sociology (B), English");
  expect(entriesOf(lines)).toEqual([[["A Levels"], ["Ludworth School"]]]);
});

it("takes what a form calls a degree or a school for one, without its label", () => {
  const { lines } = readPlainText("Institution : Umlazi Hills\nQualification : N6 Public Relations");
  expect(entriesOf(lines)).toEqual([[["N6 Public Relations"], ["Umlazi Hills"]]]);
});

const ofExaminations = [
  ["Sl.", "Examination", "Passed in", "Institution", "Marks"],
  ["1", "B.Com.", "April 2009", "Sri Andal College for Women", "81%"],
  ["2", "HSC (+2)", "March 2006", "Rani Mangammal Girls Hr. Sec. School", "92.3%"],
  ["3", "SSLC", "March 2004", "-do-", "88%"],
];

it("takes each row of a table for an entry, whatever its first column counts", () => {
  expect(entriesOf(inTable(ofExaminations))).toHaveLength(3);
});

it("takes lines that go on below in the cells of a table for no entry", () => {
  const lines = inTable(ofExaminations);
  const [first, ...others] = lines.filter(({ cell }) => cell?.row === 1 && cell.column === 3);
  const below = first && {
    ...first,
    text: "Srivilliputhur",
    words: [],
    box: { ...first.box, y: first.box.y + 7 },
  };
  const at = lines.findIndex(({ cell }) => cell?.row === 2);
  expect(others).toEqual([]);
  expect(entriesOf([...lines.slice(0, at), ...(below ? [below] : []), ...lines.slice(at)])).toHaveLength(3);
});

it("takes the rows of a table of marks for no entries", () => {
  const marks = [
    ["Semester", "Year", "Average"],
    ["Semester 1", "2012", "7.1"],
    ["Semester 2", "2013", "7.4"],
    ["Semester 3", "2014", "7.9"],
  ];
  expect(entriesOf(inTable(marks)).length).toBeLessThan(3);
});

it("takes for a school what words know for one", () => {
  const schools = entriesOf(
    inTable([
      ["INSTITUTION", "PERIOD", "CERTIFICATE OBTAINED"],
      ["Garden City School of Business, Kumasi", "Sept. 2017 – July 2019", "MBA (Finance)"],
      ["Oti Valley University College", "2010 – 2014", "BSc. Accounting (Second Class Upper)"],
      ["Bekwai Methodist J.H.S.", "2003 – 2006", "B.E.C.E."],
    ]),
  ).map(([, named]) => named?.[0]);
  expect(schools.slice(0, 2)).toEqual(["Garden City School of Business", "Oti Valley University College"]);
});

/** Letters of 5 points; a line that is full ends at 340. */
function below(...texts: string[]): Line[] {
  return texts.flatMap((text, at) =>
    readPlainText(text).lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({
        ...word,
        box: { x: 40 + word.start * 5, y: 40 + at * 12, width: (word.end - word.start) * 5, height: 10 },
      })),
      fontSize: 10,
      box: { x: 40, y: 40 + at * 12, width: text.length * 5, height: 10 },
    })),
  );
}

it("reads the name of a school that goes on below, where its line was full", () => {
  const other = "2005 – 2006 Brevet professionnel de vente, Lycée Saint-Éloi, Lille";
  const schoolsOf = (...texts: string[]) =>
    entriesOf(below(...texts, other)).map(([, schools]) => schools?.[0]);
  const full = "2006 – 2007 Licence professionnelle Commerce, Institut Supérieur";
  expect(schoolsOf(full, "du Commerce de Roubaix, mention bien")[0]).toBe(
    "Institut Supérieur du Commerce de Roubaix",
  );
  expect(schoolsOf(full, "Mention bien et félicitations")[0]).toBe("Institut Supérieur");
  const short = "2006 – 2007 Licence Commerce, Institut Supérieur";
  expect(schoolsOf(short, "Mention bien et félicitations du jury")[0]).toBe("Institut Supérieur");
});

it("fills in for a degree nothing that a comma parts from the school", () => {
  const schools = ["Ansar Grammar School, Offa", "Oke University of Management, Ilorin"];
  const lines = below(...schools.flatMap((school) => [school, "1993 – 1999"]));
  expect(entriesOf(lines).flatMap(([degrees]) => degrees ?? [])).toEqual([]);
});

it("takes what stands in a column of schools for one, and of a board and a school the school", () => {
  const rows = [
    ["Examination", "University / Board", "School / College", "Year of passing"],
    ["B.Com", "Sutlej Plains University", "S.D.K. Girls College, Ludhiana", "2009"],
    ["10+2", "State Board", "Bal Jyoti Model Sr. Sec. School", "2006"],
  ];
  expect(entriesOf(inTable(rows)).flatMap(([, schools]) => schools?.[0] ?? [])).toEqual([
    expect.stringMatching(/^S\.D\.K\. Girls College/u),
    "Bal Jyoti Model Sr. Sec. School",
  ]);
});

it("begins an entry of a form where a field comes again, whatever else it asks for", () => {
  const { lines } = readPlainText(
    [
      ["Name of the Examination: M.B.S", "Institution: Alhaj University College", "Result: Second Class"],
      ["Name of the Examination: H.S.C.", "Institution: Kanchanpur College", "Result: A"],
    ]
      .flat()
      .join("\n"),
  );
  expect(degreeEntries(lines, { from: 0, to: lines.length }).map(({ from }) => from)).toEqual([0, 3]);
});
