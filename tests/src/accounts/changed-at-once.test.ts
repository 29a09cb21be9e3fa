import { changePassword } from "@winnow/contract/account-settings.ts";
import { logIn, requestPasswordReset, resetPassword } from "@winnow/contract/accounts.ts";
import { failures } from "@winnow/contract/failures.ts";
import {
  beginSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "@winnow/contract/second-factors.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { authenticatorWith, givenSecondFactor } from "../given/given-second-factor.ts";
import { type Answer, type ApiClient, createApiClient } from "../support/api-client.ts";
import { holdLock } from "../support/held-lock.ts";
import { linkToken } from "../support/mailbox.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const nextPassword = "lantern-harbour-48";
const otherPassword = "quiet-orchard-63";
const signedOut = { status: 401, body: { error: { code: failures.invalidToken.code } } };

let winnow: TestWinnow;
let visitor: ApiClient;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  visitor = createApiClient(winnow.url);
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Carla Changes");
});

/** Both have passed their checks before either writes; what comes first is done. Answers what the second is told. */
async function oneAfterTheOther(first: () => Promise<Answer>, second: () => Promise<Answer>) {
  const account = await holdLock(winnow, "select from accounts where id = $1 for update", [
    recruiter.account.id,
  ]);
  const before = first();
  await account.untilSomebodyWaits();
  const after = second();
  await account.untilSomebodyWaits(2);
  await account.release();
  expect((await before).status).toBe(200);
  return after;
}

async function anotherSession(): Promise<ApiClient> {
  const body = { email: recruiter.email, password: goodPassword };
  return createApiClient(winnow.url, (await visitor.call(logIn, { body })).token);
}

const change = (who: ApiClient, password: string) => () =>
  who.attempt(changePassword, { body: { present_password: goodPassword, password } });

async function resetByMail(): Promise<() => Promise<Answer>> {
  await visitor.call(requestPasswordReset, { body: { email: recruiter.email } });
  const token = await linkToken(winnow, recruiter.email, /^Choose a new password/);
  return () => visitor.attempt(resetPassword, { body: { token, password: nextPassword } });
}

const isPassword = async (password: string) =>
  (await visitor.attempt(logIn, { body: { email: recruiter.email, password } })).status === 200;

test("whoever changes the password in a session that another change has just ended is signed out, and has changed nothing", async () => {
  const elsewhere = await anotherSession();

  const answer = await oneAfterTheOther(change(recruiter, nextPassword), change(elsewhere, otherPassword));

  expect(answer).toMatchObject(signedOut);
  expect(await isPassword(nextPassword)).toBe(true);
});

test("of two tabs that change the password the second is told that the present one is another by now", async () => {
  const answer = await oneAfterTheOther(change(recruiter, nextPassword), change(recruiter, otherPassword));

  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: failures.passwordWrong.code, fields: { present_password: expect.any(String) } } },
  });
  expect(await isPassword(nextPassword)).toBe(true);
});

test("a password that is set by a link of a mail stays, whoever changes it in a session at the same time", async () => {
  const answer = await oneAfterTheOther(await resetByMail(), change(recruiter, otherPassword));

  expect(answer).toMatchObject(signedOut);
  expect(await isPassword(nextPassword)).toBe(true);
});

test("a session that a new password has just ended turns no second factor on", async () => {
  const { secret } = await recruiter.call(beginSecondFactor, { body: { password: goodPassword } });
  const code = authenticatorWith(secret).code();

  const answer = await oneAfterTheOther(await resetByMail(), () =>
    recruiter.attempt(turnOnSecondFactor, { body: { code } }),
  );

  expect(answer).toMatchObject(signedOut);
  expect(await isPassword(nextPassword)).toBe(true);
});

test("a second factor that is turned off leaves no recovery codes of somebody who renews them at the same time", async () => {
  const { app, recoveryCodes } = await givenSecondFactor(winnow, recruiter);
  const body = { password: goodPassword, code: app.code() };
  const [code = ""] = recoveryCodes;

  const answer = await oneAfterTheOther(
    () => recruiter.attempt(turnOffSecondFactor, { body }),
    () => recruiter.attempt(renewRecoveryCodes, { body: { ...body, code } }),
  );

  expect(answer).toMatchObject({ body: { error: { code: failures.secondFactorOff.code } } });
  expect(await recruiter.call(getSecondFactor)).toMatchObject({ turned_on_at: null });
  const { rows } = await winnow.pool.query("select from recovery_codes where account_id = $1", [
    recruiter.account.id,
  ]);
  expect(rows).toEqual([]);
});
