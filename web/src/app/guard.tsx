import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { accountQuery, featureFlagsQuery } from "../api/account-query.ts";
import { clearSession, readSession } from "../api/session.ts";
import { PageLoading } from "../ui/page-loading.tsx";
import { signInPath } from "../ui/return-to.ts";
import { ServerUnreachable } from "./server-unreachable.tsx";

const longestFlagWaitMs = 2_000;

/** Lets only a loaded account through. Shows a calm waiting page while the server cannot be reached. */
export function Guard() {
  const { pathname, search } = useLocation();
  const isSignedIn = readSession() !== null;
  const account = useQuery({ ...accountQuery, enabled: isSignedIn });
  const flags = useQuery({ ...featureFlagsQuery, enabled: isSignedIn });
  const hasWaited = useHasPassed(longestFlagWaitMs);
  const isRefused = account.isError && !account.data;

  useEffect(() => {
    if (isRefused) clearSession();
  }, [isRefused]);

  if (!isSignedIn || isRefused) return <Navigate to={signInPath(pathname + search)} replace />;
  if (!account.data && account.failureCount > 0) {
    return <ServerUnreachable onRetry={() => window.location.reload()} />;
  }
  if (!account.data || (flags.isPending && !hasWaited)) return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
    </Suspense>
  );
}

function useHasPassed(waitMs: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  return hasPassed;
}
