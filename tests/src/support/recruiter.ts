import { randomUUID } from "node:crypto";
import { type Account, logIn, signUp, verifyEmail } from "@winnow/contract/accounts.ts";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { linkToken } from "./mailbox.ts";
import type { TestWinnow } from "./start-winnow.ts";

export const goodPassword = "harbour-lantern-47";

/** A signed-in account, and how to call the API as that account. */
export type Recruiter = ApiClient & { token: string; account: Account; email: string };

/** An address that no other test uses. */
export function newEmail(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]/g, "")}.${randomUUID().slice(0, 8)}@example.com`;
}

/** Signs up, opens the link of the verification mail and signs in. */
export async function signUpAndIn(winnow: TestWinnow, name: string): Promise<Recruiter> {
  const email = newEmail(name);
  const visitor = createApiClient(winnow.url);
  await visitor.call(signUp, { body: { username: name, email, password: goodPassword } });
  await visitor.call(verifyEmail, { body: { token: await linkToken(winnow, email, /^Verify/) } });
  const { token, account } = await visitor.call(logIn, { body: { email, password: goodPassword } });
  return { ...createApiClient(winnow.url, token), token, account, email };
}
