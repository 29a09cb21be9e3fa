import { requestPasswordReset } from "@winnow/contract/accounts.ts";
import { createScreening } from "@winnow/contract/screenings.ts";
import type { AccountId } from "@winnow/server/account-id.ts";
import { callLimits } from "@winnow/server/config/call-limits.ts";
import { agreeLimit } from "@winnow/server/features/usage/rows.ts";
import { countCallsIn, forgetEndedCallCounts } from "@winnow/server/platform/http/call-counts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import { newEmail } from "../support/recruiter.ts";
import { startApi, startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
/** Another process that answers, on the same database. */
let second: { url: string; stop: () => Promise<void> };
beforeAll(async () => {
  winnow = await startWinnow();
  second = await startApi(winnow);
});
afterAll(async () => {
  await second.stop();
  await winnow.stop();
});

test("an account that makes more expensive calls than anybody does by hand is told when to go on, alone", async () => {
  const eager = await givenAccount(winnow, "Eager");
  const calm = await givenAccount(winnow, "Calm");
  const allowed = callLimits.get(createScreening) ?? 0;

  const statuses: number[] = [];
  for (let count = 0; count < allowed; count += 1) {
    statuses.push((await eager.attempt(createScreening, { body: {} })).status);
  }
  const refused = await eager.attempt(createScreening, { body: {} });

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 1203 } } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await calm.attempt(createScreening, { body: {} })).status).toBe(200);
});

test("the operator lets one account make more or fewer calls than everybody", async () => {
  const [busy, slow] = [await givenAccount(winnow, "Busy"), await givenAccount(winnow, "Slow")];
  const { kysely } = winnow.services.database;
  const idOf = ({ account }: typeof busy) => account.id as AccountId;
  await agreeLimit(kysely, { accountId: idOf(busy), name: "calls", amount: 200 });
  await agreeLimit(kysely, { accountId: idOf(slow), name: "calls", amount: 5 });
  const allowed = callLimits.get(createScreening) ?? 0;
  const statusesOf = async (account: typeof busy, count: number) => {
    const statuses: number[] = [];
    for (let call = 0; call < count; call += 1)
      statuses.push((await account.attempt(createScreening, { body: {} })).status);
    return statuses;
  };

  expect(new Set(await statusesOf(busy, allowed + 1))).toEqual(new Set([200]));
  expect(await statusesOf(slow, 4)).toEqual([200, 200, 200, 429]);
});

test("a limit holds across processes, for whoever is counted alone", async () => {
  const tryAs = (url: string, email: string) =>
    createApiClient(url).attempt(requestPasswordReset, { body: { email } });
  const asked = newEmail("Asked");
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, count) => {
      const { status } = await tryAs(count % 2 === 0 ? winnow.url : second.url, asked);
      return status;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const refused = await tryAs(second.url, asked);
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 1203 } } });
  expect((await tryAs(second.url, newEmail("Calm"))).status).toBe(200);
});

test("what is over is counted anew, and forgotten", async () => {
  const { kysely } = winnow.services.database;
  const count = countCallsIn(kysely);
  const endWindow = () =>
    winnow.pool.query("update call_counts set window_ends_at = now() where key_hash = sha256('ended')");
  const rowsOf = async (key: string) =>
    (await winnow.pool.query("select from call_counts where key_hash = sha256($1::bytea)", [key])).rowCount;

  expect(await count("ended", 60_000, 5)).toMatchObject({ current: 1 });
  expect(await count("ended", 60_000, 5)).toMatchObject({ current: 2 });
  await endWindow();
  expect(await count("ended", 60_000, 5)).toMatchObject({ current: 1 });

  await count("going on", 60_000, 5);
  await endWindow();
  await forgetEndedCallCounts(kysely);
  expect([await rowsOf("ended"), await rowsOf("going on")]).toEqual([0, 1]);
});

test("who has made all calls of a window costs the database none of those that are refused", async () => {
  const count = countCallsIn(winnow.services.database.kysely);
  for (let call = 1; call <= 3; call += 1) {
    expect(await count("flood", 60_000, 3)).toMatchObject({ current: call });
  }
  for (let call = 0; call < 50; call += 1) {
    expect((await count("flood", 60_000, 3)).current).toBeGreaterThan(3);
  }
  const { rows } = await winnow.pool.query("select calls from call_counts where key_hash = sha256('flood')");
  expect(rows).toEqual([{ calls: 3 }]);
});
