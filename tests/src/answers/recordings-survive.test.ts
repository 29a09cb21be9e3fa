import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  finishInterview,
  giveAnswer,
  partsDone,
  requestPartLinks,
  withdrawFromInterview,
} from "@winnow/contract/answers.ts";
import { cancelDrive, closeDrive } from "@winnow/contract/drives.ts";
import { failures } from "@winnow/contract/failures.ts";
import { getAccountUsage } from "@winnow/contract/usage.ts";
import { handleJoinRecording } from "@winnow/server/features/answers/handle-join-recording.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { reportOf } from "../given/given-answers.ts";
import {
  announced,
  begin,
  beginToAnswer,
  type Candidate,
  finishRecording,
  givenInvited,
  type Part,
  question,
  questionAt,
  sendParts,
  startRecording,
} from "../given/given-interview.ts";
import { givenRecording } from "../given/given-recording.ts";
import { put } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { holdLock } from "../support/held-lock.ts";
import { accountIdOf } from "../support/ledger.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startServerProcess } from "../support/server-process.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { directoryOf, stored } from "../support/stored.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

// Some of these start processes of their own.
vi.setConfig({ testTimeout: 120_000 });

const seconds = 3;
/** Does no job but those that a test lets a worker do. */
let winnow: TestWinnow;
let recruiter: Recruiter;
let parts: Part[];
/** Invited together to drives of their own, since a drive that is deleted takes its interviews along. */
let invited: Candidate[];
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api", SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
  parts = (await givenRecording({ seconds, parts: 3 })).map((bytes, number) => ({ number, bytes }));
  invited = await withWorker(async () => {
    recruiter = await givenAccount(winnow, "Mara Ruiz");
    const drives = Array.from({ length: 16 }, () =>
      givenInvited(winnow, recruiter, { questions: [question({ retakes: 1 })] }),
    );
    return (await Promise.all(drives)).flat();
  });
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(() => winnow.stop());

/** The jobs of everything that happens meanwhile are done afterwards. */
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

/** A recording of which nothing was sent so far. */
async function givenRunning() {
  const candidate = invited.pop();
  if (!candidate) throw new Error("Nobody else is invited.");
  const questionId = questionAt(await begin(candidate), 0).id;
  await beginToAnswer(candidate, { questionId, kind: "audio" });
  const { id: recordingId } = await startRecording(candidate, questionId);
  return { candidate, questionId, recordingId };
}

/** A recording of which all parts but `missing` were sent. */
async function givenEnded(missing: number[] = []): Promise<{ candidate: Candidate; recordingId: string }> {
  const { candidate, questionId, recordingId } = await givenRunning();
  const sent = parts.filter(({ number }) => !missing.includes(number));
  if (sent.length > 0) await sendParts(winnow, candidate, { recordingId, parts: sent });
  await finishRecording(candidate, { recordingId, partsCount: parts.length, seconds });
  const { token, visit } = candidate;
  await candidate.call(giveAnswer, { params: { token, question_id: questionId }, body: { visit } });
  return { candidate, recordingId };
}

async function rowOf(recordingId: string) {
  const { rows } = await winnow.pool.query<{
    state: string;
    failure: string | null;
    duration_ms: number;
    object_key: string;
    parts: number;
  }>(
    `select *, (select count(*)::int from recording_parts where recording_id = id) as parts
     from recordings where id = $1`,
    [recordingId],
  );
  const [row] = rows;
  if (!row) throw new Error("The recording is gone.");
  return row;
}

async function expectWhole(recordingId: string): Promise<void> {
  const row = await rowOf(recordingId);
  expect(row).toMatchObject({ state: "ready", failure: null, duration_ms: seconds * 1000, parts: 0 });
  expect(await storedOf(recordingId)).toEqual([row.object_key]);
}

async function storedOf(recordingId: string): Promise<string[]> {
  return (await stored(winnow)).filter((key) => key.includes(recordingId));
}

const finishWithoutMissing = ({ call, token, visit }: Candidate) =>
  call(finishInterview, { params: { token }, body: { visit, without_missing: true } });

