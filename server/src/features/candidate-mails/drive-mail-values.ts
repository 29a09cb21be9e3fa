import type { CandidateMailKind } from "@winnow/contract/candidate-mails.ts";
import type { DriveRow } from "../drives/rows.ts";
import type { PlaceholderValues } from "./fill-placeholders.ts";
import { formatMomentForCandidate } from "./format-moment.ts";
import { knownValues } from "./known-values.ts";
import { languagesOfMails } from "./usual-mails.ts";

/** What the placeholders of a mail of this kind stand for, for one candidate of a drive. */
export function driveMailValues(of: {
  kind: CandidateMailKind;
  drive: Pick<DriveRow, "title" | "time_zone" | "opens_at" | "closes_at" | "mail_language">;
  candidate: { name: string; time_zone: string | null };
  recruiter: { username: string };
  link: string;
}): PlaceholderValues {
  const { kind, drive, candidate, recruiter, link } = of;
  const { mail_language: language, opens_at: opensAt, closes_at: closesAt } = drive;
  const { now, furtherNotice } = languagesOfMails[language];
  const zones = { drive: drive.time_zone, candidate: candidate.time_zone };
  return knownValues(kind, {
    name: candidate.name,
    title: drive.title,
    recruiter: recruiter.username,
    link,
    opens: opensAt ? formatMomentForCandidate(opensAt, zones, language) : now,
    closes: closesAt ? formatMomentForCandidate(closesAt, zones, language) : furtherNotice,
  });
}
