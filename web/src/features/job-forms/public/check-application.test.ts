import type { CvAsRead, FormQuestion, PublicJobForm } from "@winnow/contract/job-forms.ts";
import { expect, test } from "vitest";
import cvWords from "../../../words/en/cv.ts";
import failures from "../../../words/en/failures.ts";
import jobForm from "../../../words/en/job-form.ts";
import { checkApplication, problemsFromServer, recheck } from "./check-application.ts";
import { nothingTyped } from "./typed-cv.ts";

const words = { jobForm, cv: cvWords, failures };

const question: FormQuestion = {
  id: "0b1f0e0a-3f5b-4f0e-9b57-6f2f5b7c9d10",
  kind: "short_text",
  text: "When could you begin?",
  is_required: true,
  choices: [],
};
const form: PublicJobForm = {
  title: "Nurse",
  description: "Care for people.",
  employer: "Harbour Clinic",
  closes_at: null,
  notice_version: "1",
  read_by: null,
  version: 3,
  questions: [question],
};
const read: CvAsRead = {
  name: "Ines Okafor",
  email: "ines@example.com",
  phone: null,
  location: null,
  jobs: [{ title: "Nurse", employer: null, start: { year: 2019, month: 3 }, end: null, is_current: true }],
  education: [],
};
const cv = { name: "cv.pdf", sizeBytes: 9 };
const filled = {
  applicationId: "6a5d8f0e-2c43-4b5f-8e61-0a9d1d9c7b11",
  keptAtMs: 0,
  cv,
  read,
  typed: nothingTyped,
  answers: { [question.id]: " Monday " },
  answerFiles: {},
};
const whole = { filled, cv: { step: "arrived", ...cv } as const, files: {}, isAgreed: true };

test("what was read and what was typed is sent together", () => {
  const typed = { ...nothingTyped, contact: { email: "new@example.com" } };
  expect(checkApplication(form, { ...whole, filled: { ...filled, typed } }, words)).toMatchObject({
    problems: [],
    body: {
      form_version: 3,
      name: "Ines Okafor",
      email: "new@example.com",
      answers: [{ question_id: question.id, value: "Monday" }],
      corrections: [{ kind: "contact", field: "email", value: "new@example.com" }],
    },
  });
});

test("everything that is missing is named in the order of the page, with its field", () => {
  const job = {
    title: "Nurse",
    employer: "",
    start: "2019",
    end: "2018",
    is_current: false,
    is_removed: false,
  };
  const typed = { ...nothingTyped, contact: { name: " " }, jobs: { 0: job } };
  const { problems, body } = checkApplication(
    form,
    {
      filled: { ...filled, typed, answers: {} },
      cv: { step: "none" },
      files: {},
      isAgreed: false,
    },
    words,
  );
  expect(body).toBeNull();
  expect(problems.map(({ key, label }) => [key, label])).toEqual([
    ["cv", "Your CV"],
    ["name", "Name"],
    ["job-0-end", "Job 1"],
    [question.id, "When could you begin?"],
    ["consent", "Your agreement"],
  ]);
});

test("what was mended stays in the list as mended", () => {
  const missing = { ...whole, filled: { ...filled, answers: {} }, isAgreed: false };
  const { problems } = checkApplication(form, missing, words);
  expect(recheck(problems, { form, filled: { ...whole, isAgreed: false }, words })).toMatchObject([
    { key: question.id, isMended: true },
    { key: "consent" },
  ]);
  expect(recheck(problems, { form, filled: missing, words })).toEqual(problems);
});

test("a CV that is on its way is waited for", () => {
  const sending = { step: "sending", sentBytes: 3, ...cv } as const;
  expect(checkApplication(form, { ...whole, cv: sending }, words).problems.map(({ key }) => key)).toEqual([
    "cv",
  ]);
});

test("what the server has against an answer stands at its question", () => {
  const fields = { [`answers.${question.id}`]: "Please choose one of these.", elsewhere: "No." };
  expect(problemsFromServer(form, { fields }, words)).toEqual([
    { key: question.id, label: "When could you begin?", words: "Please choose one of these." },
  ]);
});
