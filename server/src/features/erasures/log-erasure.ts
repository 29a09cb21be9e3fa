import { randomUUID } from "node:crypto";
import type { AccountId } from "../../account-id.ts";
import type { OnErased } from "./erased.ts";
import { addToErasure, type ErasureAct } from "./rows.ts";

/** One line of the log for one act, written with the first thing that it erases and counting on with each further one. */
export function logErasure(accountId: AccountId, act: ErasureAct, id: string = randomUUID()): OnErased {
  return (transaction, { counts }) => addToErasure(transaction, { id, accountId, ...act, counts });
}
