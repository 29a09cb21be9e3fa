import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import { defineJob, enqueue } from "@winnow/server/platform/jobs/job.ts";
import { findQueueFigures } from "@winnow/server/platform/jobs/queue-figures.ts";
import { handleJob, runWorker } from "@winnow/server/platform/jobs/run-worker.ts";
import { areJobsStuck } from "@winnow/server/platform/jobs/stuck-jobs.ts";
import { createLog } from "@winnow/server/platform/log.ts";
import type pg from "pg";
import { expect, test } from "vitest";
import { z } from "zod";
import { cloneDatabase } from "../support/start-winnow.ts";
import { withoutPauses } from "../support/without-pauses.ts";

const failing = defineJob("failing", z.object({}), { maxAttempts: 3 });

async function whatAnOperatorSees(pool: pg.Pool) {
  const { kinds } = await findQueueFigures(pool);
  const { stuck, failed } = kinds.find(({ kind }) => kind === failing.name) ?? {};
  return { stuck, failed, isDegraded: await areJobsStuck(pool) };
}

test("a job that could not be given up is tried again until it can, and then no more; until then an operator sees that it is stuck", async () => {
  const databaseUrl = await cloneDatabase();
  const open = () => openDatabase(databaseUrl, { connections: 4, onIdleError: () => undefined });
  const database = open();
  const happened: string[] = [];
  const seen: unknown[] = [];
  const worker = await runWorker({
    openConnections: open,
    pool: database.pool,
    databaseUrl,
    concurrency: 1,
    handlers: [
      handleJob(
        failing,
        async () => {
          happened.push("tried");
          throw new Error("It cannot be done.");
        },
        {
          giveUp: async () => {
            happened.push("given up");
            seen.push(await whatAnOperatorSees(database.pool));
            if (happened.filter((what) => what === "given up").length < 3) {
              throw new Error("Nor can it be given up.");
            }
          },
        },
      ),
    ],
    recurring: [],
    log: createLog("silent"),
  });
  await enqueue(database.kysely, failing, [{ payload: {} }]);

  const isOver = async () => {
    const { rows } = await database.pool.query(
      "select from graphile_worker._private_jobs where attempts = max_attempts and locked_at is null",
    );
    return rows.length === 1;
  };
  await withoutPauses(database, isOver);
  seen.push(await whatAnOperatorSees(database.pool));
  await worker.stop();
  await database.close();

  expect(happened).toEqual(["tried", "tried", "tried", "given up", "tried", "given up", "tried", "given up"]);
  expect(seen).toEqual([
    { stuck: 0, failed: 0, isDegraded: false },
    { stuck: 1, failed: 0, isDegraded: true },
    { stuck: 1, failed: 0, isDegraded: true },
    { stuck: 0, failed: 1, isDegraded: false },
  ]);
});
