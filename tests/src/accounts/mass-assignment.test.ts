import { signUp } from "@winnow/contract/accounts.ts";
import { createScreening, getScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import { linkToken } from "../support/mailbox.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

const smuggled = {
  id: "11111111-1111-4111-8111-111111111111",
  account_id: "11111111-1111-4111-8111-111111111111",
  credits: 1_000_000,
  balance: 1_000_000,
  email_verified_at: "2020-01-01T00:00:00Z",
  feature_flags: ["everything"],
  status: "Completed",
  is_sample: true,
  matching_score: 100,
  counts: { screened: 99 },
  requirements_count: 99,
};

test("a sign-up takes its three fields and nothing else", async () => {
  const email = newEmail("Mass");
  await createApiClient(winnow.url).attempt(signUp, {
    body: { ...smuggled, username: "Max", email, password: goodPassword },
  });
  await linkToken(winnow, email, /^Verify/);

  const { rows } = await winnow.pool.query(
    "select id, email_verified_at, feature_flags, balance::integer from accounts join credit_balances on account_id = id where email = $1",
    [email],
  );

  expect(rows).toEqual([
    {
      id: expect.not.stringMatching(smuggled.id),
      email_verified_at: null,
      feature_flags: ["pre_notifications"],
      balance: 0,
    },
  ]);
});

test("a screening takes what its form holds and nothing else", async () => {
  const recruiter = await givenAccount(winnow, "Form");
  const before = await recruiter.call(createScreening, { body: { title: "Mine" } });

  const created = await recruiter.attempt(createScreening, { body: { ...smuggled, title: "Other" } });
  await recruiter.attempt(updateScreening, {
    params: { id: before.id },
    body: { ...smuggled, title: "Mine" },
  });

  expect(created.body).toMatchObject({ status: "Pending", is_sample: false, requirements_count: 0 });
  expect(await recruiter.call(getScreening, { params: { id: before.id } })).toEqual(before);
});

test.each(["__proto__", "constructor"])("%s in a body changes no object of the server", async (name) => {
  const recruiter = await givenAccount(winnow, "Proto");

  const response = await fetch(`${winnow.url}/api/auth/screener`, {
    method: "POST",
    headers: { authorization: recruiter.token, "content-type": "application/json" },
    body: `{"title":"Polluted","${name}":{"prototype":{"is_sample":true,"polluted":true},"is_sample":true,"polluted":true}}`,
  });

  expect(response.status).toBeLessThan(500);
  expect("polluted" in {}).toBe(false);
  const { is_sample } = await recruiter.call(createScreening, { body: {} });
  expect(is_sample).toBe(false);
});
