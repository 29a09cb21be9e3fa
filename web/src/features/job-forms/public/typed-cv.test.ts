import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import { expect, test } from "vitest";
import jobForm from "../../../words/en/job-form.ts";
import { carryOver, correctionsOf, educationAsTyped, jobAsTyped, nothingTyped } from "./typed-cv.ts";

const { problems } = jobForm;

const nurse = {
  title: "Nurse",
  employer: "Harbour Clinic",
  start: { year: 2019, month: 3 },
  end: null,
  is_current: true,
};
const carer = { ...nurse, title: "Carer", end: { year: 2018, month: null }, is_current: false };
const degree = { degree: "BSc Nursing", school: "Leeds", level: "bachelor" } as const;
const read: CvAsRead = {
  name: "Ines Okafor",
  email: null,
  phone: "0113 496 0000",
  location: "Leeds",
  jobs: [nurse, carer],
  education: [degree],
};

test("only what says something else than the CV is a correction", () => {
  const typed = {
    contact: { name: "Ines Okafor ", email: "ines@example.com", phone: "" },
    jobs: {
      0: jobAsTyped(nurse),
      1: { ...jobAsTyped(carer), title: " Care worker ", start: "03/2016" },
    },
    education: { 0: { ...educationAsTyped(degree), is_removed: true } },
  };
  const { corrections, places, troubles } = correctionsOf(read, typed, problems);
  expect(corrections).toEqual([
    { kind: "contact", field: "email", value: "ines@example.com" },
    { kind: "contact", field: "phone", value: null },
    {
      kind: "job",
      index: 1,
      title: "Care worker",
      employer: "Harbour Clinic",
      start: { year: 2016, month: 3 },
      end: { year: 2018, month: null },
      is_current: false,
      is_removed: false,
    },
    { kind: "education", index: 0, ...degree, is_removed: true },
  ]);
  expect(places).toEqual(["email", "phone", "job-1", "education-0"]);
  expect(troubles).toEqual({});
  expect(correctionsOf(read, nothingTyped, problems).corrections).toEqual([]);
});

test("a job that goes on has no end, and a time that is none is named with its field", () => {
  const jobs = {
    0: { ...jobAsTyped(nurse), start: "soon" },
    1: { ...jobAsTyped(carer), is_current: true, end: "whenever" },
  };
  const { corrections, troubles } = correctionsOf(read, { ...nothingTyped, jobs }, problems);
  expect(Object.keys(troubles)).toEqual(["job-0-start"]);
  expect(corrections[1]).toMatchObject({ index: 1, end: null, is_current: true });
});

test("with another CV the contact stays as typed, and jobs stay corrected where they are read alike", () => {
  const typed = {
    contact: { phone: "1" },
    jobs: { 0: { ...jobAsTyped(nurse), title: "Matron" }, 1: { ...jobAsTyped(carer), title: "Cook" } },
    education: {},
  };
  const after = { ...read, jobs: [{ ...carer, title: "Chef" }, nurse] };
  expect(carryOver(typed, read, after)).toEqual({
    contact: { phone: "1" },
    jobs: { 1: typed.jobs[0] },
    education: {},
  });
});
