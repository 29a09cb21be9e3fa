import { logIn, signUp, verifyEmail } from "@winnow/contract/accounts.ts";
import { createApiClient } from "../support/api-client.ts";
import { linkToken } from "../support/mailbox.ts";
import { goodPassword, newEmail, type Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";

/** An account of this name, signed up, verified by the link of its mail, and signed in. */
export async function givenAccount(winnow: TestWinnow, name: string): Promise<Recruiter> {
  const email = newEmail(name);
  const visitor = createApiClient(winnow.url);
  await visitor.call(signUp, { body: { username: name, email, password: goodPassword } });
  await visitor.call(verifyEmail, { body: { token: await linkToken(winnow, email, /^Verify/) } });
  const { token, account } = await visitor.call(logIn, { body: { email, password: goodPassword } });
  return { ...createApiClient(winnow.url, token), token, account, email };
}
