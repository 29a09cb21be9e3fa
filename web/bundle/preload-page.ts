import type { Plugin } from "vite";

/** The pages that visitors open by a link: by the beginning of their address. */
const visitorPages = {
  "/admin/public/job/": "features/job-forms/public/job-form-page.tsx",
  "/admin/public/interview/": "features/answers/interview-page.tsx",
  "/admin/public/receipt/": "features/applications/receipt/receipt-page.tsx",
};

/** Asks for the code of a visitor's page together with that of every page, not only once that has run. */
export function preloadVisitorPage(): Plugin {
  return {
    name: "preload-visitor-page",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { filename, bundle = {} }) => {
        if (!filename.endsWith("visitors.html")) return [];
        const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
        const importsOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
        const entry = chunks.find(({ isEntry }) => isEntry);
        const always = new Set(entry ? withImports(entry.fileName, importsOf) : []);
        const files = Object.entries(visitorPages).map(([beginning, page]) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${page}`));
          if (!chunk) throw new Error(`${page} has no file of its own.`);
          return [beginning, withImports(chunk.fileName, importsOf).filter((file) => !always.has(file))];
        });
        const children = `for (const [beginning, files] of ${JSON.stringify(files)}) {
  if (location.pathname.startsWith(beginning)) {
    for (const file of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href: "/" + file }));
  }
}`;
        return [{ tag: "script", children, injectTo: "head" as const }];
      },
    },
  };
}

function withImports(first: string, importsOf: (file: string) => readonly string[]): string[] {
  const found = new Set([first]);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found];
}
