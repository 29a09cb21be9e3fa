import { randomUUID } from "node:crypto";
import { getAccount, logIn, signUp, verifyEmail } from "@winnow/contract/accounts.ts";
import { closeAccount, getClosing } from "@winnow/contract/closings.ts";
import { addNote } from "@winnow/contract/decisions.ts";
import { keepDraft } from "@winnow/contract/drafts.ts";
import { closeDrive } from "@winnow/contract/drives.ts";
import { createExport } from "@winnow/contract/exports.ts";
import { updateScreeningRetention } from "@winnow/contract/retention.ts";
import { saveView } from "@winnow/contract/saved-views.ts";
import { listScreenings, startScreening } from "@winnow/contract/screenings.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import {
  begin,
  beginToAnswer,
  finishRecording,
  givenInvited,
  question,
  questionAt,
  sendParts,
  startRecording,
} from "../given/given-interview.ts";
import { givenApplicationWithFile } from "../given/given-open-form.ts";
import { givenRecording } from "../given/given-recording.ts";
import { givenScreened } from "../given/given-screened.ts";
import { givenScreening } from "../given/given-screening.ts";
import { createApiClient } from "../support/api-client.ts";
import { holdLock } from "../support/held-lock.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { followLive } from "../support/live-page.ts";
import { linkToken, mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { orderPack } from "../support/payments.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { stored } from "../support/stored.ts";
import { objectsWith, tablesWith } from "../support/traces.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let neighbour: Recruiter;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  winnow = await startWinnow({ ROLE: "api", SCHEDULING_UNDO_SECONDS: "0" });
  closers.push(winnow.stop);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

const bodyOf = ({ email }: Recruiter) => ({ password: goodPassword, email });
const keyed = () => ({ headers: { "idempotency-key": randomUUID() } });

/** Something of everything that an account may have, with its drive closed. */
async function givenEverything(): Promise<void> {
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 2 });
  const resultId = results[0]?.id ?? "";
  await recruiter.call(addNote, { params: { id: resultId }, body: { text: "Seen" }, ...keyed() });
  await recruiter.call(createExport, {
    params: { id },
    body: { format: "csv", selection: { result_ids: [resultId] } },
  });
  await recruiter.call(saveView, { body: { list: "results", name: "Mine", query: "search=x" }, ...keyed() });
  await recruiter.call(keepDraft, {
    params: { subject_id: resultId, name: "note" },
    body: { fields: { text: "Half" }, page_id: randomUUID(), change: 1 },
  });
  await orderPack(recruiter);
  await givenApplicationWithFile(winnow, recruiter);
  const [candidate] = await givenInvited(winnow, recruiter, { questions: [question()] });
  if (!candidate) throw new Error("Nobody was invited.");
  const questionId = questionAt(await begin(candidate), 0).id;
  await beginToAnswer(candidate, { questionId, kind: "audio" });
  const { id: recordingId } = await startRecording(candidate, questionId);
  const parts = (await givenRecording({ seconds: 1, parts: 1 })).map((bytes, number) => ({ number, bytes }));
  await sendParts(winnow, candidate, { recordingId, parts });
  await finishRecording(candidate, { recordingId, partsCount: 1, seconds: 1 });
  await untilJobsAreDone(winnow);
  expect(await recruiter.refusal(closeAccount, { body: bodyOf(recruiter) })).toMatchObject({
    status: 409,
    code: 1109,
  });
  await recruiter.call(closeDrive, { params: { id: candidate.driveId } });
  await untilJobsAreDone(winnow);
}

async function isGone({ account }: Recruiter): Promise<boolean> {
  const { rows } = await winnow.pool.query("select from accounts where id = $1", [account.id]);
  return rows.length === 0;
}

