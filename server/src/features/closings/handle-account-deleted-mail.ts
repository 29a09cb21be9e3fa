import type { z } from "zod";
import { databaseNow } from "../../platform/database/database-now.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { MailRefused } from "../../platform/mail/mail-refused.ts";
import type { Services } from "../../services.ts";
import { deletedMailKey } from "./deleted-mail-key.ts";
import { writeAccountDeletedMail } from "./emails.ts";
import { sendAccountDeletedMail } from "./jobs.ts";

const maximumTries = 12;

/**
 * The job behind the last mail to an account. A job that fails leaves its payload in the log and, after its last try, in
 * the queue; this one holds an address that has to be forgotten, so it never fails: it queues itself again.
 */
export async function handleAccountDeletedMail(
  services: Services,
  order: z.output<typeof sendAccountDeletedMail.payload>,
): Promise<void> {
  try {
    await services.mailer.send(writeAccountDeletedMail(order));
  } catch (error) {
    const failedTries = order.failedTries + 1;
    if (error instanceof MailRefused || failedTries >= maximumTries) {
      return;
    }
    const { kysely } = services.database;
    const now = await databaseNow(kysely);
    await enqueue(
      kysely,
      sendAccountDeletedMail,
      [{ payload: { ...order, failedTries }, key: deletedMailKey(order.key), lane: order.email }],
      // As long as the queue itself waits after as many failures.
      { runAt: new Date(now.getTime() + Math.exp(Math.min(10, failedTries)) * 1000) },
    );
  }
}
