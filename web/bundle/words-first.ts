import type { Plugin } from "vite";

/** The pages that visitors open by a link: by the beginning of their address. */
const visitorPages = {
  "/admin/public/job/": "features/job-forms/public/job-form-page.tsx",
  "/admin/public/interview/": "features/answers/interview-page.tsx",
  "/admin/public/receipt/": "features/applications/receipt/receipt-page.tsx",
};

/**
 * Asks for the code of a visitor's page all at once, that of the address included, and not only once the first of it has
 * run; where the server has written words into the page, as soon as they are drawn. What has come is run file by file,
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
        const ofPages = Object.entries(visitorPages).map(([beginning, page]) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${page}`));
          if (!chunk) throw new Error(`${page} has no file of its own.`);
          return [
            beginning,
            importsFirst(chunk.fileName, importsOf)
              .map((file) => `/${file}`)
              .filter((file) => !always.includes(file)),
          ];
        });
        const script = `(() => {
  const ofPages = ${JSON.stringify(ofPages)};
  const files = [...${JSON.stringify(always.slice(0, -1))}, ...ofPages.flatMap(([beginning, files]) => location.pathname.startsWith(beginning) ? files : []), "/${entry.fileName}"];
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const comes = (file) => import(file).then(() => true, (error) => void reportError(error));
  const begin = async () => {
    for (const file of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
    for (const file of files) {
      for (let waitMs = 1_000; !(await comes(file)); waitMs = Math.min(waitMs * 2, 30_000)) await pause(waitMs);
      await pause(0);
    }
  };
  const hasWords = document.getElementById("first-words") && document.visibilityState === "visible";
  hasWords ? requestAnimationFrame(() => setTimeout(begin)) : begin();
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
  };
}

/** The files that a file imports, and itself: each after those that it imports. */
function importsFirst(
  file: string,
  importsOf: (file: string) => readonly string[],
  found = new Set<string>(),
): string[] {
  if (found.has(file)) return [];
  found.add(file);
  return [...importsOf(file).flatMap((imported) => importsFirst(imported, importsOf, found)), file];
}
