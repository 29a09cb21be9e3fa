import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { deleteNoteRow, insertEvent, lockResult, nameOfAccount } from "./rows.ts";

/** Throws `resultNotFound`, `noteNotFound`. */
export async function deleteNote(
  services: Services,
  accountId: AccountId,
  note: { resultId: string; id: string },
): Promise<void> {
  const { resultId, id } = note;
  await transact(services, async (transaction) => {
    await lockResult(transaction, accountId, resultId);
    if (!(await deleteNoteRow(transaction, { accountId, resultId, id }))) {
      throw new Failure("noteNotFound");
    }
    const by = await nameOfAccount(transaction, accountId);
    await insertEvent(transaction, { accountId, resultId, kind: "noted", sentence: "Note removed", by });
  });
}
