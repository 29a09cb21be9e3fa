import { Navigate, Outlet, useLocation, useSearchParams } from "react-router";
import { useSession } from "../api/use-session.ts";
import { placeAfterSignIn } from "../features/accounts/sign-in-reason.ts";

/** Pages for people who are not signed in; anybody else goes on to where they wanted to be. */
export function GuestOnly() {
  const session = useSession();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  if (!session) return <Outlet />;
  return <Navigate to={placeAfterSignIn(session, { state, returnTo: parameters.get("returnTo") })} replace />;
}
