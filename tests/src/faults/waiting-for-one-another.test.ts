import { giveAnswer, withdrawFromInterview } from "@winnow/contract/answers.ts";
import { addDriveCandidates, createDriveRound } from "@winnow/contract/drives.ts";
import { createExport } from "@winnow/contract/exports.ts";
import { deleteScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import {
  begin,
  beginToAnswer,
  givenInvited,
  question,
  questionAt,
  sendParts,
  startRecording,
} from "../given/given-interview.ts";
import { givenScreened, type Screened } from "../given/given-screened.ts";
import { holdLock } from "../support/held-lock.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let screened: Screened;
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api", SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  await withWorker(async () => {
    recruiter = await givenAccount(winnow, "Ines Waiting");
    screened = await givenScreened(winnow, recruiter, { cvs: 1 });
  });
});

async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker = await startWorker(winnow);
  try {
    const result = await work();
    await untilJobsAreDone(winnow);
    return result;
  } finally {
    await worker.stop();
  }
}

async function deadlocks(): Promise<number | undefined> {
  const { rows } = await winnow.pool.query<{ deadlocks: number }>(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.deadlocks;
}

test("a candidate withdraws with all that was recorded while a file of the recruiter is finished, and neither waits for the other", async () => {
  const [candidate] = await withWorker(() => givenInvited(winnow, recruiter, { questions: [question()] }));
  if (!candidate) throw new Error("Nobody is invited.");
  const { token, visit } = candidate;
  const questionId = questionAt(await begin(candidate), 0).id;
  await beginToAnswer(candidate, { questionId, kind: "audio" });
  const { id: recordingId } = await startRecording(candidate, questionId);
  const bytes = new Uint8Array(1_000);
  await sendParts(winnow, candidate, { recordingId, parts: [{ number: 0, bytes }] });
  await candidate.call(giveAnswer, { params: { token, question_id: questionId }, body: { visit } });
  await recruiter.call(createExport, {
    params: { id: screened.id },
    body: { format: "csv", selection: { matching: {} } },
  });
  const usage = await holdLock(winnow, "select from account_usage where account_id = $1 for update", [
    recruiter.account.id,
  ]);

  const withdrawn = await withWorker(async () => {
    await usage.untilSomebodyWaits();
    const withdrawing = candidate.attempt(withdrawFromInterview, {
      params: { token },
      body: { erase: true },
    });
    await usage.untilSomebodyWaits(2);
    await usage.release();
    return withdrawing;
  });

  expect(withdrawn.status).toBe(200);
  expect(await deadlocks()).toBe(0);
});

test("of a screening that is deleted while its candidates are taken into a drive, one comes first", async () => {
  const result_ids = screened.results.map(({ id }) => id);
  const { id: driveId } = await recruiter.call(createDriveRound, { body: { screening_id: screened.id } });
  const candidates = await holdLock(winnow, "lock table drive_candidates in share mode");

  const adding = recruiter.attempt(addDriveCandidates, {
    params: { id: driveId },
    body: { screening_id: screened.id, result_ids },
  });
  await candidates.untilSomebodyWaits();
  const deleting = recruiter.attempt(deleteScreening, { params: { id: screened.id } });
  await candidates.untilSomebodyWaits(2);
  await candidates.release();

  expect((await deleting).status).toBe(200);
  expect([200, 404]).toContain((await adding).status);
});
