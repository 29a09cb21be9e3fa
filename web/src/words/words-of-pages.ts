import type { Noun } from "./catalogue.ts";

/** What each page of visitors says, besides what all of them say. The page asks for it together with its code. */
export const wordsOfPages = {
  jobForm: ["jobForm", "cv"],
  interview: ["interview", "receipt"],
  receipt: ["receipt", "cv"],
  share: ["share", "evidence"],
} as const satisfies Record<string, readonly Noun[]>;

/** The same for the areas, layouts and pages of recruiters (`app/pages.ts`). */
export const wordsOfRecruiterPages = {
  signedInArea: ["frame"],
  authLayout: [],
  dashboardLayout: ["frame", "labels", "lists"],
  publicLayout: [],
  signIn: ["accounts"],
  signUp: ["accounts"],
  resetPasswordLink: ["accounts", "accountLinks"],
  resetPassword: ["accounts", "accountLinks"],
  verifyEmail: ["accounts", "accountLinks"],
  dashboard: ["dashboard", "driveStates"],
  driveList: ["labels", "drives", "driveStates", "retention"],
  drive: [
    "evidence",
    "interviews",
    "reports",
    "labels",
    "drives",
    "driveStates",
    "driveSetup",
    "rejections",
    "mails",
    "retention",
  ],
  interview: ["evidence", "interviews", "reports", "labels", "rejections", "shares"],
  interviewReport: ["evidence", "interviews", "reports", "results", "labels", "rejections", "shares"],
  screeningList: ["screenings", "labels", "retention"],
  screeningSetup: [
    "screenings",
    "screeningSetup",
    "cvFiles",
    "stored",
    "weights",
    "labels",
    "retention",
    "mails",
  ],
  screeningResults: [
    "cv",
    "cvFiles",
    "evidence",
    "matchReport",
    "results",
    "screenings",
    "stored",
    "weights",
    "labels",
    "review",
    "applications",
    "rejections",
    "retention",
  ],
  matchReport: [
    "cv",
    "evidence",
    "matchReport",
    "results",
    "screenings",
    "stored",
    "weights",
    "labels",
    "applications",
    "rejections",
  ],
  person: ["labels", "people", "applications", "erasures"],
  erasures: ["labels", "erasures", "retention"],
  account: ["accountPage"],
  transactions: ["credits", "charts", "labels"],
  payment: ["credits", "payments"],
  notFound: ["frame"],
} as const satisfies Record<string, readonly Noun[]>;

/** What every page says. */
export const wordsOfEveryPage = ["kit", "failures"] as const satisfies readonly Noun[];

/** What every page of recruiters says besides. */
export const wordsOfEveryRecruiterPage = [
  ...wordsOfEveryPage,
  "furtherFailures",
] as const satisfies readonly Noun[];

/** What parts of recruiters' pages say that are loaded when they are first shown. */
export const wordsOfParts = {
  audit: ["audit"],
  rescreening: ["rescreening"],
  invitation: ["driveStates"],
  jobForm: ["forms"],
  mailTexts: ["mails"],
  rejections: ["mails"],
  notificationPanel: ["notifications"],
  palette: ["palette", "labels"],
  charts: ["charts"],
} as const satisfies Record<string, readonly Noun[]>;
