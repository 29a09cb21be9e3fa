import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { requirePresentPassword } from "./require-present-password.ts";
import { deleteOtherSessions, deleteSessionById } from "./session-rows.ts";

/**
 * Ends the session of an id, or all but the one of a token, for whoever knows the password. Throws `passwordWrong`,
 * `tooManyRequests`, `sessionNotFound`.
 */
export async function endSessions(
  services: Services,
  accountId: AccountId,
  input: { password: string; caller: string; which: { id: string } | { allBut: string } },
): Promise<void> {
  const { password, caller, which } = input;
  await requirePresentPassword(services, { accountId, password, caller, input: "password" });
  const { kysely } = services.database;
  if ("allBut" in which) {
    await deleteOtherSessions(kysely, { accountId, tokenHash: hashToken(which.allBut) });
    return;
  }
  if (!(await deleteSessionById(kysely, { accountId, id: which.id }))) {
    throw new Failure("sessionNotFound");
  }
}
