import { randomUUID } from "node:crypto";
import {
  answerApplicantRequest,
  askRecruiter,
  correctApplication,
  downloadApplication,
  eraseApplication,
  getApplicationOfResult,
  listApplications,
  openReceipt,
  replaceCv,
  requestCvReplacement,
  withdrawApplication,
} from "@winnow/contract/applications.ts";
import { type Correction, correctResult } from "@winnow/contract/corrections.ts";
import { failures } from "@winnow/contract/failures.ts";
import { applicationNotice } from "@winnow/contract/job-forms.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import { getScreening, startScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { apply, givenForm } from "../given/given-application.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { resultsOf } from "../given/given-screened.ts";
import { put, type TestFile, untilScreening } from "../given/uploads.ts";
import { type ApiClient, createApiClient } from "../support/api-client.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { newEmail, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let applicant: ApiClient;
let cvs: TestFile[];

beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "200.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
  applicant = createApiClient(winnow.url);
  cvs = await givenCvs(4);
});
afterAll(() => winnow.stop());

const name = (value: string): Correction => ({ kind: "contact", field: "name", value });
const noJob = (index: number): Correction => ({
  kind: "job",
  index,
  title: null,
  employer: null,
  start: null,
  end: null,
  is_current: false,
  is_removed: true,
});

function cvNumber(index: number): TestFile {
  const cv = cvs[index];
  if (!cv) throw new Error(`There is no CV ${index}.`);
  return cv;
}

async function news(screeningId: string) {
  const { notifications } = await recruiter.call(listNotifications, {});
  return notifications.filter(({ action }) => action?.includes(screeningId)).map(({ title }) => title);
}

async function balance() {
  const { rows } = await winnow.pool.query<{ balance: number }>(
    "select balance::int from credit_balances where account_id = $1",
    [recruiter.account.id],
  );
  return rows[0]?.balance ?? 0;
}

test("what an applicant corrects reaches the result, with the form and later, beside what the recruiter corrects, for free", async () => {
  const form = await givenForm(winnow, recruiter, { runsWith: cvNumber(3), showsScore: true });
  const { screeningId } = form;
  const before = await balance();
  const email = newEmail("Wilhelmina");
  const sent = { form, name: "Wilhelmina Quist", email, corrections: [name("Wilhelmina Quist")] };
  const { token, send } = await apply(winnow, applicant, { ...sent, cv: cvNumber(0) });
  const second = await send();
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.screened === 2);
  await untilJobsAreDone(winnow);

  const mails = await mailsTo(winnow, email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your application: /)]);
  const mailed = /\/receipt\/([\w-]{43})/.exec(mails[0]?.body_text ?? "")?.[1] ?? "";
  const [{ id: resultId } = { id: "" }] = await resultsOf(recruiter, screeningId, { search: "wilhelmina" });
  const get = () => recruiter.call(getScreeningResult, { params: { id: resultId } });
  const first = await get();
  expect(first.original?.profile.name?.value).not.toBe("Wilhelmina Quist");
  expect(first.history[0]).toMatchObject({ kind: "corrected", by: "Wilhelmina Quist" });
  expect(first.history[0]?.sentence).toMatch(/^Name: 'Wilhelmina Quist'; score /);
  for (const one of [token, second, mailed]) {
    const receipt = await applicant.call(openReceipt, { params: { token: one } });
    expect(receipt).toMatchObject({ state: "read", employer: "Mara Ruiz", score: first.matching_score });
    expect(receipt.corrections).toEqual(sent.corrections);
  }

  await recruiter.call(correctResult, {
    params: { id: resultId },
    body: { corrections: [...sent.corrections, noJob(0)] },
  });
  const again = () =>
    applicant.call(correctApplication, {
      params: { token },
      body: { corrections: [name("Wilhelmina Quist-Bell")] },
    });
  const [receipt] = await Promise.all([again(), again()]);
  expect(receipt.corrections).toEqual([name("Wilhelmina Quist-Bell")]);
  const corrected = await get();
  expect(corrected.name).toBe("Wilhelmina Quist-Bell");
  expect(corrected.corrections).toEqual([noJob(0), name("Wilhelmina Quist-Bell")]);
  expect(corrected.history.filter(({ kind }) => kind === "corrected")).toHaveLength(3);
  const requirement = { kind: "requirement", requirement_id: "r1", verdict: "met", words: "nurse" };
  for (const wrong of [requirement, noJob(200)]) {
    expect(
      await applicant.refusal(correctApplication, { params: { token }, body: { corrections: [wrong] } }),
    ).toMatchObject({ code: failures.correctionInvalid.code });
  }
  expect(before - (await balance())).toBe(100);
  expect(await news(screeningId)).toEqual(
    expect.arrayContaining(["1 person applied", "1 applicant corrected what was read of their CV"]),
  );
  const { application } = await recruiter.call(getApplicationOfResult, { params: { id: resultId } });
  expect(application).toMatchObject({ email, result_id: resultId, mail_failure: null });
  expect(application?.events.map(({ sentence }) => sentence)).toEqual([
    "Application sent.",
    "Name: 'Wilhelmina Quist-Bell'",
  ]);
});

