import { listNotifications } from "@winnow/contract/notifications.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { called, finish, givenAsked, reportOf, speak } from "../given/given-answers.ts";
import type { Candidate } from "../given/given-interview.ts";
import { type HeldLock, holdLock, killWhoWaitsFor } from "../support/held-lock.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { completion, type Searched, startModel } from "../support/stand-in-model.ts";
import { silence, spoken, startTranscriber } from "../support/stand-in-transcriber.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { startWorkerProcess, type WorkerProcess } from "../support/worker-process.ts";

let transcriber: Awaited<ReturnType<typeof startTranscriber>>;
let model: Awaited<ReturnType<typeof startModel<Searched>>>;
let winnow: TestWinnow;
let recruiter: Recruiter;
const closers: (() => Promise<void>)[] = [];

const changed = "Since that night a second colleague signs each sheet.";
const transcript = () => spoken(called, changed);
const furtherPoint = () => completion({ points: [{ point_id: "p2", mark: "made", quotations: [changed] }] });

beforeAll(async () => {
  transcriber = await startTranscriber();
  closers.push(transcriber.stop);
  model = await startModel<Searched>();
  closers.push(model.stop);
  winnow = await startWinnow({
    ROLE: "api",
    SCHEDULING_UNDO_SECONDS: "0",
    WELCOME_CREDITS: "2000.00",
    READING_PROCESSES: "1",
    TRANSCRIPTION_URL: transcriber.url,
    LANGUAGE_MODEL_URL: model.url,
    LANGUAGE_MODEL: "reader-7b",
  });
  closers.push(winnow.stop);
  recruiter = await withWorker(() => givenAccount(winnow, "Mara Ruiz"));
});
afterAll(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker = await startWorker(winnow);
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}

async function workerProcess(): Promise<WorkerProcess> {
  const worker = await startWorkerProcess(winnow);
  closers.push(worker.kill);
  return worker;
}

/** People who have spoken, whose interviews are over, and whom no worker has looked at since. */
async function givenSpoken(count: number): Promise<Candidate[]> {
  const candidates = await withWorker(async () => {
    const asked = await Promise.all(Array.from({ length: count }, () => givenAsked(winnow, recruiter)));
    await Promise.all(asked.map((candidate) => speak(winnow, candidate)));
    await untilJobsAreDone(winnow);
    return asked;
  });
  await Promise.all(candidates.map(finish));
  return candidates;
}

async function expectMarkedOnce(candidate: Candidate): Promise<void> {
  const report = await reportOf(recruiter, candidate);
  const [first] = report.questions;
  expect(first?.answer).toMatchObject({
    text: `${called} ${changed}`,
    recordings: [{ transcript: { state: "ready" } }],
  });
  expect(first?.marks?.map(({ point_id, mark, by }) => [point_id, mark, by])).toEqual([
    ["p1", "made", "engine"],
    ["p2", "made", "language model"],
  ]);
  for (const table of ["transcripts", "interview_marks"]) {
    const { rows } = await winnow.pool.query(`select from ${table} where interview_id = $1`, [
      candidate.interviewId,
    ]);
    expect(rows, table).toHaveLength(1);
  }
}

test("workers killed while a service makes one answer and another is about to be kept leave each interview marked once, with each service asked twice at the most", async () => {
  // Of two that come one is never answered, and the other's answer finds its interview locked.
  const locks = [Promise.withResolvers<HeldLock>(), Promise.withResolvers<HeldLock>()] as const;
  const lockInterviews = () => holdLock(winnow, "select from interviews for update");
  transcriber.answerWith(
    silence,
    async () => {
      locks[0].resolve(await lockInterviews());
      return transcript();
    },
    transcript,
  );
  model.answerWith(async (_, tries) => {
    if (tries === 1) return silence();
    if (tries === 2) locks[1].resolve(await lockInterviews());
    return furtherPoint();
  });
  const candidates = await givenSpoken(2);
  const told = await recruiter.call(listNotifications, {});

  for (const { promise } of locks) {
    const worker = await workerProcess();
    await killWhoWaitsFor(await promise, worker);
  }
  await withWorker(() => untilJobsAreDone(winnow));

  expect({ heard: transcriber.heard.length, asked: model.asked.length }).toEqual({ heard: 4, asked: 4 });
  for (const candidate of candidates) {
    await expectMarkedOnce(candidate);
  }
  expect(await recruiter.call(listNotifications, {})).toEqual(told);
});
