import { randomUUID } from "node:crypto";
import { downloadApplication, downloadApplicationFile } from "@winnow/contract/applications.ts";
import { failures } from "@winnow/contract/failures.ts";
import { readUploadedCv, requestAnswerUpload, sendApplication } from "@winnow/contract/job-forms.ts";
import { maximumAnswerFileBytes } from "@winnow/contract/limits.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { getAccountUsage } from "@winnow/contract/usage.ts";
import { deleteLeftApplications } from "@winnow/server/features/job-forms/application-rows.ts";
import { sweepObjects } from "@winnow/server/features/objects/sweep-objects.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { filledIn, formQuestion, givenOpenForm, sendAnswerFile, sendCv } from "../given/given-open-form.ts";
import { put, type TestFile } from "../given/uploads.ts";
import { type ApiClient, createApiClient } from "../support/api-client.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { age, stored } from "../support/stored.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let applicant: ApiClient;
let cv: TestFile;
beforeAll(async () => {
  winnow = await startWinnow();
  applicant = createApiClient(winnow.url);
  const [one] = await givenCvs(1);
  if (!one) throw new Error("There is no CV.");
  cv = one;
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});

const certificate = formQuestion({ kind: "file", text: "Your certificate" });
const scan = { name: "certificate <b>.png", bytes: new TextEncoder().encode("picture"), type: "image/png" };
const selectAgain = { fields: { [`answers.${certificate.id}`]: "Please select the file again." } };

/** Somebody has sent a CV, and what is to be answered is a file. */
async function givenBegun(questions = [certificate]) {
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter, { questions });
  const params = await sendCv(winnow, applicant, { formId, file: cv });
  await applicant.call(readUploadedCv, { params });
  return { screeningId, form, params, applicationId: params.application_id };
}

const answerWith = (value: string) => ({ answers: [{ question_id: certificate.id, value }] });
const sendScan = (params: { id: string; application_id: string }, file: TestFile = scan) =>
  sendAnswerFile(winnow, applicant, { params, questionId: certificate.id, file });
const keysOf = async () => (await stored(winnow)).filter((key) => key.includes(recruiter.account.id));

test("a file answers a question: kept with its name, and given out as what it was announced as, to the recruiter alone", async () => {
  const { screeningId, form, params, applicationId } = await givenBegun();
  const fileId = await sendScan(params);
  const other = await givenAccount(winnow, "Otto Other");
  const download = { params: { id: applicationId, file_id: fileId } };
  expect(await recruiter.refusal(downloadApplicationFile, download)).toMatchObject({ status: 404 });
  const body = filledIn(form.version, answerWith(fileId));
  const [sent] = await Promise.all([1, 2].map(() => applicant.call(sendApplication, { params, body })));

  const { rows } = await winnow.pool.query("select answers from applications where id = $1", [applicationId]);
  expect(rows[0]?.answers).toEqual([
    { question: certificate.text, kind: "file", value: scan.name, file_id: fileId },
  ]);
  const { url, file_name } = await recruiter.call(downloadApplicationFile, download);
  expect(file_name).toBe(scan.name);
  const file = await fetch(new URL(url, winnow.url));
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "image/png",
    "content-disposition": expect.stringMatching(/^attachment/),
    "x-content-type-options": "nosniff",
  });
  expect(await file.text()).toBe("picture");
  const token = sent?.receipt_link.split("/").at(-1) ?? "";
  const { file_links } = await applicant.call(downloadApplication, { params: { token } });
  expect(file_links.map(({ file_name }) => file_name)).toEqual([scan.name]);
  expect(await (await fetch(new URL(file_links[0]?.url ?? "", winnow.url))).text()).toBe("picture");
  expect(await other.refusal(downloadApplicationFile, download)).toMatchObject({ status: 404 });

  await recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: true } });
  expect(await recruiter.refusal(downloadApplicationFile, download)).toMatchObject({
    code: failures.identityHidden.code,
  });
});

