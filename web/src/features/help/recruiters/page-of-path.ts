import { paths } from "@winnow/contract/paths.ts";

/** Which page of the help fits a page of the product, by the beginning of its address: the first that fits counts. */
const pages: readonly [beginning: string, pageId: string][] = [
  [paths.signIn, "account"],
  [paths.signUp, "account"],
  [paths.resetPassword, "account"],
  [paths.verifyEmail, "account"],
  [paths.allResults, "scores"],
  [paths.screenings, "screenings"],
  [paths.drives, "drives"],
  [paths.interviewReport(""), "interviews"],
  [paths.interview(""), "interviews"],
  [paths.person(""), "storage"],
  [paths.erasures, "storage"],
  [paths.transactions, "credits"],
  [paths.payment, "credits"],
];

/** What of an address is about something else than its page, and then fits better. */
const places: readonly [name: string, value: string, pageId: string][] = [
  ["applications", "open", "job-forms"],
  ["tab", "mails", "mails"],
  ["retention", "open", "storage"],
];

/** The page of the help for an address; null where all of them fit alike. */
export function pageOfPath(pathname: string, search: string): string | null {
  const parameters = new URLSearchParams(search);
  const place = places.find(([name, value]) => parameters.get(name) === value);
  return place?.[2] ?? pages.find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? null;
}
