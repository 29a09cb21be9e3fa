import type { z } from "zod";
import { databaseNow } from "../../platform/database/database-now.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { MailRefused } from "../../platform/mail/mail-refused.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { sendableText } from "./check-mail-texts.ts";
import { erasedMailKey } from "./erased-mail-key.ts";
import { sendErasedMail } from "./jobs.ts";
import { writeMail } from "./write-mail.ts";

const maximumTries = 12;

/**
 * The job behind the mail about an erasure. A job that fails leaves its payload in the log and, after its last try, in
 * the queue; this one holds an address that has to be forgotten, so it never fails: it queues itself again.
 */
export async function handleSendErasedMail(
  services: Services,
  order: z.output<typeof sendErasedMail.payload>,
): Promise<void> {
  const { kysely } = services.database;
  const recruiter = await findAccount(kysely, order.accountId);
  if (!recruiter) {
    return;
  }
  const { title, language } = order;
  const { mail } = writeMail({
    kind: title === null ? "erasedEverywhere" : "erased",
    language,
    text: title === null ? null : sendableText("erased", order.text),
    values: { title: title ?? "", recruiter: recruiter.username },
    link: null,
    to: { name: "", address: order.email },
    replyTo: recruiter,
    idempotencyKey: erasedMailKey(order.key),
  });
  try {
    await services.mailer.send(mail);
  } catch (error) {
    const failedTries = order.failedTries + 1;
    if (error instanceof MailRefused || failedTries >= maximumTries) {
      return;
    }
    const now = await databaseNow(kysely);
    await enqueue(
      kysely,
      sendErasedMail,
      [{ payload: { ...order, failedTries }, key: erasedMailKey(order.key) }],
      // As long as the queue itself waits after as many failures.
      { runAt: new Date(now.getTime() + Math.exp(Math.min(10, failedTries)) * 1000) },
    );
  }
}
