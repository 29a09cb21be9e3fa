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
    "second-factor-on": {
      subject: "Two-step sign-in is on",
      paragraphs: [
        "From now on signing in to your account asks for a code of your authenticator app after the password. Every other session has ended. Keep the recovery codes where you find them without your phone.",
      ],
      button: "Sign in",
      after:
        "If it was not you, ask for a new password on the sign-in page now, and write to whoever operates this server.",
    },
    "second-factor-off": {
      subject: "Two-step sign-in is off",
      paragraphs: [
        "Signing in to your account asks for the password alone from now on. It was turned off on the account page, with the password and a code. Every other session has ended.",
      ],
      button: "Sign in",
      after: "If it was not you, ask for a new password on the sign-in page now: that ends every session.",
    },
    "second-factor-removed": {
      subject: "Two-step sign-in was removed",
      paragraphs: [
        "Whoever operates this server has removed two-step sign-in from your account, as for somebody who has lost their authenticator app. Signing in asks for the password alone from now on.",
      ],
      button: "Sign in",
      after:
        "If you did not ask for it, choose a new password now, turn two-step sign-in on again, and write to whoever operates this server.",
    },
    "recovery-code-used": {
      subject: "A recovery code was used",
      paragraphs: [
        "A recovery code of your account was used in place of a code of your authenticator app. It does not work again. The account page says how many are left, and makes new ones.",
      ],
      button: "Sign in",
      after:
        "If it was not you, somebody has your password and your recovery codes: ask for a new password on the sign-in page, then make new codes on the account page.",
    },
    "recovery-codes-renewed": {
      subject: "You have new recovery codes",
      paragraphs: [
        "Recovery codes were made for your account on its account page, with the password and a code. Those from before do not work any more.",
      ],
      button: "Sign in",
      after: "If it was not you, ask for a new password on the sign-in page now: that ends every session.",
    },
  },
};
