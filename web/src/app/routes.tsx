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
      <Route path="/" element={<Navigate to="/admin/dashboard" replace />} />
      <Route path="/admin" element={<Navigate to="/admin/dashboard" replace />} />

      <Route element={<AuthLayout />}>
        <Route element={<GuestOnly />}>
          <Route path="/admin/sign-in" element={<SignInPage />} />
          <Route path="/admin/sign-up" element={<SignUpPage />} />
        </Route>
        <Route path="/admin/reset-password-link" element={<ResetPasswordLinkPage />} />
        <Route path="/admin/reset-password" element={<ResetPasswordPage />} />
        <Route path="/admin/verify-email" element={<VerifyEmailPage />} />
      </Route>

      <Route element={<SignedInArea />}>
        <Route element={<DashboardLayout />}>
          <Route path="/admin/dashboard" element={<DashboardPage />} />
          <Route path="/admin/drive" element={<DriveListPage />} />
          <Route path="/admin/screening" element={<ScreeningListPage />} />
          <Route path="/admin/screening/:id" element={<ScreeningSetupPage />} />
          <Route path="/admin/screening-result/:id" element={<ScreeningResultsPage />} />
          <Route path="/admin/screening-result/:sId/jd-cv-matching" element={<MatchReportPage />} />
          <Route path="/admin/screening-result/:sId/jd-cv-matching/:id" element={<MatchReportPage />} />
          <Route path="/admin/transactions" element={<TransactionsPage />} />
        </Route>
        <Route element={<PublicLayout />}>
          <Route path="/admin/payment" element={<PaymentPage />} />
        </Route>
      </Route>

      <Route element={<PublicLayout />}>
        <Route path="/admin/404" element={<NotFoundPage />} />
      </Route>
      <Route path="*" element={<Navigate to="/admin/404" replace />} />
    </Routes>
  );
}
