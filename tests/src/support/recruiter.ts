import { randomUUID } from "node:crypto";
import type { Account } from "@winnow/contract/accounts.ts";
import type { ApiClient } from "./api-client.ts";

export const goodPassword = "harbour-lantern-47";

/** A signed-in account, and how to call the API as that account. */
export type Recruiter = ApiClient & { token: string; account: Account; email: string };

/** An address that no other test uses. */
export function newEmail(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]/g, "")}.${randomUUID().slice(0, 8)}@example.com`;
}
