import type { AccountSession } from "@winnow/contract/account-settings.ts";
import { wordsOf } from "../../../words/words.ts";

/** "Firefox on Linux", as far as it is known. */
export function deviceWords({ browser, system }: Pick<AccountSession, "browser" | "system">): string {
  const { device, unknownDevice } = wordsOf("accountPage").sessions;
  if (browser && system) return device({ browser, system });
  return browser ?? system ?? unknownDevice;
}