test("consent is kept and shown in the language that it was given in", async () => {
  const form = await givenForm(winnow, recruiter);
  const consent = { version: applicationNotice.version, language: "de" };
  const { token } = await apply(winnow, applicant, { form, cv: cvNumber(3), consent });

  const params = { token };
  expect(await applicant.call(openReceipt, { params })).toMatchObject({
    notice_version: consent.version,
    notice_language: "de",
  });
  expect(await applicant.call(downloadApplication, { params })).toMatchObject({ consent });
  const { data } = await recruiter.call(listApplications, { params: { id: form.screeningId } });
  expect(data).toMatchObject([{ consent }]);
});

test("a request is a task with a clock, asked once, and its answer comes by mail and on the receipt", async () => {
  const form = await givenForm(winnow, recruiter);
  const email = newEmail("Ines");
  const { token, applicationId } = await apply(winnow, applicant, { form, cv: cvNumber(0), email });
  const body = { request_id: randomUUID(), kind: "person" as const, text: "Please look at it yourself." };
  const ask = () => applicant.call(askRecruiter, { params: { token }, body });
  await Promise.all([ask(), ask()]);

  expect(await news(form.screeningId)).toContain("A request waits for your answer");
  const params = { id: form.screeningId };
  const [listed] = (await recruiter.call(listApplications, { params })).data;
  expect(listed?.requests).toEqual([expect.objectContaining({ text: body.text, answer: null })]);
  const days = ((listed?.requests[0]?.due_at ?? 0) - (listed?.requests[0]?.asked_at ?? 0)) / 86_400;
  expect(Math.round(days)).toBeGreaterThanOrEqual(28);
  const answer = (text: string) => ({
    params: { id: applicationId, request_id: body.request_id },
    body: { answer: text },
  });
  await recruiter.call(answerApplicantRequest, answer("I have, this morning."));
  await recruiter.call(answerApplicantRequest, answer("I have, this morning."));
  expect(await recruiter.refusal(answerApplicantRequest, answer("No."))).toMatchObject({
    code: failures.requestAnswered.code,
  });

  await untilJobsAreDone(winnow);
  const mails = await mailsTo(winnow, email);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.body_text).toContain("I have, this morning.");
  const receipt = await applicant.call(openReceipt, { params: { token } });
  expect(receipt.requests).toEqual([expect.objectContaining({ answer: "I have, this morning." })]);
  expect(await news(form.screeningId)).not.toContain("A request waits for your answer");
});

test("another CV takes the place of the one before with its result, once, and is charged as any CV", async () => {
  const form = await givenForm(winnow, recruiter, { runsWith: cvNumber(3) });
  const { screeningId } = form;
  const { token } = await apply(winnow, applicant, { form, cv: cvNumber(0) });
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.screened === 2);
  const before = { balance: await balance(), results: await resultsOf(recruiter, screeningId) };
  const announce = async (bytes: Uint8Array) => {
    const { file_id, link } = await applicant.call(requestCvReplacement, {
      params: { token },
      body: { name: "newer.pdf", size: bytes.byteLength, type: "application/pdf" },
    });
    await put(winnow, link, bytes);
    return { params: { token, file_id } };
  };
  const unreadable = await announce(new TextEncoder().encode("<html>no CV</html>"));
  expect(await applicant.refusal(replaceCv, unreadable)).toMatchObject({ code: failures.cvUnreadable.code });
  const replacement = await announce(cvNumber(1).bytes);
  expect(await applicant.refusal(replaceCv, unreadable)).toMatchObject({ code: failures.linkNotFound.code });

  await Promise.all([applicant.call(replaceCv, replacement), applicant.call(replaceCv, replacement)]);

  await untilScreening(recruiter, screeningId, ({ counts }) => counts.screened === 2);
  const results = await resultsOf(recruiter, screeningId);
  expect(results.map(({ file_name }) => file_name)).toContain("newer.pdf");
  expect(results.filter(({ id }) => before.results.some((one) => one.id === id))).toHaveLength(1);
  expect(before.balance - (await balance())).toBe(100);
  const download = await applicant.call(downloadApplication, { params: { token } });
  expect(download.events.map(({ kind }) => kind)).toEqual(["sent", "replaced_cv", "downloaded"]);
  expect(download.receipt.file_name).toBe("newer.pdf");
  expect(download.cv_text.length).toBeGreaterThan(10);
  const original = await fetch(new URL(download.cv_link ?? "", winnow.url));
  expect(new Uint8Array(await original.arrayBuffer())).toEqual(new Uint8Array(cvNumber(1).bytes));
});

