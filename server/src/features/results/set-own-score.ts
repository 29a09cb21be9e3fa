import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { maskOf } from "./hide-identity.ts";
import { findResult, insertEvent, lockResult, nameOfAccount, storeOwnScore } from "./rows.ts";

/** Puts a person's score beside the matching score, or takes it away. Throws `resultNotFound`. */
export async function setOwnScore(
  services: Services,
  accountId: AccountId,
  wish: { resultId: string; ownScore: { score: number; reason: string } | null },
): Promise<void> {
  const { resultId } = wish;
  // As it is stored: two decimals.
  const score = wish.ownScore && Math.round(wish.ownScore.score * 100) / 100;
  const given = wish.ownScore?.reason ?? null;
  await transact(services, async (transaction) => {
    const before = await lockResult(transaction, accountId, resultId);
    const shown = maskOf(await findResult(transaction, accountId, resultId))(before.own_score_reason ?? "");
    // What comes back as it was shown, hidden words left out, means the reason as it is stored.
    const reason = given === shown ? before.own_score_reason : given;
    if (before.own_score === score && before.own_score_reason === reason) {
      return;
    }
    const by = await nameOfAccount(transaction, accountId);
    await storeOwnScore(transaction, { accountId, id: resultId, score, reason, by });
    const sentence = score === null ? "Own score taken away" : `Own score ${score}: ${reason}`;
    await insertEvent(transaction, { accountId, resultId, kind: "own score", sentence, by });
  });
}
