import { expect, test } from "vitest";
import { typedScore } from "./typed-score.ts";

test("a score is a number from 0 to 100, with a point or a comma", () => {
  expect(["0", " 72 ", "72.5", "72,5", "100"].map(typedScore)).toEqual([0, 72, 72.5, 72.5, 100]);
  expect(["", "abc", "-1", "100.1", "1e2", "1.2.3"].map(typedScore)).toEqual(Array(6).fill(null));
});
