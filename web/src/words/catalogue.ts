import type { PageLanguage } from "@winnow/contract/page-languages.ts";

/** One file for each noun, so that a page loads the words that it shows and no others. English says which messages there are. */
const english = {
  kit: () => import("./en/kit.ts"),
  failures: () => import("./en/failures.ts"),
  furtherFailures: () => import("./en/further-failures.ts"),
  frame: () => import("./en/frame.ts"),
  cv: () => import("./en/cv.ts"),
  evidence: () => import("./en/evidence.ts"),
  receipt: () => import("./en/receipt.ts"),
  jobForm: () => import("./en/job-form.ts"),
  interview: () => import("./en/interview.ts"),
  share: () => import("./en/share.ts"),
  palette: () => import("./en/palette.ts"),
  notifications: () => import("./en/notifications.ts"),
  dashboard: () => import("./en/dashboard.ts"),
  charts: () => import("./en/charts.ts"),
  credits: () => import("./en/credits.ts"),
  payments: () => import("./en/payments.ts"),
  accounts: () => import("./en/accounts.ts"),
  accountLinks: () => import("./en/account-links.ts"),
  accountPage: () => import("./en/account-page.ts"),
  labels: () => import("./en/labels.ts"),
};

export type Noun = keyof typeof english;
/** The messages of each noun: texts, and functions of named values that answer one. */
export type Catalogue = { [N in Noun]: Awaited<ReturnType<(typeof english)[N]>>["default"] };
export type Words<N extends Noun> = Catalogue[N];
export type LoadWords = { [N in Noun]: () => Promise<{ default: Catalogue[N] }> };

export const catalogue: Record<PageLanguage, LoadWords> = {
  en: english,
  de: {
    kit: () => import("./de/kit.ts"),
    failures: () => import("./de/failures.ts"),
    furtherFailures: () => import("./de/further-failures.ts"),
    frame: () => import("./de/frame.ts"),
    cv: () => import("./de/cv.ts"),
    evidence: () => import("./de/evidence.ts"),
    receipt: () => import("./de/receipt.ts"),
    jobForm: () => import("./de/job-form.ts"),
    interview: () => import("./de/interview.ts"),
    share: () => import("./de/share.ts"),
    palette: () => import("./de/palette.ts"),
    notifications: () => import("./de/notifications.ts"),
    dashboard: () => import("./de/dashboard.ts"),
    charts: () => import("./de/charts.ts"),
    credits: () => import("./de/credits.ts"),
    payments: () => import("./de/payments.ts"),
    accounts: () => import("./de/accounts.ts"),
    accountLinks: () => import("./de/account-links.ts"),
    accountPage: () => import("./de/account-page.ts"),
    labels: () => import("./de/labels.ts"),
  },
};
