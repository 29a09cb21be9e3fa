import {
  getAccount,
  requestPasswordReset,
  resetPassword,
  signUp,
  verifyEmail,
} from "@winnow/contract/accounts.ts";
import { listTransactions } from "@winnow/contract/credits.ts";
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

const visitor = () => createApiClient(winnow.url);

async function creditsOf(email: string): Promise<{ balance: number; entries: number }> {
  const { rows } = await winnow.pool.query<{ balance: number; entries: number }>(
    `select b.balance::integer, (select count(*)::integer from credit_entries e where e.account_id = b.account_id) as entries
       from credit_balances b join accounts a on a.id = b.account_id where a.email = $1`,
    [email],
  );
  const [row] = rows;
  if (!row) {
    throw new Error("There is no such account.");
  }
  return row;
}

test("come as one credit transaction when the address is verified, and not before", async () => {
  const email = newEmail("Waiting");
  await visitor().call(signUp, { body: { username: "Wim", email, password: goodPassword } });
  expect(await creditsOf(email)).toEqual({ balance: 0, entries: 0 });

  await visitor().call(verifyEmail, { body: { token: await linkToken(winnow, email, /^Verify/) } });

  expect(await creditsOf(email)).toEqual({ balance: 2500, entries: 1 });
});

test("are shown as a transaction", async () => {
  const recruiter = await givenAccount(winnow, "Shown");

  const list = await recruiter.call(listTransactions, {});

  expect(list).toMatchObject({
    total: 1,
    data: [{ type: "credit", amount: 2500, balance: 2500, reason: "Welcome credits", link: null }],
  });
  expect((await recruiter.call(getAccount)).account.credits).toBe(2500);
});

test("come once when the link is opened ten times at once", async () => {
  const email = newEmail("Ten");
  await visitor().call(signUp, { body: { username: "Tina", email, password: goodPassword } });
  const token = await linkToken(winnow, email, /^Verify/);

  await Promise.all(Array.from({ length: 10 }, () => visitor().attempt(verifyEmail, { body: { token } })));

  expect(await creditsOf(email)).toEqual({ balance: 2500, entries: 1 });
});

test("come once when the address is verified by a reset and the account resets again", async () => {
  const email = newEmail("Twice");
  await visitor().call(signUp, { body: { username: "Tom", email, password: goodPassword } });
  await linkToken(winnow, email, /^Verify/);
  for (const password of ["meadow-cobble-82", "meadow-cobble-83"]) {
    await visitor().call(requestPasswordReset, { body: { email } });
    const token = await linkToken(winnow, email, /^Choose a new password/);
    await visitor().attempt(resetPassword, { body: { token, password } });
    await winnow.pool.query("delete from inbox_mails where subject like 'Choose%'");
  }

  expect(await creditsOf(email)).toEqual({ balance: 2500, entries: 1 });
});
