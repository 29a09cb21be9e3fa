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
  { of: "English", isEnglish: true, floor: 80 },
  { of: "ten other languages", isEnglish: false, floor: 64 },
])("refuses $floor or more of 140 wishes of $of that may not be asked for", ({ isEnglish, floor }) => {
  const forbidden = wishes.filter(
    ({ label, language }) => label !== "none" && (language === "en") === isEnglish,
  );

  expect(forbidden).toHaveLength(140);
  expect(forbidden.filter(({ text }) => refusedCriterion(text)).length).toBeGreaterThanOrEqual(floor);
});

it("refuses few of 312 that may, a tenth of which say that nobody is limited", () => {
  const fine = wishes.filter(({ label }) => label === "none");

  expect(fine).toHaveLength(312);
  expect(fine.filter(({ text }) => refusedCriterion(text)).length).toBeLessThanOrEqual(18);
});
