import type { Note } from "@winnow/contract/decisions.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { presentNote } from "./present.ts";
import { insertEvent, insertNote, lockResult, nameOfAccount } from "./rows.ts";

/** Throws `resultNotFound`. */
export async function addNote(
  services: Services,
  accountId: AccountId,
  note: { resultId: string; text: string },
): Promise<Note> {
  const { resultId, text } = note;
  return transact(services, async (transaction) => {
    await lockResult(transaction, accountId, resultId);
    const by = await nameOfAccount(transaction, accountId);
    const row = await insertNote(transaction, { accountId, resultId, text, by });
    await insertEvent(transaction, { accountId, resultId, kind: "noted", sentence: "Note written", by });
    return presentNote(row);
  });
}
