import { z } from "zod";
import { account, newPassword, typedPassword, username } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { pageLanguages } from "./page-languages.ts";
import { done, epochSeconds, id, idParams } from "./wire.ts";

// Apart from `accounts.ts`, which every page loads.

const tags = ["Accounts"];

/** Whose way of writing dates and numbers can be kept with an account. */
export const formatLocales = [
  "en-GB",
  "en-US",
  "en-IE",
  "de-DE",
  "de-AT",
  "de-CH",
  "fr-FR",
  "es-ES",
  "it-IT",
  "nl-NL",
  "pl-PL",
  "pt-PT",
  "sv-SE",
] as const;

export const updateAccount = endpoint({
  method: "PUT",
  url: "/auth/account",
  access: "account",
  schema: {
    summary: "Change the name, the language, or how dates and numbers are written; what is left out stays",
    tags,
    body: z.strictObject({
      username: username.optional(),
      /** Null: as the browser does. */
      format_locale: z.enum(formatLocales).nullable().optional(),
      /** Null: as the browser asks. */
      language: z.enum(pageLanguages).nullable().optional(),
    }),
    response: { 200: z.object({ account }) },
  },
});

export const changePassword = endpoint({
  method: "PUT",
  url: "/auth/account/password",
  access: "account",
  schema: {
    summary: "Set a new password with the present one; ends every other session of the account",
    tags,
    body: z.strictObject({ present_password: typedPassword, password: newPassword }),
    response: { 200: done },
  },
});

/** Where an account is signed in; what is not known, of sessions from before it was kept, is null. */
export const session = z.object({
  id,
  /** The one that asks. */
  is_this: z.boolean(),
  started_at: epochSeconds,
  /** To about a quarter of an hour. */
  last_used_at: epochSeconds,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network that it was opened from, without its last part. */
  network: z.string().nullable(),
});
export type AccountSession = z.infer<typeof session>;

export const listSessions = endpoint({
  method: "GET",
  url: "/auth/account/sessions",
  access: "account",
  schema: {
    summary: "Where the account is signed in: the session that asks first, then the one used last",
    tags,
    response: { 200: z.object({ sessions: z.array(session) }) },
  },
});

/** A session that was left open does not end those of its owner: whoever ends one knows the password. */
const proof = z.strictObject({ password: typedPassword });

export const endOtherSessions = endpoint({
  method: "POST",
  url: "/auth/account/sessions/end",
  access: "account",
  schema: {
    summary: "End every session of the account but the one that asks",
    tags,
    body: proof,
    response: { 200: done },
  },
});

export const endSession = endpoint({
  method: "POST",
  url: "/auth/account/sessions/:id/end",
  access: "account",
  schema: {
    summary: "End one session of the account",
    tags,
    params: idParams("sessionNotFound"),
    body: proof,
    response: { 200: done },
  },
});

/** As pages of the release before call it, which know of no password: refused without one. To go with the next release. */
const formerProof = z.strictObject(
  { password: typedPassword.optional() },
  { error: "Ending a session asks for your password now. Please load this page again." },
);

export const formerlyEndOtherSessions = endpoint({
  method: "DELETE",
  url: "/auth/account/sessions",
  access: "account",
  schema: {
    summary: "As POST /auth/account/sessions/end, for pages of the release before",
    tags,
    body: formerProof,
    response: { 200: done },
  },
});

export const formerlyEndSession = endpoint({
  method: "DELETE",
  url: "/auth/account/sessions/:id",
  access: "account",
  schema: {
    summary: "As POST /auth/account/sessions/:id/end, for pages of the release before",
    tags,
    params: idParams("sessionNotFound"),
    body: formerProof,
    response: { 200: done },
  },
});
