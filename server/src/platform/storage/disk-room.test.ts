import { expect, test } from "vitest";
import { isNearlyFull } from "./disk-room.ts";

const gibibyte = 1024 ** 3;

test.each([
  ["a twentieth of a small disk", 40, 1.9, true],
  ["more than that", 40, 2.1, false],
  ["4.9 GiB of a large one", 4_000, 4.9, true],
  ["5.1 GiB of a large one", 4_000, 5.1, false],
])("whether a disk is nearly full: %s", (_what, size, free, expected) => {
  expect(isNearlyFull({ sizeBytes: size * gibibyte, freeBytes: free * gibibyte })).toBe(expected);
});
