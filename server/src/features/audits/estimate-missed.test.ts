import { expect, it } from "vitest";
import { estimateMissed } from "./estimate-missed.ts";

const read = (count: number, good: number, isBelow = true) =>
  Array.from({ length: count }, (_, index) => ({
    is_below: isBelow,
    answer: index < good ? ("good" as const) : ("not good" as const),
  }));

it("says in words how many good CVs the line misses, from those below it alone", () => {
  const estimate = estimateMissed({ line: 60, below: 212, items: [...read(24, 1), ...read(12, 12, false)] });

  expect(estimate).toMatchObject({ below: 212, drawn: 24, answered: 24, good: 1 });
  expect(estimate.sentence).toBe(
    `Of 212 CVs below 60, between ${estimate.missed?.low} and ${estimate.missed?.high} are likely good (best guess 8): 1 of 24 read was good.`,
  );
});

it("is certain when all were read", () => {
  expect(estimateMissed({ line: 45.5, below: 3, items: read(3, 2) }).sentence).toBe(
    "Of 3 CVs below 45.5, 2 are good: 2 of 3 read were good.",
  );
});

it("says so when nothing from below is left to estimate from", () => {
  expect(estimateMissed({ line: 60, below: 3, items: read(2, 1, false) }).missed).toBeNull();
});
