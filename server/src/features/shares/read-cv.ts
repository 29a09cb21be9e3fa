import type { sharableCvs } from "@winnow/contract/shares.ts";
import type { Profile } from "@winnow/matching/profile.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { findResult } from "../results/rows.ts";
import { findDocument } from "../screenings/cv-file-rows.ts";

/** The CV that a candidate of a drive came with. */
export type CandidateCv = {
  screeningId: string;
  fileId: string;
  document: NonNullable<Awaited<ReturnType<typeof findDocument>>>;
  /** As read, and as corrected. */
  profiles: Profile[];
  /** The screening hides who it is, from the recruiter too. */
  isHidden: boolean;
};

/** Null for a candidate who did not come from a screening, or whose CV is gone. */
export async function readCv(
  database: Queryable<Tables>,
  accountId: AccountId,
  resultId: string | null,
): Promise<CandidateCv | null> {
  if (resultId === null) {
    return null;
  }
  const { row, report, original_report: original } = await findResult(database, accountId, resultId);
  const document = await findDocument(database, accountId, row.cv_file_id);
  return document
    ? {
        screeningId: row.screening_id,
        fileId: row.cv_file_id,
        document,
        profiles: [report.profile, ...(original ? [original.profile] : [])],
        isHidden: row.is_hidden,
      }
    : null;
}

/** What of it a recruiter can share. */
export function sharableCv(cv: CandidateCv | null): (typeof sharableCvs)[number] {
  if (!cv) {
    return "none";
  }
  return cv.isHidden ? "text" : "file";
}