/** Cancelled and then deleted, as soon as everybody has been told. */
async function deleteDriveOf({ driveId }: Candidate): Promise<void> {
  await recruiter.call(cancelDrive, { params: { id: driveId } });
  await winnow.pool.query("delete from drives where id = $1", [driveId]);
}

/** Joins with a storage that does `meanwhile` before it writes the whole file. */
function joinWhile(recordingId: string, meanwhile: () => Promise<unknown>): Promise<void> {
  const { services } = winnow;
  return handleJoinRecording(
    {
      ...services,
      storage: {
        ...services.storage,
        writeStream: async (key, body) => {
          await meanwhile();
          return services.storage.writeStream(key, body);
        },
      },
    },
    { accountId: accountIdOf(recruiter.account), recordingId },
  );
}

const own = ({ token }: Candidate, recordingId: string) => ({ params: { token, recording_id: recordingId } });

test("a part that comes after the interview was finished without it makes the recording whole", async () => {
  const { candidate, recordingId } = await givenEnded([2]);
  await withWorker(() => finishWithoutMissing(candidate));
  expect(await rowOf(recordingId)).toMatchObject({ state: "ready", parts: 2 });

  const late = await withWorker(() => sendParts(winnow, candidate, { recordingId, parts: parts.slice(2) }));

  expect(late.parts).toEqual([0, 1, 2]);
  await expectWhole(recordingId);
  const again = await candidate.call(requestPartLinks, {
    ...own(candidate, recordingId),
    body: { parts: parts.map(announced) },
  });
  expect(again).toEqual({ links: [], stored: [0, 1, 2] });
});

test("a recording of which nothing had arrived is taken up again with its parts", async () => {
  const { candidate, recordingId } = await givenEnded([0, 1, 2]);
  await withWorker(() => finishWithoutMissing(candidate));
  expect(await rowOf(recordingId)).toMatchObject({ state: "failed", failure: "Nothing of it has arrived." });

  await withWorker(() => sendParts(winnow, candidate, { recordingId, parts }));

  await expectWhole(recordingId);
});

test.each<[string, (candidate: Candidate) => Promise<unknown>]>([
  [
    "a candidate withdraws",
    ({ call, token }: Candidate) => call(withdrawFromInterview, { params: { token }, body: {} }),
  ],
  [
    "a drive is cancelled",
    ({ driveId }: Candidate) => recruiter.call(cancelDrive, { params: { id: driveId } }),
  ],
])("what was recorded until %s in the middle of it becomes a file", async (_, end) => {
  const { candidate, recordingId } = await givenRunning();
  await sendParts(winnow, candidate, { recordingId, parts });

  await withWorker(() => end(candidate));

  expect(await rowOf(recordingId)).toMatchObject({ state: "ready", duration_ms: seconds * 1000 });
});

