import { type ReactNode, Suspense } from "react";
import { BrowserRouter } from "react-router";
import { ThemeProvider } from "../theme/theme-provider.tsx";
import { PageErrorBoundary } from "../ui/feedback/page-error-boundary.tsx";
import { PageLoading } from "../ui/feedback/page-loading.tsx";
import { ToastProvider } from "../ui/feedback/toast.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

/** What stands around all pages, of recruiters as of visitors. */
export function App({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <ToastProvider>
        <BrowserRouter>
          <ScrollToTop />
          <PageErrorBoundary>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </PageErrorBoundary>
        </BrowserRouter>
      </ToastProvider>
    </ThemeProvider>
  );
}
