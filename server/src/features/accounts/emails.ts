import { isolate } from "@winnow/contract/isolate.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { AccountMail } from "./jobs.ts";
import { english } from "./languages/english.ts";
import { german } from "./languages/german.ts";
import type { LanguageOfAccountMails } from "./languages/language-of-account-mails.ts";
import type { AccountRow } from "./rows.ts";

const languages: Record<PageLanguage, LanguageOfAccountMails> = { en: english, de: german };

export function writeAccountMail(
  kind: AccountMail,
  options: {
    account: Pick<AccountRow, "username" | "email" | "email_verified_at" | "language">;
    publicUrl: string;
    linkUrl: string | null;
    idempotencyKey: string;
  },
): Mail {
  const language = options.account.language ?? "en";
  const { greeting, mails } = languages[language];
  const { subject, paragraphs, button, after } = mails[kind];
  // Until the address is verified, the name is what some stranger typed.
  const name = options.account.email_verified_at ? options.account.username : "";
  return {
    to: { name, address: options.account.email },
    subject: `${subject} · Winnow`,
    idempotencyKey: options.idempotencyKey,
    ...renderMail({
      language,
      greeting: greeting(isolate(name)),
      paragraphs,
      button: { label: button, url: options.linkUrl ?? `${options.publicUrl}/admin/sign-in` },
      after,
    }),
  };
}
