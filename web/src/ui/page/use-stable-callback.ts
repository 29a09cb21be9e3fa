import { useCallback, useRef } from "react";

/** A function that stays the same over renders and does what the latest one does: for what is drawn again only when it has changed. */
export function useStableCallback<Given extends unknown[]>(
  callback: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...given) => latest.current(...given), []);
}
