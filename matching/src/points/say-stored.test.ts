import { expect, test } from "vitest";
import type { Requirement } from "../jd/requirement.ts";
import { questionsFor } from "./questions.ts";
import { reportInGerman } from "./report-in-german.ts";

test("what the engine has written down is said in German, with its figures and what it names", () => {
  expect(reportInGerman("Shown in roles that cover 2.5 of 3 years.")).toBe(
    "In Stellen gezeigt, die 2,5 von 3 Jahren abdecken.",
  );
  expect(reportInGerman("Little of the work shown is like the work described: all else counts 12 %")).toBe(
    "Wenig von der gezeigten Arbeit ist wie die beschriebene: Alles andere zählt zu 12 %",
  );
  expect(reportInGerman("Other work, as far as it is near")).toBe("Andere Arbeit, soweit sie nahe ist");
  expect(reportInGerman("Do you hold this: Fork-lift licence? Since when?")).toBe(
    "Haben Sie das: Fork-lift licence? Seit wann?",
  );
});

test("several sentences are said one by one", () => {
  expect(
    reportInGerman("2 of 5 years are shown in comparable roles. The last comparable role ended 4 years ago."),
  ).toBe(
    "2 von 5 Jahren sind in vergleichbaren Stellen gezeigt. Die letzte vergleichbare Stelle endete vor 4 Jahren.",
  );
});

test("what is not known stays whole as it was stored", () => {
  const unknown = "Not shown in a role. Some later sentence.";
  expect(reportInGerman(unknown)).toBe(unknown);
});

test("every question that the engine asks has its German", () => {
  const requirement: Requirement = {
    id: "r1",
    kind: "must",
    category: "skill",
    text: "Wound care",
    weight: 3,
    anyOf: ["Wound care"],
    years: null,
    sentence: null,
  };
  const requirements: Requirement[] = [
    requirement,
    { ...requirement, years: 3 },
    ...(["experience", "education", "certificate", "permit", "language", "other"] as const).map(
      (category) => ({ ...requirement, category }),
    ),
  ];
  const questions = requirements.flatMap((one) =>
    questionsFor({
      requirements: [one],
      facts: [{ requirementId: "r1", verdict: "not stated", strength: 0 }],
    }),
  );
  expect(questions).toHaveLength(requirements.length);
  expect(questions.filter(({ text }) => reportInGerman(text) === text)).toEqual([]);
});
