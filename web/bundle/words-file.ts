import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Noun } from "../src/words/catalogue.ts";

/** Where the words of a noun stand: those of "jobForm" in "words/en/job-form.ts". */
export function wordsFile(language: PageLanguage, noun: Noun): string {
  return `words/${language}/${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

const beginning = "assets/words-";

/** The words of a noun are known by the name of their file, and told apart by its hash alone. */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  return /\/web\/src\/words\/\w\w\/[^/]+$/.test(facadeModuleId ?? "")
    ? `${beginning}[hash].js`
    : "assets/[name]-[hash].js";
}

export function isOfWords(file: string): boolean {
  return file.startsWith(beginning);
}
