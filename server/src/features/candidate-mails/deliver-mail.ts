import type { CandidateMailKind } from "@winnow/contract/candidate-mails.ts";
import type { AccountId } from "../../account-id.ts";
import { describeMailTrouble } from "../../platform/mail/describe-mail-trouble.ts";
import { MailRefused } from "../../platform/mail/mail-refused.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import type { Services } from "../../services.ts";
import { logMail, type MailSubject, settleMail } from "./log-rows.ts";

/** `delayed`: the job throws the error once it has noted the failure, and so tries again. */
export type Delivery =
  | { outcome: "sent"; failure: null }
  | { outcome: "refused"; failure: string }
  | { outcome: "delayed"; failure: string; error: unknown }
  | { outcome: "gone"; failure: null };

/** What is said after the last try. */
export const gaveUpMail = "Not sent: the mail server did not take it for two days.";

/**
 * Hands a mail to a candidate over, with a line in the log before and what became of it after. One that was handed over
 * before is not again; of what was erased meanwhile none is.
 */
export async function deliverMail(
  services: Services,
  order: { accountId: AccountId; kind: CandidateMailKind; about: MailSubject; mail: Mail },
): Promise<Delivery> {
  const { kysely } = services.database;
  const { accountId, mail } = order;
  const of = { accountId, mailKey: mail.idempotencyKey };
  const before = await logMail(kysely, order);
  if (before === null) {
    return { outcome: "gone", failure: null };
  }
  if (before === "sent") {
    return { outcome: "sent", failure: null };
  }
  try {
    await services.mailer.send(mail);
  } catch (error) {
    if (error instanceof MailRefused) {
      const failure = `The mail server refuses it: ${error.message}`;
      await settleMail(kysely, { ...of, state: "failed", failure });
      return { outcome: "refused", failure };
    }
    const failure = `Not sent yet. ${describeMailTrouble(error)} It is tried again by itself.`;
    await settleMail(kysely, { ...of, state: "waiting", failure });
    return { outcome: "delayed", failure, error };
  }
  await settleMail(kysely, { ...of, state: "sent", failure: null });
  return { outcome: "sent", failure: null };
}

/** After the last try. */
export function giveUpMail(services: Services, of: { accountId: AccountId; mailKey: string }): Promise<void> {
  return settleMail(services.database.kysely, { ...of, state: "failed", failure: gaveUpMail });
}
