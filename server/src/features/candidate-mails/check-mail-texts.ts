import { type CandidateMailKind, mailPlaceholders } from "@winnow/contract/candidate-mails.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { Failure } from "../../platform/failure.ts";
import type { DriveRow } from "../drives/rows.ts";
import { unknownPlaceholders } from "./fill-placeholders.ts";
import { mailTrouble } from "./languages/mail-trouble.ts";

const maxNamed = 3;
const maxNameLength = 60;

/** Throws `mailPlaceholderUnknown`, which says which of a drive's texts names what that nothing is known for. */
export function checkMailTexts(drive: Pick<DriveRow, "invitation_text" | "reminder_text">): void {
  const fields: Record<string, string> = {};
  const invitation = describeUnknown("invited", unknownIn("invited", drive.invitation_text));
  const reminder = describeUnknown("reminded", unknownIn("reminded", drive.reminder_text));
  if (invitation !== null) fields["mails.invitation"] = invitation;
  if (reminder !== null) fields["mails.reminder"] = reminder;
  if (Object.keys(fields).length > 0) {
    throw new Failure("mailPlaceholderUnknown", { message: Object.values(fields).join(" "), fields });
  }
}

/** The recruiter's text, or null for the usual one where there is none or it names what nothing is known for. */
export function sendableText(kind: CandidateMailKind, text: string | null): string | null {
  return unknownIn(kind, text).length === 0 ? text : null;
}

export function unknownIn(kind: CandidateMailKind, text: string | null): string[] {
  return unknownPlaceholders(text ?? "", mailPlaceholders[kind]);
}

/** "The invitation names {{salary}}, which nothing is known for. …"; null where all is known. */
export function describeUnknown(
  kind: CandidateMailKind,
  unknown: string[],
  language: PageLanguage = "en",
): string | null {
  if (unknown.length === 0) {
    return null;
  }
  return mailTrouble[language].unknown({
    kind,
    names: unknown
      .slice(0, maxNamed)
      .map((name) => inBraces(name.slice(0, maxNameLength)))
      .join(", "),
    isCut: unknown.length > maxNamed,
    known: mailPlaceholders[kind].map(inBraces).join(", "),
  });
}

function inBraces(name: string): string {
  return `{{${name}}}`;
}
