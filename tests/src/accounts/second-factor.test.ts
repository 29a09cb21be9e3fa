import { createAccountExport } from "@winnow/contract/account-exports.ts";
import { changePassword } from "@winnow/contract/account-settings.ts";
import { getAccount, logIn, requestPasswordReset, resetPassword } from "@winnow/contract/accounts.ts";
import { closeAccount } from "@winnow/contract/closings.ts";
import {
  beginSecondFactor,
  getSecondFactor,
  logInWithCode,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "@winnow/contract/second-factors.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import {
  type Authenticator,
  authenticatorWith,
  forgetUsedCodes,
  givenSecondFactor,
} from "../given/given-second-factor.ts";
import { type Answer, createApiClient } from "../support/api-client.ts";
import { linkToken, mailsTo } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { runCommand } from "../support/run-command.ts";
import { startApi, startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const secretsKey = "5c".repeat(32);

let winnow: TestWinnow;
/** A second process on the same database. */
let second: { url: string; stop: () => Promise<void> };
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ TRUST_PROXY: "127.0.0.1", SECRETS_KEY: secretsKey });
  second = await startApi(winnow);
});
afterAll(async () => {
  await second.stop();
  await winnow.stop();
});
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Tove Two");
});

const wrong = { status: 400, code: 1113, fields: { code: expect.any(String) } };
const expired = { status: 400, code: 1114 };

let callers = 0;

/** Somebody at an address of their own, which have made no calls so far. */
function visitor(url = winnow.url) {
  callers += 1;
  return createApiClient(url, undefined, { "x-forwarded-for": `198.51.100.${callers}` });
}

/** The first step, which answers the challenge of the second. */
async function challengeOf({ email }: Recruiter, password = goodPassword): Promise<string> {
  const refusal = await visitor().refusal(logIn, { body: { email, password } });
  expect(refusal).toMatchObject({ status: 403, code: 1112, challenge: expect.any(String) });
  return refusal.challenge ?? "";
}

function secondStep(challenge: string, code: string, url = winnow.url): Promise<Answer> {
  return visitor(url).attempt(logInWithCode, { body: { challenge, code } });
}

async function refusedSecondStep(challenge: string, code: string) {
  return visitor().refusal(logInWithCode, { body: { challenge, code } });
}

function untilMail(subject: RegExp) {
  return vi.waitUntil(
    async () => (await mailsTo(winnow, recruiter.email)).find((mail) => subject.test(mail.subject)),
    { timeout: patienceMs, interval: 20 },
  );
}

