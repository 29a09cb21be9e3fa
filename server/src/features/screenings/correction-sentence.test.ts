import type { Correction } from "@winnow/contract/corrections.ts";
import { expect, it } from "vitest";
import { correctionSentence } from "./correction-sentence.ts";

const job = {
  kind: "job",
  index: 0,
  title: "Senior Nurse",
  employer: null,
  start: { year: 2019, month: null },
  end: { year: 2022, month: null },
  is_current: false,
  is_removed: false,
} as const;
const name = { kind: "contact", field: "name", value: "Ada Brook" } as const;
const told = (before: Correction[], after: Correction[], score = { before: 61, after: 66.4 }) =>
  correctionSentence({ before, after, score, requirements: [] });

it("says what was corrected and what became of the score", () => {
  expect(told([], [job])).toBe("Job 1: 'Senior Nurse', 2019–2022; score 61 → 66.4");
  expect(told([], [name], { before: 61, after: 61 })).toBe("Name: 'Ada Brook'; score stays 61");
});

it("says only what is new, and what was taken back", () => {
  expect(told([job, name], [name])).toBe("Job 1: as it was read; score 61 → 66.4");
  expect(told([name], [name, { ...job, is_removed: true }])).toBe("Job 1: not a job; score 61 → 66.4");
});

it("says nothing when nothing changed, whatever the order of the fields", () => {
  const { kind, ...rest } = job;

  expect(told([job], [{ ...rest, kind }])).toBeNull();
});

it("names the first few of many", () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...job, index, is_removed: true }));

  expect(told([], many)).toMatch(/^Job 1: not a job; .*Job 8: not a job; 12 more; score 61 → 66.4$/);
});
