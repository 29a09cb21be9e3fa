import { expect, test } from "vitest";
import { rankLabels, spokenRank } from "./rank-labels.ts";

test("equal ranks are marked as ties, the others stand alone", () => {
  expect(rankLabels([1, 2, 2, 4])).toEqual(["1", "=2", "=2", "4"]);
});

test("ties are found in any order of the rows", () => {
  expect(rankLabels([7, 3, 7])).toEqual(["=7", "3", "=7"]);
});

test("a list of nothing has no labels", () => {
  expect(rankLabels([])).toEqual([]);
});

test("a tie is said in words", () => {
  expect(spokenRank("=2")).toBe("Rank 2, tied");
  expect(spokenRank("4")).toBe("Rank 4");
});
