import { logIn, requestPasswordReset, resetPassword } from "@winnow/contract/accounts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { type Answer, createApiClient } from "../support/api-client.ts";
import { linkToken } from "../support/mailbox.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { startApi, startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
/** A second process on the same database. */
let second: { url: string; stop: () => Promise<void> };
beforeAll(async () => {
  winnow = await startWinnow({ TRUST_PROXY: "127.0.0.1" });
  second = await startApi(winnow);
});
afterAll(async () => {
  await second.stop();
  await winnow.stop();
});

/** Where whoever signs up in a test calls from, and where somebody else does. */
const ofOwner = "127.0.0.1";
const ofStranger = "203.0.113.2";

function clientAt(url: string, caller: string) {
  return createApiClient(url, undefined, { "x-forwarded-for": caller });
}

function tryAt(url: string, email: string, password: string, caller = ofStranger): Promise<Answer> {
  return clientAt(url, caller).attempt(logIn, { body: { email, password } });
}

/** From as many addresses: one may try no more than ten times in a minute, whatever becomes of it. */

async function failTenTimes(email: string): Promise<void> {
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async (_, guess) => {
      const url = guess % 2 === 0 ? winnow.url : second.url;
      const { status } = await tryAt(url, email, `guess-${guess}`, `198.51.100.${guess}`);
      return status;
    }),
  );
  expect(statuses).toEqual(Array(10).fill(401));
}

function expectToBeAskedToWait(answer: Answer): void {
  expect(answer).toMatchObject({ status: 429, body: { error: { code: 1203 } } });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(30);
}

describe("after ten failures on one account", () => {
  test("a strange address waits at every process, even with the right password, and then may try", async () => {
    const recruiter = await givenAccount(winnow, "Waits");
    await failTenTimes(recruiter.email);

    expectToBeAskedToWait(await tryAt(second.url, recruiter.email, goodPassword));

    await winnow.pool.query(
      "update sign_in_failures set tried_at = tried_at - interval '31 seconds' where email = $1",
      [recruiter.email],
    );
    expect((await tryAt(second.url, recruiter.email, goodPassword)).status).toBe(200);
  });

  test("an address from which the owner has signed in does not wait", async () => {
    const recruiter = await givenAccount(winnow, "Owner");
    await failTenTimes(recruiter.email);

    expect((await tryAt(second.url, recruiter.email, goodPassword, ofOwner)).status).toBe(200);
  });

  test("an account that does not exist is answered like one that does", async () => {
    const email = newEmail("nobody");
    await failTenTimes(email);

    expectToBeAskedToWait(await tryAt(second.url, email, goodPassword));
  });

  test("a new password by mail ends the wait for the address that set it", async () => {
    const recruiter = await givenAccount(winnow, "Mailed");
    await failTenTimes(recruiter.email);
    const visitor = clientAt(second.url, ofStranger);
    await visitor.call(requestPasswordReset, { body: { email: recruiter.email } });
    const token = await linkToken(winnow, recruiter.email, /^Choose a new password/);
    const password = "meadow-cobble-82";

    await visitor.call(resetPassword, { body: { token, password } });

    expect((await tryAt(second.url, recruiter.email, password)).status).toBe(200);
  });

  test("twenty guesses at once are no way around the count", async () => {
    const recruiter = await givenAccount(winnow, "Burst");

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        tryAt(
          guess % 2 === 0 ? winnow.url : second.url,
          recruiter.email,
          `guess-${guess}`,
          `198.51.100.${guess}`,
        ),
      ),
    );

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
