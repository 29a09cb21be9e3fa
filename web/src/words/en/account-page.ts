import { plural } from "../plural.ts";

/** What belongs to the account itself. */
const words = {
  title: "Account",
  sections: {
    list: "Sections",
    name: "Name",
    password: "Password",
    twoStep: "Two-step sign-in",
    sessions: "Sessions",
    look: "Look",
    notifications: "Notifications",
    export: "Export",
    delete: "Delete account",
  },
  name: {
    label: "Your name",
    hint: "Candidates see it in mails, and you see it beside what you did.",
    /** Around the address. */
    signInAs: "You sign in as",
    afterAddress: ".",
    save: "Save name",
    done: "Your name is changed.",
    failed: "The name was not changed.",
  },
  password: {
    present: "Current password",
    new: "New password",
    hint: "At least 8 characters. You stay signed in here; every other session ends, and a mail tells you.",
    act: "Change password",
    done: "Your password is changed. Every other session has ended.",
    failed: "The password was not changed.",
  },
  twoStep: {
    off: "Signing in asks for your password alone. With two steps it also asks for a code of an authenticator app, so that a password that somebody has found out lets nobody in.",
    on: ({ when }: { when: string }) =>
      `Signing in asks for a code of your authenticator app, since ${when}.`,
    codesLeft: ({ count }: { count: number }) =>
      plural(count, { one: "# recovery code is left.", other: "# recovery codes are left." }),
    notLoaded: "Two-step sign-in could not be loaded.",
    turnOn: "Turn on",
    turnOff: "Turn off",
    renew: "Make new codes",
    titleOn: "Turn on two-step sign-in",
    titleOff: "Turn off two-step sign-in?",
    titleRenew: "Make new recovery codes?",
    askPassword: "Your password first. Then you scan a code with an authenticator app on your phone.",
    password: "Your password",
    goOn: "Continue",
    scan: "Scan this with an authenticator app, or a password manager that makes codes:",
    qr: "QR code for your authenticator app",
    orType: "Or type this key into it:",
    code: "Code that the app shows",
    /** Of forms that ask for it besides the password. */
    codeOrRecovery: "Code of your authenticator app",
    codeHint: "Or a recovery code.",
    endsSessions: "You stay signed in here; every other session ends, and a mail tells you.",
    offText: "Signing in asks for your password alone from then on.",
    renewText: "Those that you have do not work any more then.",
    codesTitle: "Keep your recovery codes",
    codesText:
      "If you lose your phone, each of these lets you in once in place of a code. They are shown this once: keep them where you find them without your phone.",
    download: "Download",
    notCopied: "The browser does not copy here. Select the codes, or download them.",
    kept: "I have kept them",
    /** Above the codes in the file. */
    fileHead: ({ email }: { email: string }) => `Winnow recovery codes of ${email}. Each works once.`,
    isOn: "Two-step sign-in is on. Every other session has ended.",
    isOff: "Two-step sign-in is off. Every other session has ended.",
    notOn: "Two-step sign-in was not turned on.",
    notOff: "Two-step sign-in was not turned off.",
    notRenewed: "No new codes were made.",
  },
  sessions: {
    endAll: "End all others",
    end: "End",
    endOn: ({ device }: { device: string }) => `End the session on ${device}`,
    titleAll: "End all other sessions?",
    titleOne: ({ device }: { device: string }) => `End the session on ${device}?`,
    text: "Whoever is signed in there is signed out at once. Your password shows that it is you who wants this.",
    password: "Your password",
    endOne: "End the session",
    notEnded: "The session was not ended.",
    notAllEnded: "The other sessions were not ended.",
    thisOne: "This one",
    allEnded: "All other sessions have ended.",
    ended: "The session has ended.",
    notLoaded: "The sessions could not be loaded.",
    inUse: "in use now",
    used: ({ when }: { when: string }) => `used ${when}`,
    signedIn: ({ when }: { when: string }) => `signed in ${when}`,
    device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
    unknownDevice: "Unknown device",
  },
  look: {
    format: "Dates and numbers",
    asBrowser: "As this browser",
    example: ({ example }: { example: string }) => `Example: ${example}.`,
    failed: "The format was not changed.",
  },
  language: {
    label: "Language",
    asBrowser: "As this browser",
    failed: "The language was not changed.",
    loadAnew: "Load it anew",
    unsaved:
      "What you typed on this page is not saved yet. Save it, then load the page anew to change its language.",
  },
  notifications: {
    notSaved: "The change was not saved.",
    notLoaded: "The notifications could not be loaded.",
    /** What each kind is about; of those that cannot be switched off, why. */
    kinds: {
      screenings: { label: "Screenings", about: "How a run goes and ends, and files that could not be read" },
      applications: {
        label: "Applications",
        about: "Who applied, corrected what was read, or withdrew, in numbers",
      },
      interviews: {
        label: "Interviews",
        about: "Invitations, interviews completed, withdrawals, windows that end",
      },
      mails: { label: "Mails", about: "Mails that could not be sent, and rejections that were" },
      feedback: { label: "Feedback", about: "What people say by a link that you shared" },
      files: { label: "Files", about: "Files of results that are ready, or could not be made" },
      requests: {
        label: "Requests of candidates",
        about: "It is their right to get an answer, so this always arrives",
      },
      erasures: {
        label: "Erasures",
        about: "What is erased cannot come back, so this always arrives",
      },
      credits: { label: "Credits", about: "It concerns money, so this always arrives" },
    },
  },
  export: {
    text: "One ZIP with everything in the account: data as JSON, transactions as CSV, and all files. Names that are hidden in screenings are in it.",
    password: "Your password",
    act: "Export everything",
    notBegun: "The export was not begun.",
    notLoaded: "The last export could not be loaded.",
    working: "The export is being made. A notification tells you when it is ready; you can leave.",
    notDownloaded: "The export was not downloaded.",
    made: ({ when, size }: { when: string; size: string }) => `Made ${when}, ${size}`,
    keptUntil: ({ when }: { when: string }) => `Kept until ${when}.`,
    download: "Download",
  },
  delete: {
    text: "Everything in the account is deleted: screenings, CVs, results, drives, interviews, files and credits. Export what you want to keep first.",
    act: "Delete account",
    title: "Delete this account?",
    signedOut:
      "You are signed out everywhere. This cannot be undone, and signing up again with this address gives no welcome credits.",
    notLoaded: "What would be deleted could not be loaded.",
    failed: "The account was not deleted.",
    email: "Your e-mail address, typed",
    password: "Password",
    cancel: "Cancel",
    close: "Close",
    goes: ({
      screenings,
      cvs,
      drives,
      interviews,
    }: Record<"screenings" | "cvs" | "drives" | "interviews", number>) =>
      `${plural(screenings, { one: "# screening", other: "# screenings" })} with ${plural(cvs, { one: "# CV", other: "# CVs" })}, and ${plural(drives, { one: "# drive", other: "# drives" })} with ${plural(interviews, { one: "# interview", other: "# interviews" })} are deleted, with all results, answers, decisions, notes and files.`,
    lost: ({ credits }: { credits: string }) => `${credits} credits are lost.`,
    running: ({ count }: { count: number }) =>
      plural(count, {
        one: "Candidates are in # drive that is running. Cancel it, or wait until it is completed, and then delete the account.",
        other:
          "Candidates are in # drives that are running. Cancel them, or wait until they are completed, and then delete the account.",
      }),
    onHold: ({ count }: { count: number }) =>
      plural(count, {
        one: "A legal hold keeps # screening or drive. End it, and then delete the account.",
        other: "A legal hold keeps # screenings and drives. End it, and then delete the account.",
      }),
  },
};

export default words;
