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
