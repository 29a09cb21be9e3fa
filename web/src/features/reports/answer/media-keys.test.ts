import { expect, test } from "vitest";
import { speedBeside } from "./media-keys.ts";

test("speeds follow one another and end at both ends", () => {
  expect(speedBeside(1, 1)).toBe(1.25);
  expect(speedBeside(1, -1)).toBe(0.75);
  expect(speedBeside(2, 1)).toBe(2);
  expect(speedBeside(0.75, -1)).toBe(0.75);
  // A speed that a browser's own menu has chosen.
  expect(speedBeside(1.1, 1)).toBe(1.25);
  expect(speedBeside(1.1, -1)).toBe(1);
});
