import { type PageLanguage, pageLanguages } from "@winnow/contract/page-languages.ts";
import type { Plugin } from "vite";
import type { Noun } from "../src/words/catalogue.ts";
import { wordsOfEveryPage, wordsOfPages } from "../src/words/words-of-pages.ts";
import { importsFirst, runInTurn } from "./run-in-turn.ts";
import { wordsFile } from "./words-file.ts";
import { writeInLanguages } from "./write-in-languages.ts";

/**
 * The pages that visitors open by a link: by the beginning of their address, the first that fits, with their code
 * and their words. */
const visitorPages = {
  "/admin/public/job/": { code: "features/job-forms/public/job-form-page.tsx", nouns: wordsOfPages.jobForm },
  "/admin/public/interview/": { code: "features/answers/interview-page.tsx", nouns: wordsOfPages.interview },
  "/admin/public/receipt/": {
    code: "features/applications/receipt/receipt-page.tsx",
    nouns: wordsOfPages.receipt,
  },
  // What is shared of a candidate; its address begins as all others do.
  "/admin/public/": {
    code: "features/shares/public/shared-candidate-page.tsx",
    nouns: wordsOfPages.share,
  },
};

/**
 * Asks for the code of a visitor's page and its words in the page's language all at once, those of the address included,
 * and not only once the first of it has run; where the server has written words into the page, as soon as they are drawn. What has come is run file by file,
 * with a pause after each in which the page answers; what a bad line has lost is asked for again.
 */
export function wordsFirst(): Plugin {
  return {
    name: "words-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { filename, bundle = {} }) => {
        if (!filename.endsWith("visitors.html")) return html;
        const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
        const importsOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) throw new Error("visitors.html has no script.");
        const always = importsFirst(entry.fileName, importsOf).map((file) => `/${file}`);
        const beside = (names: readonly string[]) => {
          const files = new Set(names.flatMap((name) => importsFirst(name, importsOf)));
          return [...files].map((file) => `/${file}`).filter((file) => !always.includes(file));
        };
        const fileOf = (module: string) => {
          const chunk = chunks.find(({ moduleIds }) =>
            moduleIds.some((id) => id.endsWith(`/web/src/${module}`)),
          );
          if (!chunk) throw new Error(`${module} is in no file.`);
          return chunk.fileName;
        };
        const wordsIn = (language: PageLanguage, nouns: readonly Noun[]) =>
          nouns.map((noun) => fileOf(wordsFile(language, noun)));
        const languages = Object.fromEntries(
          pageLanguages.map((language) => [
            language,
            {
              always: beside(wordsIn(language, wordsOfEveryPage)),
              ofPages: Object.entries(visitorPages).map(([beginning, { code, nouns }]) => [
                beginning,
                beside([fileOf(code), ...wordsIn(language, nouns)]),
              ]),
            },
          ]),
        );
        const script = `(() => {
  const languages = ${JSON.stringify(languages)};
  const { always, ofPages } = languages[document.documentElement.lang] ?? languages.en;
  ${runInTurn(
    `[...new Set([...${JSON.stringify(always.slice(0, -1))}, ...always, ...(ofPages.find(([beginning]) => location.pathname.startsWith(beginning))?.[1] ?? [])]), "/${entry.fileName}"]`,
    'document.getElementById("first-words")',
  )}
})();`;
        return {
          html: html.replaceAll(
            /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
            "",
          ),
          tags: [{ tag: "script", children: script, injectTo: "body" as const }],
        };
      },
    },
    writeBundle({ dir }, bundle) {
      if (dir && bundle["visitors.html"]) writeInLanguages(dir, "visitors");
    },
  };
}
