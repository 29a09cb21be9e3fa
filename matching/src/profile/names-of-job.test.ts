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
