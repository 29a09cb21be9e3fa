import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/**
 * Path and query as they are at this moment. The router draws where they lead in a transition, a moment later: too
 * late for whom the next key is about.
 */
export function useAddressNow(): URL {
  return new URL(useSyncExternalStore(subscribe, () => window.location.href));
}

/** To be called after navigating to what has to be shown at once. */
export function drawAddressNow(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}
