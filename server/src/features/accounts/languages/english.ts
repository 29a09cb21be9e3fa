import type { LanguageOfAccountMails } from "./language-of-account-mails.ts";

export const english: LanguageOfAccountMails = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  mails: {
    "verify-email": {
      subject: "Verify your e-mail address",
      paragraphs: ["Please confirm that this address is yours. Then your workspace is ready."],
      button: "Verify e-mail address",
      after: "The link works once, within 24 hours. If you did not sign up for Winnow, ignore this mail.",
    },
    "finish-sign-up": {
      subject: "Finish signing up",
      paragraphs: [
        "Somebody signed up with this address again before it was verified. If that was you, choose your password here; that also verifies the address.",
      ],
      button: "Choose a password",
      after: "The link works once, within 24 hours. If it was not you, ignore this mail.",
    },
    "already-registered": {
      subject: "You have an account already",
      paragraphs: [
        "Somebody signed up with this address, which has an account already. If that was you, just sign in. If you have forgotten your password, ask for a new one on the sign-in page.",
      ],
      button: "Sign in",
      after: "If it was not you, there is nothing to do: your account has not changed.",
    },
    "reset-password": {
      subject: "Choose a new password",
      paragraphs: ["You asked for a new password. Choosing one ends every open session of your account."],
      button: "Choose a new password",
      after: "The link works once, within one hour. If you did not ask for it, ignore this mail.",
    },
    "password-changed": {
      subject: "Your password was changed",
      paragraphs: [
        "The password of your account was changed on its account page, with the password from before. Every other session has ended.",
      ],
      button: "Sign in",
      after: "If it was not you, ask for a new password on the sign-in page now: that ends every session.",
    },
  },
};
