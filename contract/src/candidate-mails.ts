import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { maximumCandidatesPerDrive } from "./limits.ts";
import { epochSeconds, id, idOf, idParams, typedText } from "./wire.ts";

const tags = ["Mails to candidates"];

/** What candidates are told by mail. `cancelled`: all interviews of a drive; `withdrawn`: one invitation. */
export const candidateMailKinds = [
  "received",
  "answered",
  "invited",
  "reminded",
  "withdrawn",
  "cancelled",
  "rejected",
  "erased",
] as const;
export type CandidateMailKind = (typeof candidateMailKinds)[number];
/** Whose words a recruiter can choose, of a screening and of a drive. */
export const screeningMailKinds = ["received", "rejected", "erased"] as const;
export const driveMailKinds = [
  "invited",
  "reminded",
  "withdrawn",
  "cancelled",
  "rejected",
  "erased",
] as const;

export const candidateMailStates = ["waiting", "sent", "failed", "undone"] as const;

/** Languages with usual texts; the recruiter's own text is in whatever language it is in. */
export const mailLanguages = ["en", "de", "fr", "es"] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** What each mail may name in double braces. A mail to an address that a stranger typed names nothing that they typed. */
export const mailPlaceholders = {
  received: ["title", "recruiter", "link"],
  answered: [],
  invited: ["name", "title", "recruiter", "link", "opens", "closes"],
  reminded: ["name", "title", "recruiter", "link", "opens", "closes"],
  withdrawn: ["name", "title", "recruiter"],
  cancelled: ["name", "title", "recruiter"],
  rejected: ["name", "title", "recruiter", "reason"],
  erased: ["title", "recruiter"],
} as const satisfies Record<CandidateMailKind, readonly string[]>;

const mailText = z.object({
  kind: z.enum(candidateMailKinds),
  /** The recruiter's; null for the usual text. */
  text: z.string().nullable(),
  /** What is sent otherwise, in the language chosen. */
  usual: z.string(),
  /** The same where the reason is told, for a rejection; null for all others. */
  usual_with_reason: z.string().nullable(),
});

export const mailTexts = z.object({
  language: z.enum(mailLanguages),
  texts: z.array(mailText),
});
export type MailTexts = z.infer<typeof mailTexts>;

const changes = z.object({
  language: z.enum(mailLanguages).optional(),
  /** By kind; null takes the usual text again. One that names what is not known is kept, and not sent. */
  texts: z.partialRecord(z.enum(candidateMailKinds), typedText(5_000).nullable()).optional(),
});

const preview = z.object({
  kind: z.enum(candidateMailKinds),
  text: typedText(5_000).nullable(),
  language: z.enum(mailLanguages),
  /** Also to the own address, as a candidate would get it. */
  send: z.boolean().default(false),
});

const previewed = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unknown_placeholders: z.array(z.string()),
});

export const getScreeningMails = endpoint({
  method: "GET",
  url: "/auth/screener/:id/mails",
  access: "account",
  schema: {
    summary: "What candidates of a screening are told by mail",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: mailTexts },
  },
});

export const updateScreeningMails = endpoint({
  method: "PUT",
  url: "/auth/screener/:id/mails",
  access: "account",
  schema: {
    summary: "Change the language or some texts; the rest stays",
    tags,
    params: idParams("screeningNotFound"),
    body: changes,
    response: { 200: mailTexts },
  },
});

export const previewScreeningMail = endpoint({
  method: "POST",
  url: "/auth/screener/:id/mails/preview",
  access: "account",
  schema: {
    summary: "A mail as an invented candidate would get it",
    tags,
    params: idParams("screeningNotFound"),
    body: preview,
    response: { 200: previewed },
  },
});

export const getDriveMails = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id/mails",
  access: "account",
  schema: {
    summary: "What candidates of a drive are told by mail",
    tags,
    params: idParams("driveNotFound"),
    response: { 200: mailTexts },
  },
});

export const updateDriveMails = endpoint({
  method: "PUT",
  url: "/auth/DriveRound/:id/mails",
  access: "account",
  schema: {
    summary:
      "Change the language or some texts; the rest stays. The texts of invitation and reminder are those of the drive's own call",
    tags,
    params: idParams("driveNotFound"),
    body: changes,
    response: { 200: mailTexts },
  },
});

