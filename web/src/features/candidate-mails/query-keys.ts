import type { MailPlace } from "./mail-place.ts";

/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const candidateMailKeys = {
  all: ["candidate mails"] as const,
  texts: ({ kind, id }: MailPlace) => ["candidate mails", "texts", kind, id] as const,
  previews: ({ kind, id }: MailPlace) => ["candidate mails", "preview", kind, id] as const,
  rejections: ["candidate mails", "rejections"] as const,
  rejectionsOf: ({ kind, id }: MailPlace) => ["candidate mails", "rejections", kind, id] as const,
};
