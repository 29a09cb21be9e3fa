import { Navigate, Outlet, useSearchParams } from "react-router";
import { readSession } from "../api/session.ts";
import { safeReturnTo } from "../ui/return-to.ts";

/** Pages for people who are not signed in; anybody else goes on to where they wanted to be. */
export function GuestOnly() {
  const [parameters] = useSearchParams();
  return readSession() ? <Navigate to={safeReturnTo(parameters.get("returnTo"))} replace /> : <Outlet />;
}
