import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/**
 * Path and query as they are at this moment. The router draws where they lead in a transition, a moment later: too
 * late for whom the next key is about.
 */
export function useAddressNow(): URL {
  return new URL(useSyncExternalStore(subscribeToAddress, () => window.location.href));
}

/** The same of a part of it: what reads it is drawn again only when that part is another one. */
export function usePartOfAddressNow<Part extends string | boolean | null>(
  read: (now: Location) => Part,
): Part {
  return useSyncExternalStore(subscribeToAddress, () => read(window.location));
}

/** To be called after navigating to what has to be shown at once. */
export function drawAddressNow(): void {
  for (const listener of listeners) listener();
}

/**
 * Writes another query into this entry of the history, for what is drawn by whoever listens to the address. The router
 * is not told: it would draw the whole page. So the query is read from the address and not from the router. False
 * where the browser has refused it, as it does for a while when there were too many.
 */
export function rewriteQuery(query: URLSearchParams): boolean {
  try {
    window.history.replaceState(window.history.state, "", `?${query}`);
  } catch {
    return false;
  }
  // Some say nothing, and leave the address as it was.
  if (window.location.search !== `?${query}`) return false;
  drawAddressNow();
  return true;
}

/** Calls when the address is another one; answers how to stop it. */
export function subscribeToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}
