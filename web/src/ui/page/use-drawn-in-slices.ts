import { useDeferredValue } from "react";

/**
 * Whether to draw what needs something that has come. It becomes true a moment after `isThere` does, so that what is
 * large is drawn in slices between which keys and clicks are answered; what is there from the first is drawn at once.
 */
export function useDrawnInSlices(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere;
}
