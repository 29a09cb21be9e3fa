import { expect, test } from "vitest";
import { putOnce } from "./put-once.ts";

const [one, other] = [{ id: "1" }, { id: "2" }];

test("an item that is added stands at the end, and once", () => {
  expect(putOnce([one], other)).toEqual([one, other]);
  expect(putOnce([one, other], other)).toEqual([one, other]);
  expect(putOnce([], one)).toEqual([one]);
});

test("an item that is put back stands where it was, and once", () => {
  expect(putOnce([other], one, 0)).toEqual([one, other]);
  expect(putOnce([one, other], one, 0)).toEqual([one, other]);
  expect(putOnce([other, one], one, 0)).toEqual([one, other]);
  expect(putOnce([], one, 7)).toEqual([one]);
});
