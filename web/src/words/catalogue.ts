import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { catalogueOfGuests } from "./catalogue-of-guests.ts";
import { catalogueOfVisitors } from "./catalogue-of-visitors.ts";

/** One file for each noun, so that a page loads the words that it shows and no others. English says which messages there are. */
const english = {
  ...catalogueOfGuests.en,
  ...catalogueOfVisitors.en,
  palette: () => import("./en/palette.ts"),
  notifications: () => import("./en/notifications.ts"),
  dashboard: () => import("./en/dashboard.ts"),
  charts: () => import("./en/charts.ts"),
  credits: () => import("./en/credits.ts"),
  payments: () => import("./en/payments.ts"),
  accountPage: () => import("./en/account-page.ts"),
  labels: () => import("./en/labels.ts"),
  lists: () => import("./en/lists.ts"),
  weights: () => import("./en/weights.ts"),
  results: () => import("./en/results.ts"),
  matchReport: () => import("./en/match-report.ts"),
  stored: () => import("./en/stored.ts"),
  reports: () => import("./en/reports.ts"),
  interviews: () => import("./en/interviews.ts"),
  exports: () => import("./en/exports.ts"),
  screenings: () => import("./en/screenings.ts"),
  screeningSetup: () => import("./en/screening-setup.ts"),
  cvFiles: () => import("./en/cv-files.ts"),
  drives: () => import("./en/drives.ts"),
  driveStates: () => import("./en/drive-states.ts"),
  driveSetup: () => import("./en/drive-setup.ts"),
  review: () => import("./en/review.ts"),
  forms: () => import("./en/forms.ts"),
  applications: () => import("./en/applications.ts"),
  rejections: () => import("./en/rejections.ts"),
  mails: () => import("./en/mails.ts"),
  people: () => import("./en/people.ts"),
  erasures: () => import("./en/erasures.ts"),
  retention: () => import("./en/retention.ts"),
  shares: () => import("./en/shares.ts"),
  audit: () => import("./en/audit.ts"),
  rescreening: () => import("./en/rescreening.ts"),
};

export type Noun = keyof typeof english;
/** The messages of each noun: texts, and functions of named values that answer one. */
export type Catalogue = { [N in Noun]: Awaited<ReturnType<(typeof english)[N]>>["default"] };
export type Words<N extends Noun> = Catalogue[N];
export type LoadWords = { [N in Noun]: () => Promise<{ default: Catalogue[N] }> };

export const catalogue: Record<PageLanguage, LoadWords> = {
  en: english,
  de: {
    ...catalogueOfGuests.de,
    ...catalogueOfVisitors.de,
    palette: () => import("./de/palette.ts"),
    notifications: () => import("./de/notifications.ts"),
    dashboard: () => import("./de/dashboard.ts"),
    charts: () => import("./de/charts.ts"),
    credits: () => import("./de/credits.ts"),
    payments: () => import("./de/payments.ts"),
    accountPage: () => import("./de/account-page.ts"),
    labels: () => import("./de/labels.ts"),
    lists: () => import("./de/lists.ts"),
    weights: () => import("./de/weights.ts"),
    results: () => import("./de/results.ts"),
    matchReport: () => import("./de/match-report.ts"),
    stored: () => import("./de/stored.ts"),
    reports: () => import("./de/reports.ts"),
    interviews: () => import("./de/interviews.ts"),
    exports: () => import("./de/exports.ts"),
    screenings: () => import("./de/screenings.ts"),
    screeningSetup: () => import("./de/screening-setup.ts"),
    cvFiles: () => import("./de/cv-files.ts"),
    drives: () => import("./de/drives.ts"),
    driveStates: () => import("./de/drive-states.ts"),
    driveSetup: () => import("./de/drive-setup.ts"),
    review: () => import("./de/review.ts"),
    forms: () => import("./de/forms.ts"),
    applications: () => import("./de/applications.ts"),
    rejections: () => import("./de/rejections.ts"),
    mails: () => import("./de/mails.ts"),
    people: () => import("./de/people.ts"),
    erasures: () => import("./de/erasures.ts"),
    retention: () => import("./de/retention.ts"),
    shares: () => import("./de/shares.ts"),
    audit: () => import("./de/audit.ts"),
    rescreening: () => import("./de/rescreening.ts"),
  },
};
