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
  dashboardArea: ["frame", "labels", "lists"],
  publicLayout: [],
  signIn: ["accounts"],
  signUp: ["accounts"],
  resetPasswordLink: ["accounts", "accountLinks"],
  resetPassword: ["accounts", "accountLinks"],
  verifyEmail: ["accounts", "accountLinks"],
  dashboard: ["dashboard"],
  driveList: [],
  drive: ["evidence", "interviews", "reports"],
  interview: ["evidence", "interviews", "reports"],
  interviewReport: ["evidence", "interviews", "reports", "results"],
  screeningList: ["screenings"],
  screeningSetup: ["screenings", "screeningSetup", "cvFiles", "stored", "weights"],
  screeningResults: [
    "cv",
    "cvFiles",
    "evidence",
    "matchReport",
    "results",
    "screenings",
    "stored",
    "weights",
  ],
  matchReport: ["cv", "evidence", "matchReport", "results", "screenings", "stored", "weights"],
  person: [],
  erasures: [],
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
  notificationPanel: ["notifications"],
  palette: ["palette", "labels"],
  charts: ["charts"],
} as const satisfies Record<string, readonly Noun[]>;
