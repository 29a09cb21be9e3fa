import { fileURLToPath } from "node:url";
import { migrate } from "@winnow/server/platform/database/migrate.ts";
import { migrateJobs } from "@winnow/server/platform/jobs/run-worker.ts";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase } from "../support/start-winnow.ts";

const migrations = fileURLToPath(new URL("../../../server/migrations", import.meta.url));

test("five processes that start at once on an empty database all begin, and one of them migrates", async () => {
  const connectionString = await createDatabase();
  const pools = Array.from({ length: 5 }, () => new pg.Pool({ connectionString, max: 1 }));
  for (const pool of pools) {
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
  }
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
  });

  const applied = await Promise.all(
    pools.map(async (pool) => {
      const names = await migrate(pool, migrations);
      await migrateJobs(pool);
      return names.length;
    }),
  );

  expect(applied.filter((count) => count > 0)).toHaveLength(1);
});
