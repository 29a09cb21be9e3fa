import { randomUUID } from "node:crypto";
import type { previewDriveMail as endpoint } from "@winnow/contract/drives.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { requireDrive } from "../drives/rows.ts";
import { describeUnknown } from "./check-mail-texts.ts";
import { unknownPlaceholders } from "./fill-placeholders.ts";
import { sendMailPreview } from "./jobs.ts";
import { writeCandidateMail } from "./write-candidate-mail.ts";

type Preview = { mail: "invitation" | "reminder"; text: string | null };

/** A mail as an invented candidate would get it; on request it is sent to the recruiter. Throws `driveNotFound`. */
export async function previewDriveMail(
  services: Services,
  accountId: AccountId,
  { id, send, ...preview }: Preview & { id: string; send: boolean },
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const written = await writePreview(services, accountId, { id, key: randomUUID(), ...preview });
  if (send) {
    await enqueue(services.database.kysely, sendMailPreview, [
      { payload: { accountId, driveId: id, key: randomUUID(), ...preview } },
    ]);
  }
  const { subject, text, html } = written.mail;
  return { subject, text, html, unknown_placeholders: written.unknown };
}

/** The job that sends it to the recruiter. */
export async function handleSendMailPreview(
  services: Services,
  { accountId, driveId, ...preview }: Preview & { accountId: AccountId; driveId: string; key: string },
): Promise<void> {
  try {
    const { mail } = await writePreview(services, accountId, { id: driveId, ...preview });
    await services.mailer.send(mail);
  } catch (error) {
    // A drive that was deleted meanwhile has no mails.
    if (!(error instanceof Failure)) throw error;
  }
}

async function writePreview(
  services: Services,
  accountId: AccountId,
  { id, mail, text, key }: Preview & { id: string; key: string },
) {
  const { kysely } = services.database;
  const drive = await requireDrive(kysely, accountId, id);
  const recruiter = await findAccount(kysely, accountId);
  if (!recruiter) {
    throw new Failure("driveNotFound");
  }
  const own = { invitation: { invitation_text: text }, reminder: { reminder_text: text } };
  const trouble = describeUnknown(mail, unknownPlaceholders(text ?? ""));
  return writeCandidateMail({
    ...(trouble === null ? {} : { notice: `Nobody can be invited yet. ${trouble}` }),
    kind: mail,
    drive: { ...drive, ...own[mail] },
    interview: { id: key, name: "Alex Example", email: recruiter.email, time_zone: null },
    recruiter,
    publicUrl: services.config.publicUrl,
    token: "your-own-link",
    sequence: null,
    idempotencyKey: `preview:${key}`,
  });
}
