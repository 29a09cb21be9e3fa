import { useQuery } from "@tanstack/react-query";
import type { Account } from "@winnow/contract/accounts.ts";
import { failures } from "@winnow/contract/failures.ts";
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { accountQuery, featureFlagsQuery } from "../api/account-query.ts";
import { ApiError } from "../api/api-error.ts";
import { endSession, readEndedSession } from "../api/session.ts";
import { useSession } from "../api/use-session.ts";
import { wayToSignIn } from "../features/accounts/sign-in-reason.ts";
import { PageLoading } from "../ui/feedback/page-loading.tsx";
import { useDrawnInSlices } from "../ui/page/use-drawn-in-slices.ts";
import { mirrorLanguage } from "../words/mirror-language.ts";
import { ServerUnreachable } from "./server-unreachable.tsx";

const LiveEvents = lazy(() => import("./live-events.tsx"));

const maxFlagWaitMs = 2_000;

/** Lets only a loaded account through, and keeps what it sees up to date by its events. Shows a calm waiting page while the server cannot be reached. */
export function RequireSession() {
  const { pathname, search } = useLocation();
  const isSignedIn = useSession() !== null;
  const { data, error, failureCount, refetch } = useQuery({ ...accountQuery, enabled: isSignedIn });
  const flags = useQuery({ ...featureFlagsQuery, enabled: isSignedIn });
  const hasWaited = useHasPassed(maxFlagWaitMs);
  const isInLanguage = useIsInLanguageOf(data);
  const isDrawn = useDrawnInSlices(isInLanguage && (!flags.isPending || hasWaited));

  useEffect(() => {
    if (!isSignedIn || !error || data) return;
    // A session that is over was ended by the call; if there is one still, it began since.
    if (isOverError(error)) void refetch();
    else endSession("account not loaded");
  }, [isSignedIn, error, data, refetch]);

  if (!isSignedIn) {
    // The query may have been rewritten without the router.
    const query = window.location.pathname === pathname ? window.location.search : search;
    return <Navigate {...wayToSignIn(pathname + query, readEndedSession())} replace />;
  }
  if (!data && failureCount > 0 && !error) {
    return <ServerUnreachable onRetry={() => window.location.reload()} />;
  }
  if (!isDrawn) return <PageLoading />;
  return (
    <>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
      <Suspense fallback={null}>
        <LiveEvents />
      </Suspense>
    </>
  );
}

function isOverError(error: Error): boolean {
  return error instanceof ApiError && error.code === failures.invalidToken.code;
}

/** Loads the page anew where the account speaks another language, before there is anything on it to type into. */
function useIsInLanguageOf(account: Account | undefined): boolean {
  const [isIn, setIsIn] = useState(false);
  useLayoutEffect(() => {
    if (!account || isIn) return;
    if (mirrorLanguage(account.language)) location.reload();
    else setIsIn(true);
  }, [account, isIn]);
  return isIn;
}

function useHasPassed(waitMs: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  return hasPassed;
}
