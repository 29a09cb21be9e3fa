/** What comes before or after the password: the code of a second step, and what links in mails of the account open. */
const words = {
  code: {
    title: "Enter your code",
    subtitle: "Your authenticator app shows one for Winnow.",
    label: "Code",
    recovery: "Use a recovery code",
    recoveryTitle: "Enter a recovery code",
    recoverySubtitle: "One of those that you kept when you turned two-step sign-in on. Each works once.",
    recoveryLabel: "Recovery code",
    app: "Use the authenticator app",
    failed: "You are not signed in yet.",
  },
  verify: {
    failed: "Error during email verification",
    done: "The address is verified",
    otherAccount:
      "You are signed in with another account in this browser. Log out there to sign in with this address.",
    toDashboard: "Go to the dashboard",
    verifying: "Verifying your address",
    incomplete: "This link is not complete. Please open it from the mail.",
    title: "Verify your address",
  },
  reset: {
    linkTitle: "Forgot your password?",
    linkSubtitle: "Tell us your address, and we send you a link to set a new one.",
    sendLink: "Send the link",
    linkFailed: "Error during reset password link",
    sentTo: "We have sent a link for a new password to",
    afterAddress: ". It works once, within one hour.",
    otherwise: "A mail is sent only if there is an account with this address.",
    title: "Set a new password",
    newPassword: "New password",
    hint: "At least 8 characters. Every device will be signed out.",
    act: "Set password",
    failed: "Error during reset password",
    incomplete: "This link is not complete. Please open it from the mail, or ask for a new one.",
    askAgain: "Ask for a new link",
    done: "Your password is changed",
    doneText: "Every device was signed out. Please sign in with the new password.",
  },
};

export default words;
