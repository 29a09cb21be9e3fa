import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { formEntries } from "./form-entries.ts";

/** Labels at the left and values at the right of a page, row by row; either may be missing. */
function form(rows: [string, string][]): Line[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      readPlainText(text).lines.map((line) => ({
        ...line,
        page: 1,
        box: { x: column === 0 ? 60 : 220, y: 40 + at * 14, width: text.length * 5, height: 10 },
        fontSize: 10,
      })),
    ),
  );
}

const entriesOf = (lines: Line[]) =>
  formEntries({ ...readPlainText(""), lines }, { from: 0, to: lines.length }).map(({ values }) =>
    Object.fromEntries([...values].map(([field, { text }]) => [field, text])),
  );

it("takes dates for what stands in a field, although they hold the name of another", () => {
  const rows: [string, string][] = [
    ["Organization :", "Karakorum Gate Engineering"],
    ["Designation :", "Resident Engineer"],
    ["Duration :", "15-04-2020 to 31-03-2023"],
    ["Organization :", "Najd Horizon Contracting"],
    ["Designation :", "Site Engineer"],
    ["Duration :", "2015 to 2020"],
  ];
  expect(entriesOf(form(rows))).toEqual([
    { employer: "Karakorum Gate Engineering", title: "Resident Engineer", dates: "15-04-2020 to 31-03-2023" },
    { employer: "Najd Horizon Contracting", title: "Site Engineer", dates: "2015 to 2020" },
  ]);
});

it("takes a name over two lines for one, of which the second could be a name itself", () => {
  const rows: [string, string][] = [
    ["Date (da – a)", "Dal 01/10/2004 al 29/02/2012"],
    ["Nome e indirizzo del", "Studio Pezzani & Associati"],
    ["datore di lavoro", "Corso Vecchio 8, Cremona"],
    ["Tipo di impiego", "Addetta alla contabilità"],
  ];
  expect(entriesOf(form(rows))).toEqual([
    {
      dates: "Dal 01/10/2004 al 29/02/2012",
      employer: "Studio Pezzani & Associati",
      title: "Addetta alla contabilità",
    },
  ]);
});

it("keeps to its entry what comes again under another name, and the dates of a project", () => {
  const rows: [string, string][] = [
    ["Company :", "Ardent Infotech"],
    ["Designation :", "Software Engineer"],
    ["Duration :", "Jan 2015 - Mar 2018"],
    ["Role :", "Developer"],
    ["Duration :", "Jan 2016 - Dec 2016"],
    ["Company :", "Tarang Systems"],
    ["Designation :", "Systems Engineer"],
    ["Duration :", "Jun 2012 - Dec 2014"],
  ];
  expect(entriesOf(form(rows))).toEqual([
    { employer: "Ardent Infotech", title: "Software Engineer", dates: "Jan 2015 - Mar 2018" },
    { employer: "Tarang Systems", title: "Systems Engineer", dates: "Jun 2012 - Dec 2014" },
  ]);
});

it("begins an entry with another position under the same name", () => {
  const rows: [string, string][] = [
    ["Company :", "Ardent Infotech"],
    ["Designation :", "Team Lead"],
    ["Designation :", "Tester"],
    ["Company :", "Tarang Systems"],
    ["Designation :", "Trainee"],
  ];
  expect(entriesOf(form(rows)).map(({ title }) => title)).toEqual(["Team Lead", "Tester", "Trainee"]);
});
