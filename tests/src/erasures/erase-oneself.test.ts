import {
  downloadOwnInterview,
  openInterview,
  saveAnswerText,
  withdrawFromInterview,
} from "@winnow/contract/answers.ts";
import { eraseApplication } from "@winnow/contract/applications.ts";
import { listDriveCandidates } from "@winnow/contract/drives.ts";
import { eraseInterview, listErasures } from "@winnow/contract/erasures.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { updateDriveRetention, updateScreeningRetention } from "@winnow/contract/retention.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { apply, givenForm } from "../given/given-application.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { begin, beginToAnswer, givenInvited, givenOneInvited, questionAt } from "../given/given-interview.ts";
import { givenSharable, writtenAnswer } from "../given/given-sharable.ts";
import { createApiClient } from "../support/api-client.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow?.stop());

const balances = async () =>
  (await winnow.pool.query("select balance::int, held::int from credit_balances")).rows[0];
const told = async () => (await recruiter.call(listNotifications, {})).notifications;

test("a candidate in the midst of an interview erases themselves: credits come back, the link is unknown, and the recruiter is told without a name", async () => {
  const before = await balances();
  const [candidate, other] = await givenInvited(winnow, recruiter, { candidates: 2 });
  if (!candidate || !other) throw new Error("Nobody was invited.");
  const { token, visit, driveId } = candidate;
  const params = { token };
  const first = questionAt(await begin(candidate), 0).id;
  await beginToAnswer(candidate, { questionId: first, kind: "text" });
  await candidate.call(saveAnswerText, {
    params: { token, question_id: first },
    body: { visit, text: "It was a night shift.", version: 1 },
  });

  await candidate.call(eraseInterview, { params });

  for (const endpoint of [openInterview, downloadOwnInterview, eraseInterview] as const) {
    for (const unknown of [token, "never-there"]) {
      expect(await candidate.refusal(endpoint, { params: { token: unknown } })).toMatchObject({
        status: 404,
        code: 1801,
      });
    }
  }
  const { data: left } = await recruiter.call(listDriveCandidates, { params: { id: driveId } });
  expect(left.map(({ email }) => email)).toEqual([other.email]);
  expect((await told()).map(({ title }) => title)).toContain("Somebody erased their interview");
  expect(JSON.stringify(await told())).not.toContain("Candidate 1");
  const { data: log } = await recruiter.call(listErasures, {});
  expect(log[0]).toMatchObject({ cause: "candidate", by: null, counts: { interviews: 1, cvs: 0 } });
  await untilJobsAreDone(winnow);
  const mails = await mailsTo(winnow, candidate.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your data has been erased: /),
  ]);
  await other.call(eraseInterview, { params: { token: other.token } });
  expect(await balances()).toEqual(before);
});

test("whoever withdrew can still erase themselves, and what was told with their name is told no more", async () => {
  const candidate = await givenOneInvited(winnow, recruiter);
  const params = { token: candidate.token };
  await candidate.call(withdrawFromInterview, { params, body: { reason: "Another job" } });
  expect(JSON.stringify(await told())).toContain("Candidate 1");

  await candidate.call(eraseInterview, { params });

  expect(JSON.stringify(await told())).not.toContain("Candidate 1");
  const { rows } = await winnow.pool.query("select from drive_events where sentence like '%Candidate 1%'");
  expect(rows).toEqual([]);
  const drive = { params: { id: candidate.driveId } };
  expect((await recruiter.call(listDriveCandidates, drive)).total).toBe(0);
});

test("a candidate downloads everything that is kept of them, with their own recordings", async () => {
  const candidate = await givenSharable(winnow, recruiter);

  const own = await candidate.call(downloadOwnInterview, { params: { token: candidate.token } });

  expect(own).toMatchObject({
    title: "Ward nurse",
    email: candidate.email,
    status: "COMPLETED",
    consent: { language: "en" },
    questions: [
      { number: 1, kind: "text", answer_text: writtenAnswer, recordings: [] },
      { number: 2, kind: "audio", recordings: [{ kind: "audio", transcript: null }] },
    ],
  });
  const link = own.questions[1]?.recordings[0]?.link ?? "";
  expect((await fetch(new URL(link, winnow.url))).status).toBe(200);
  expect(JSON.stringify(own)).not.toContain("Own thoughts");
});

test("a legal hold keeps what somebody erases by a link, and says so", async () => {
  const [cv] = await givenCvs(1);
  if (!cv) throw new Error("There is no CV.");
  const form = await givenForm(winnow, recruiter);
  const applicant = createApiClient(winnow.url);
  const { token } = await apply(winnow, applicant, { form, cv });
  const candidate = await givenOneInvited(winnow, recruiter);
  const screening = { params: { id: form.screeningId } };
  const drive = { params: { id: candidate.driveId } };
  await recruiter.call(updateScreeningRetention, { ...screening, body: { hold: "Court case" } });
  await recruiter.call(updateDriveRetention, { ...drive, body: { hold: "Court case" } });

  const refusals = [
    await applicant.refusal(eraseApplication, { params: { token } }),
    await candidate.refusal(eraseInterview, { params: { token: candidate.token } }),
  ];

  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: 409, code: 1870 });
    expect(refusal.message).toContain("legal reasons");
  }
  await recruiter.call(updateScreeningRetention, { ...screening, body: { hold: null } });
  await recruiter.call(updateDriveRetention, { ...drive, body: { hold: null } });
  await applicant.call(eraseApplication, { params: { token } });
  await candidate.call(eraseInterview, { params: { token: candidate.token } });
  await untilJobsAreDone(winnow);
});
