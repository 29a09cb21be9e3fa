import { lazy } from "react";
import { Navigate, Route, Routes } from "react-router";
import { GuestOnly } from "./guest-only.tsx";
import { load } from "./pages.ts";

const SignedInArea = lazy(load.signedInArea);
const AuthLayout = lazy(load.authLayout);
const DashboardLayout = lazy(load.dashboardLayout);
const PublicLayout = lazy(load.publicLayout);

const SignInPage = lazy(load.signIn);
const SignUpPage = lazy(load.signUp);
const ResetPasswordLinkPage = lazy(load.resetPasswordLink);
const ResetPasswordPage = lazy(load.resetPassword);
const VerifyEmailPage = lazy(load.verifyEmail);

const DashboardPage = lazy(load.dashboard);
const DriveListPage = lazy(load.driveList);
const ScreeningListPage = lazy(load.screeningList);
const ScreeningSetupPage = lazy(load.screeningSetup);
const ScreeningResultsPage = lazy(load.screeningResults);
const MatchReportPage = lazy(load.matchReport);
const TransactionsPage = lazy(load.transactions);
const PaymentPage = lazy(load.payment);
const NotFoundPage = lazy(load.notFound);

export function AppRoutes() {
  return (
    <Routes>
      <Route caseSensitive path="/" element={<Navigate to="/admin/dashboard" replace />} />
      <Route caseSensitive path="/admin" element={<Navigate to="/admin/dashboard" replace />} />

      <Route element={<AuthLayout />}>
        <Route element={<GuestOnly />}>
          <Route caseSensitive path="/admin/sign-in" element={<SignInPage />} />
          <Route caseSensitive path="/admin/sign-up" element={<SignUpPage />} />
        </Route>
        <Route caseSensitive path="/admin/reset-password-link" element={<ResetPasswordLinkPage />} />
        <Route caseSensitive path="/admin/reset-password" element={<ResetPasswordPage />} />
        <Route caseSensitive path="/admin/verify-email" element={<VerifyEmailPage />} />
      </Route>

      <Route element={<SignedInArea />}>
        <Route element={<DashboardLayout />}>
          <Route caseSensitive path="/admin/dashboard" element={<DashboardPage />} />
          <Route caseSensitive path="/admin/drive" element={<DriveListPage />} />
          <Route caseSensitive path="/admin/screening" element={<ScreeningListPage />} />
          <Route caseSensitive path="/admin/screening/:id" element={<ScreeningSetupPage />} />
          <Route caseSensitive path="/admin/screening-result/:id" element={<ScreeningResultsPage />} />
          <Route
            caseSensitive
            path="/admin/screening-result/:sId/jd-cv-matching"
            element={<MatchReportPage />}
          />
          <Route
            caseSensitive
            path="/admin/screening-result/:sId/jd-cv-matching/:id"
            element={<MatchReportPage />}
          />
          <Route caseSensitive path="/admin/transactions" element={<TransactionsPage />} />
        </Route>
        <Route element={<PublicLayout />}>
          <Route caseSensitive path="/admin/payment" element={<PaymentPage />} />
        </Route>
      </Route>

      <Route element={<PublicLayout />}>
        <Route caseSensitive path="/admin/404" element={<NotFoundPage />} />
      </Route>
      <Route caseSensitive path="*" element={<Navigate to="/admin/404" replace />} />
    </Routes>
  );
}
