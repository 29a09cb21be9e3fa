import { withoutReason } from "@winnow/contract/without-reason.ts";
import { Failure } from "../../platform/failure.ts";
import { describeUnknown, unknownIn } from "../candidate-mails/check-mail-texts.ts";
import { unknownPlaceholders } from "../candidate-mails/fill-placeholders.ts";

/**
 * What these mails say: what was written for them, or else the text of the screening or drive; null for the usual one.
 * Throws `mailPlaceholderUnknown`, `reasonNotGiven`, `inputInvalid` for a text without the reason that is to be told.
 */
export function rejectionText(given: {
  written: string | null;
  stored: string | null;
  givesReason: boolean;
}): string | null {
  const { givesReason } = given;
  const written = given.written?.trim() || null;
  const stored = given.stored && !givesReason ? withoutReason(given.stored) : given.stored;
  const text = written ?? (stored?.trim() || null);
  if (text === null) {
    return null;
  }
  const trouble = describeUnknown("rejected", unknownIn("rejected", text));
  if (trouble !== null) {
    throw new Failure("mailPlaceholderUnknown", { message: trouble, fields: { text: trouble } });
  }
  if (namesReason(text) && !givesReason) {
    throw new Failure("reasonNotGiven");
  }
  if (!namesReason(text) && givesReason) {
    const message = "The text does not name {{reason}}. Put it where the reason belongs, or do not tell it.";
    throw new Failure("inputInvalid", { message, fields: { text: message } });
  }
  return text;
}

function namesReason(text: string): boolean {
  return unknownPlaceholders(text, []).some((name) => name.toLowerCase() === "reason");
}
