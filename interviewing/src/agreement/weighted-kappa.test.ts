import { expect, test } from "vitest";
import { weightedKappa } from "./weighted-kappa.ts";

type Pair = readonly [number, number];

const times = (count: number, one: number, other: number): Pair[] =>
  Array.from({ length: count }, () => [one, other] as const);

test("the diagnoses of two psychiatrists agree as in the textbook: .68, standard error .087", () => {
  // Fleiss, Levin and Paik, "Statistical Methods for Rates and Proportions", third edition, table 18.1.
  const pairs = [
    ...times(75, 1, 1),
    ...times(1, 1, 2),
    ...times(4, 1, 3),
    ...times(5, 2, 1),
    ...times(4, 2, 2),
    ...times(1, 2, 3),
    ...times(10, 3, 3),
  ];
  const { kappa, low, high, count } = weightedKappa(pairs, 3, (one, other) => (one === other ? 1 : 0));
  expect(count).toBe(100);
  expect(kappa).toBeCloseTo(0.68, 2);
  // The book rounds on the way; unrounded it is .0877.
  expect(((high ?? 0) - (low ?? 0)) / 2 / 1.959964).toBeCloseTo(0.0877, 4);
});

test("with squared distances it is one less the mean squared difference against what chance brings", () => {
  const pairs: Pair[] = [
    [1, 2],
    [2, 2],
    [3, 5],
    [4, 4],
    [5, 3],
    [2, 1],
    [4, 5],
    [3, 3],
  ];
  const mean = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0) / numbers.length;
  const ones = pairs.map(([one]) => one);
  const others = pairs.map(([, other]) => other);
  const variance = (numbers: number[]) => mean(numbers.map((each) => (each - mean(numbers)) ** 2));
  const chance = variance(ones) + variance(others) + (mean(ones) - mean(others)) ** 2;
  const difference = mean(pairs.map(([one, other]) => (one - other) ** 2));
  expect(weightedKappa(pairs, 5).kappa).toBeCloseTo(1 - difference / chance, 12);
});

test("full agreement is 1, and a step apart costs less than the two ends", () => {
  const same = [1, 2, 3, 4, 5].flatMap((score) => times(4, score, score));
  expect(weightedKappa(same, 5)).toMatchObject({ kappa: 1, low: 1, high: 1 });
  const stepApart = weightedKappa([...same, ...times(4, 1, 2)], 5).kappa ?? 0;
  const endsApart = weightedKappa([...same, ...times(4, 1, 5)], 5).kappa ?? 0;
  expect(stepApart).toBeGreaterThan(0.9);
  expect(endsApart).toBeLessThan(stepApart - 0.2);
});

test.each([
  ["no pairs", []],
  ["one and the same score throughout", times(12, 3, 3)],
])("%s say nothing about agreement", (_, pairs) => {
  expect(weightedKappa(pairs, 5)).toEqual({ kappa: null, low: null, high: null, count: pairs.length });
});
