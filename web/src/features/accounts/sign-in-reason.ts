import { paths } from "@winnow/contract/paths.ts";
import type { EndedSession, Session, SessionEnd } from "../../api/session.ts";
import { safeReturnTo, signInPath } from "./return-to.ts";

/** Why somebody is at the sign-in page. */
export type SignInReason = SessionEnd | "asked for a page" | "address verified" | "password changed";

/** What goes along to the sign-in page, in the browser's history and not in the address. */
export type SignInState = {
  reason: SignInReason;
  /** Whose page it was that the address leads back to, where somebody was signed in. */
  userId?: string | null;
};

/** Where a page that needs somebody signed in leads to. */
export function wayToSignIn(
  from: string,
  ended: EndedSession | null,
): { to: string; state: SignInState | null } {
  if (ended?.reason === "logged out" || ended?.reason === "account deleted") {
    return { to: paths.signIn, state: ended };
  }
  const to = signInPath(from);
  if (ended) return { to, state: ended };
  return { to, state: to.includes("returnTo") ? { reason: "asked for a page" } : null };
}

/** Where somebody goes who has signed in: back, unless the page to go back to was somebody else's. */
export function placeAfterSignIn(
  session: Session,
  { state, returnTo }: { state: unknown; returnTo: string | null },
): string {
  const formerId = readSignInState(state)?.userId ?? session.userId;
  return safeReturnTo(formerId === session.userId ? returnTo : null);
}

/** What came along with a way to the sign-in page; null where nothing did. */
export function readSignInState(state: unknown): SignInState | null {
  // Nobody but our own links and redirects writes the history of our pages.
  return typeof state === "object" && state !== null && "reason" in state ? (state as SignInState) : null;
}
