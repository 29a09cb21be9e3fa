import type { AccountId } from "../../account-id.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { deliverMail, gaveUpMail, giveUpMail } from "../candidate-mails/deliver-mail.ts";
import { findMailText } from "../candidate-mails/find-mail-text.ts";
import { insertReceipt } from "../job-forms/application-rows.ts";
import { applicationMailKey } from "../job-forms/jobs.ts";
import { findSentApplication, listRequests, updateSentApplication } from "./rows.ts";
import { writeApplicationMail } from "./write-application-mail.ts";

/** Without a request it is the mail that says that the application has come. */
type Order = { accountId: AccountId; applicationId: string; requestId?: string };

/**
 * The job behind the mails to an applicant. The link is stored before and that it was sent after, since no transaction
 * should wait for a mail server. Of an application that was erased none is sent.
 */
export async function handleApplicationMail(services: Services, order: Order): Promise<void> {
  const { accountId, applicationId, requestId } = order;
  const { kysely } = services.database;
  const application = await findSentApplication(kysely, { accountId, applicationId });
  if (!application) {
    return;
  }
  const requests = await listRequests(kysely, accountId, [applicationId]);
  const answer = requests.find(({ id }) => id === requestId)?.answer ?? null;
  const of = { accountId, screeningId: application.screening_id };
  const text = answer === null ? await findMailText(kysely, of, "received") : null;
  const token = newToken();
  await insertReceipt(kysely, { accountId, applicationId, tokenHash: hashToken(token) });
  const mail = writeApplicationMail({
    application,
    answer,
    text,
    language: application.mail_language,
    token,
    publicUrl: services.config.publicUrl,
    idempotencyKey: mailKeyOf(order),
  });
  const kind = answer === null ? "received" : "answered";
  const delivery = await deliverMail(services, { accountId, kind, about: { applicationId }, mail });
  await settle(services, order, delivery.failure);
  if (delivery.outcome === "delayed") {
    throw delivery.error;
  }
}

/** After the last try. */
export async function giveUpApplicationMail(services: Services, order: Order): Promise<void> {
  await giveUpMail(services, { accountId: order.accountId, mailKey: mailKeyOf(order) });
  await settle(services, order, gaveUpMail);
}

function mailKeyOf({ applicationId, requestId }: Order): string {
  return applicationMailKey(applicationId, requestId ?? "received");
}

async function settle(services: Services, order: Order, mailFailure: string | null): Promise<void> {
  await updateSentApplication(services.database.kysely, order, { mail_failure: mailFailure });
}
