import type { CandidateMailKind } from "@winnow/contract/candidate-mails.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { DriveRow } from "../drives/rows.ts";
import { findMailTexts, type TextsOf } from "./text-rows.ts";

/** The recruiter's own text for a kind of mail; null for the usual one. */
export async function findMailText(
  database: Queryable<Tables>,
  of: TextsOf,
  kind: CandidateMailKind,
): Promise<string | null> {
  return (await findMailTexts(database, of)).get(kind) ?? null;
}

/** The same of a drive, which keeps the texts of invitations and reminders itself. */
export async function findDriveMailText(
  database: Queryable<Tables>,
  drive: DriveRow,
  kind: CandidateMailKind,
): Promise<string | null> {
  if (kind === "invited") return drive.invitation_text;
  if (kind === "reminded") return drive.reminder_text;
  return findMailText(database, { accountId: drive.account_id, driveId: drive.id }, kind);
}
