import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { matchCv } from "@winnow/matching/match-cv.ts";
import { requirementFromText } from "@winnow/matching/requirement-from-text.ts";
import { expect, test } from "vitest";
import { readVerdict } from "./result-columns.ts";

test.each([
  ["read in part", true, "not read with certainty"],
  ["read as a whole", false, "not stated"],
])("what is not found in a CV that was %s is called so", (_, isPartlyUnreadable, words) => {
  const made = requirementFromText({ id: "r1", text: "Welding", kind: "must", weight: 3 });
  const requirements = "requirement" in made ? [made.requirement] : [];
  const document = readPlainText("Ines Calder\n\nExperience\nBaker, Orrin Bakery, 2020 - present");
  if (isPartlyUnreadable) document.isPartlyUnreadable = true;
  const report = matchCv({ document, jdTitle: null, jdText: "Welding", requirements, asOf: "2026-06-15" });
  expect(readVerdict(report, "r1")).toBe(words);
});
