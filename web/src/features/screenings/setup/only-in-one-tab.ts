/**
 * Runs `begin` once no other tab of this browser holds the name, and holds it until `signal` aborts or the page is
 * gone. Where the browser has no locks (plain HTTP in a LAN), at once.
 */
export function onlyInOneTab(name: string, signal: AbortSignal, begin: () => Promise<void>): void {
  if (!("locks" in navigator)) return void begin();
  navigator.locks
    .request(name, { signal }, async () => {
      await begin();
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
    })
    // Given up before its turn came.
    .catch(() => undefined);
}
