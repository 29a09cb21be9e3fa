import { Suspense } from "react";
import { BrowserRouter } from "react-router";
import { ThemeProvider } from "../theme/theme-provider.tsx";
import { OfflineBanner } from "../ui/offline-banner.tsx";
import { PageErrorBoundary } from "../ui/page-error-boundary.tsx";
import { PageLoading } from "../ui/page-loading.tsx";
import { ToastProvider } from "../ui/toast.tsx";
import { AppRoutes } from "./routes.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

export function App() {
  return (
    <ThemeProvider>
      <ToastProvider>
        <BrowserRouter>
          <OfflineBanner />
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
