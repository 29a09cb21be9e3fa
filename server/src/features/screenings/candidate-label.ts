import type { PageLanguage } from "@winnow/contract/page-languages.ts";

const labels: Readonly<Record<PageLanguage, string>> = { en: "Candidate", de: "Kandidat/in" };

/** What stands in the place of a name or a file's name where those are hidden; what is stored is stored in English. */
export function candidateLabel(candidateNumber: number, language: PageLanguage = "en"): string {
  return `${labels[language]} ${candidateNumber}`;
}
