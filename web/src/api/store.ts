/** A small state that components follow with `useSyncExternalStore`. */
export type Store<State> = {
  read: () => State;
  subscribe: (listener: () => void) => () => void;
  change: (changes: Partial<State>) => void;
};

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (changes) => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
  };
}
