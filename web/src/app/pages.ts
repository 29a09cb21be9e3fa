import { paths } from "@winnow/contract/paths.ts";
import { matchPath } from "react-router";
import { withWords } from "../words/with-words.ts";

/** The code of each layout and page, loaded when it is first shown. */
export const load = {
  signedInArea: () => import("./signed-in-area.tsx"),
  authLayout: () => import("../layouts/auth-layout.tsx"),
  dashboardArea: () => import("./dashboard-area.tsx"),
  publicLayout: () => import("../layouts/public-layout.tsx"),
  signIn: () => import("../features/accounts/sign-in-page.tsx"),
  signUp: () => import("../features/accounts/sign-up-page.tsx"),
  resetPasswordLink: () => import("../features/accounts/reset-password-link-page.tsx"),
  resetPassword: () => import("../features/accounts/reset-password-page.tsx"),
  verifyEmail: () => import("../features/accounts/verify-email-page.tsx"),
  dashboard: () => import("../features/analytics/dashboard-page.tsx"),
  driveList: () => import("../features/drives/list/drive-list-page.tsx"),
  drive: () => withWords(import("../features/drives/drive-page.tsx"), ["evidence"]),
  interview: () => withWords(import("../features/reports/page/interview-page.tsx"), ["evidence"]),
  interviewReport: () => withWords(import("../features/reports/page/report-page.tsx"), ["evidence"]),
  screeningList: () => import("../features/screenings/list/screening-list-page.tsx"),
  screeningSetup: () => import("../features/screenings/setup/screening-setup-page.tsx"),
  screeningResults: () => withWords(import("../features/review/screening-results-page.tsx"), ["cv"]),
  matchReport: () => withWords(import("../features/results/report/match-report-page.tsx"), ["cv"]),
  person: () => import("../features/people/page/person-page.tsx"),
  erasures: () => import("../features/erasures/erasures-page.tsx"),
  account: () => import("../features/accounts/page/account-page.tsx"),
  transactions: () => import("../features/credits/transactions-page.tsx"),
  payment: () => import("../features/payments/payment-page.tsx"),
  notFound: () => import("./not-found-page.tsx"),
};

const firstPages: [path: string, loaders: (() => Promise<unknown>)[]][] = [
  [paths.signIn, [load.authLayout, load.signIn]],
  [paths.signUp, [load.authLayout, load.signUp]],
  [paths.dashboard, [load.signedInArea, load.dashboardArea, load.dashboard]],
  [paths.drives, [load.signedInArea, load.dashboardArea, load.driveList]],
  [paths.drive(":id"), [load.signedInArea, load.dashboardArea, load.drive]],
  [paths.interview(":id"), [load.signedInArea, load.dashboardArea, load.interview]],
  [paths.interviewReport(":id"), [load.signedInArea, load.dashboardArea, load.interviewReport]],
  [paths.screenings, [load.signedInArea, load.dashboardArea, load.screeningList]],
  [paths.screening(":id"), [load.signedInArea, load.dashboardArea, load.screeningSetup]],
  [paths.results(":id"), [load.signedInArea, load.dashboardArea, load.screeningResults]],
  [paths.person(":id"), [load.signedInArea, load.dashboardArea, load.person]],
  [paths.account, [load.signedInArea, load.dashboardArea, load.account]],
  [paths.erasures, [load.signedInArea, load.dashboardArea, load.erasures]],
  [paths.report(":sId", "*"), [load.signedInArea, load.dashboardArea, load.matchReport]],
];

/**
 * Asks for the layout and the page of an address at once; rendering alone would ask for one after the other. Only
 * for addresses that show their own page: whoever is not signed in needs the sign-in page.
 */
export function preload(pathname: string): void {
  const loaders = firstPages.find(([path]) => matchPath({ path, caseSensitive: true }, pathname))?.[1] ?? [];
  // What fails here fails again, visibly, when it is rendered.
  for (const loader of loaders) loader().catch(() => {});
}
