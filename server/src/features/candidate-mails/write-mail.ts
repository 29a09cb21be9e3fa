import type { MailLanguage } from "@winnow/contract/candidate-mails.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { withoutReason } from "@winnow/contract/without-reason.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { fillPlaceholders, type PlaceholderValues } from "./fill-placeholders.ts";
import { languagesOfMails, type UsualMailKind } from "./usual-mails.ts";

export type MailOrder = {
  kind: UsualMailKind;
  language: MailLanguage;
  /** The recruiter's; null for the usual one. */
  text: string | null;
  /** What its placeholders stand for. Without a reason its paragraph is left out, and an empty name in its sentence. */
  values: PlaceholderValues;
  /** Where its button leads to. */
  link: string | null;
  to: Mail["to"];
  replyTo?: { username: string; email: string };
  idempotencyKey: string;
  /** Of a sample: what the recruiter has to know, before all else. */
  notice?: string;
};

/** A mail to a candidate, and the placeholders in its text that nothing is known for. */
export function writeMail(order: MailOrder): { mail: Mail; unknown: string[] } {
  const { kind, language, values, link, to, replyTo, idempotencyKey, notice } = order;
  const usual = languagesOfMails[language][kind];
  const inText = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.includes("\n") ? value : isolate(value)]),
  );
  let given = order.text?.trim() || usual.text;
  if (kind === "rejected" && values.reason === undefined) given = withoutReason(given);
  if (values.name === "") given = withoutName(given);
  const { text, unknown } = fillPlaceholders(given, inText);
  const [greeting = "", ...paragraphs] = text.split(/\s*\n\s*/).filter((line) => line !== "");
  const mail: Mail = {
    to,
    ...(replyTo ? { replyTo: { name: replyTo.username, address: replyTo.email } } : {}),
    subject: subjectOf(kind, language, values),
    idempotencyKey,
    ...renderMail({
      language,
      ...(notice === undefined
        ? { greeting, paragraphs }
        : { greeting: notice, paragraphs: [greeting, ...paragraphs] }),
      ...(usual.button && link ? { button: { label: usual.button, url: link } } : {}),
      after: fillPlaceholders(usual.after, inText).text,
    }),
  };
  return { mail, unknown };
}

/** On one line. */
export function subjectOf(kind: UsualMailKind, language: MailLanguage, values: PlaceholderValues): string {
  return fillPlaceholders(languagesOfMails[language][kind].subject, values).text.replace(/\s+/g, " ");
}

function withoutName(text: string): string {
  return text.replace(/[^\S\n]*,?[^\S\n]*\{\{\s*name\s*\}\}/gi, "");
}
