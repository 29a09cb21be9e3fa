import type { MailLanguage } from "@winnow/contract/candidate-mails.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { findPositionTitle } from "../candidate-mails/rows.ts";
import { lockDriveIfThere } from "../drives/rows.ts";
import { lockScreeningIfThere } from "../screenings/rows.ts";
import type { RejectedIn } from "./recipient-rows.ts";

export type Place = {
  /** The recruiter's own. */
  title: string;
  /** What candidates know it by. */
  position: string;
  language: MailLanguage;
};

/** Locks the screening or drive; undefined where it is gone. */
export async function lockPlace(transaction: Queryable<Tables>, of: RejectedIn): Promise<Place | undefined> {
  if ("driveId" in of) {
    const drive = await lockDriveIfThere(transaction, of.accountId, of.driveId);
    return drive && { title: drive.title, position: drive.title, language: drive.mail_language };
  }
  const screening = await lockScreeningIfThere(transaction, of.accountId, of.screeningId);
  const position = await findPositionTitle(transaction, of);
  return screening && { title: screening.title, position, language: screening.mail_language };
}
