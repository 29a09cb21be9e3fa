import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { readLanguageCookie, writeLanguageCookie } from "./language-cookie.ts";
import { pageLanguage } from "./page-language.ts";

const mark = "-account";

/**
 * Keeps the language of the account where the server finds it when it writes a page. What somebody selected before
 * they signed in counts as their browser's, as long as their account has no language. Answers whether the page speaks
 * another language than it would if it were loaded anew: never twice, and not where cookies are refused.
 */
export function mirrorLanguage(ofAccount: PageLanguage | null): boolean {
  const before = readLanguageCookie("recruiters");
  const wanted = ofAccount && (`${ofAccount}${mark}` as const);
  if (before === wanted || (wanted === null && !before?.endsWith(mark))) return false;
  writeLanguageCookie("recruiters", wanted);
  return readLanguageCookie("recruiters") === wanted && ofAccount !== pageLanguage();
}
