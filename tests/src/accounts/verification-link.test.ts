import { requestPasswordReset, sendVerificationLink, signUp } from "@winnow/contract/accounts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import { startMailServer } from "../support/mail-server.ts";
import { linkToken, mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

const visitor = () => createApiClient(winnow.url);
const subjects = async (email: string) => (await mailsTo(winnow, email)).map(({ subject }) => subject);

async function sendAgain(email: string): Promise<unknown> {
  const answer = await visitor().call(sendVerificationLink, { body: { email } });
  await untilJobsAreDone(winnow);
  return answer;
}

test("the verification link is sent again, at most once a minute", async () => {
  const email = newEmail("Ines Roth");
  await visitor().call(signUp, { body: { username: "Ines Roth", email, password: goodPassword } });
  await linkToken(winnow, email, /^Verify/);
  await untilJobsAreDone(winnow);

  await sendAgain(email);
  expect(await subjects(email)).toHaveLength(1);
  await winnow.pool.query("update link_tokens set created_at = created_at - interval '1 minute'");
  await sendAgain(email);
  await sendAgain(email);
  expect(await subjects(email)).toHaveLength(2);
});

test("the answer is the same for an address that waits, one that is known and one that is not", async () => {
  const waiting = newEmail("Ines Roth");
  await visitor().call(signUp, { body: { username: "Ines Roth", email: waiting, password: goodPassword } });
  const { email: known } = await givenAccount(winnow, "Mara Lind");
  const unknown = newEmail("Nobody");

  const answers = [await sendAgain(waiting), await sendAgain(known), await sendAgain(unknown)];

  expect(answers).toEqual(Array(3).fill({ success: true, mail_goes_to: "operator" }));
  expect(await subjects(unknown)).toEqual([]);
  expect((await subjects(known)).filter((subject) => subject.startsWith("Verify"))).toHaveLength(1);
});

test("with a mail server, whoever caused a mail learns that it goes to its recipient", async () => {
  const mailServer = await startMailServer();
  const other = await startWinnow({ MAIL_URL: mailServer.url });
  const email = newEmail("Ines Roth");
  const answer = await createApiClient(other.url).call(requestPasswordReset, { body: { email } });
  await other.stop();
  await mailServer.close();

  expect(answer.mail_goes_to).toBe("recipient");
});
