import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Tables } from "../../tables.ts";
import { queueErasedMail } from "../candidate-mails/queue-erased-mail.ts";
import type { Erased } from "./erased.ts";

/**
 * Tells whoever erased what is their own, at the address that its mails went to: who did it with a link that got astray
 * is found out, and the address goes with this mail.
 */
export function tellErased(
  transaction: Queryable<Tables>,
  own: { accountId: AccountId; id: string; email: string },
  { title, language, text }: Erased,
): Promise<void> {
  const { accountId, id, email } = own;
  const key = hashToken(`${id} ${email}`).toString("hex");
  return queueErasedMail(transaction, { accountId, email, title, language, text, key });
}
