import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { describe, expect, it } from "vitest";
import { readJd } from "../jd/read-jd.ts";
import { type Job, matchReadCv } from "../match-cv.ts";
import { readCv } from "../profile/read-cv.ts";
import { correctCv } from "./correct-cv.ts";
import type { Correction } from "./correction.ts";
import { matchCorrectedCv } from "./match-corrected-cv.ts";

const asOf = "2026-03-15";
const jdText = `Payroll Accountant

Requirements
- At least 5 years of experience as a Payroll Accountant
- SAP
- Reconciliation of ledgers
- Bachelor's degree in Accounting

Nice to have
- Fluent Polish`;
const jd = readJd(jdText);
const job: Job = { jdTitle: jd.title, jdText, requirements: jd.requirements, asOf };

const cv = `Sunniva Oakes
sunniva.oakes@example.net | Leeds, UK

Experience
Payroll Accountant, Harrow Mills   Mar 2023 – Present
• Closed the month in SAP
• Taught two juniors

Shop Assistant, Dunmore Bakery   Jan 2018 - Dec 2022
• Balanced the till each evening against the ledger of the shop

Education
BSc Botany, Leeds College, 2014 - 2017

Skills
Spreadsheets, Polish conversation`;

const read = readCv(readPlainText(cv), { asOf });
const original = matchReadCv(read, job);

function requirement(text: string) {
  const found = jd.requirements.find((one) => one.text.includes(text));
  if (!found) throw new Error(`The JD has no requirement ${text}`);
  return found;
}

function corrected(corrections: Correction[]) {
  const match = matchCorrectedCv(read, job, corrections);
  if (!match.ok) throw new Error(match.reason);
  return match.report;
}

const shop = {
  kind: "job",
  index: 1,
  title: "Payroll Accountant",
  employer: "Dunmore Bakery",
  start: { year: 2018, month: 1 },
  end: { year: 2022, month: 12 },
  isCurrent: false,
  isRemoved: false,
} as const;
const degree = {
  kind: "education",
  index: 0,
  degree: "BSc Accounting",
  school: null,
  level: "bachelor",
  isRemoved: false,
} as const;

describe("a corrected CV", () => {
  it("counts a job by its corrected title and dates", () => {
    const fact = ({ facts }: typeof original) =>
      facts.find(({ requirementId }) => requirementId === requirement("years").id);

    const report = corrected([shop]);

    expect(fact(original)?.verdict).toBe("partly");
    expect(fact(report)).toMatchObject({ verdict: "met", years: 7.9 });
    expect(report.score).toBeGreaterThan(original.score);
  });

  it("counts the years of its corrected dates once", () => {
    const report = corrected([{ ...shop, start: { year: 2020, month: 1 } }]);

    expect(original.profile.yearsOfWork).toBe(7.9);
    expect(report.profile.yearsOfWork).toBe(5.9);
    expect(report.profile.jobs[1]).toMatchObject({ title: "Payroll Accountant", years: 2.9 });
  });

  it("does not count an entry that a person says is no job", () => {
    const report = corrected([{ ...shop, isRemoved: true }]);

    expect(report.profile.jobs.map(({ employer }) => employer)).toEqual(["Harrow Mills"]);
    expect(report.profile.yearsOfWork).toBe(3);
  });

  it("judges a degree by its corrected field, and one that is removed not at all", () => {
    const fact = ({ facts }: typeof original) =>
      facts.find(({ requirementId }) => requirementId === requirement("Bachelor").id)?.verdict;

    expect(fact(original)).toBe("partly");
    expect(fact(corrected([degree]))).toBe("met");
    expect(fact(corrected([{ ...degree, isRemoved: true }]))).toBe("not stated");
  });

  it("shows corrected contact where it stands in the CV, and keeps every point", () => {
    const report = corrected([
      { kind: "contact", field: "name", value: "Sunniva Oakes-Bell" },
      { kind: "contact", field: "location", value: "Leeds" },
      { kind: "contact", field: "email", value: null },
    ]);

    expect(report.profile.name).toMatchObject({
      value: "Sunniva Oakes-Bell",
      quotation: { text: "Sunniva Oakes" },
    });
    expect(report.profile.location?.quotation.text).toBe("Leeds");
    expect(report.profile.email).toBeNull();
    expect({ ...report, profile: null }).toEqual({ ...original, profile: null });
  });

  it("leaves the CV that was read as it was", () => {
    const before = structuredClone(read);

    correctCv(read, [shop, degree]);

    expect(read).toEqual(before);
  });

  it("gives the same report each time, and without corrections the report of the CV as it was read", () => {
    expect(corrected([shop, degree])).toEqual(corrected([shop, degree]));
    expect(corrected([])).toEqual(original);
  });
});

