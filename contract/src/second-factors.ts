import { z } from "zod";
import { account, typedPassword } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { done, epochSeconds } from "./wire.ts";

const tags = ["Accounts"];

/** Of the authenticator app, six digits, or a recovery code. */
export const typedCode = z.string().trim().min(1, "Please enter a code.").max(100);
/** For whoever has no second factor nothing is to be typed. */
export const codeIfAny = z.string().trim().max(100).optional();
/** Shown once, each to be used once. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const logInWithCode = endpoint({
  method: "POST",
  url: "/public/account/login/code",
  access: "public",
  schema: {
    summary:
      "The second step of signing in: the challenge that the first one has answered, within ten minutes, and a code",
    tags,
    body: z.object({ challenge: z.string().min(1).max(200), code: typedCode }),
    response: { 200: z.object({ token: z.string(), account }) },
  },
});

export const secondFactor = z.object({
  /** Null where it is off. */
  turned_on_at: epochSeconds.nullable(),
  recovery_codes_left: z.number().int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const getSecondFactor = endpoint({
  method: "GET",
  url: "/auth/account/second-factor",
  access: "account",
  schema: {
    summary: "Whether signing in asks for a code, and how many recovery codes are left",
    tags,
    response: { 200: secondFactor },
  },
});

/** A key for an authenticator app: as it is typed, and as the app reads it from a QR code. */
export const authenticatorKey = z.object({ secret: z.string(), uri: z.string() });
export type AuthenticatorKey = z.infer<typeof authenticatorKey>;

export const beginSecondFactor = endpoint({
  method: "POST",
  url: "/auth/account/second-factor/key",
  access: "account",
  schema: {
    summary: "Make a key for an authenticator app, which waits an hour until a code of it confirms it",
    tags,
    body: z.strictObject({ password: typedPassword }),
    response: { 200: authenticatorKey },
  },
});

export const turnOnSecondFactor = endpoint({
  method: "PUT",
  url: "/auth/account/second-factor",
  access: "account",
  schema: {
    summary:
      "Ask for a code at each sign-in from now on, once a code confirms the key; ends every other session and answers the recovery codes",
    tags,
    body: z.strictObject({ code: typedCode }),
    response: { 200: recoveryCodes },
  },
});

export const turnOffSecondFactor = endpoint({
  method: "POST",
  url: "/auth/account/second-factor/removal",
  access: "account",
  schema: {
    summary: "Ask for no code any more; ends every other session",
    tags,
    body: z.strictObject({ password: typedPassword, code: typedCode }),
    response: { 200: done },
  },
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  url: "/auth/account/second-factor/recovery-codes",
  access: "account",
  schema: {
    summary: "Make recovery codes in place of those that there are",
    tags,
    body: z.strictObject({ password: typedPassword, code: typedCode }),
    response: { 200: recoveryCodes },
  },
});
