import { setTimeout } from "node:timers/promises";
import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import type { Tables } from "@winnow/server/tables.ts";

/** Until nothing is left to do, or waits for a later time. */
export async function untilIdle(databaseUrl: string, until: Date): Promise<void> {
  const database = openDatabase<Tables>(databaseUrl, { connections: 1, onIdleError: () => undefined });
  try {
    const isBusy = async () => {
      const { rows } = await database.pool.query(
        "select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts",
      );
      return rows[0].count > 0;
    };
    while ((await isBusy()) && new Date() < until) await setTimeout(1_000);
  } finally {
    await database.close();
  }
}
