import type { MailLanguage } from "@winnow/contract/candidate-mails.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { erasedMailKey } from "./erased-mail-key.ts";
import { sendErasedMail } from "./jobs.ts";

/**
 * Tells somebody by mail that what was kept about them is erased, in the transaction that erases it. Only the job's
 * payload knows the address from then on, until the mail is sent or given up. The mail names nobody but the recruiter
 * and, where there is one, the `title` of the screening or drive; null: across everything. The same `key` is one mail.
 */
export async function queueErasedMail(
  transaction: Queryable<Tables>,
  erased: {
    accountId: AccountId;
    email: string;
    title: string | null;
    language: MailLanguage;
    key: string;
    /** The recruiter's words of that screening or drive; without them the usual ones. */
    text?: string | null;
  },
): Promise<void> {
  const { key, text = null } = erased;
  await enqueue(transaction, sendErasedMail, [
    { payload: { ...erased, text, failedTries: 0 }, key: erasedMailKey(key) },
  ]);
}
