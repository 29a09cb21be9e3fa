import type { PageLanguage } from "@winnow/contract/page-languages.ts";

/** What a page says of itself before any script has run, and where none can; its English stands in the pages. */
export const wordsOfDocuments: Record<PageLanguage, { description: string; needsScripts: string }> = {
  en: {
    description: "Winnow screens CVs against a job description, and shows the words behind every number.",
    needsScripts: "Winnow needs JavaScript. Please switch it on for this page.",
  },
  de: {
    description:
      "Winnow prüft Lebensläufe gegen eine Stellenbeschreibung und zeigt die Worte hinter jeder Zahl.",
    needsScripts: "Winnow braucht JavaScript. Bitte schalten Sie es für diese Seite ein.",
  },
};
