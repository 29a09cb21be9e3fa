import { languageCookies, type PageLanguage, type Readers } from "@winnow/contract/page-languages.ts";

const keptSeconds = 365 * 24 * 60 * 60;

/** Null where there is none. */
export function readLanguageCookie(readers: Readers): string | null {
  const start = `${languageCookies[readers].name}=`;
  const cookie = document.cookie.split("; ").find((each) => each.startsWith(start));
  return cookie?.slice(start.length) ?? null;
}

/** Has the server write these pages in a language, or in that of the browser (null), whenever one is loaded from now on. */
export function writeLanguageCookie(
  readers: Readers,
  value: PageLanguage | `${PageLanguage}-account` | null,
): void {
  const { name, path } = languageCookies[readers];
  const seconds = value === null ? 0 : keptSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and no browser of before 2024 has another way.
  document.cookie = `${name}=${value ?? ""}; path=${path}; max-age=${seconds}; samesite=lax`;
}
