import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { findSessionAccount, noteUseOfSession, renewSession } from "./session-rows.ts";

/** The token of an `Authorization` header, as it is or behind `Bearer `. */
export function tokenOf(header: string | undefined): string {
  return (header ?? "").replace(/^Bearer /i, "").trim();
}

/** Answers who holds the session. Throws `invalidToken`. */
export async function authenticate(services: Services, header: string | undefined): Promise<AccountId> {
  const token = tokenOf(header);
  if (token === "" || token.length > 200) {
    throw new Failure("invalidToken");
  }
  const tokenHash = hashToken(token);
  const limits = services.config.sessions;
  const session = await findSessionAccount(services.database.kysely, { tokenHash, limits });
  if (!session) {
    throw new Failure("invalidToken");
  }
  if (session.isDueForRenewal) {
    await renewSession(services.database.kysely, tokenHash, limits);
  } else if (session.isDueForUse) {
    await noteUseOfSession(services.database.kysely, tokenHash);
  }
  return session.accountId;
}