test("an account that is deleted leaves no trace but a hash, also when the worker over it is killed", async () => {
  const preparing = await startWorker(winnow);
  recruiter = await givenAccount(winnow, "Quillfeather");
  neighbour = await givenAccount(winnow, "Neighbour");
  await givenScreened(winnow, neighbour, { cvs: 1 });
  await givenEverything();
  const page = await followLive(winnow, { token: recruiter.token });
  await preparing.stop();
  const { account } = recruiter;
  const counted = await recruiter.call(getClosing);
  expect(counted).toMatchObject({ screenings: 2, cvs: 3, drives: 1, interviews: 1, on_hold: 0 });

  await recruiter.call(closeAccount, { body: bodyOf(recruiter) });

  expect(await page.over).toBe("ended");
  expect(await recruiter.refusal(getAccount)).toMatchObject({ status: 401, code: 1002 });
  const visitor = createApiClient(winnow.url);
  const unknown = { email: "nobody.at.all@example.com", password: goodPassword };
  expect(await visitor.refusal(logIn, { body: { email: recruiter.email, password: goodPassword } })).toEqual(
    await visitor.refusal(logIn, { body: unknown }),
  );

  // The worker has deleted something and is killed in the middle of the next step.
  const lock = await holdLock(winnow, "lock table drives in share mode");
  const doomed = await startWorkerProcess(winnow);
  closers.push(doomed.kill);
  await lock.untilSomebodyWaits();
  await doomed.kill();
  await lock.release();
  expect(await isGone(recruiter)).toBe(false);
  const worker = await startWorker(winnow);
  closers.push(worker.stop);
  await vi.waitUntil(() => isGone(recruiter), { timeout: patienceMs, interval: 50 });
  const last = await vi.waitUntil(async () => (await mailsTo(winnow, recruiter.email))[0], {
    timeout: patienceMs,
    interval: 50,
  });
  expect(last.subject).toBe("Your account is deleted · Winnow");

  await winnow.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await untilJobsAreDone(winnow);
  await winnow.pool.query("delete from inbox_mails where subject like 'Your account is deleted%'");
  // That of our own above, as of any address that somebody types.
  await winnow.pool.query("delete from sign_in_failures where tried_at > now() - interval '15 minutes'");
  for (const words of ["quillfeather", account.id]) {
    expect(await tablesWith(winnow, words)).toEqual([]);
    expect(await objectsWith(winnow, words)).toEqual([]);
  }
  expect((await stored(winnow)).filter((key) => !key.includes(neighbour.account.id))).toEqual([]);
  expect((await neighbour.call(listScreenings, {})).total).toBe(1);
  expect(await ledgerFaults(winnow)).toEqual([]);
});

test("what stands in the way is said, and nothing is deleted", async () => {
  const worker = await startWorker(winnow);
  closers.push(worker.stop);
  recruiter = await givenAccount(winnow, "Held Back");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
  await recruiter.call(updateScreeningRetention, { params: { id }, body: { hold: "A claim" } });
  const refusals = [
    [{ ...bodyOf(recruiter), password: "not the password" }, 400, 1106],
    [{ ...bodyOf(recruiter), email: "somebody.else@example.com" }, 400, 1108],
    [bodyOf(recruiter), 409, 1110],
  ] as const;

  for (const [body, status, code] of refusals) {
    expect(await recruiter.refusal(closeAccount, { body })).toMatchObject({ status, code });
  }

  expect((await recruiter.call(listScreenings, {})).total).toBe(1);
});

test("a running screening is stopped first, and the address has its welcome credits once", async () => {
  const worker = await startWorker(winnow);
  recruiter = await givenAccount(winnow, "Running");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 2 });
  await worker.stop();
  await recruiter.call(startScreening, { params: { id } });
  await recruiter.call(closeAccount, { body: bodyOf(recruiter) });
  // The address is free as soon as the account is closed, whatever is left of it.
  const visitor = createApiClient(winnow.url);
  const { email } = recruiter;
  await visitor.call(signUp, { body: { username: "Again", email, password: goodPassword } });

  const next = await startWorker(winnow);
  closers.push(next.stop);
  await vi.waitUntil(() => isGone(recruiter), { timeout: patienceMs, interval: 50 });

  await visitor.call(verifyEmail, { body: { token: await linkToken(winnow, email, /^Verify/) } });
  const { account } = await visitor.call(logIn, { body: { email, password: goodPassword } });
  expect(account).toMatchObject({ username: "Again", credits: 0 });
  expect(account.id).not.toBe(recruiter.account.id);
  expect(await ledgerFaults(winnow)).toEqual([]);
});
