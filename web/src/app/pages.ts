import { withWords } from "../words/with-words.ts";

/**
 * The code of each layout and page, loaded when it is first shown. That of the
 * address is asked for by the page itself (`bundle/frame-first.ts`).
 */
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
