import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PageLanguage, pageLanguages } from "@winnow/contract/page-languages.ts";
import { wordsOfDocuments } from "./words-of-documents.ts";

/**
 * Writes a built page, which is in English, beside it in each further language: the language that its scripts then
 * speak, what the document says itself, and whatever else `replaced` has for each language.
 */
export function writeInLanguages(
  directory: string,
  page: "index" | "visitors",
  replaced: readonly Readonly<Record<PageLanguage, string>>[] = [],
): void {
  const english = readFileSync(join(directory, `${page}.html`), "utf8");
  for (const language of pageLanguages.filter((each) => each !== "en")) {
    const texts = [
      ...replaced.map((each) => [each.en, each[language]] as const),
      ['<html lang="en"', `<html lang="${language}"`] as const,
      [wordsOfDocuments.en.description, wordsOfDocuments[language].description] as const,
      [wordsOfDocuments.en.needsScripts, wordsOfDocuments[language].needsScripts] as const,
    ];
    const translated = texts.reduce((html, [before, after]) => {
      if (!html.includes(before)) throw new Error(`${page}.html has no “${before.slice(0, 80)}”.`);
      return html.replace(before, () => after);
    }, english);
    writeFileSync(join(directory, `${page}.${language}.html`), translated);
  }
}
