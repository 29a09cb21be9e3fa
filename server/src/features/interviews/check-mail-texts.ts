import { Failure } from "../../platform/failure.ts";
import type { DriveRow } from "../drives/rows.ts";
import { placeholders, unknownPlaceholders } from "./fill-placeholders.ts";

const maxNamed = 3;
const maxNameLength = 60;

/** Throws `mailPlaceholderUnknown`, which says which of a drive's texts names what that nothing is known for. */
export function checkMailTexts(drive: Pick<DriveRow, "invitation_text" | "reminder_text">): void {
  const fields: Record<string, string> = {};
  const invitation = describeUnknown("invitation", unknownPlaceholders(drive.invitation_text ?? ""));
  const reminder = describeUnknown("reminder", unknownPlaceholders(drive.reminder_text ?? ""));
  if (invitation !== null) fields["mails.invitation"] = invitation;
  if (reminder !== null) fields["mails.reminder"] = reminder;
  if (Object.keys(fields).length > 0) {
    throw new Failure("mailPlaceholderUnknown", { message: Object.values(fields).join(" "), fields });
  }
}

/** "The invitation names {{salary}}, which nothing is known for. …"; null where all is known. */
export function describeUnknown(mail: "invitation" | "reminder", unknown: string[]): string | null {
  if (unknown.length === 0) {
    return null;
  }
  const named = unknown.slice(0, maxNamed).map((name) => inBraces(name.slice(0, maxNameLength)));
  const more = unknown.length > maxNamed ? " and more" : "";
  return `The ${mail} names ${named.join(", ")}${more}, which nothing is known for. What can be named: ${placeholders.map(inBraces).join(", ")}.`;
}

function inBraces(name: string): string {
  return `{{${name}}}`;
}
