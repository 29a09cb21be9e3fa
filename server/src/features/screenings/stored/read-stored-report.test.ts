import type { MatchReport } from "@winnow/matching/match-report.ts";
import { describe, expect, test } from "vitest";
import { readStoredFacts, readStoredReport } from "./read-stored-report.ts";

const quotation = { text: "PostgreSQL", page: 1, boxes: [{ x: 10, y: 20, width: 50, height: 12 }] };

/** A report with every kind of field, as engine 2026.11.11 writes it. */
const today: MatchReport = {
  engineVersion: "2026.11.11",
  asOf: "2026-11-22",
  requirements: [
    {
      id: "r1",
      kind: "must",
      category: "skill",
      text: "PostgreSQL",
      weight: 3,
      anyOf: ["PostgreSQL"],
      years: 2,
      sentence: "Two years with PostgreSQL.",
    },
  ],
  score: 90,
  mustHavesMet: 1,
  mustHaves: 1,
  points: [{ requirementId: "r1", points: 100, maximum: 100, taken: -10 }],
  adjustments: [{ sentence: "Not all of it is shown", points: -10 }],
  facts: [
    { requirementId: "r1", verdict: "met", strength: 1, quotations: [quotation], years: 2.5, remark: null },
  ],
  profile: {
    name: { value: "Ada", confidence: "certain", quotation },
    email: null,
    phone: null,
    location: null,
    links: [],
    jobs: [
      {
        title: "Engineer",
        employer: null,
        start: { year: 2024, month: 5 },
        end: null,
        isCurrent: true,
        years: 2.5,
        confidence: "unsure",
        quotation,
      },
    ],
    yearsOfWork: 2.5,
    education: [
      {
        degree: "BSc",
        school: null,
        level: "bachelor",
        end: { year: 2020, month: null },
        fields: [{ value: "Mathematics", confidence: "certain", quotation }],
        confidence: "certain",
        quotation,
      },
    ],
    certificates: [],
    languages: [{ value: "English", confidence: "certain", quotation }],
    skills: [{ name: "PostgreSQL", shown: "used", listedAs: quotation, confidence: "certain", quotation }],
  },
  flags: [{ kind: "keyword list", sentence: "A list of words", quotations: [quotation] }],
  questions: [{ requirementId: "r1", text: "Which version?" }],
};

describe("a stored report is lifted to today's shape,", () => {
  test("as it is, when today's engine wrote it", () => {
    expect(readStoredReport(today)).toEqual(today);
  });

  test("from an engine before 2026.11.10, which did not say what a requirement takes from the others", () => {
    const stored = { ...without(today, ["taken"]), engineVersion: "2026.11.9" };

    expect(readStoredReport(stored)).toEqual({
      ...today,
      engineVersion: "2026.11.9",
      points: [{ requirementId: "r1", points: 100, maximum: 100, taken: 0 }],
    });
  });

  test("from engine 2026.11.2, which said neither how sure a field is nor what was studied nor how a skill is listed", () => {
    const { profile } = readStoredReport({
      ...without(today, ["taken", "confidence", "fields", "listedAs"]),
      engineVersion: "2026.11.2",
    });

    expect(profile.name).toEqual({ value: "Ada", confidence: "likely", quotation });
    expect(profile.jobs[0]).toEqual({ ...today.profile.jobs[0], confidence: "likely" });
    expect(profile.education[0]).toEqual({ ...today.profile.education[0], confidence: "likely", fields: [] });
    expect(profile.skills[0]).toEqual({
      ...today.profile.skills[0],
      confidence: "likely",
      listedAs: null,
    });
  });

  test("from the first engine, whose facts had no years", () => {
    const { facts } = readStoredReport({
      ...without(today, ["taken", "confidence", "fields", "listedAs"]),
      engineVersion: "2026.11.1",
      facts: [{ requirementId: "r1", verdict: "met", strength: 1, quotations: [quotation], remark: null }],
    });

    expect(facts).toEqual([{ ...today.facts[0], years: null }]);
    expect(readStoredFacts(facts)).toEqual(facts);
  });
});

test.each([{}, null, { ...today, score: "90" }, { ...today, profile: undefined }, "a report"])(
  "what no engine has written is refused: %j",
  (stored) => {
    expect(() => readStoredReport(stored)).toThrow();
  },
);

/** The JSON of a value without some of its fields, wherever they are. */
function without(value: object, fields: string[]): object {
  return JSON.parse(JSON.stringify(value, (key, inner) => (fields.includes(key) ? undefined : inner)));
}
