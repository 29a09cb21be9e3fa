import { getAccount, logIn, signUp } from "@winnow/contract/accounts.ts";
import { hashPassword } from "@winnow/server/platform/passwords.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import { linkToken, mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

const visitor = () => createApiClient(winnow.url);

test("wrong and unknown credentials are answered alike, and not with the code that logs people out", async () => {
  const recruiter = await givenAccount(winnow, "Alike");

  const wrong = await visitor().attempt(logIn, {
    body: { email: recruiter.email, password: "not-the-password" },
  });
  const unknown = await visitor().attempt(logIn, {
    body: { email: newEmail("nobody"), password: "not-the-password" },
  });

  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ error: { code: 1101, message: "Invalid credentials" } });
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body });
});

test("an unknown address is answered no sooner than a wrong password: something is hashed for both", async () => {
  const recruiter = await givenAccount(winnow, "Timing");
  for (const email of [recruiter.email, newEmail("unknown")]) {
    const order: string[] = [];
    // Passwords are hashed in turns, so that whoever hashes one has to wait for these.
    const hashing = Promise.all(Array.from({ length: 20 }, () => hashPassword(goodPassword)));
    await Promise.all([
      hashing.then(() => order.push("hashed")),
      visitor()
        .refusal(logIn, { body: { email, password: "not-the-password" } })
        .then(() => order.push("refused")),
    ]);
    expect(order).toEqual(["hashed", "refused"]);
  }
});

test("before verification it says so and sends the mail again, at most once a minute", async () => {
  const email = newEmail("Unverified");
  await visitor().call(signUp, { body: { username: "Una", email, password: goodPassword } });
  await linkToken(winnow, email, /^Verify/);
  const signIn = () => visitor().refusal(logIn, { body: { email, password: goodPassword } });

  // True whether or not another mail goes out now.
  expect(await signIn()).toMatchObject({
    status: 403,
    code: 1102,
    message: expect.stringContaining("our newest mail"),
  });
  await untilJobsAreDone(winnow);
  expect(await mailsTo(winnow, email)).toHaveLength(1);

  await winnow.pool.query(
    "update link_tokens set created_at = now() - interval '61 seconds' where account_id = (select id from accounts where email = $1)",
    [email],
  );
  await signIn();
  await signIn();
  await untilJobsAreDone(winnow);
  expect(await mailsTo(winnow, email)).toHaveLength(2);
});

test("before verification a wrong password is told nothing", async () => {
  const email = newEmail("Secret");
  await visitor().call(signUp, { body: { username: "Sol", email, password: goodPassword } });

  const refusal = await visitor().refusal(logIn, { body: { email, password: "not-the-password" } });

  expect(refusal).toMatchObject({ status: 401, code: 1101 });
});

test("guessing ends in 429 with Retry-After, for this account only", async () => {
  const [target, other] = [await givenAccount(winnow, "Target"), await givenAccount(winnow, "Other")];
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const { status } = await visitor().attempt(logIn, {
      body: { email: target.email, password: `guess-number-${guess}` },
    });
    statuses.push(status);
  }

  const limited = await visitor().attempt(logIn, {
    // The same mailbox, however it is written.
    body: { email: ` ${target.email.toUpperCase()}`, password: goodPassword },
  });

  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  expect(limited.status).toBe(429);
  expect(limited.body).toMatchObject({ error: { code: 1203 } });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(limited.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  await visitor().call(logIn, { body: { email: other.email, password: goodPassword } });
  expect((await target.call(getAccount)).account.email).toBe(target.email);
});

test("the answer holds the token and the account, and nothing of the password", async () => {
  const recruiter = await givenAccount(winnow, "Fields");

  const { body } = await visitor().attempt(logIn, {
    body: { email: recruiter.email, password: goodPassword },
  });

  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    account: {
      id: recruiter.account.id,
      username: "Fields",
      email: recruiter.email,
      credits: 2500,
      cv_price: 100,
      dismissed_hints: [],
      format_locale: null,
      language: null,
    },
  });
});