describe("turning it on", () => {
  test("takes the password and a code, ends every other session, and is told by mail", async () => {
    const somebody = visitor();
    const elsewhere = await somebody.call(logIn, {
      body: { email: recruiter.email, password: goodPassword },
    });
    expect(
      await recruiter.refusal(beginSecondFactor, { body: { password: "not the password" } }),
    ).toMatchObject({ status: 400, code: 1106 });

    const key = await recruiter.call(beginSecondFactor, { body: { password: goodPassword } });
    expect(key.uri).toMatch(
      /^otpauth:\/\/totp\/Winnow:[^?]+\?issuer=Winnow&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
    expect(await recruiter.refusal(turnOnSecondFactor, { body: { code: "000000" } })).toMatchObject(wrong);
    expect(await recruiter.call(getSecondFactor)).toEqual({ turned_on_at: null, recovery_codes_left: 0 });
    const { recovery_codes } = await recruiter.call(turnOnSecondFactor, {
      body: { code: authenticatorWith(key.secret).code() },
    });

    expect(new Set(recovery_codes).size).toBe(10);
    expect(await recruiter.call(getSecondFactor)).toEqual({
      turned_on_at: expect.any(Number),
      recovery_codes_left: 10,
    });
    expect(await createApiClient(winnow.url, elsewhere.token).refusal(getAccount)).toMatchObject({
      code: 1002,
    });
    expect((await untilMail(/^Two-step sign-in is on/)).body_text).toContain("Every other session");
  });

  test("needs a key that was asked for within the hour, and does so once", async () => {
    expect(await recruiter.refusal(turnOnSecondFactor, { body: { code: "123456" } })).toMatchObject({
      status: 409,
      code: 1117,
    });
    const { secret } = await recruiter.call(beginSecondFactor, { body: { password: goodPassword } });
    const age = (by: string) =>
      winnow.pool.query(
        `update second_factors set created_at = created_at ${by} interval '61 minutes' where account_id = $1`,
        [recruiter.account.id],
      );
    const body = { code: authenticatorWith(secret).code() };
    await age("-");
    expect(await recruiter.refusal(turnOnSecondFactor, { body })).toMatchObject({ code: 1117 });
    await age("+");

    const answers = await Promise.all([1, 2].map(() => recruiter.attempt(turnOnSecondFactor, { body })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await recruiter.refusal(beginSecondFactor, { body: { password: goodPassword } })).toMatchObject({
      status: 409,
      code: 1115,
    });
  });

  test("keeps the key sealed, and of recovery codes and challenges hashes alone", async () => {
    const { app, recoveryCodes } = await givenSecondFactor(winnow, recruiter);
    const challenge = await challengeOf(recruiter);

    const { rows } = await winnow.pool.query<{ stored: string }>(
      `select second_factors::text as stored from second_factors
       union all select recovery_codes::text from recovery_codes
       union all select sign_in_challenges::text from sign_in_challenges`,
    );
    const stored = rows.map((row) => row.stored).join("\n");
    const { rows: keys } = await winnow.pool.query<{ is_sealed: boolean; bytes: number }>(
      "select is_sealed, length(secret) as bytes from second_factors where account_id = $1",
      [recruiter.account.id],
    );

    expect(keys).toEqual([{ is_sealed: true, bytes: 12 + 20 + 16 }]);
    for (const secret of [app.secret, challenge, ...recoveryCodes]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString("hex"));
    }
  });
});

describe("signing in", () => {
  let app: Authenticator;
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ app, recoveryCodes } = await givenSecondFactor(winnow, recruiter));
  });

  test("takes two steps, of which the first makes no session", async () => {
    const before = await countSessions();
    const challenge = await challengeOf(recruiter);
    expect(await createApiClient(winnow.url, challenge).refusal(getAccount)).toMatchObject({ code: 1002 });
    expect(await countSessions()).toBe(before);

    const { token, account } = await visitor(second.url).call(logInWithCode, {
      body: { challenge, code: app.code() },
    });

    expect(account.email).toBe(recruiter.email);
    expect((await createApiClient(winnow.url, token).call(getAccount)).account.id).toBe(account.id);
    expect(await refusedSecondStep(challenge, recoveryCodes[0] ?? "")).toMatchObject(expired);
  });

  test("with a wrong password never says that there is a second step", async () => {
    expect(
      await visitor().refusal(logIn, {
        body: { email: recruiter.email, password: "not the password" },
      }),
    ).toMatchObject({ status: 401, code: 1101 });
  });

  test("takes the code of now or of an app that is a little ahead, and none that is long over", async () => {
    expect(await refusedSecondStep(await challengeOf(recruiter), app.code(-3))).toMatchObject(wrong);
    for (const steps of [0, 1]) {
      await forgetUsedCodes(winnow, recruiter);
      const { status } = await secondStep(await challengeOf(recruiter), app.code(steps));
      expect([steps, status]).toEqual([steps, 200]);
    }
  });

  test("by the same code in two tabs at once succeeds in one, and never again", async () => {
    const challenges = [await challengeOf(recruiter), await challengeOf(recruiter)];
    const code = app.code();

    const answers = await Promise.all([
      secondStep(challenges[0] ?? "", code),
      secondStep(challenges[1] ?? "", code, second.url),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await refusedSecondStep(await challengeOf(recruiter), code)).toMatchObject(wrong);
  });

  test("by a recovery code works once, however it is typed, two at once included, and is told by mail", async () => {
    const [code = "", other = ""] = recoveryCodes;
    const challenges = [await challengeOf(recruiter), await challengeOf(recruiter)];

    const answers = await Promise.all([
      secondStep(challenges[0] ?? "", code),
      secondStep(challenges[1] ?? "", ` ${code.toUpperCase().replaceAll("-", " ")}`, second.url),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await refusedSecondStep(await challengeOf(recruiter), code)).toMatchObject(wrong);
    await untilMail(/^A recovery code was used/);
    expect((await secondStep(await challengeOf(recruiter), other)).status).toBe(200);
    const { token } = (await secondStep(await challengeOf(recruiter), recoveryCodes[2] ?? "")).body as {
      token: string;
    };
    expect(await createApiClient(winnow.url, token).call(getSecondFactor)).toMatchObject({
      recovery_codes_left: 7,
    });
  });

  test("ends with its challenge: after ten minutes, and with the password that was typed for it", async () => {
    const late = await challengeOf(recruiter);
    await winnow.pool.query("update sign_in_challenges set expires_at = now() where account_id = $1", [
      recruiter.account.id,
    ]);
    expect(await refusedSecondStep(late, app.code())).toMatchObject(expired);
    expect(await refusedSecondStep("no challenge", app.code())).toMatchObject(expired);
    const former = await challengeOf(recruiter);
    await recruiter.call(changePassword, {
      body: { present_password: goodPassword, password: "lantern-harbour-48" },
    });

    expect(await refusedSecondStep(former, app.code())).toMatchObject(expired);
    // What was refused has used no code up.
    const challenge = await challengeOf(recruiter, "lantern-harbour-48");
    expect((await secondStep(challenge, app.code())).status).toBe(200);
  });

  test("after a new password by mail takes the second step too", async () => {
    const somebody = visitor();
    await somebody.call(requestPasswordReset, { body: { email: recruiter.email } });
    const token = await linkToken(winnow, recruiter.email, /^Choose a new password/);
    const answer = await somebody.call(resetPassword, { body: { token, password: "meadow-cobble-82" } });

    expect(answer).not.toHaveProperty("token");
    expect((await secondStep(await challengeOf(recruiter, "meadow-cobble-82"), app.code())).status).toBe(200);
  });

  test("by guessing is paced over all processes and addresses, with the right code as well", async () => {
    const challenges = [];
    for (let guess = 0; guess < 14; guess++) challenges.push(await challengeOf(recruiter));

    const guesses = await Promise.all(
      challenges.map((challenge, guess) =>
        secondStep(challenge, "no-code", guess % 2 === 0 ? winnow.url : second.url),
      ),
    );

    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
    const waiting = await secondStep(await challengeOf(recruiter), app.code(), second.url);
    expect(waiting).toMatchObject({ status: 429, body: { error: { code: 1203 } } });
    expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("without the key that the app's was sealed by takes recovery codes alone", async () => {
    const unsealing = await startApi({
      ...winnow,
      environment: { ...winnow.environment, SECRETS_KEY: "6d".repeat(32) },
    });
    try {
      const challenge = await challengeOf(recruiter);

      expect((await secondStep(challenge, app.code(), unsealing.url)).status).toBe(500);
      expect((await secondStep(challenge, recoveryCodes[0] ?? "", unsealing.url)).status).toBe(200);
    } finally {
      await unsealing.stop();
    }
  });

  test("is not possible while the operator has locked the account, by a challenge from before neither", async () => {
    const challenge = await challengeOf(recruiter);
    await winnow.pool.query("update accounts set locked_at = now() where id = $1", [recruiter.account.id]);

    expect(await refusedSecondStep(challenge, app.code())).toMatchObject(expired);
  });
});

test("exporting and deleting an account take a code besides the password, where it has a second factor", async () => {
  const { app, recoveryCodes } = await givenSecondFactor(winnow, recruiter);
  const closing = { password: goodPassword, email: recruiter.email };

  expect(await recruiter.refusal(createAccountExport, { body: { password: goodPassword } })).toMatchObject(
    wrong,
  );
  expect(await recruiter.refusal(closeAccount, { body: closing })).toMatchObject(wrong);
  expect(await recruiter.refusal(closeAccount, { body: { ...closing, code: "000000" } })).toMatchObject(
    wrong,
  );
  await recruiter.call(createAccountExport, { body: { password: goodPassword, code: app.code() } });
  await recruiter.call(closeAccount, { body: { ...closing, code: recoveryCodes[0] ?? "" } });

  expect(await recruiter.refusal(getAccount)).toMatchObject({ code: 1002 });
});

test("new recovery codes take the place of the old ones, for whoever has the password and a code", async () => {
  const { app, recoveryCodes } = await givenSecondFactor(winnow, recruiter);
  const body = { password: goodPassword, code: app.code() };
  for (const wrongBody of [
    { ...body, password: "not the password" },
    { ...body, code: "000000" },
  ]) {
    expect(await recruiter.refusal(renewRecoveryCodes, { body: wrongBody })).toMatchObject({ status: 400 });
  }

  const { recovery_codes: renewed } = await recruiter.call(renewRecoveryCodes, { body });

  await untilMail(/^You have new recovery codes/);
  expect(await refusedSecondStep(await challengeOf(recruiter), recoveryCodes[0] ?? "")).toMatchObject(wrong);
  expect((await secondStep(await challengeOf(recruiter), renewed[0] ?? "")).status).toBe(200);
});

test("turning it off takes the password and a code, ends every other session, and is told by mail", async () => {
  const { app } = await givenSecondFactor(winnow, recruiter);
  const { token } = (await secondStep(await challengeOf(recruiter), app.code())).body as { token: string };
  await forgetUsedCodes(winnow, recruiter);
  const unused = await challengeOf(recruiter);
  const body = { password: goodPassword, code: app.code() };
  expect(
    await recruiter.refusal(turnOffSecondFactor, { body: { ...body, password: "not the password" } }),
  ).toMatchObject({ code: 1106 });
  expect(await recruiter.refusal(turnOffSecondFactor, { body: { ...body, code: "000000" } })).toMatchObject(
    wrong,
  );

  await recruiter.call(turnOffSecondFactor, { body });

  await untilMail(/^Two-step sign-in is off/);
  expect(await createApiClient(winnow.url, token).refusal(getAccount)).toMatchObject({ code: 1002 });
  expect(await refusedSecondStep(unused, app.code(1))).toMatchObject(expired);
  await visitor().call(logIn, {
    body: { email: recruiter.email, password: goodPassword },
  });
  expect(await recruiter.refusal(turnOffSecondFactor, { body })).toMatchObject({ code: 1116 });
});

test("whoever signs in by the password alone while it is turned on is not signed in after it", async () => {
  const { secret } = await recruiter.call(beginSecondFactor, { body: { password: goodPassword } });
  const credentials = { body: { email: recruiter.email, password: goodPassword } };

  const signIns = Array.from({ length: 8 }, () => visitor().attempt(logIn, credentials));
  await recruiter.call(turnOnSecondFactor, { body: { code: authenticatorWith(secret).code() } });
  await Promise.all(signIns);

  expect(await countSessions()).toBe(1);
});

test("the operator takes it away from somebody who lost it, who is told, with a line in the security log", async () => {
  await givenSecondFactor(winnow, recruiter);
  const accounts = (words: string[]) =>
    runCommand("accounts", words, { ...winnow.environment, LOG_LEVEL: "error" });

  expect((await accounts(["show", recruiter.email])).output).toMatch(/two-step +on since/);
  const removed = await accounts(["remove-second-factor", recruiter.email]);

  expect(removed).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${recruiter.email} signs in by the password alone`),
  });
  expect(removed.output).toContain('"act":"command: remove second factor of account"');
  await untilMail(/^Two-step sign-in was removed/);
  await visitor().call(logIn, {
    body: { email: recruiter.email, password: goodPassword },
  });
  expect((await accounts(["remove-second-factor", recruiter.email])).output).toContain(
    "has no second factor",
  );
});

async function countSessions(): Promise<number> {
  const { rows } = await winnow.pool.query<{ sessions: string }>(
    "select count(*) as sessions from sessions where account_id = $1",
    [recruiter.account.id],
  );
  return Number(rows[0]?.sessions);
}
