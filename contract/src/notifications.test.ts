import { expect, test } from "vitest";
import { percentInMessage } from "./notifications.ts";

test.each([
  ["12 of 30 CVs, 40%", 40],
  ["Screening … 0%", 0],
  ["5% faster, 90 %", 90],
  ["100%", 100],
  ["999%", 100],
  ["30 CVs screened", null],
  ["", null],
  ["1000%", null],
])("the percent in %j is %j", (message, percent) => {
  expect(percentInMessage(message)).toBe(percent);
});
