import type { Audit } from "@winnow/contract/audits.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { nameOfAccount } from "../results/rows.ts";
import { isAnswered, presentAudit } from "./present.ts";
import { type Answer, getAuditRow, listItems, lockAudit, storeAnswer } from "./rows.ts";

/**
 * Keeps what a reader says of one item; it may be said anew until every item is answered. Then the line is told, and an
 * answer given with that in mind would be worth nothing. Throws `auditNotFound` or `inputInvalid`.
 */
export async function answerAuditItem(
  services: Services,
  accountId: AccountId,
  given: { auditId: string; position: number; answer: Answer },
): Promise<Audit> {
  const { auditId, position, answer } = given;
  return transact(services, async (transaction) => {
    await lockAudit(transaction, accountId, auditId);
    const items = await listItems(transaction, { accountId, auditId });
    const item = items.find((one) => one.position === position);
    if (!item) {
      throw new Failure("auditNotFound");
    }
    if (isAnswered(items) && item.answer !== answer) {
      throw new Failure("inputInvalid", {
        message: "This audit is finished, so its answers stay. Draw another sample to read again.",
      });
    }
    if (item.answer !== answer) {
      const by = await nameOfAccount(transaction, accountId);
      await storeAnswer(transaction, { accountId, auditId, position, answer, by });
    }
    return presentAudit(await getAuditRow(transaction, accountId, auditId));
  });
}
