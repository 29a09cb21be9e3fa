const key = "last place";

/** Keeps for this tab where somebody was, for pages that lead back there, also by way of another site. */
export function keepLastLocation(address: string): void {
  sessionStorage.setItem(key, address);
}

export function readLastLocation(): string | null {
  return sessionStorage.getItem(key);
}
