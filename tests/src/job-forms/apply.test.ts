import { randomUUID } from "node:crypto";
import { failures } from "@winnow/contract/failures.ts";
import {
  type FormQuestion,
  getJobForm,
  openJobForm,
  readUploadedCv,
  renewJobFormLink,
  requestCvUpload,
  sendApplication,
  updateJobForm,
} from "@winnow/contract/job-forms.ts";
import { getScreening, startScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { filledIn, formQuestion, givenOpenForm, sendCv } from "../given/given-open-form.ts";
import { type TestFile, untilScreening } from "../given/uploads.ts";
import { type ApiClient, createApiClient } from "../support/api-client.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let applicant: ApiClient;
let cvs: TestFile[];

beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "200.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
  applicant = createApiClient(winnow.url);
  cvs = await givenCvs(8);
});
afterAll(() => winnow.stop());

const upload = (formId: string, file: TestFile, applicationId?: string) =>
  sendCv(winnow, applicant, { formId, file, applicationId });

function cvNumber(index: number): TestFile {
  const file = cvs[index];
  if (!file) throw new Error(`There is no CV ${index}.`);
  return file;
}

test("somebody without an account applies: the CV is read, shown, sent, and screened at once by a live screening", async () => {
  const start = formQuestion({ kind: "date", text: "When could you begin?" });
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter, {
    questions: [start],
    cvs: [cvNumber(7)],
  });
  await recruiter.call(startScreening, { params: { id: screeningId } });
  expect(await applicant.call(openJobForm, { params: { id: formId } })).toMatchObject({
    title: form.of_jd.title,
    employer: "Mara Ruiz",
    questions: [start],
  });

  const params = await upload(formId, cvNumber(0));
  const read = await applicant.call(readUploadedCv, { params });
  expect(read.name).toBeTruthy();
  expect(read.jobs.length).toBeGreaterThan(0);
  expect((await recruiter.call(getScreening, { params: { id: screeningId } })).counts.uploaded).toBe(1);
  const body = filledIn(form.version, { answers: [{ question_id: start.id, value: "2027-01-04" }] });
  const { receipt_link } = await applicant.call(sendApplication, { params, body });

  expect(receipt_link).toMatch(/\/admin\/public\/receipt\/[\w-]{43}$/);
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.screened === 2);
  expect(await recruiter.call(getJobForm, { params: { id: screeningId } })).toMatchObject({
    applications_count: 1,
  });
});

test("an application that is sent twice is one", async () => {
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter);
  const params = await upload(formId, cvNumber(1));
  await applicant.call(readUploadedCv, { params });
  const body = filledIn(form.version);
  await Promise.all([1, 2, 3].map(() => applicant.call(sendApplication, { params, body })));

  const { counts } = await untilScreening(recruiter, screeningId, (now) => now.counts.checking === 0);
  expect(counts).toMatchObject({ uploaded: 1, duplicates: 0 });
});

test("another file takes the place of the one before, until it is sent", async () => {
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter);
  const first = await upload(formId, cvNumber(2));
  await applicant.call(readUploadedCv, { params: first });
  const params = await upload(formId, cvNumber(3), first.application_id);
  expect(await applicant.refusal(sendApplication, { params, body: filledIn(form.version) })).toMatchObject({
    code: failures.cvNotSent.code,
  });
  await applicant.call(readUploadedCv, { params });
  await applicant.call(sendApplication, { params, body: filledIn(form.version) });

  const { counts } = await recruiter.call(getScreening, { params: { id: screeningId } });
  expect(counts.uploaded).toBe(1);
  const late = { application_id: params.application_id, name: "late.pdf", size: 9, type: "application/pdf" };
  expect(await applicant.refusal(requestCvUpload, { params: { id: formId }, body: late })).toMatchObject({
    code: failures.applicationNotFound.code,
  });
});

test("what is wrong is said field by field, and costs neither the file nor the rest", async () => {
  const shift = formQuestion({ kind: "choice", text: "Which shift?", choices: ["Days", "Nights"] });
  const site = formQuestion({ kind: "link", text: "Your own page", is_required: false });
  const { form, formId } = await givenOpenForm(winnow, recruiter, { questions: [shift, site] });
  const params = await upload(formId, cvNumber(4));
  await applicant.call(readUploadedCv, { params });
  const answers = [{ question_id: site.id, value: "javascript:alert(1)" }];
  const refusal = await applicant.refusal(sendApplication, {
    params,
    body: filledIn(form.version, { answers }),
  });
  expect(refusal).toMatchObject({
    fields: {
      [`answers.${shift.id}`]: "Please answer this question.",
      [`answers.${site.id}`]: "Please write a whole address, such as https://example.com.",
    },
  });

  const mended = [{ question_id: shift.id, value: "Nights" }];
  await applicant.call(sendApplication, { params, body: filledIn(form.version, { answers: mended }) });
});

