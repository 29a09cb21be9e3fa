import { expect, it } from "vitest";
import type { Job } from "./profile.ts";
import { onceEach } from "./repeated-jobs.ts";

const given = (job: Partial<Job>, text: number) => ({
  job: {
    title: "Yardman",
    employer: "Biloela Hardware & Rural",
    start: { year: 2011, month: null },
    end: { year: 2012, month: 6 },
    isCurrent: false,
    ...job,
  } as Job,
  bodyFrom: 1,
  to: 1 + text,
});

it.each([
  ["as it is", {}],
  ["in capitals", { title: "YARDMAN" }],
  ["with a month more", { start: { year: 2011, month: 3 } }],
])("keeps of a job that is listed again, %s, the one with text", (_, again) => {
  const [short, long] = [given({}, 0), given(again, 4)];
  expect(onceEach([short, long])).toEqual({ jobs: [long], repeated: [short] });
  expect(onceEach([long, short])).toEqual({ jobs: [long], repeated: [short] });
});

it.each([
  ["another time", { start: { year: 2013, month: null } }],
  ["until now", { isCurrent: true, end: null }],
  ["at another firm", { employer: "Rockhampton Rural" }],
  ["as something else", { title: "Driver" }],
  ["as nobody knows what", { title: null }],
])("keeps both where one is %s", (_, other) => {
  const jobs = [given({}, 0), given(other, 0)];
  expect(onceEach(jobs)).toEqual({ jobs, repeated: [] });
});

it("keeps one of three", () => {
  const jobs = [given({}, 0), given({}, 3), given({}, 2)];
  expect(onceEach(jobs).jobs).toEqual([jobs[1]]);
});
