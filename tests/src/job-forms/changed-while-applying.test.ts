import { randomUUID } from "node:crypto";
import { failures } from "@winnow/contract/failures.ts";
import {
  readUploadedCv,
  requestCvUpload,
  sendApplication,
  updateJobForm,
} from "@winnow/contract/job-forms.ts";
import { deleteScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { filledIn, formQuestion, givenOpenForm, sendCv } from "../given/given-open-form.ts";
import { type Answer, type ApiClient, createApiClient } from "../support/api-client.ts";
import { holdLock } from "../support/held-lock.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let applicant: ApiClient;
beforeAll(async () => {
  winnow = await startWinnow();
  applicant = createApiClient(winnow.url);
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Runa Race");
});

/** An application that is filled in, and sent while what the recruiter does to its screening is under way. */
async function sentDuring(act: (screeningId: string) => Promise<Answer>) {
  const [file] = await givenCvs(1);
  if (!file) throw new Error("There is no CV.");
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter);
  const params = await sendCv(winnow, applicant, { formId, file });
  await applicant.call(readUploadedCv, { params });
  const lock = await holdLock(winnow, "select from screenings where id = $1 for update", [screeningId]);

  const acting = act(screeningId);
  await lock.untilSomebodyWaits();
  const sending = applicant.attempt(sendApplication, { params, body: filledIn(form.version) });
  await lock.untilSomebodyWaits(2);
  await lock.release();

  expect((await acting).status).toBe(200);
  return sending;
}

test("an application that is sent while its questions are changed is shown the new ones", async () => {
  const { status, body } = await sentDuring((id) =>
    recruiter.attempt(updateJobForm, { params: { id }, body: { questions: [formQuestion()] } }),
  );

  expect({ status, body }).toMatchObject({
    status: 409,
    body: { error: { code: failures.jobFormChanged.code } },
  });
});

test("an application that is sent while its form is closed is told that it is", async () => {
  const { status, body } = await sentDuring((id) =>
    recruiter.attempt(updateJobForm, { params: { id }, body: { is_closed: true } }),
  );

  expect({ status, body }).toMatchObject({
    status: 404,
    body: { error: { code: failures.jobFormNotFound.code } },
  });
});

test("an application that was sent in time has a receipt, although its form is closed when it is sent again", async () => {
  const [file] = await givenCvs(1);
  if (!file) throw new Error("There is no CV.");
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter);
  const params = await sendCv(winnow, applicant, { formId, file });
  await applicant.call(readUploadedCv, { params });
  // Its answer was lost.
  await applicant.call(sendApplication, { params, body: filledIn(form.version) });
  await recruiter.call(updateJobForm, { params: { id: screeningId }, body: { is_closed: true } });

  const again = await applicant.call(sendApplication, { params, body: filledIn(form.version) });
  expect(again.receipt_link).toContain(winnow.url);
  const another = { ...params, application_id: randomUUID() };
  expect(
    await applicant.attempt(sendApplication, { params: another, body: filledIn(form.version) }),
  ).toMatchObject({ status: 404, body: { error: { code: failures.jobFormNotFound.code } } });
});

test("an application that is sent while its screening is deleted is told that the form is closed", async () => {
  const { status, body } = await sentDuring((id) => recruiter.attempt(deleteScreening, { params: { id } }));

  expect({ status, body }).toMatchObject({
    status: 404,
    body: { error: { code: failures.jobFormNotFound.code } },
  });
});

test("whoever begins to apply while the screening is deleted is told that the form is closed", async () => {
  const { screeningId, formId } = await givenOpenForm(winnow, recruiter);
  const usage = await holdLock(winnow, "select from account_usage where account_id = $1 for update", [
    recruiter.account.id,
  ]);

  const deleting = recruiter.attempt(deleteScreening, { params: { id: screeningId } });
  await usage.untilSomebodyWaits();
  const beginning = applicant.attempt(requestCvUpload, {
    params: { id: formId },
    body: { application_id: randomUUID(), name: "cv.pdf", size: 1_000, type: "application/pdf" },
  });
  await usage.untilSomebodyWaits(2);
  await usage.release();

  expect((await deleting).status).toBe(200);
  const { status, body } = await beginning;
  expect({ status, body }).toMatchObject({
    status: 404,
    body: { error: { code: failures.jobFormNotFound.code } },
  });
});
