import { expect, test } from "vitest";
import words from "../../../words/en/cv.ts";
import { jobPeriod } from "./job-period.ts";

test("a job's period shows what the CV gives and no more", () => {
  const march2019 = { year: 2019, month: 3 };
  const in2021 = { year: 2021, month: null };
  expect(jobPeriod({ start: march2019, end: null, is_current: true }, words)).toBe("Mar 2019 – present");
  expect(jobPeriod({ start: march2019, end: in2021, is_current: false }, words)).toBe("Mar 2019 – 2021");
  expect(jobPeriod({ start: march2019, end: null, is_current: false }, words)).toBe("from Mar 2019");
  expect(jobPeriod({ start: in2021, end: in2021, is_current: false }, words)).toBe("2021");
  expect(jobPeriod({ start: null, end: in2021, is_current: false }, words)).toBe("until 2021");
  expect(jobPeriod({ start: null, end: null, is_current: false }, words)).toBe("");
});
