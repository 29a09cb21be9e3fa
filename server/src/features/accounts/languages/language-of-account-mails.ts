import type { AccountMail } from "../jobs.ts";

export type AccountMailWords = { subject: string; paragraphs: string[]; button: string; after: string };

/** Everything that the mails about an account say in one language. */
export type LanguageOfAccountMails = {
  /** Without a name as long as nobody knows whose it is. */
  greeting: (name: string) => string;
  mails: Record<AccountMail, AccountMailWords>;
};
