import { expect, it } from "vitest";
import { readUnseenRefusals } from "../../scripts/refused/read-refusals.ts";
import { refusedCriterion } from "../../src/jd/refused/refused-criteria.ts";

/**
 * Other pens than those that the odds were learned from wrote these; which are missed is not looked at, so that the
 * counts say something about wishes that nobody has seen. Floors stand a few below what was measured
 * (`npm run bench -- refused`).
 */
const wishes = readUnseenRefusals();

it.each([
  { of: "English", isEnglish: true, all: 200, floor: 105 },
  { of: "ten other languages", isEnglish: false, all: 220, floor: 102 },
])("refuses $floor or more of $all wishes of $of that may not be asked for", ({ isEnglish, all, floor }) => {
  const forbidden = wishes.filter(
    ({ label, language }) => label !== "none" && (language === "en") === isEnglish,
  );

  expect(forbidden).toHaveLength(all);
  expect(forbidden.filter(({ text }) => refusedCriterion(text)).length).toBeGreaterThanOrEqual(floor);
});

it("refuses few of 452 that may, a ninth of which say that nobody is limited", () => {
  const fine = wishes.filter(({ label }) => label === "none");

  expect(fine).toHaveLength(452);
  expect(fine.filter(({ text }) => refusedCriterion(text)).length).toBeLessThanOrEqual(22);
});
