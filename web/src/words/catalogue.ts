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
  },
};
