import { paths } from "@winnow/contract/paths.ts";
import { isValidElement } from "react";
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes } from "react-router";
import { readSession } from "../api/session.ts";
import { preloadable } from "../ui/page/preloadable.tsx";
import { GuestOnly } from "./guest-only.tsx";
import { load } from "./pages.ts";

const SignedInArea = preloadable(load.signedInArea);
const AuthLayout = preloadable(load.authLayout);
const DashboardLayout = preloadable(load.dashboardLayout);
const PublicLayout = preloadable(load.publicLayout);

const SignInPage = preloadable(load.signIn);
const SignUpPage = preloadable(load.signUp);
const ResetPasswordLinkPage = preloadable(load.resetPasswordLink);
const ResetPasswordPage = preloadable(load.resetPassword);
const VerifyEmailPage = preloadable(load.verifyEmail);

const DashboardPage = preloadable(load.dashboard);
const DriveListPage = preloadable(load.driveList);
const DrivePage = preloadable(load.drive);
const ScreeningListPage = preloadable(load.screeningList);
const ScreeningSetupPage = preloadable(load.screeningSetup);
const ScreeningResultsPage = preloadable(load.screeningResults);
const MatchReportPage = preloadable(load.matchReport);
const PersonPage = preloadable(load.person);
const ErasuresPage = preloadable(load.erasures);
const AccountPage = preloadable(load.account);
const TransactionsPage = preloadable(load.transactions);
const PaymentPage = preloadable(load.payment);
const InterviewPage = preloadable(load.interview);
const InterviewReportPage = preloadable(load.interviewReport);
const NotFoundPage = preloadable(load.notFound);

/** The pages of recruiters; those of visitors are another application (`visitor-routes.tsx`). */
const routes = createRoutesFromElements(
  <>
    <Route caseSensitive path="/" element={<Navigate to={paths.dashboard} replace />} />
    <Route caseSensitive path="/admin" element={<Navigate to={paths.dashboard} replace />} />

    <Route element={<AuthLayout />}>
      <Route element={<GuestOnly />}>
        <Route caseSensitive path={paths.signIn} element={<SignInPage />} />
        <Route caseSensitive path={paths.signUp} element={<SignUpPage />} />
      </Route>
      <Route caseSensitive path={paths.resetPasswordLink} element={<ResetPasswordLinkPage />} />
      <Route caseSensitive path={paths.resetPassword} element={<ResetPasswordPage />} />
      <Route caseSensitive path={paths.verifyEmail} element={<VerifyEmailPage />} />
    </Route>

    <Route element={<SignedInArea />}>
      <Route element={<DashboardLayout />}>
        <Route caseSensitive path={paths.dashboard} element={<DashboardPage />} />
        <Route caseSensitive path={paths.drives} element={<DriveListPage />} />
        <Route caseSensitive path={paths.drive(":id")} element={<DrivePage />} />
        <Route caseSensitive path={paths.interview(":id")} element={<InterviewPage />} />
        <Route caseSensitive path={paths.interviewReport(":id")} element={<InterviewReportPage />} />
        <Route caseSensitive path={paths.screenings} element={<ScreeningListPage />} />
        <Route caseSensitive path={paths.screening(":id")} element={<ScreeningSetupPage />} />
        <Route caseSensitive path={paths.results(":id")} element={<ScreeningResultsPage />} />
        <Route caseSensitive path={paths.reports(":sId")} element={<MatchReportPage />} />
        <Route caseSensitive path={paths.report(":sId", ":id")} element={<MatchReportPage />} />
        <Route caseSensitive path={paths.person(":id")} element={<PersonPage />} />
        <Route caseSensitive path={paths.erasures} element={<ErasuresPage />} />
        <Route caseSensitive path={paths.account} element={<AccountPage />} />
        <Route caseSensitive path={paths.transactions} element={<TransactionsPage />} />
      </Route>
      <Route element={<PublicLayout />}>
        <Route caseSensitive path={paths.payment} element={<PaymentPage />} />
      </Route>
    </Route>

    <Route element={<PublicLayout />}>
      <Route caseSensitive path={paths.notFound} element={<NotFoundPage />} />
    </Route>
    <Route caseSensitive path="*" element={<Navigate to={paths.notFound} replace />} />
  </>,
);

export function AppRoutes() {
  return useRoutes(routes);
}

/** Loads the code of the page of an address before anything is drawn; whoever is not signed in comes to another page. */
export async function preloadPage(pathname: string): Promise<void> {
  const wanted = componentsOf(pathname);
  const isElsewhere = wanted.includes(SignedInArea) && readSession() === null;
  // The area around a page brings the words that the page asks for.
  for (const component of isElsewhere ? componentsOf(paths.signIn) : wanted) await preload(component);
}

function componentsOf(pathname: string): unknown[] {
  return (matchRoutes(routes, pathname) ?? []).map(({ route: { element } }) =>
    isValidElement(element) ? element.type : null,
  );
}

async function preload(component: unknown): Promise<void> {
  if (isPreloadable(component)) await component.preload();
}

function isPreloadable(component: unknown): component is { preload: () => Promise<void> } {
  return typeof component === "function" && "preload" in component;
}
