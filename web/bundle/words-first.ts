import type { Plugin } from "vite";

/** The pages that visitors open by a link: by the beginning of their address. */
const visitorPages = {
  "/admin/public/job/": "features/job-forms/public/job-form-page.tsx",
  "/admin/public/interview/": "features/answers/interview-page.tsx",
  "/admin/public/receipt/": "features/applications/receipt/receipt-page.tsx",
};

/**
 * Asks for the code of a visitor's page all at once, that of the address included, and not only once the first of it has
 * run; where the server has written words into the page, as soon as they are drawn.
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
        const always = withImports(entry.fileName, importsOf);
        const ofPages = Object.entries(visitorPages).map(([beginning, page]) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${page}`));
          if (!chunk) throw new Error(`${page} has no file of its own.`);
          return [beginning, withImports(chunk.fileName, importsOf).filter((file) => !always.includes(file))];
        });
        const script = `(() => {
  const ofPages = ${JSON.stringify(ofPages)};
  const files = [...${JSON.stringify(always)}, ...ofPages.flatMap(([beginning, files]) => location.pathname.startsWith(beginning) ? files : [])];
  const begin = () => {
    for (const file of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src: "/${entry.fileName}" }));
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

function withImports(first: string, importsOf: (file: string) => readonly string[]): string[] {
  const found = new Set([first]);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found];
}
