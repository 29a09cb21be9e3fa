import { paths } from "@winnow/contract/paths.ts";
import { Suspense } from "react";
import { BrowserRouter, useMatch } from "react-router";
import { ThemeProvider } from "../theme/theme-provider.tsx";
import { OfflineBanner } from "../ui/feedback/offline-banner.tsx";
import { PageErrorBoundary } from "../ui/feedback/page-error-boundary.tsx";
import { PageLoading } from "../ui/feedback/page-loading.tsx";
import { ToastProvider } from "../ui/feedback/toast.tsx";
import { AppRoutes } from "./routes.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

export function App() {
  return (
    <ThemeProvider>
      <ToastProvider>
        <BrowserRouter>
          <Offline />
          <ScrollToTop />
          <PageErrorBoundary>
            <Suspense fallback={<PageLoading />}>
              <AppRoutes />
            </Suspense>
          </PageErrorBoundary>
        </BrowserRouter>
      </ToastProvider>
    </ThemeProvider>
  );
}

/** An interview and a job form go on without a network, and say so themselves. */
function Offline() {
  const isInterview = useMatch(paths.candidateInterview(":token"));
  const isJobForm = useMatch(paths.jobForm(":id"));
  return isInterview || isJobForm ? null : <OfflineBanner />;
}
