import { expect, test } from "vitest";
import { gapsBefore } from "./gaps.ts";

const at = (year: number, month: number | null) => ({ year, month });
const job = (start: ReturnType<typeof at> | null, end: ReturnType<typeof at> | null) => ({
  start,
  end,
  is_current: end === null,
});

test("months between two jobs are counted", () => {
  const jobs = [job(at(2021, 1), null), job(at(2015, 1), at(2020, 6))];
  expect([...gapsBefore(jobs)]).toEqual([[0, 6]]);
});

test("a job that covers the time leaves no gap", () => {
  const jobs = [job(at(2021, 1), null), job(at(2018, 1), at(2019, 6)), job(at(2015, 1), at(2020, 12))];
  expect(gapsBefore(jobs).size).toBe(0);
});

test("nothing is said where a month is missing, or for less than four months", () => {
  expect(gapsBefore([job(at(2021, 1), null), job(at(2015, 1), at(2019, null))]).size).toBe(0);
  expect(gapsBefore([job(at(2021, 1), null), job(at(2015, 1), at(2020, 9))]).size).toBe(0);
});
