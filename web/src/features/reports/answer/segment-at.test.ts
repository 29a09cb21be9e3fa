import { expect, test } from "vitest";
import { segmentAt } from "./segment-at.ts";

const segments = [{ start_ms: 500 }, { start_ms: 2_000 }, { start_ms: 2_000 }, { start_ms: 6_000 }];

test.each([
  [0, -1],
  [499, -1],
  [500, 0],
  [1_999, 0],
  [2_000, 2],
  [5_000, 2],
  [60_000, 3],
])("at %d ms segment %d is heard", (positionMs, index) => {
  expect(segmentAt(segments, positionMs)).toBe(index);
});

test("where nothing was said nothing is heard", () => {
  expect(segmentAt([], 1_000)).toBe(-1);
});
