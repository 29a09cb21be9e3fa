import { paths } from "@winnow/contract/paths.ts";
import { lazy } from "react";
import { Navigate, Route, Routes } from "react-router";
import { GuestOnly } from "./guest-only.tsx";
import { load } from "./pages.ts";

const SignedInArea = lazy(load.signedInArea);
const AuthLayout = lazy(load.authLayout);
const DashboardArea = lazy(load.dashboardArea);
const PublicLayout = lazy(load.publicLayout);

const SignInPage = lazy(load.signIn);
const SignUpPage = lazy(load.signUp);
const ResetPasswordLinkPage = lazy(load.resetPasswordLink);
const ResetPasswordPage = lazy(load.resetPassword);
const VerifyEmailPage = lazy(load.verifyEmail);

const DashboardPage = lazy(load.dashboard);
const DriveListPage = lazy(load.driveList);
const DrivePage = lazy(load.drive);
const ScreeningListPage = lazy(load.screeningList);
const ScreeningSetupPage = lazy(load.screeningSetup);
const ScreeningResultsPage = lazy(load.screeningResults);
const MatchReportPage = lazy(load.matchReport);
const PersonPage = lazy(load.person);
const ErasuresPage = lazy(load.erasures);
const AccountPage = lazy(load.account);
const TransactionsPage = lazy(load.transactions);
const PaymentPage = lazy(load.payment);
const InterviewPage = lazy(load.interview);
const InterviewReportPage = lazy(load.interviewReport);
const NotFoundPage = lazy(load.notFound);

/** The pages of recruiters; those of visitors are another application (`visitor-routes.tsx`). */
export function AppRoutes() {
  return (
    <Routes>
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
        <Route element={<DashboardArea />}>
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
    </Routes>
  );
}
