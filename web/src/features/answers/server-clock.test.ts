import { expect, test } from "vitest";
import { clockFrom, timeLeft } from "./server-clock.ts";

test("time is left by the server's clock, however the device's is set", () => {
  const clock = clockFrom(1_000_000, 50);
  expect(timeLeft(1_010_000, clock, 50)).toBe(10_000);
  expect(timeLeft(1_010_000, clock, 4_050)).toBe(6_000);
  expect(timeLeft(1_010_000, clock, 60_000)).toBe(0);
  expect(timeLeft(null, clock, 50)).toBe(0);
});