export const previewAnyDriveMail = endpoint({
  method: "POST",
  url: "/auth/DriveRound/:id/mails/preview",
  access: "account",
  schema: {
    summary: "A mail of any kind as an invented candidate would get it",
    tags,
    params: idParams("driveNotFound"),
    body: preview,
    response: { 200: previewed },
  },
});

/** Why somebody gets no mail. */
export const rejectionObstacles = [
  "not rejected",
  "names hidden",
  "sample",
  "no address",
  "told before",
  "withdrawn",
  "on its way",
] as const;

export const rejectionRecipient = z.object({
  /** Of the result, or of the interview. */
  id,
  name: z.string(),
  email: z.string().nullable(),
  /** The reason that was given when they were rejected; null where none was. */
  reason: z.string().nullable(),
  obstacle: z.enum(rejectionObstacles).nullable(),
  /** When they were told, or are going to be. */
  told_at: epochSeconds.nullable(),
  /** Why the last mail that told them did not go out; null where none failed. They can be told again. */
  mail_failure: z.string().nullable(),
});
export type RejectionRecipient = z.infer<typeof rejectionRecipient>;

const rejection = z.strictObject({
  /** Of results or interviews, as the list of recipients named them: nobody else is written to. */
  ids: z.array(idOf("resultNotFound")).min(1).max(maximumCandidatesPerDrive),
  /** The recruiter's text for these mails; null for that of the screening or drive. */
  text: typedText(5_000).nullable(),
  /**
   * Whether the reason is told; without it {{reason}} may not stand in the text. Whoever was rejected without one gets
   * the text `withoutReason`.
   */
  gives_reason: z.boolean(),
});

/** Mails that leave together once the time for an undo has passed. */
export const mailBatch = z.object({
  id,
  /** Until when it can be undone. */
  sends_at: epochSeconds,
  count: z.number().int(),
  state: z.enum(["waiting", "leaving", "undone"]),
});
export type MailBatch = z.infer<typeof mailBatch>;

/** Who was rejected, and who of them can be told so; those without an obstacle first, then by name. */
const recipients = z.object({
  recipients: z.array(rejectionRecipient),
  /** Mails that can still be undone, those first that leave first. */
  waiting: z.array(mailBatch),
});

export const listRejectedOfScreening = endpoint({
  method: "GET",
  url: "/auth/screener/:id/rejections",
  access: "account",
  schema: {
    summary: "Who was rejected in a screening, who of them can be told so by mail, and who was",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: recipients },
  },
});

export const sendRejectionsOfScreening = endpoint({
  method: "POST",
  url: "/auth/screener/:id/rejections",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Tell these that they were rejected, after the time for an undo. Whoever is not rejected any more when it has passed is not told",
    tags,
    params: idParams("screeningNotFound"),
    body: rejection,
    response: { 200: mailBatch },
  },
});

export const listRejectedOfDrive = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id/rejections",
  access: "account",
  schema: {
    summary: "Who was rejected in a drive, who of them can be told so by mail, and who was",
    tags,
    params: idParams("driveNotFound"),
    response: { 200: recipients },
  },
});

export const sendRejectionsOfDrive = endpoint({
  method: "POST",
  url: "/auth/DriveRound/:id/rejections",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "As that of a screening, for interviews",
    tags,
    params: idParams("driveNotFound"),
    body: rejection,
    response: { 200: mailBatch },
  },
});

export const getMailBatch = endpoint({
  method: "GET",
  url: "/auth/mail-batch/:id",
  access: "account",
  schema: {
    summary: "Mails that were sent together",
    tags,
    params: idParams("mailBatchNotFound"),
    response: { 200: mailBatch },
  },
});

export const undoMailBatch = endpoint({
  method: "POST",
  url: "/auth/mail-batch/:id/undo",
  access: "account",
  schema: {
    summary: "Send none of them; refused once they are leaving",
    tags,
    params: idParams("mailBatchNotFound"),
    response: { 200: mailBatch },
  },
});
