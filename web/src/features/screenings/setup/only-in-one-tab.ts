/**
 * Runs `begin` once no other tab of this browser holds the name, and holds it as long as the page lives. Where the
 * browser has no locks (plain HTTP in a LAN), at once.
 */
export function onlyInOneTab(name: string, begin: () => Promise<void>): void {
  if (!("locks" in navigator)) return void begin();
  void navigator.locks.request(name, async () => {
    await begin();
    await new Promise<never>(() => {});
  });
}
