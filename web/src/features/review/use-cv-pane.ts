import { useLocation, useNavigate, useSearchParams } from "react-router";
import { drawAddressNow, rewriteQuery, usePartOfAddressNow } from "../../ui/page/address-now.ts";

const name = "cv";
/** What the history keeps with an entry that this page has made, so that closing goes back over it. */
const opened = { cv: "opened" };

/** Whether the page of the CV has taken the place of the list, where all three have no room. Back closes it. */
export function useCvPane(): { isOpen: boolean; open: () => void; close: () => void } {
  const [parameters] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = usePartOfAddressNow((now) => {
    const here = now.pathname === pathname ? new URLSearchParams(now.search) : parameters;
    return here.get(name) === "open";
  });

  function queryWith(value: string | null): URLSearchParams {
    const query = new URLSearchParams(window.location.search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    return query;
  }

  function go(value: string | null, how: { replace: boolean; state: unknown }) {
    const next = queryWith(value);
    navigate(`?${next}`, { ...how, preventScrollReset: true });
    drawAddressNow();
  }

  return {
    isOpen,
    open: () => isOpen || go("open", { replace: false, state: opened }),
    close: () => {
      if (!isOpen) return;
      if (!isOpened(state)) return go(null, { replace: true, state: null });
      const closed = queryWith(null);
      // Whoever has stepped on meanwhile stays with whom they are at, and not with whom it was opened for.
      window.addEventListener("popstate", () => rewriteQuery(closed), { once: true });
      navigate(-1);
    },
  };
}

function isOpened(state: unknown): boolean {
  return typeof state === "object" && state !== null && "cv" in state && state.cv === opened.cv;
}
