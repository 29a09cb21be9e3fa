import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import { defineJob, enqueue } from "@winnow/server/platform/jobs/job.ts";
import { handleJob, runWorker } from "@winnow/server/platform/jobs/run-worker.ts";
import { createLog } from "@winnow/server/platform/log.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { cloneDatabase } from "../support/start-winnow.ts";
import { withoutPauses } from "../support/without-pauses.ts";

const failing = defineJob("failing", z.object({}), { maxAttempts: 3 });

test("a job that could not be given up is tried again until it can, and then no more", async () => {
  const databaseUrl = await cloneDatabase();
  const open = () => openDatabase(databaseUrl, { connections: 4, onIdleError: () => undefined });
  const database = open();
  const happened: string[] = [];
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
  await worker.stop();
  await database.close();

  expect(happened).toEqual(["tried", "tried", "tried", "given up", "tried", "given up", "tried", "given up"]);
});
