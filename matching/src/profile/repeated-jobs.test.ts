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
])("leaves a job without text out that is listed again, %s", (_, again) => {
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
  ["with vaguer dates", { end: { year: 2012, month: null } }],
])("keeps both where the other is %s", (_, other) => {
  const jobs = [given({}, 0), given(other, 2)];
  expect(onceEach(jobs)).toEqual({ jobs, repeated: [] });
});

it("keeps both where both say what was done, and titles that differ in a sign", () => {
  const jobs = [
    given({}, 3),
    given({}, 4),
    given({ title: "C++ developer" }, 0),
    given({ title: "C# developer" }, 0),
  ];
  expect(onceEach(jobs)).toEqual({ jobs, repeated: [] });
});

it("keeps one of three without text", () => {
  const jobs = [given({}, 0), given({}, 0), given({}, 0)];
  expect(onceEach(jobs).jobs).toEqual([jobs[2]]);
});

it("compares each job with those alone that may be the same", () => {
  let looks = 0;
  const jobs = Array.from({ length: 8000 }, (_, at) => {
    const one = given({ employer: `House ${at}` }, 0);
    return {
      ...one,
      get job() {
        looks += 1;
        return one.job;
      },
    };
  });
  expect(onceEach(jobs).jobs).toHaveLength(8000);
  expect(looks).toBeLessThan(4 * jobs.length);
});
