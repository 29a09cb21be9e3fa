import { expect, test } from "vitest";
import { cvFileName } from "./cv-file-name.ts";
import { people } from "./people.ts";
import { readSampleCv, sampleScreening } from "./sample-screening.ts";

test("the sample screening has twelve readable CVs", async () => {
  const cvs = await Promise.all(sampleScreening.cvFileNames.map(readSampleCv));

  expect(new Set(sampleScreening.cvFileNames).size).toBe(12);
  expect(cvs.every((bytes) => bytes.length > 1000)).toBe(true);
});

test("the sample screening has CVs of every fit", () => {
  const chosen = people.filter((person) => sampleScreening.cvFileNames.includes(cvFileName(person)));

  expect(new Set(chosen.map(({ fit }) => fit))).toEqual(new Set(people.map(({ fit }) => fit)));
});