test("a form that was changed meanwhile is looked at again before anything is sent", async () => {
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter);
  const params = await upload(formId, cvNumber(5));
  await applicant.call(readUploadedCv, { params });
  const questions = [formQuestion({ kind: "yes_no", text: "Do you hold a licence?", is_required: false })];
  const { version } = await recruiter.call(updateJobForm, {
    params: { id: screeningId },
    body: { questions },
  });
  expect(version).toBe(form.version + 1);
  expect(await applicant.refusal(sendApplication, { params, body: filledIn(form.version) })).toMatchObject({
    code: failures.jobFormChanged.code,
  });
  await applicant.call(sendApplication, { params, body: filledIn(version) });
});

test("questions that were changed in another window are not lost to a change of those before", async () => {
  const { screeningId, form } = await givenOpenForm(winnow, recruiter);
  const params = { id: screeningId };
  const [mine, theirs] = [formQuestion({ text: "Mine?" }), formQuestion({ text: "Theirs?" })];
  const change = (version: number, questions: FormQuestion[]) => ({ params, body: { version, questions } });
  const { version } = await recruiter.call(updateJobForm, change(form.version, [theirs]));
  expect(await recruiter.refusal(updateJobForm, change(form.version, [mine]))).toMatchObject({
    code: failures.formQuestionsChanged.code,
  });
  const { questions } = await recruiter.call(updateJobForm, change(version, [theirs, mine]));
  expect(questions).toEqual([theirs, mine]);
});

test("unknown, malformed, internal, closed, over, not yet open and replaced links are answered alike", async () => {
  const answersTo = async (id: string) => {
    const { status, body, headers } = await applicant.attempt(openJobForm, { params: { id } });
    return { status, body, type: headers.get("content-type") };
  };
  const unknown = await answersTo(randomUUID());
  expect(unknown).toMatchObject({ status: 404, body: { error: { code: failures.jobFormNotFound.code } } });
  expect(await answersTo("drop table")).toEqual(unknown);
  const hour = 3_600;
  const now = Math.floor(Date.now() / 1_000);
  const ends: ((screeningId: string) => Promise<unknown>)[] = [
    (id) => recruiter.call(updateScreening, { params: { id }, body: { visibility: "internal" } }),
    (id) => recruiter.call(updateJobForm, { params: { id }, body: { is_closed: true } }),
    (id) => recruiter.call(updateJobForm, { params: { id }, body: { closes_at: now - hour } }),
    (id) => recruiter.call(updateJobForm, { params: { id }, body: { opens_at: now + hour } }),
    (id) => recruiter.call(renewJobFormLink, { params: { id } }),
  ];
  for (const end of ends) {
    const { screeningId, formId } = await givenOpenForm(winnow, recruiter);
    expect((await answersTo(formId)).status).toBe(200);
    await end(screeningId);
    expect(await answersTo(formId)).toEqual(unknown);
  }
});

test("a machine that fills in what people do not see is told the same, and nothing is kept", async () => {
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter);
  const params = await upload(formId, cvNumber(6));
  await applicant.call(readUploadedCv, { params });
  const body = filledIn(form.version, { website: "https://example.com/cheap" });
  expect(await applicant.call(sendApplication, { params, body })).toMatchObject({
    receipt_link: expect.stringContaining("/admin/public/receipt/"),
  });
  expect((await recruiter.call(getScreening, { params: { id: screeningId } })).counts.uploaded).toBe(0);
});

test("what is no CV is refused with its reason before it is sent", async () => {
  const { formId } = await givenOpenForm(winnow, recruiter);
  const params = await upload(formId, {
    name: "cv.pdf",
    bytes: new TextEncoder().encode("<html>no CV</html>"),
  });
  expect(await applicant.refusal(readUploadedCv, { params })).toMatchObject({
    code: failures.cvUnreadable.code,
    message: "This is neither a PDF nor a Word document (DOCX).",
  });
});
