import { paths } from "@winnow/contract/paths.ts";

const home = paths.dashboard;

/** The sign-in page, with the place to come back to unless that is the start page anyway. */
export function signInPath(from: string): string {
  const path = paths.signIn;
  return from === safeReturnTo(from) && from !== home ? `${path}?returnTo=${encodeURIComponent(from)}` : path;
}

/** Where to go after signing in: a path of ours, never an address of somebody else's. */
export function safeReturnTo(wanted: string | null): string {
  const isOurs = wanted !== null && /^\/admin\/[^\\\s]*$/.test(wanted) && !wanted.includes("//");
  return isOurs ? wanted : home;
}
