import { Suspense } from "react";
import { Outlet } from "react-router";
import { PageErrorBoundary } from "../ui/feedback/page-error-boundary.tsx";
import { PageLoading } from "../ui/feedback/page-loading.tsx";

/** Where a layout shows its page: loaded on demand, and alone in failing. */
export function PageOutlet() {
  return (
    <PageErrorBoundary>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </PageErrorBoundary>
  );
}
