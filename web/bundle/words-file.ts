import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Noun } from "../src/words/catalogue.ts";

/** Where the words of a noun stand: those of "jobForm" in "words/en/job-form.ts". */
export function wordsFile(language: PageLanguage, noun: Noun): string {
  return `words/${language}/${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
