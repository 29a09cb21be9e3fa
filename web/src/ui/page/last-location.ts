import { useEffect } from "react";
import { useLocation } from "react-router";
import { subscribeToAddress } from "./address-now.ts";

const key = "last place";

/** Keeps for this tab where somebody was, for pages that lead back there, also by way of another site. */
export function useLastLocation(): void {
  const drawn = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what the effect answers to.
  useEffect(keep, [drawn]);
  useEffect(() => subscribeToAddress(keep), []);
}

function keep(): void {
  sessionStorage.setItem(key, window.location.pathname + window.location.search);
}

export function readLastLocation(): string | null {
  return sessionStorage.getItem(key);
}
