import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { jobPartLabels } from "./lines/job-part-label.ts";
import { namesOfJob } from "./names-of-job.ts";

it("takes what is hardly an employer for a break, but above positions that fill its dates for an employer", () => {
  const { lines } = readPlainText("Oxfam");
  const odds = Float64Array.from(jobPartLabels, (label) => ({ employer: 0.1, other: 0.9 })[label] ?? 0);
  const place = { line: 0, start: 0, end: 5, text: "Oxfam", joiner: "", isDates: false, isBody: false };
  const parts = [{ ...place, odds, ofHeading: 0 }];

  expect(namesOfJob(lines, parts, "job").employer).toBeNull();
  expect(namesOfJob(lines, parts, "employer").employer?.text).toBe("Oxfam");
});

it.each([
  ["the initial", 0.7, 0.2],
  ["the name", 0.2, 0.9],
])("takes an initial and the name behind it together, also where only %s is like one", (_, first, second) => {
  const { lines } = readPlainText("R. & K. Petrie Electrical");
  const oddsOf = (employer: number) =>
    Float64Array.from(jobPartLabels, (label) => ({ employer, other: 1 - employer })[label as "other"] ?? 0);
  const place = { line: 0, isDates: false, isBody: false, ofHeading: 0 };
  const parts = [
    { ...place, start: 0, end: 6, text: "R. & K", joiner: "", odds: oddsOf(first) },
    { ...place, start: 8, end: 25, text: "Petrie Electrical", joiner: ".", odds: oddsOf(second) },
  ];

  expect(namesOfJob(lines, parts, "job").employer?.text).toBe("R. & K. Petrie Electrical");
});
