import { getAccount, logIn, requestPasswordReset, resetPassword, signUp } from "@winnow/contract/accounts.ts";
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
const newPassword = "meadow-cobble-82";

async function resetLink(email: string): Promise<string> {
  await visitor().call(requestPasswordReset, { body: { email } });
  return linkToken(winnow, email, /^Choose a new password/);
}

test("asking for a link answers alike for known and unknown addresses, and only the known one gets a mail", async () => {
  const recruiter = await givenAccount(winnow, "Known");
  const stranger = newEmail("stranger");

  const known = await visitor().attempt(requestPasswordReset, { body: { email: recruiter.email } });
  const unknown = await visitor().attempt(requestPasswordReset, { body: { email: stranger } });

  expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body });
  await untilJobsAreDone(winnow);
  expect((await mailsTo(winnow, recruiter.email)).at(-1)?.subject).toContain("Choose a new password");
  expect(await mailsTo(winnow, stranger)).toEqual([]);
});

test("a new password replaces the old one and ends every session", async () => {
  const recruiter = await givenAccount(winnow, "Reset");
  const second = await visitor().call(logIn, { body: { email: recruiter.email, password: goodPassword } });

  await visitor().call(resetPassword, {
    body: { token: await resetLink(recruiter.email), password: newPassword },
  });

  for (const token of [recruiter.token, second.token]) {
    expect(await createApiClient(winnow.url, token).refusal(getAccount)).toMatchObject({ code: 1002 });
  }
  expect(
    await visitor().refusal(logIn, { body: { email: recruiter.email, password: goodPassword } }),
  ).toMatchObject({ code: 1101 });
  await visitor().call(logIn, { body: { email: recruiter.email, password: newPassword } });
});

test("a link works once, and a refused password leaves it unused", async () => {
  const recruiter = await givenAccount(winnow, "Single");
  const token = await resetLink(recruiter.email);

  expect(await visitor().refusal(resetPassword, { body: { token, password: "password123" } })).toMatchObject({
    status: 400,
    code: 1201,
    fields: { password: expect.any(String) },
  });
  await visitor().call(resetPassword, { body: { token, password: newPassword } });

  expect(await visitor().refusal(resetPassword, { body: { token, password: goodPassword } })).toMatchObject({
    status: 400,
    code: 1104,
  });
  await visitor().call(logIn, { body: { email: recruiter.email, password: newPassword } });
});

test("of one link used ten times at once, one use counts", async () => {
  const recruiter = await givenAccount(winnow, "Race");
  const token = await resetLink(recruiter.email);

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      visitor().attempt(resetPassword, { body: { token, password: `${newPassword}-${index}` } }),
    ),
  );

  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(400)]);
});

test("a link expires after one hour", async () => {
  const recruiter = await givenAccount(winnow, "Hour");
  const token = await resetLink(recruiter.email);
  const { rows } = await winnow.pool.query(
    "select extract(epoch from expires_at - created_at)::integer as seconds from link_tokens where account_id = $1 and purpose = 'reset-password'",
    [recruiter.account.id],
  );
  expect(rows).toEqual([{ seconds: 3_600 }]);
  await winnow.pool.query("update link_tokens set expires_at = now() where account_id = $1", [
    recruiter.account.id,
  ]);

  const refusal = await visitor().refusal(resetPassword, { body: { token, password: newPassword } });

  expect(refusal).toMatchObject({ status: 400, code: 1104 });
  expect((await recruiter.call(getAccount)).account.email).toBe(recruiter.email);
});

test("using one link makes the others worthless", async () => {
  const recruiter = await givenAccount(winnow, "Several");
  const first = await resetLink(recruiter.email);
  await winnow.pool.query(
    "update link_tokens set created_at = now() - interval '2 minutes' where account_id = $1",
    [recruiter.account.id],
  );
  await visitor().call(requestPasswordReset, { body: { email: recruiter.email } });
  await untilJobsAreDone(winnow);
  const second = await linkToken(winnow, recruiter.email, /^Choose a new password/);
  expect(second).not.toBe(first);

  await visitor().call(resetPassword, { body: { token: second, password: newPassword } });

  expect(
    await visitor().refusal(resetPassword, { body: { token: first, password: goodPassword } }),
  ).toMatchObject({ code: 1104 });
});

test("a reset verifies the address, since the link reached it, and the verification link is used up", async () => {
  const email = newEmail("Finish");
  await visitor().call(signUp, { body: { username: "Fin", email, password: goodPassword } });
  await linkToken(winnow, email, /^Verify/);

  await visitor().call(resetPassword, { body: { token: await resetLink(email), password: newPassword } });

  const { account } = await visitor().call(logIn, { body: { email, password: newPassword } });
  expect(account.credits).toBe(2500);
});
