import { PassThrough } from "node:stream";
import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import { isWorkLeftLying } from "@winnow/server/platform/jobs/is-work-left-lying.ts";
import { defineJob, enqueue } from "@winnow/server/platform/jobs/job.ts";
import { findQueueFigures } from "@winnow/server/platform/jobs/queue-figures.ts";
import {
  handleJob,
  type JobRun,
  type RunningWorker,
  runWorker,
} from "@winnow/server/platform/jobs/run-worker.ts";
import { createLog } from "@winnow/server/platform/log.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { patienceMs } from "../support/patience.ts";
import { cloneDatabase } from "../support/start-winnow.ts";

const failing = defineJob("failing", z.object({ accountId: z.string(), email: z.string() }), {
  maxAttempts: 1,
});
const inPiles = defineJob("in-piles", z.object({}), { takesTurns: "in piles" });

let databaseUrl: string;
let database: ReturnType<typeof open>;
let worker: RunningWorker | null = null;
const open = () => openDatabase(databaseUrl, { connections: 4, onIdleError: () => undefined });
beforeAll(async () => {
  databaseUrl = await cloneDatabase();
  database = open();
});
afterAll(async () => {
  await worker?.stop();
  await database.close();
});

test("a job that fails for good is written with its kind, id and account and nothing of people, timed, and counted", async () => {
  const lines: Record<string, unknown>[] = [];
  const destination = new PassThrough();
  destination.on("data", (line: Buffer) => lines.push(JSON.parse(line.toString())));
  const runs: JobRun[] = [];
  worker = await runWorker({
    openConnections: () =>
      openDatabase(databaseUrl, { connections: 2, onIdleError: () => undefined, answerTimeoutMs: null }),
    pool: database.pool,
    databaseUrl,
    concurrency: 1,
    handlers: [handleJob(failing, ({ email }) => Promise.reject(new Error(`550 <${email}> is unknown`)))],
    recurring: [],
    log: createLog("info", destination),
    onRun: (run) => runs.push(run),
  });
  await enqueue(database.kysely, failing, [
    { payload: { accountId: "an-account", email: "mara.lind@example.com" } },
  ]);

  const failed = async () =>
    (await findQueueFigures(database.pool)).kinds.find(({ kind }) => kind === failing.name)?.failed;
  await vi.waitUntil(async () => (await failed()) === 1, { timeout: patienceMs, interval: 50 });
  await worker.stop();
  worker = null;

  expect(lines).toMatchObject([
    { msg: "a job has failed for good", job: "failing", jobId: expect.any(String), accountId: "an-account" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("@example");
  expect(runs).toMatchObject([{ kind: "failing", outcome: "failed for good" }]);
});

test("without a worker the queue tells how many accounts wait, how deep, and that nobody works", async () => {
  for (const jobs of [12, 3]) {
    await enqueue(
      database.kysely,
      inPiles,
      Array.from({ length: jobs }, () => ({ payload: {} })),
    );
  }
  const isLeftBefore = await isWorkLeftLying(database.pool);
  await database.pool.query("update graphile_worker._private_jobs set run_at = now() - interval '2 minutes'");

  const { kinds, lines } = await findQueueFigures(database.pool);

  expect(isLeftBefore).toBe(false);
  expect(await isWorkLeftLying(database.pool)).toBe(true);
  const figures = kinds.find(({ kind }) => kind === inPiles.name);
  expect(figures).toMatchObject({ waiting: 15, running: 0, failed: 0 });
  expect(figures?.oldestSeconds).toBeGreaterThanOrEqual(120);
  expect(lines.filter(({ line }) => line === "in piles")).toMatchObject([
    { jobs: 1, accounts: 2 },
    { jobs: 10, accounts: 1 },
    { jobs: 100, accounts: 0 },
    { jobs: 1_000, accounts: 0 },
    { jobs: 10_000, accounts: 0 },
  ]);
});
