import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { clearSession, readSession, whenSessionEnds } from "../api/session.ts";
import { signInPath } from "../ui/return-to.ts";
import { useToast } from "../ui/toast.tsx";

/** Shows the sign-in page when the session is over, here or in another tab, and remembers where to come back to. */
export function SessionEnd() {
  const navigate = useNavigate();
  const showToast = useToast();
  const location = useLocation();
  const place = useRef("");
  place.current = location.pathname + location.search;

  useEffect(() => {
    function leave() {
      if (place.current.startsWith("/admin/sign-in")) return;
      showToast("Your session has ended. Please sign in again.");
      navigate(signInPath(place.current), { replace: true });
    }

    function onStorage(event: StorageEvent) {
      if (event.key !== null && event.key !== "token") return;
      if (readSession()) return;
      clearSession();
      leave();
    }

    whenSessionEnds(leave);
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [navigate, showToast]);

  return null;
}
