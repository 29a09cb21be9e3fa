import type { MailBatch } from "@winnow/contract/candidate-mails.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { findMailText } from "../candidate-mails/find-mail-text.ts";
import { subjectOf } from "../candidate-mails/write-mail.ts";
import { nameOfAccount } from "../results/rows.ts";
import { insertMailBatch, insertWaitingMails } from "./batch-rows.ts";
import { getMailBatch } from "./get-mail-batch.ts";
import { sendRejection } from "./jobs.ts";
import { lockPlace } from "./lock-place.ts";
import { obstacleOf } from "./obstacle-of.ts";
import { listRecipients, type RejectedIn } from "./recipient-rows.ts";
import { rejectionText } from "./rejection-text.ts";

type Order = { ids: string[]; text: string | null; gives_reason: boolean };

/**
 * Tells those of `ids` in whose way nothing stands that they were rejected, once the time for an undo has passed.
 * Whoever was told, or is about to be, is passed over. Throws `screeningNotFound`, `driveNotFound`, `nobodyToTell`,
 * `mailPlaceholderUnknown`, `reasonNotGiven`, `inputInvalid`.
 */
export function sendRejections(services: Services, of: RejectedIn, order: Order): Promise<MailBatch> {
  const { accountId } = of;
  return transact(services, async (transaction) => {
    const place = await lockPlace(transaction, of);
    if (!place) {
      throw new Failure("screeningId" in of ? "screeningNotFound" : "driveNotFound");
    }
    const { position, language } = place;
    const text = rejectionText({
      written: order.text,
      stored: await findMailText(transaction, of, "rejected"),
      givesReason: order.gives_reason,
    });
    const named = await listRecipients(transaction, of, [...new Set(order.ids)]);
    const recipients = named.filter((recipient) => obstacleOf(recipient) === null);
    if (recipients.length === 0) {
      throw new Failure("nobodyToTell");
    }
    const now = await databaseNow(transaction);
    const sendsAt = new Date(now.getTime() + services.config.schedulingUndoSeconds * 1000);
    const id = await insertMailBatch(transaction, of, {
      text,
      gives_reason: order.gives_reason,
      language,
      sends_at: sendsAt,
      sent_by: await nameOfAccount(transaction, accountId),
    });
    const mailIds = await insertWaitingMails(transaction, of, {
      batchId: id,
      subject: subjectOf("rejected", language, { title: position }),
      sendsAt,
      recipients: recipients.map((recipient) => ({ id: recipient.id, email: recipient.email })),
    });
    await enqueue(
      transaction,
      sendRejection,
      mailIds.map((mailId) => ({ payload: { accountId, mailId } })),
      { runAt: sendsAt },
    );
    return getMailBatch(transaction, { accountId, id });
  });
}
