import { setFormatLocale } from "./format-locale.ts";

let language = "en";

/** Has sentences, dates and numbers be as this language has them. Called before anything is drawn, and never again. */
export function setPageLanguage(spoken: string): void {
  language = spoken;
  setFormatLocale(spoken);
}

/** The language of the sentences, whoever reads their numbers in the way of another one. */
export function pageLanguage(): string {
  return language;
}
