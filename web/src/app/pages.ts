import { withWords } from "../words/with-words.ts";
import { wordsOfRecruiterPages as words } from "../words/words-of-pages.ts";

/**
 * The code of each layout and page with its words, loaded when it is first shown. That of the
 * address is asked for by the page itself (`bundle/frame-first.ts`).
 */
export const load = {
  signedInArea: async () => {
    const area = await import("./signed-in-area.tsx");
    area.bringWordsOfAccounts();
    return withWords(Promise.resolve(area), words.signedInArea);
  },
  authLayout: () => withWords(import("../layouts/auth-layout.tsx"), words.authLayout),
  dashboardLayout: () => withWords(import("../layouts/dashboard-layout.tsx"), words.dashboardLayout),
  publicLayout: () => withWords(import("../layouts/public-layout.tsx"), words.publicLayout),
  signIn: () => withWords(import("../features/accounts/sign-in-page.tsx"), words.signIn),
  signUp: () => withWords(import("../features/accounts/sign-up-page.tsx"), words.signUp),
  resetPasswordLink: () =>
    withWords(import("../features/accounts/reset-password-link-page.tsx"), words.resetPasswordLink),
  resetPassword: () => withWords(import("../features/accounts/reset-password-page.tsx"), words.resetPassword),
  verifyEmail: () => withWords(import("../features/accounts/verify-email-page.tsx"), words.verifyEmail),
  dashboard: () => withWords(import("../features/analytics/dashboard-page.tsx"), words.dashboard),
  driveList: () => withWords(import("../features/drives/list/drive-list-page.tsx"), words.driveList),
  drive: () => withWords(import("../features/drives/drive-page.tsx"), words.drive),
  interview: () => withWords(import("../features/reports/page/interview-page.tsx"), words.interview),
  interviewReport: () => withWords(import("../features/reports/page/report-page.tsx"), words.interviewReport),
  screeningList: () =>
    withWords(import("../features/screenings/list/screening-list-page.tsx"), words.screeningList),
  screeningSetup: () =>
    withWords(import("../features/screenings/setup/screening-setup-page.tsx"), words.screeningSetup),
  screeningResults: () =>
    withWords(import("../features/review/screening-results-page.tsx"), words.screeningResults),
  matchReport: () => withWords(import("../features/results/report/match-report-page.tsx"), words.matchReport),
  person: () => withWords(import("../features/people/page/person-page.tsx"), words.person),
  erasures: () => withWords(import("../features/erasures/erasures-page.tsx"), words.erasures),
  account: () => withWords(import("../features/accounts/page/account-page.tsx"), words.account),
  transactions: () => withWords(import("../features/credits/transactions-page.tsx"), words.transactions),
  payment: () => withWords(import("../features/payments/payment-page.tsx"), words.payment),
  notFound: () => withWords(import("./not-found-page.tsx"), words.notFound),
};