test("another file takes the place of the one before, and what answers nothing is not kept", async () => {
  const reference = formQuestion({ kind: "file", text: "A reference", is_required: false });
  const { form, params } = await givenBegun([certificate, reference]);
  const first = await sendScan(params);
  const second = await sendScan(params, { ...scan, name: "second.png" });
  await sendAnswerFile(winnow, applicant, { params, questionId: reference.id, file: scan });
  const refusal = await applicant.refusal(sendApplication, {
    params,
    body: filledIn(form.version, answerWith(first)),
  });
  expect(refusal).toMatchObject(selectAgain);

  await applicant.call(sendApplication, { params, body: filledIn(form.version, answerWith(second)) });

  await untilJobsAreDone(winnow);
  const keys = await keysOf();
  expect(keys).toHaveLength(2);
  expect(keys.filter((key) => key.endsWith(second))).toEqual([expect.stringMatching(/^files\//)]);
  const { bytes } = await recruiter.call(getAccountUsage);
  expect(bytes.used).toBe(cv.bytes.byteLength + scan.bytes.byteLength);
});

test("a file that has not come, is not as long as announced, or answers something else has to be chosen again", async () => {
  const { form, params } = await givenBegun();
  const announced = {
    question_id: certificate.id,
    name: scan.name,
    size: scan.bytes.byteLength,
    type: scan.type,
  };
  const { file_id, link } = await applicant.call(requestAnswerUpload, { params, body: announced });
  const send = (value: string) =>
    applicant.refusal(sendApplication, { params, body: filledIn(form.version, answerWith(value)) });
  expect(await send(file_id)).toMatchObject(selectAgain);
  expect((await put(winnow, link, new Uint8Array(3))).status).toBe(400);
  expect((await put(winnow, link, scan.bytes, { "content-type": "text/html" })).status).toBe(400);
  expect(await send(file_id)).toMatchObject(selectAgain);
  expect(await send(randomUUID())).toMatchObject(selectAgain);

  const other = await givenBegun();
  expect(await send(await sendScan(other.params))).toMatchObject(selectAgain);

  expect((await put(winnow, link, scan.bytes)).status).toBe(200);
  await applicant.call(sendApplication, { params, body: filledIn(form.version, answerWith(file_id)) });
  // The link still takes this length: what it brings lies where nobody looks.
  await put(winnow, link, new TextEncoder().encode("PICTURE"));
  const { url } = await recruiter.call(downloadApplicationFile, {
    params: { id: params.application_id, file_id },
  });
  expect(await (await fetch(new URL(url, winnow.url))).text()).toBe("picture");
});

test("no link is given for a file of another kind, of no size or too large, or for a question that wants none", async () => {
  const { params } = await givenBegun();
  const wrong = {
    size: [0, maximumAnswerFileBytes + 1],
    type: ["text/html", "image/svg+xml", ""],
    question_id: [randomUUID()],
  };
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) {
      const body = { question_id: certificate.id, name: "a.png", size: 7, type: "image/png", [field]: value };
      expect(await applicant.refusal(requestAnswerUpload, { params, body })).toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) },
      });
    }
  }
});

test("an application that is left goes after a day with everything that was sent for it, one that was sent stays", async () => {
  const sent = await givenBegun();
  const answers = answerWith(await sendScan(sent.params));
  await applicant.call(sendApplication, { params: sent.params, body: filledIn(sent.form.version, answers) });
  await untilJobsAreDone(winnow);
  const kept = await keysOf();
  const left = await givenBegun();
  await sendScan(left.params);
  const refused = filledIn(left.form.version, answerWith(randomUUID()));
  await applicant.refusal(sendApplication, { params: left.params, body: refused });
  expect(await keysOf()).toHaveLength(kept.length + 2);

  await deleteLeftApplications(winnow.services.database.kysely);
  expect(await keysOf()).toHaveLength(kept.length + 2);
  await winnow.pool.query("update applications set begun_at = begun_at - interval '25 hours'");
  await age(winnow, await keysOf());
  await sweepObjects(winnow.services);
  expect(await keysOf()).toHaveLength(kept.length + 2);
  await deleteLeftApplications(winnow.services.database.kysely);
  await untilJobsAreDone(winnow);

  expect(await keysOf()).toEqual(kept);
  const { bytes } = await recruiter.call(getAccountUsage);
  expect(bytes.used).toBe(cv.bytes.byteLength + scan.bytes.byteLength);
  const refusal = await applicant.refusal(readUploadedCv, { params: left.params });
  expect(refusal).toMatchObject({ code: failures.applicationNotFound.code });
});
