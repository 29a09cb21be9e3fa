import { vi } from "vitest";
import { patienceMs } from "./patience.ts";
import type { TestWinnow } from "./start-winnow.ts";

/** Waits until something is so, while every pause before the next try of a job is over at once. */
export async function withoutPauses(
  winnow: Pick<TestWinnow, "pool">,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  await vi.waitUntil(
    async () => {
      await winnow.pool.query(
        "update graphile_worker._private_jobs set run_at = now() where locked_at is null",
      );
      return isSo();
    },
    { timeout: patienceMs, interval: 100 },
  );
}
