import { expect, test } from "vitest";
import { startHindrance, startLabel } from "./start-words.ts";

test("the button names the price of what it starts", () => {
  expect(startLabel({ quoted: 3_800, readable: 38 })).toBe("Start screening · 38.00 credits");
});

test("a sample is free, and nothing to screen has no price", () => {
  expect(startLabel({ quoted: 0, readable: 12 })).toBe("Start screening · free");
  expect(startLabel({ quoted: 0, readable: 0 })).toBe("Start screening");
  expect(startLabel(undefined)).toBe("Start screening");
});

test("only uploads that still run hold a start back, and the reason is said", () => {
  expect(startHindrance(0)).toBeNull();
  expect(startHindrance(1)).toBe("1 file is still being sent. Starting is possible once all have arrived.");
});
