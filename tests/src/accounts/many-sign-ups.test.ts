import { randomUUID } from "node:crypto";
import { signUp } from "@winnow/contract/accounts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApiClient } from "../support/api-client.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api" });
});
afterAll(() => winnow.stop());

/** WORKER_CONCURRENCY and ten more are what a process may open. */
const halfOfPool = 7;

async function openTransactions(): Promise<number> {
  const { rows } = await winnow.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  );
  return rows[0]?.count ?? 0;
}

test("fifty people who sign up at once hold no connection while their passwords wait to be hashed", async () => {
  const visitor = createApiClient(winnow.url);
  let isDone = false;
  const signingUp = Promise.all(
    Array.from({ length: 50 }, () =>
      visitor.attempt(signUp, {
        body: { username: "Many", email: newEmail("many"), password: goodPassword },
        headers: { "Idempotency-Key": randomUUID() },
      }),
    ),
  ).finally(() => {
    isDone = true;
  });
  const samples: number[] = [];
  while (!isDone) samples.push(await openTransactions());

  expect((await signingUp).map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  const mean = samples.reduce((sum, count) => sum + count, 0) / samples.length;
  expect(mean).toBeLessThan(halfOfPool);
});
