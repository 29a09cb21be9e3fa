import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { hintName } from "./hints.ts";
import { pageLanguages } from "./page-languages.ts";
import { creditsHundredths, done, id, typedText } from "./wire.ts";

const tags = ["Accounts"];

export const account = z.object({
  id,
  username: z.string(),
  email: z.string(),
  /** What can be spent: the balance less what running work has reserved. */
  credits: creditsHundredths,
  /** What screening one CV costs. */
  cv_price: creditsHundredths,
  /** What somebody has read and does not want to be told again. */
  dismissed_hints: z.array(hintName),
  /** How dates and numbers are written; null: as the browser does. */
  format_locale: z.string().nullable(),
  /** Of the pages; null: as the browser asks. */
  language: z.enum(pageLanguages).nullable(),
});
export type Account = z.infer<typeof account>;

/** Greets people in mails, so it holds no line of its own, no link and nothing that turns text around. */
export const username = typedText(100)
  .trim()
  .min(1, "Please enter your name.")
  .refine(
    (name) => !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name),
    "Please enter your name on one line, without control characters.",
  )
  .refine((name) => !/:\/\/|www\./i.test(name), "Please enter your name without a link.");
/** One strict rule for addresses: a mailbox and a domain, nothing that a mail header could be made of. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "This address is too long.")
  .regex(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/,
    "Please enter an e-mail address like name@example.com.",
  );
export const newPassword = z
  .string()
  .min(8, "Please use at least 8 characters.")
  .max(128, "Please use at most 128 characters.");
/** Whatever somebody types as the current password: judged by comparing, not by rules. */
export const typedPassword = z.string().min(1, "Please enter your password.").max(1024);
const linkToken = z.string().min(1).max(200);

/** To whom they are addressed, or into the operator's inbox as long as no mail server is set up. */
export const mailGoesTo = z.enum(["recipient", "operator"]);
export type MailGoesTo = z.infer<typeof mailGoesTo>;

/** A mail is on its way, if there is anybody to get it; says nothing about the address. */
const mailed = done.extend({ mail_goes_to: mailGoesTo });
/** Whoever has the token of a link has read the mail. */
const doneByLink = done.extend({ email: z.string() });

export const signUp = endpoint({
  method: "POST",
  url: "/public/account",
  access: "public",
  takesIdempotencyKey: true,
  schema: {
    summary: "Sign up; a verification mail is sent. Answers alike for known and unknown addresses.",
    tags,
    body: z.object({ username, email, password: newPassword }),
    response: { 200: mailed },
  },
});

export const logIn = endpoint({
  method: "POST",
  url: "/public/account/login",
  access: "public",
  schema: {
    summary: "Sign in",
    tags,
    body: z.object({ email, password: typedPassword }),
    response: { 200: z.object({ token: z.string(), account }) },
  },
});

export const requestPasswordReset = endpoint({
  method: "POST",
  url: "/public/account/reset-password/link",
  access: "public",
  schema: {
    summary: "Send a reset link; answers alike whether or not the address is known",
    tags,
    body: z.object({ email }),
    response: { 200: mailed },
  },
});

export const resetPassword = endpoint({
  method: "POST",
  url: "/public/account/reset-password",
  access: "public",
  schema: {
    summary: "Set a new password with the token of a reset link; ends every session of the account",
    tags,
    body: z.object({ token: linkToken, password: newPassword }),
    response: { 200: doneByLink },
  },
});

export const verifyEmail = endpoint({
  method: "POST",
  url: "/public/account/verify-email",
  access: "public",
  schema: {
    summary: "Verify an e-mail address with the token of a verification link",
    tags,
    body: z.object({ token: linkToken }),
    response: { 200: doneByLink },
  },
});

export const sendVerificationLink = endpoint({
  method: "POST",
  url: "/public/account/verify-email/link",
  access: "public",
  schema: {
    summary:
      "Send the verification link again, at most once a minute; answers alike whether or not the address is known",
    tags,
    body: z.object({ email }),
    response: { 200: mailed },
  },
});

export const getAccount = endpoint({
  method: "GET",
  url: "/auth/account",
  access: "account",
  schema: { summary: "The signed-in account", tags, response: { 200: z.object({ account }) } },
});

export const getFeatureFlags = endpoint({
  method: "GET",
  url: "/auth/account/feature-flags",
  access: "account",
  schema: {
    summary: "Names of the features that are on for this account",
    tags,
    response: { 200: z.object({ feature_flags: z.array(z.string()) }) },
  },
});

export const refreshCredits = endpoint({
  method: "POST",
  url: "/auth/account/refresh-credits",
  access: "account",
  schema: {
    summary: "The credits that can be spent now",
    tags,
    response: { 200: z.object({ balance: creditsHundredths }) },
  },
});

export const logOut = endpoint({
  method: "POST",
  url: "/auth/account/logout",
  access: "account",
  schema: { summary: "End this session", tags, response: { 200: done } },
});
