import { createScreening } from "@winnow/contract/screenings.ts";
import { callLimits } from "@winnow/server/config/call-limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

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
