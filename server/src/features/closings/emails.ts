import { isolate } from "@winnow/contract/isolate.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { deletedMailKey } from "./deleted-mail-key.ts";
import { english } from "./languages/english.ts";
import { german } from "./languages/german.ts";

const languages: Record<PageLanguage, typeof english> = { en: english, de: german };

/** The last mail to an account that is gone. */
export function writeAccountDeletedMail(gone: {
  username: string;
  email: string;
  language: PageLanguage;
  key: string;
}): Mail {
  const { username, email, language, key } = gone;
  const { subject, greeting, paragraph, after } = languages[language];
  return {
    to: { name: username, address: email },
    subject: `${subject} · Winnow`,
    idempotencyKey: deletedMailKey(key),
    ...renderMail({ language, greeting: greeting(isolate(username)), paragraphs: [paragraph], after }),
  };
}
