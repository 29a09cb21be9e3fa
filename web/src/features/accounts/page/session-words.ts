import type { AccountSession } from "@winnow/contract/account-settings.ts";

/** "Firefox on Linux", as far as it is known. */
export function deviceWords({ browser, system }: Pick<AccountSession, "browser" | "system">): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
