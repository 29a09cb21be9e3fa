import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

/** What a store has just now; the component follows it. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.read);
}
