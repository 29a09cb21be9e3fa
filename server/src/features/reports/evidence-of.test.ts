import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { matchCv } from "@winnow/matching/match-cv.ts";
import { readJd } from "@winnow/matching/read-jd.ts";
import { expect, test } from "vitest";
import { presentReport } from "../results/present-report.ts";
import { evidenceOf } from "./evidence-of.ts";

const jdText = "Planner\n\nRequirements\n- Excel\n- Stakeholder diplomacy";
const document = readPlainText(
  "Ada Quist\n\nExperience\nPlanner, Harrow Mills   2023 – Present\n• Talked two unions into one loading plan\n• Excel",
);

test("what a language model has found in the CV says so beside the answers, and nothing else does", () => {
  const { title: jdTitle, requirements } = readJd(jdText);
  const found = requirements
    .filter(({ text }) => text.includes("diplomacy"))
    .map(({ id }) => ({ requirementId: id, quotations: ["two unions into one"] }));
  const furtherEvidence = { by: "reader-7b", found };
  const report = matchCv({ document, jdTitle, jdText, requirements, asOf: "2026-11-01", furtherEvidence });
  const evidence = evidenceOf(presentReport(report), []);

  expect(evidence.filter(({ cv }) => cv.found_by !== null)).toMatchObject([
    {
      requirement: { text: "Stakeholder diplomacy" },
      cv: { verdict: "partly", quotation: { text: "two unions into one" }, found_by: "reader-7b" },
    },
  ]);
  expect(evidence.find(({ requirement }) => requirement.text === "Excel")?.cv.verdict).toBe("met");
});
