import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { deliverMail, giveUpMail } from "../candidate-mails/deliver-mail.ts";
import { settleMail } from "../candidate-mails/log-rows.ts";
import { findPositionTitle } from "../candidate-mails/rows.ts";
import { writeMail } from "../candidate-mails/write-mail.ts";
import { findDrive } from "../drives/rows.ts";
import { type BatchRow, findBatchMail, findMailBatch, lockMailBatch, type MailRow } from "./batch-rows.ts";
import { type Obstacle, obstacleToTell } from "./obstacle-of.ts";
import { placeOfBatch } from "./place-of-batch.ts";
import { listRecipients, type Recipient } from "./recipient-rows.ts";
import { settleBatch } from "./settle-batch.ts";

type Order = { accountId: AccountId; mailId: string };
type Due = { mail: MailRow; batch: BatchRow; recipient: Recipient };

/** Why one of those who were named is not told after all. */
const whyNotTold: Record<Obstacle, string> = {
  "not rejected": "Not sent: not rejected any more when it was to leave.",
  "names hidden": "Not sent: the name was hidden when it was to leave.",
  sample: "Not sent: nobody of the sample is mailed.",
  withdrawn: "Not sent: withdrawn by the candidate before it was to leave.",
  "no address": "Not sent: there is no address any more.",
  "told before": "Not sent: told before.",
  "on its way": "Not sent: another mail was on its way.",
};

/**
 * The job that tells one person that they were rejected, if they still are. The time for an undo has passed when it
 * runs: either it finds the batch undone, or an undo finds that it is too late.
 */
export async function handleSendRejection(services: Services, order: Order): Promise<void> {
  const { accountId } = order;
  const due = await takeUp(services, order);
  const recruiter = due && (await findAccount(services.database.kysely, accountId));
  if (!due || !recruiter) {
    return;
  }
  const { mail: row, batch, recipient } = due;
  const obstacle = obstacleToTell(recipient);
  if (obstacle !== null) {
    const state = obstacle === "no address" ? "failed" : "undone";
    await settleMail(services.database.kysely, {
      accountId,
      mailKey: row.mail_key,
      state,
      failure: whyNotTold[obstacle],
    });
    await settleBatch(services, batch);
    return;
  }
  const { mail } = writeMail({
    kind: "rejected",
    language: batch.language,
    text: batch.text,
    values: {
      name: recipient.name ?? "",
      title: await positionOf(services, batch),
      recruiter: recruiter.username,
      ...(batch.gives_reason && recipient.reason ? { reason: recipient.reason } : {}),
    },
    link: null,
    to: { name: recipient.name ?? "", address: recipient.email ?? "" },
    replyTo: recruiter,
    idempotencyKey: row.mail_key,
  });
  const delivery = await deliverMail(services, {
    accountId,
    kind: "rejected",
    about: row.result_id === null ? { interviewId: recipient.id } : { resultId: recipient.id },
    mail,
  });
  if (delivery.outcome === "delayed") {
    throw delivery.error;
  }
  await settleBatch(services, batch);
}

/** After the last try. */
export async function giveUpRejection(services: Services, { accountId, mailId }: Order): Promise<void> {
  const mail = await findBatchMail(services.database.kysely, { accountId, id: mailId });
  if (mail) {
    await giveUpMail(services, { accountId, mailKey: mail.mail_key });
    const batch = mail.batch_id
      ? await findMailBatch(services.database.kysely, { accountId, id: mail.batch_id })
      : undefined;
    if (batch) await settleBatch(services, batch);
  }
}

/** What is still to be sent; an undo that has begun is waited for. */
function takeUp(services: Services, { accountId, mailId }: Order): Promise<Due | null> {
  return transact(services, async (transaction) => {
    const batchId = (await findBatchMail(transaction, { accountId, id: mailId }))?.batch_id;
    const batch = batchId ? await lockMailBatch(transaction, { accountId, id: batchId }) : undefined;
    const mail = batch && (await findBatchMail(transaction, { accountId, id: mailId }));
    if (!mail || batch.undone_at || mail.state !== "waiting") {
      return null;
    }
    const id = mail.result_id ?? mail.interview_id ?? "";
    const [recipient] = await listRecipients(transaction, placeOfBatch(batch), [id]);
    return recipient ? { mail, batch, recipient } : null;
  });
}

async function positionOf(services: Services, batch: BatchRow): Promise<string> {
  const { kysely } = services.database;
  const place = placeOfBatch(batch);
  return "screeningId" in place
    ? findPositionTitle(kysely, place)
    : ((await findDrive(kysely, place.accountId, place.driveId))?.title ?? "");
}
