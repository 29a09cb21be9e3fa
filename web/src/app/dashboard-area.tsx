import { lazy, Suspense } from "react";
import DashboardLayout from "../layouts/dashboard-layout.tsx";

const LiveEvents = lazy(() => import("./live-events.tsx"));

/** The pages with top bar and sidebar, kept up to date by the account's events. */
export default function DashboardArea() {
  return (
    <>
      <DashboardLayout />
      <Suspense fallback={null}>
        <LiveEvents />
      </Suspense>
    </>
  );
}
