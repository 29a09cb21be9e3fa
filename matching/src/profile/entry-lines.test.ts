import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
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

it("an item of a list with dates is the head of a job where another one surely is", () => {
  const document = readPlainText(
    [
      "• Worked with Thakkar & Associates, Ashram Road as Audit Assistant from 2011 to 2014",
      "• Worked with Jalaram Steel Traders, Mehsana as Account Assistant from 2008 to 2010",
      "• Kept the accounts of forty customers who sell cloth, from the first bill to the last",
    ].join("\n"),
  );
  const hardly = Float64Array.from(cvLineLabels, (one) => ({ job: 0.1, duty: 0.9 })[one as "job"] ?? 0);
  const rolesOf = (first: CvLineLabel) =>
    entryLineRoles(document, { from: 0, to: 3 }, [oddsOf(first), hardly, hardly]);

  expect(rolesOf("job")).toEqual(["dates", "dates", "body"]);
  expect(rolesOf("duty")).toEqual(["body", "body", "body"]);
});
