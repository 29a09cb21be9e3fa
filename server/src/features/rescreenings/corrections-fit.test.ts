import type { Correction } from "@winnow/contract/corrections.ts";
import type { Profile } from "@winnow/matching/profile.ts";
import { expect, test } from "vitest";
import { correctionsFit } from "./corrections-fit.ts";

type Read = Pick<Profile, "jobs" | "education">;

function reading(jobs: string[], education: string[] = []): Read {
  const entry = (text: string) => ({
    confidence: "certain" as const,
    quotation: { text, page: 1, boxes: [] },
  });
  return {
    jobs: jobs.map((text) => ({
      title: text,
      employer: null,
      start: null,
      end: null,
      isCurrent: false,
      years: null,
      ...entry(text),
    })),
    education: education.map((text) => ({
      degree: text,
      school: null,
      level: "bachelor" as const,
      end: null,
      fields: [],
      ...entry(text),
    })),
  };
}

const job = (index: number): Correction => ({
  kind: "job",
  index,
  title: "Nurse",
  employer: null,
  start: null,
  end: null,
  is_current: false,
  is_removed: false,
});
const degree: Correction = {
  kind: "education",
  index: 0,
  degree: "BSc",
  school: null,
  level: "bachelor",
  is_removed: false,
};
const contact: Correction = { kind: "contact", field: "name", value: "Ada" };

test.each<[string, Correction[], Read, Read, boolean]>([
  ["nothing", [], reading(["Nurse"]), reading([]), true],
  ["contact, whatever else is read", [contact], reading(["Nurse"]), reading([]), true],
  ["a job that stands in its place", [job(1)], reading(["Nurse", "Cook"]), reading(["Nurse", "Cook"]), true],
  ["a job that moved", [job(1)], reading(["Nurse", "Cook"]), reading(["Cook", "Nurse"]), false],
  ["a job that is none any more", [job(1)], reading(["Nurse", "Cook"]), reading(["Nurse"]), false],
  ["a job, where another one is read anew", [job(0)], reading(["Nurse"]), reading(["Nurse", "Cook"]), true],
  ["a degree that reads otherwise", [degree], reading([], ["BSc"]), reading([], ["BSc, Leeds"]), false],
  ["some that fit and one that does not", [contact, job(0)], reading(["Nurse"]), reading(["Cook"]), false],
])("corrections of %s", (_what, corrections, before, after, fit) => {
  expect(correctionsFit(corrections, { before, after })).toBe(fit);
});
