import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { insertEvent, lockResult, markRevealed, nameOfAccount } from "./rows.ts";

/** Shows who a candidate of a blind screening is, and writes that down once. Throws `resultNotFound`. */
export async function revealCandidate(
  services: Services,
  accountId: AccountId,
  resultId: string,
): Promise<void> {
  await transact(services, async (transaction) => {
    const result = await lockResult(transaction, accountId, resultId);
    if (!result.is_hidden) {
      return;
    }
    await markRevealed(transaction, { accountId, id: resultId });
    const by = await nameOfAccount(transaction, accountId);
    await insertEvent(transaction, {
      accountId,
      resultId,
      kind: "revealed",
      sentence: "Identity revealed",
      by,
    });
  });
}
