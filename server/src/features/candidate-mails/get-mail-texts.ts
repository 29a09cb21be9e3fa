import {
  type CandidateMailKind,
  driveMailKinds,
  type MailTexts,
  screeningMailKinds,
} from "@winnow/contract/candidate-mails.ts";
import { withoutReason } from "@winnow/contract/without-reason.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { type DriveRow, requireDrive } from "../drives/rows.ts";
import { requireScreening, type ScreeningRow } from "../screenings/rows.ts";
import { findMailTexts } from "./text-rows.ts";
import { languagesOfMails } from "./usual-mails.ts";

/** Throws `screeningNotFound`. */
export async function getScreeningMailTexts(
  database: Queryable<Tables>,
  accountId: AccountId,
  screeningId: string,
): Promise<MailTexts> {
  const screening = await requireScreening(database, accountId, screeningId);
  const own = await findMailTexts(database, { accountId, screeningId });
  return present(screening, screeningMailKinds, own);
}

/** Throws `driveNotFound`. */
export async function getDriveMailTexts(
  database: Queryable<Tables>,
  accountId: AccountId,
  driveId: string,
): Promise<MailTexts> {
  const drive = await requireDrive(database, accountId, driveId);
  const own = await findMailTexts(database, { accountId, driveId });
  if (drive.invitation_text !== null) own.set("invited", drive.invitation_text);
  if (drive.reminder_text !== null) own.set("reminded", drive.reminder_text);
  return present(drive, driveMailKinds, own);
}

function present(
  { mail_language: language }: Pick<ScreeningRow | DriveRow, "mail_language">,
  kinds: readonly CandidateMailKind[],
  own: Map<CandidateMailKind, string>,
): MailTexts {
  const usual = languagesOfMails[language];
  return {
    language,
    texts: kinds.map((kind) => ({
      kind,
      text: own.get(kind) ?? null,
      usual: withoutReason(usual[kind].text),
      usual_with_reason: kind === "rejected" ? usual.rejected.text : null,
    })),
  };
}