describe("a corrected requirement", () => {
  const ledgers = requirement("ledgers");
  const said = (verdict: "met" | "partly" | "not stated", words: string | null): Correction => ({
    kind: "requirement",
    requirementId: ledgers.id,
    verdict,
    words,
  });
  const factOn = (report: typeof original) =>
    report.facts.find(({ requirementId }) => requirementId === ledgers.id);

  it("rests on the words of the CV that a person points at, blanks folded", () => {
    const fact = factOn(corrected([said("met", "the  ledger of\nthe shop")]));

    expect(fact).toMatchObject({ verdict: "met", remark: "Corrected by a person." });
    expect(fact?.quotations).toEqual([
      { text: "the ledger of the shop", page: 1, boxes: [{ x: 0, y: 0, width: 0, height: 0 }] },
    ]);
  });

  it("earns more when met than when partly met, and nothing when not stated", () => {
    const met = factOn(corrected([said("met", "the ledger of the shop")]))?.strength ?? 0;
    const partly = factOn(corrected([said("partly", "the ledger of the shop")]))?.strength ?? 0;

    expect(met).toBeGreaterThan(partly);
    expect(partly).toBeGreaterThan(0);
    expect(factOn(corrected([said("not stated", null)]))).toMatchObject({ strength: 0, quotations: [] });
  });

  it("earns what the same place earns when it is found", () => {
    const sap = requirement("SAP");
    const found = original.facts.find(({ requirementId }) => requirementId === sap.id);

    const report = corrected([
      { kind: "requirement", requirementId: sap.id, verdict: "met", words: "Closed the month in SAP" },
    ]);

    expect(found?.verdict).toBe("met");
    expect(report.score).toBe(original.score);
  });

  it("asks about a must-have that a person finds not stated", () => {
    const report = corrected([said("not stated", null)]);

    expect(report.questions.map(({ requirementId }) => requirementId)).toContain(ledgers.id);
  });

  it("adds up to its score exactly", () => {
    const { score, points, adjustments } = corrected([shop, said("met", "the ledger of the shop")]);

    const sum = [...points, ...adjustments].reduce((total, one) => total + one.points, 0);
    expect(sum).toBeCloseTo(score, 6);
  });

  it.each([["words that the CV does not have"], ["ledge"], [""], [null]])(
    "is refused with %j, which does not stand in the CV",
    (words) => {
      expect(matchCorrectedCv(read, job, [said("met", words)])).toEqual({
        ok: false,
        reason: "wordsNotInCv",
      });
    },
  );
});

describe("corrections about something else are refused:", () => {
  it.each<[string, Correction[]]>([
    ["a job that was not read", [{ ...shop, index: 2 }]],
    ["a degree that was not read", [{ ...degree, index: 1 }]],
    [
      "an unknown requirement",
      [{ kind: "requirement", requirementId: "r99", verdict: "not stated", words: null }],
    ],
    ["the same job twice", [shop, shop]],
  ])("%s", (_what, corrections) => {
    expect(matchCorrectedCv(read, job, corrections)).toEqual({ ok: false, reason: "correctionInvalid" });
  });
});
