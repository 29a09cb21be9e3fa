import type { AccountId } from "../../account-id.ts";
import { describeMailTrouble } from "../../platform/mail/describe-mail-trouble.ts";
import { MailRefused } from "../../platform/mail/mail-refused.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
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
    idempotencyKey: applicationMailKey(applicationId, requestId ?? "received"),
  });
  try {
    await services.mailer.send(mail);
  } catch (error) {
    if (error instanceof MailRefused) {
      await settle(services, order, `The mail server refuses it: ${error.message}`);
      return;
    }
    await settle(services, order, `Not sent yet. ${describeMailTrouble(error)} It is tried again by itself.`);
    throw error;
  }
  await settle(services, order, null);
}

/** After the last try. */
export function giveUpApplicationMail(services: Services, order: Order): Promise<void> {
  return settle(services, order, "Not sent: the mail server did not take it for two days.");
}

async function settle(services: Services, order: Order, mailFailure: string | null): Promise<void> {
  await updateSentApplication(services.database.kysely, order, { mail_failure: mailFailure });
}
