/** Signing up and in, and all that comes before. */
const words = {
  email: "E-mail",
  password: "Password",
  yourName: "Your name",
  signIn: "Sign in",
  signUp: "Sign up",
  forgotten: "Forgot your password?",
  backToSignIn: "Back to sign in",
  noAccount: "No account yet?",
  haveAccount: "Have an account?",
  invalidCredentials: "Invalid credentials",
  notVerified: "Your address is not verified yet",
  checkMail: "Check your mail",
  unknown: "Something went wrong. Please try again.",
  /** Why somebody is at the sign-in page. */
  reasons: {
    "logged out": "You are signed out.",
    "signed out elsewhere": "You were signed out in another tab. Sign in to go on where you were.",
    expired:
      "Your session has ended. Sign in to go on where you were. What you typed is there again; only its last words may be missing.",
    "account not loaded": "Your account could not be loaded, so you were signed out. Please sign in again.",
    "account deleted":
      "Your account is being deleted, and you are signed out everywhere. A mail tells you when it is done.",
    "asked for a page": "Sign in to see the page that you asked for.",
    "address verified": "Your address is verified. Sign in to begin.",
    "password changed": "Your password is changed. Sign in with the new one.",
  },
  create: {
    title: "Create your account",
    subtitle: "Screen CVs, and see the words behind every number.",
    hint: "At least 8 characters. A short sentence is easy to remember.",
    act: "Create account",
    failed: "Error during signup",
  },
  /** Around the address that a mail was sent to. */
  verification: {
    sentTo: "We have sent a link that verifies your address to",
    afterAddress:
      ". It works once, within 24 hours. This page goes on by itself when you open it in this browser.",
    opened: "I have opened the link",
    otherwise: "If you have an account with this address already, sign in instead.",
    followNewest: "Please follow our newest mail to you, then sign in.",
  },
  mail: {
    sentAgain: "Sent again.",
    notSentAgain: "The mail could not be sent again.",
    nothing: ({ otherwise }: { otherwise: string }) =>
      `Nothing there after a few minutes? Look in the spam folder. ${otherwise}`,
    atOperator:
      "This server has no mail server yet: the mail waits in the operator’s inbox, whose address is printed when Winnow starts.",
    again: "Send it again",
    againIn: ({ seconds }: { seconds: number }) => `Send it again in ${seconds} s`,
  },
};

export default words;