test("a CV that was withdrawn before it was screened is not screened, and nothing more is done with it", async () => {
  const form = await givenForm(winnow, recruiter);
  const { screeningId } = form;
  const { token } = await apply(winnow, applicant, { form, cv: cvNumber(0) });
  await apply(winnow, applicant, { form, cv: cvNumber(1), email: "other@example.com" });
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.ready === 2);
  const withdraw = () => applicant.call(withdrawApplication, { params: { token } });
  const [withdrawn] = await Promise.all([withdraw(), withdraw()]);
  expect(withdrawn.state).toBe("withdrawn");
  expect(await news(screeningId)).toContain("1 applicant withdrew");

  await recruiter.call(startScreening, { params: { id: screeningId } });
  await untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
  expect(await resultsOf(recruiter, screeningId)).toHaveLength(1);
  const ask = { request_id: randomUUID(), kind: "person", text: "" };
  expect(await applicant.refusal(askRecruiter, { params: { token }, body: ask })).toMatchObject({
    code: failures.applicationWithdrawn.code,
  });
  await applicant.call(eraseApplication, { params: { token } });
  expect((await recruiter.call(getScreening, { params: { id: screeningId } })).counts.uploaded).toBe(1);
});

test("a CV that one applicant has withdrawn stands as long as another who sent the same does", async () => {
  const form = await givenForm(winnow, recruiter);
  const { screeningId } = form;
  const cv = cvNumber(0);
  const isReady = (count: number) =>
    untilScreening(recruiter, screeningId, ({ counts }) => counts.checking === 0 && counts.ready === count);
  const withdraw = (token: string) => applicant.call(withdrawApplication, { params: { token } });
  const first = await apply(winnow, applicant, { form, cv });
  await isReady(1);
  await withdraw(first.token);
  await isReady(0);
  // Applied anew, and once more.
  const second = await apply(winnow, applicant, { form, cv, email: "anew@example.com" });
  await isReady(1);
  const third = await apply(winnow, applicant, { form, cv, email: "twice@example.com" });
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.duplicates === 2);
  await withdraw(second.token);
  await isReady(1);

  await recruiter.call(startScreening, { params: { id: screeningId } });
  await untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
  const [result] = await resultsOf(recruiter, screeningId);
  const ofResult = async () =>
    (await recruiter.call(getApplicationOfResult, { params: { id: result?.id ?? "" } })).application;
  expect(await ofResult()).toMatchObject({ email: "twice@example.com", withdrawn_at: null });
  await withdraw(third.token);
  expect((await ofResult())?.withdrawn_at).not.toBeNull();
});

test("a blind screening says nothing of who has applied, corrected or asked", async () => {
  const form = await givenForm(winnow, recruiter, { runsWith: cvNumber(3), isBlind: true });
  const { token } = await apply(winnow, applicant, {
    form,
    cv: cvNumber(0),
    name: "Wilhelmina Quist",
    corrections: [name("Wilhelmina Quist")],
  });
  await untilScreening(recruiter, form.screeningId, ({ counts }) => counts.screened === 2);
  // What was said before is in neither of the profiles that are kept.
  for (const value of ["Wilhelmina Bell", "Wilma Quist"]) {
    await applicant.call(correctApplication, { params: { token }, body: { corrections: [name(value)] } });
  }
  const text = "I am Wilhelmina Quist.";
  await applicant.call(askRecruiter, {
    params: { token },
    body: { request_id: randomUUID(), kind: "addition", text },
  });

  const { data } = await recruiter.call(listApplications, { params: { id: form.screeningId } });
  const result = await recruiter.call(getScreeningResult, { params: { id: data[0]?.result_id ?? "" } });
  expect(data[0]).toMatchObject({ is_hidden: true, name: "", email: "", answers: [] });
  expect(result.history.filter(({ by }) => by === "The applicant")).toHaveLength(3);
  for (const shown of [data, result, await recruiter.call(listNotifications, {})]) {
    expect(JSON.stringify(shown)).not.toMatch(/wilhelmina|wilma|quist|bell\b/i);
  }
});

test("unknown, malformed and erased links are answered alike", async () => {
  const form = await givenForm(winnow, recruiter);
  const { token, send } = await apply(winnow, applicant, { form, cv: cvNumber(2) });
  const other = await send();
  await applicant.call(eraseApplication, { params: { token } });
  const answers = await Promise.all(
    [token, other, "A".repeat(43), "drop table", "x".repeat(90), "é".repeat(300)].map(async (one) => {
      const { status, body, headers } = await applicant.attempt(openReceipt, { params: { token: one } });
      return { status, body, cache: headers.get("cache-control"), referrer: headers.get("referrer-policy") };
    }),
  );
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]).toMatchObject({
    status: 404,
    body: { error: { code: failures.linkNotFound.code } },
    cache: "no-store",
    referrer: "no-referrer",
  });
});
