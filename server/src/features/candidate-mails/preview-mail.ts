import { randomUUID } from "node:crypto";
import type { CandidateMailKind, MailLanguage } from "@winnow/contract/candidate-mails.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { requireDrive } from "../drives/rows.ts";
import { requireScreeningId } from "../screenings/rows.ts";
import { describeUnknown, unknownIn } from "./check-mail-texts.ts";
import { driveMailValues } from "./drive-mail-values.ts";
import type { PlaceholderValues } from "./fill-placeholders.ts";
import { sendMailSample } from "./jobs.ts";
import { knownValues } from "./known-values.ts";
import { mailTrouble } from "./languages/mail-trouble.ts";
import { findPositionTitle } from "./rows.ts";
import type { TextsOf } from "./text-rows.ts";
import { languagesOfMails } from "./usual-mails.ts";
import { writeMail } from "./write-mail.ts";

type Owner = { screeningId: string } | { driveId: string };
type Sample = {
  kind: CandidateMailKind;
  text: string | null;
  language: MailLanguage;
};
type Previewed = { subject: string; text: string; html: string; unknown_placeholders: string[] };

/**
 * A mail as an invented candidate would get it; on request it is sent to the recruiter. Throws `screeningNotFound`,
 * `driveNotFound`.
 */
export async function previewMail(
  services: Services,
  accountId: AccountId,
  { of, send, ...sample }: Sample & { of: Owner; send: boolean },
): Promise<Previewed> {
  const { mail, unknown } = await writeSample(
    services,
    { ...of, accountId },
    { key: randomUUID(), ...sample },
  );
  if (send) {
    await enqueue(services.database.kysely, sendMailSample, [
      { payload: { accountId, of, key: randomUUID(), ...sample } },
    ]);
  }
  const { subject, text, html } = mail;
  return { subject, text, html, unknown_placeholders: unknown };
}

/** The job that sends it to the recruiter. */
export async function handleSendMailSample(
  services: Services,
  { accountId, of, ...sample }: z.output<typeof sendMailSample.payload>,
): Promise<void> {
  try {
    const { mail } = await writeSample(services, { ...of, accountId }, sample);
    await services.mailer.send(mail);
  } catch (error) {
    // A screening or drive that was deleted meanwhile has no mails.
    if (!(error instanceof Failure)) throw error;
  }
}

async function writeSample(services: Services, of: TextsOf, sample: Sample & { key: string }) {
  const { kysely } = services.database;
  const { kind, text, language, key } = sample;
  const recruiter = await findAccount(kysely, of.accountId);
  if (!recruiter) {
    throw new Failure("screeningNotFound");
  }
  const link = `${services.config.publicUrl}${linkOf(kind)}`;
  const { exampleReason } = languagesOfMails[language];
  const given = { kind, language, recruiter, link };
  const values: PlaceholderValues = {
    ...("driveId" in of
      ? await driveValues(services, of, given)
      : await screeningValues(services, of, given)),
    ...(kind === "rejected" && text !== null ? { reason: exampleReason } : {}),
  };
  // Whatever the language of the mail: the recruiter reads it.
  const readsIn = recruiter.language ?? "en";
  const trouble = describeUnknown(kind, unknownIn(kind, text), readsIn);
  return writeMail({
    ...(trouble === null ? {} : { notice: `${mailTrouble[readsIn].meanwhile(kind)} ${trouble}` }),
    kind,
    language,
    text,
    values,
    link,
    to: { name: exampleName, address: recruiter.email },
    replyTo: recruiter,
    idempotencyKey: `preview:${key}`,
  });
}

function linkOf(kind: CandidateMailKind): string {
  return kind === "received" ? paths.receipt(exampleToken) : paths.candidateInterview(exampleToken);
}

const exampleName = "Alex Example";
const exampleToken = "your-own-link";

type Given = {
  kind: CandidateMailKind;
  language: MailLanguage;
  recruiter: { username: string };
  link: string;
};

async function driveValues(
  services: Services,
  of: TextsOf & { driveId: string },
  { language, ...given }: Given,
): Promise<PlaceholderValues> {
  const drive = await requireDrive(services.database.kysely, of.accountId, of.driveId);
  return driveMailValues({
    ...given,
    drive: { ...drive, mail_language: language },
    candidate: { name: exampleName, time_zone: null },
  });
}

async function screeningValues(
  services: Services,
  of: TextsOf & { screeningId: string },
  { kind, recruiter, link }: Given,
): Promise<PlaceholderValues> {
  const { kysely } = services.database;
  await requireScreeningId(kysely, of.accountId, of.screeningId);
  const title = await findPositionTitle(kysely, of);
  return knownValues(kind, { name: exampleName, title, recruiter: recruiter.username, link });
}
