import { vi } from "vitest";
import { patienceMs } from "./patience.ts";
import type { TestWinnow } from "./start-winnow.ts";

/** Until no job is done or tried any more; none of them pauses meanwhile, nor waits for its time. */
export async function untilTriesEnd({ pool }: TestWinnow): Promise<void> {
  await vi.waitUntil(
    async () => {
      await pool.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
      const { rows } = await pool.query(
        "select from graphile_worker.jobs where attempts < max_attempts or locked_at is not null limit 1",
      );
      return rows.length === 0;
    },
    { timeout: patienceMs, interval: 50 },
  );
}
