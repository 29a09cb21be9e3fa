import type { MailTexts, RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import { withoutReason } from "@winnow/contract/without-reason.ts";
import { inBraces } from "../texts/placeholders.ts";

/** What was typed for these mails, of those with the reason and of those without; null where nothing was. */
export type TypedRejection = { withReason: string | null; withoutReason: string | null };

/** What these mails say: what was typed, else the recruiter's text of the screening or drive, else the usual one. */
export function rejectionText(given: {
  stored: MailTexts["texts"][number];
  typed: TypedRejection;
  givesReason: boolean;
}): string {
  const { stored, typed, givesReason } = given;
  if (givesReason) return typed.withReason ?? stored.text ?? stored.usual_with_reason ?? stored.usual;
  return typed.withoutReason ?? withoutReason(typed.withReason ?? stored.text ?? stored.usual);
}

const namedReason = /\{\{\s*reason\s*\}\}/gi;

/** Whether it tells the reason. */
export function namesReason(text: string): boolean {
  return new RegExp(namedReason, "i").test(text);
}

/** The text for one of them, with what only this one's mail says already in its place. */
export function personalText(
  { text, plain }: { text: string; plain: string },
  { name, reason }: Pick<RejectionRecipient, "name" | "reason">,
): string {
  return (reason === null ? plain : text)
    .replace(namedReason, () => withoutBraces(reason ?? ""))
    .replace(/\{\{\s*name\s*\}\}/gi, () => withoutBraces(name) || inBraces("name"));
}

/** What it is filled with is no text to fill in. */
function withoutBraces(words: string): string {
  return words.replace(/[{}]/g, "");
}