describe("a recording that was made again", () => {
  /** A first take that has arrived whole, and the begin of a second. */
  async function givenRetake() {
    const { candidate, questionId, recordingId } = await givenRunning();
    await sendParts(winnow, candidate, { recordingId, parts });
    await finishRecording(candidate, { recordingId, partsCount: parts.length, seconds });
    await beginToAnswer(candidate, { questionId, kind: "audio", take: 2 });
    return { candidate, questionId, first: recordingId };
  }
  const withdraw = ({ call, token }: Candidate) =>
    call(withdrawFromInterview, { params: { token }, body: {} });
  const takeOf = async ({ interviewId }: Candidate) =>
    (await reportOf(recruiter, { interviewId })).questions[0]?.answer;

  test("is the only one that stays once the answer is given, and what comes late of the first is refused", async () => {
    const { candidate, questionId, first } = await givenRetake();
    const { id: second } = await startRecording(candidate, questionId, 2);
    await sendParts(winnow, candidate, { recordingId: second, parts });
    await finishRecording(candidate, { recordingId: second, partsCount: parts.length, seconds });
    await withWorker(() =>
      candidate.call(giveAnswer, {
        params: { token: candidate.token, question_id: questionId },
        body: { visit: candidate.visit },
      }),
    );

    expect(await storedOf(first)).toEqual([]);
    const late = await candidate.attempt(requestPartLinks, {
      ...own(candidate, first),
      body: { parts: parts.map(announced) },
    });
    expect(late.body).toMatchObject({ error: { code: failures.recordingNotFound.code } });
    await expectWhole(second);
  });

  test("is given while it is joined, and neither waits for the other for ever", async () => {
    const { candidate, questionId } = await givenRetake();
    // The first take is joined.
    await withWorker(async () => undefined);
    const { id: second } = await startRecording(candidate, questionId, 2);
    await sendParts(winnow, candidate, { recordingId: second, parts });
    await finishRecording(candidate, { recordingId: second, partsCount: parts.length, seconds });
    // Both have to count what the account keeps.
    const kept = await holdLock(winnow, "select from account_usage where account_id = $1 for update", [
      recruiter.account.id,
    ]);
    const given = await withWorker(async () => {
      await kept.untilSomebodyWaits();
      const giving = candidate.attempt(giveAnswer, {
        params: { token: candidate.token, question_id: questionId },
        body: { visit: candidate.visit },
      });
      await kept.untilSomebodyWaits(2);
      await kept.release();
      return giving;
    });

    expect(given.status).toBe(200);
    await expectWhole(second);
    const { rows } = await winnow.pool.query(
      "select deadlocks::int from pg_stat_database where datname = current_database()",
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });

  test("counts with its first take when nothing came of the second", async () => {
    const { candidate, first } = await givenRetake();
    await withWorker(() => withdraw(candidate));
    await expectWhole(first);
    expect(await takeOf(candidate)).toMatchObject({ take: 1, recordings: [{ id: first, state: "ready" }] });
  });

  test("waits for the second take where that may still arrive, and keeps the first until then", async () => {
    const { candidate, questionId, first } = await givenRetake();
    const { id: second } = await startRecording(candidate, questionId, 2);
    await finishRecording(candidate, { recordingId: second, partsCount: parts.length, seconds });
    await withWorker(() => recruiter.call(closeDrive, { params: { id: candidate.driveId } }));
    expect(await storedOf(first)).toHaveLength(1);

    await withWorker(() => sendParts(winnow, candidate, { recordingId: second, parts }));

    expect(await storedOf(first)).toEqual([]);
    expect(await takeOf(candidate)).toMatchObject({ take: 2, recordings: [{ id: second, state: "ready" }] });
  });
});

test("what is recorded ends while somebody holds the interview, as giving an answer does", async () => {
  const { candidate, recordingId } = await givenRunning();
  await sendParts(winnow, candidate, { recordingId, parts });
  const held = await holdLock(winnow, "select from interviews where id = $1 for update", [
    candidate.interviewId,
  ]);
  try {
    await finishRecording(candidate, { recordingId, partsCount: parts.length, seconds });
  } finally {
    await held.release();
  }

  await withWorker(async () => undefined);
  await expectWhole(recordingId);
});

test("a part that arrives while the others are joined is not lost", async () => {
  const { candidate, recordingId } = await givenEnded([2]);
  await finishWithoutMissing(candidate);

  await joinWhile(recordingId, () => sendParts(winnow, candidate, { recordingId, parts: parts.slice(2) }));
  await withWorker(async () => undefined);

  await expectWhole(recordingId);
});

test("two workers that join the same recording at the same time leave one file", async () => {
  const { recordingId } = await givenEnded();

  await joinWhile(recordingId, () => joinWhile(recordingId, async () => undefined));
  await withWorker(async () => undefined);

  await expectWhole(recordingId);
});

test("a drive that is deleted while a recording is joined leaves nothing of it", async () => {
  const { candidate, recordingId } = await givenEnded();

  await joinWhile(recordingId, () => deleteDriveOf(candidate));
  await withWorker(async () => undefined);

  expect(await storedOf(recordingId)).toEqual([]);
});

test("a storage that refuses for a while costs neither a part nor the recording", async () => {
  const { candidate, recordingId } = await givenEnded([2]);
  const { links } = await candidate.call(requestPartLinks, {
    ...own(candidate, recordingId),
    body: { parts: parts.slice(2).map(announced) },
  });
  await put(winnow, links[0] ?? null, parts[2]?.bytes ?? new Uint8Array());
  const folder = join(directoryOf(winnow), "recordings");
  await rename(folder, `${folder}-away`);
  await writeFile(folder, "no folder");
  const done = { ...own(candidate, recordingId), body: { numbers: [2] } };
  expect((await candidate.attempt(partsDone, done)).status).toBeGreaterThanOrEqual(500);
  await rm(folder);
  await rename(`${folder}-away`, folder);

  expect((await candidate.call(partsDone, done)).parts).toEqual([0, 1, 2]);
  const failing = joinWhile(recordingId, () => Promise.reject(new Error("The storage refuses.")));
  await expect(failing).rejects.toThrow("The storage refuses.");
  await withWorker(async () => undefined);

  await expectWhole(recordingId);
});

test("a worker that is killed while it joins is followed by one that finishes, and what it left goes", async () => {
  const { recordingId } = await givenEnded();
  const left = join(tmpdir(), `winnow-recording-${randomUUID()}`);
  closers.push(() => rm(left, { recursive: true, force: true }));
  await mkdir(left);
  await utimes(left, 0, 0);
  const lock = await holdLock(winnow, "select from recordings where id = $1 for update", [recordingId]);
  const worker = await startWorkerProcess(winnow);
  closers.push(worker.kill);
  await lock.untilSomebodyWaits();
  await worker.kill();
  await lock.cutOffWhoWaits();
  await lock.release();
  expect(await rowOf(recordingId)).toMatchObject({ state: "ended", parts: 3 });

  await withWorker(async () => undefined);

  const { object_key, ...row } = await rowOf(recordingId);
  expect(row).toMatchObject({ state: "ready", duration_ms: seconds * 1000, parts: 0 });
  expect(await storedOf(recordingId)).toContain(object_key);
  expect(await readdir(tmpdir())).not.toContain(left.split("/").at(-1));
});

test("an API that is killed between moving a part and marking it has lost nothing", async () => {
  const { candidate, recordingId } = await givenEnded([0]);
  const server = await startServerProcess({
    ...winnow.environment,
    PORT: String(await freePort()),
    ROLE: "api",
  });
  closers.push(() => server.end("SIGKILL"));
  const { links } = await candidate.call(requestPartLinks, {
    ...own(candidate, recordingId),
    body: { parts: parts.slice(0, 1).map(announced) },
  });
  await put(winnow, links[0] ?? null, parts[0]?.bytes ?? new Uint8Array());
  const done = { ...own(candidate, recordingId), body: { numbers: [0] } };
  const lock = await holdLock(winnow, "select from recordings where id = $1 for update", [recordingId]);
  const unanswered = createApiClient(server.url)
    .attempt(partsDone, done)
    .catch(() => "no answer");
  await lock.untilSomebodyWaits();
  await server.end("SIGKILL");
  await lock.cutOffWhoWaits();
  await lock.release();
  expect(await unanswered).toBe("no answer");
  expect((await storedOf(recordingId)).some((key) => key.startsWith("uploads/"))).toBe(false);

  expect((await candidate.call(partsDone, done)).parts).toEqual([0, 1, 2]);
  await withWorker(async () => undefined);

  await expectWhole(recordingId);
});

test("recordings count in what the account keeps, and a full account refuses none", async () => {
  const bytes = async () => (await recruiter.call(getAccountUsage)).bytes.used;
  const before = await bytes();
  const { candidate, recordingId } = await givenEnded([2]);
  const sent = parts.slice(0, 2).reduce((sum, part) => sum + part.bytes.byteLength, 0);
  expect(await bytes()).toBe(before + sent);
  await winnow.pool.query("update account_usage set bytes = bytes + 1000000000000 where account_id = $1", [
    recruiter.account.id,
  ]);

  await withWorker(() => sendParts(winnow, candidate, { recordingId, parts: parts.slice(2) }));

  await winnow.pool.query("update account_usage set bytes = bytes - 1000000000000 where account_id = $1", [
    recruiter.account.id,
  ]);
  const { object_key } = await rowOf(recordingId);
  const whole = await winnow.services.storage.stat(object_key);
  expect(await bytes()).toBe(before + (whole?.sizeBytes ?? 0));
  await deleteDriveOf(candidate);
  expect(await bytes()).toBe(before);
});
