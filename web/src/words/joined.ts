import { perLocale } from "./format-locale.ts";
import { pageLanguage } from "./page-language.ts";

const all = perLocale(() => new Intl.ListFormat(pageLanguage()));
// British English has no comma before "or".
const any = perLocale(
  () => new Intl.ListFormat(pageLanguage() === "en" ? "en-GB" : pageLanguage(), { type: "disjunction" }),
);

/** "names, contact, and schools" */
export function allOf(parts: readonly string[]): string {
  return all().format(parts);
}

/** "text, audio or video" */
export function anyOf(parts: readonly string[]): string {
  return any().format(parts);
}
