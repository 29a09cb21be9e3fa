import {
  languageCookies,
  type PageLanguage,
  pageLanguageOf,
  type Readers,
} from "@winnow/contract/page-languages.ts";
import type { FastifyRequest } from "fastify";

/** The answer differs by these headers, for whoever keeps it. */
export const headersOfLanguage = "Accept-Language, Cookie";

type WithHeaders = Pick<FastifyRequest, "headers">;

/**
 * The language in which a page is written for a visitor: what they have selected, else that of the mails to
 * candidates, else the first that their browser asks for, else English. Mails are in English until somebody selects
 * another language for them, so English mails select nothing.
 */
export function pageLanguageFor(request: WithHeaders, languageOfMails = "en"): PageLanguage {
  const ofMails = pageLanguageOf(languageOfMails);
  return (
    selectedLanguage(request, "visitors") ?? (ofMails === "en" ? null : ofMails) ?? languageOfBrowser(request)
  );
}

/**
 * The language of the pages of recruiters: that of their account, which their pages keep in a cookie, or what they have
 * selected where they sign in, else the first that their browser asks for, else English.
 */
export function recruiterLanguageFor(request: WithHeaders): PageLanguage {
  return selectedLanguage(request, "recruiters") ?? languageOfBrowser(request);
}

/** For pages that know nothing else of whoever opens them. */
export function languageOfBrowser({ headers }: WithHeaders): PageLanguage {
  return acceptedLanguage({ headers }) ?? "en";
}

function selectedLanguage({ headers }: WithHeaders, readers: Readers): PageLanguage | null {
  const [value] = (headers.cookie ?? "").split("; ").flatMap((cookie) => {
    const [name, kept = ""] = cookie.split("=");
    return name === languageCookies[readers].name ? [kept] : [];
  });
  return pageLanguageOf(value ?? "");
}

/**
 * Of "fr, de;q=0.8, en;q=0.9" the one that is wanted most of those that there are; null where none is. Calls of a page
 * name the language that the page speaks.
 */
export function acceptedLanguage({ headers }: WithHeaders): PageLanguage | null {
  const wanted = (headers["accept-language"] ?? "").split(",").flatMap((part) => {
    const [tag = "", weight = ""] = part.split(";");
    const language = pageLanguageOf(tag);
    const share = Number(/^\s*q=([\d.]+)\s*$/.exec(weight)?.[1] ?? 1);
    return language && share > 0 ? [{ language, share }] : [];
  });
  // Sorting keeps the order of those that are wanted alike.
  return wanted.sort((one, other) => other.share - one.share)[0]?.language ?? null;
}
