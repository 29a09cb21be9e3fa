import { type CandidateMailKind, mailPlaceholders } from "@winnow/contract/candidate-mails.ts";
import { Failure } from "../../platform/failure.ts";
import type { DriveRow } from "../drives/rows.ts";
import { unknownPlaceholders } from "./fill-placeholders.ts";

const maxNamed = 3;
const maxNameLength = 60;

const mailNames: Record<CandidateMailKind, string> = {
  received: "mail about what was received",
  answered: "answer",
  invited: "invitation",
  reminded: "reminder",
  withdrawn: "mail about a withdrawal",
  cancelled: "mail about a cancelling",
  rejected: "rejection",
  erased: "mail about an erasure",
};

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
export function describeUnknown(kind: CandidateMailKind, unknown: string[]): string | null {
  if (unknown.length === 0) {
    return null;
  }
  const named = unknown.slice(0, maxNamed).map((name) => inBraces(name.slice(0, maxNameLength)));
  const more = unknown.length > maxNamed ? " and more" : "";
  return `The ${mailNames[kind]} names ${named.join(", ")}${more}, which nothing is known for. What can be named: ${mailPlaceholders[kind].map(inBraces).join(", ")}.`;
}

function inBraces(name: string): string {
  return `{{${name}}}`;
}
