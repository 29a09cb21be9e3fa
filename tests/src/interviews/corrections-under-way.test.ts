import { createHash } from "node:crypto";
import {
  addDriveCandidates,
  getDriveCredits,
  getDriveRound,
  scheduleInterviews,
  undoScheduling,
  updateDriveCandidate,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { afterEach, expect, test } from "vitest";
import { givenMailedWinnow } from "../given/given-mailed-winnow.ts";
import { candidatesOf, givenReadyDrive, inDays } from "../given/given-ready-drive.ts";
import type { AcceptedMail } from "../support/mail-server.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { newEmail } from "../support/recruiter.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

const tokenIn = (mail: AcceptedMail | undefined) =>
  /\/admin\/public\/interview\/([\w-]{43})/.exec(mail?.parsed.text ?? "")?.[1] ?? "";
const hashOf = (token: string) => createHash("sha256").update(token).digest();

test("a corrected address gets the invitation, and the links that went to the one before lead nowhere", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await recruiter.call(scheduleInterviews, { params: { id } });
  await work();
  await untilJobsAreDone(winnow);
  const [candidate] = await candidatesOf(recruiter, id);
  const params = { id, candidate_id: candidate?.id ?? "" };
  const email = newEmail("right");

  const corrected = await recruiter.call(updateDriveCandidate, { params, body: { email } });
  expect(corrected).toMatchObject({ email, interview: { email_status: "NOT_SENT", email_failure: null } });
  await untilJobsAreDone(winnow);
  await recruiter.call(updateDriveCandidate, { params, body: { name: "Ada Lane", email } });
  await untilJobsAreDone(winnow);

  expect(accepted.map(({ recipients }) => recipients[0])).toEqual([candidate?.email, email]);
  const links = await winnow.pool.query<{ token_hash: Buffer }>("select token_hash from interview_links");
  expect(links.rows.map(({ token_hash }) => token_hash)).toEqual([hashOf(tokenIn(accepted[1]))]);
  expect(tokenIn(accepted[0])).not.toBe("");
  expect((await candidatesOf(recruiter, id))[0]).toMatchObject({
    name: "Ada Lane",
    interview: { email_status: "SENT" },
  });
});

test("an address that is corrected within the undo window is undone with the rest", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers, { undoSeconds: 600 });
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await recruiter.call(scheduleInterviews, { params: { id } });
  const [candidate] = await candidatesOf(recruiter, id);
  const params = { id, candidate_id: candidate?.id ?? "" };
  await recruiter.call(updateDriveCandidate, { params, body: { email: newEmail("right") } });

  await recruiter.call(undoScheduling, { params: { id } });
  await winnow.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await work();
  await untilJobsAreDone(winnow);

  expect((await candidatesOf(recruiter, id))[0]?.interview).toBeNull();
  expect(accepted).toEqual([]);
});

test("what was quoted is what is held: candidates who came since make the quote outdated", async () => {
  const { recruiter } = await givenMailedWinnow(closers);
  const { id } = await givenReadyDrive(recruiter, { candidates: 2 });
  const { quoted } = await recruiter.call(getDriveCredits, { params: { id } });
  const add = () =>
    recruiter.call(addDriveCandidates, {
      params: { id },
      body: { candidates: [{ name: "Late", email: newEmail("late") }] },
    });
  await add();

  const refusal = await recruiter.refusal(scheduleInterviews, { params: { id }, query: { quoted } });

  expect(refusal).toMatchObject({
    status: 409,
    code: 1721,
    message: "This costs 30.00 credits for 3 candidates by now. Please look at the quote again.",
  });
  expect(await recruiter.call(getDriveRound, { params: { id } })).toMatchObject({ status: "Draft" });
  await recruiter.call(scheduleInterviews, { params: { id }, query: { quoted: quoted + 1_000 } });
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 3_000 });
});

test("candidates and settings that change while interviews are scheduled come before or after it, never in between", async () => {
  const { recruiter } = await givenMailedWinnow(closers);
  const { id } = await givenReadyDrive(recruiter, { candidates: 3 });
  const late = { candidates: [{ name: "Late", email: newEmail("late") }] };

  const answers = await Promise.all([
    recruiter.attempt(scheduleInterviews, { params: { id } }),
    recruiter.attempt(addDriveCandidates, { params: { id }, body: late }),
    recruiter.attempt(updateDriveRound, { params: { id }, body: { closes_at: inDays(9), title: "Nurses" } }),
    recruiter.attempt(scheduleInterviews, { params: { id } }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const people = await candidatesOf(recruiter, id);
  const scheduled = people.filter(({ interview }) => interview !== null).length;
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({
    held: scheduled * 1_000,
    candidates: people.length - scheduled,
  });
  expect(await recruiter.call(getDriveRound, { params: { id } })).toMatchObject({
    title: "Nurses",
    closes_at: expect.any(Number),
  });
});
