import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { describe, expect, it } from "vitest";
import { entryLineRoles } from "./entry-lines.ts";
import { type CvLineLabel, cvLineLabels } from "./lines/cv-line-label.ts";

const oddsOf = (label: CvLineLabel) => Float64Array.from(cvLineLabels, (one) => (one === label ? 1 : 0));

it.each([
  ["job", "dates"],
  ["duty", "body"],
] as const)(
  "an item of a list that says all of a job in a sentence, and surely is a %s, is %s",
  (label, role) => {
    const document = readPlainText(
      "• Working as a Heavy Bus Driver in Al Saqr Passengers Transport LLC, Sharjah, for schools and workers, from 2018 to date",
    );
    expect(entryLineRoles(document, { from: 0, to: 1 }, [oddsOf(label)])).toEqual([role]);
  },
);

describe("an item of a list with dates, where another one surely is the head of a job", () => {
  const items = [
    "• Worked with Thakkar & Associates, Ashram Road as Audit Assistant from 2011 to 2014",
    "• Moved the accounts of forty customers to another house, from 2012 to 2013",
    "• Worked with Jalaram Steel Traders, Mehsana as Account Assistant from 2008 to 2010",
    "• Kept the accounts of forty customers who sell cloth, from the first bill to the last",
  ];
  const likely = (job: number) =>
    Float64Array.from(cvLineLabels, (one) => ({ job, duty: 1 - job })[one as "job"] ?? 0);
  const rolesOf = (first: number, second: number, x = 0, texts = items) => {
    const document = readPlainText(texts.join("\n"));
    const lines = document.lines.map((line, at) => ({ ...line, box: { ...line.box, x: at === 0 ? 0 : x } }));
    const odds = [likely(first), likely(0.2), likely(second), likely(0.2)];
    return entryLineRoles({ ...document, lines }, { from: 0, to: texts.length }, odds);
  };

  it.each([0.2, 0.05])("is one too, but what lies within the dates of the one above (%d)", (job) => {
    expect(rolesOf(1, job)).toEqual(["dates", "body", "dates", "body"]);
  });

  const dated = "Clerk, Harbour Dairy, 2015 – 2019";
  it("is one too where nothing else has dates, and none where it alone has", () => {
    expect(rolesOf(0.8, 0.2)).toEqual(["dates", "body", "dates", "body"]);
    expect(rolesOf(0.8, 0.2, 0, items.slice(0, 2))).toEqual(["body", "body"]);
  });

  it.each([
    ["where none surely is, and another line has dates", rolesOf(0.8, 0.2, 0, [...items, dated])[2]],
    ["where it stands elsewhere", rolesOf(1, 0.2, 40)[2]],
  ])("is none %s", (_, role) => {
    expect(role).toBe("body");
  });
});
