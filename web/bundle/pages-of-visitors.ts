import { join } from "node:path";
import type { Plugin } from "vite";
import { isOnEveryPage } from "./is-on-every-page.ts";

/** The pages that strangers open by a link, often on a phone: by the beginning of their address. */
const visitorPages = {
  "/admin/public/job/": ["layouts/public-layout.tsx", "features/job-forms/public/job-form-page.tsx"],
  "/admin/public/interview/": ["layouts/public-layout.tsx", "features/answers/interview-page.tsx"],
  "/admin/public/receipt/": [
    "layouts/public-layout.tsx",
    "app/visitor-area.tsx",
    "features/applications/receipt/receipt-page.tsx",
  ],
};

const firstOfRecruiters = [
  "main.tsx",
  "layouts/auth-layout.tsx",
  "features/accounts/sign-in-page.tsx",
  "app/signed-in-area.tsx",
  "app/dashboard-area.tsx",
  "features/analytics/dashboard-page.tsx",
  "app/live-events.tsx",
];

/** What the job form shares with other pages: in one file, since thirty small ones take longer than one. */
export const sharedByJobForm = new Set<string>();

export function findSharedByJobForm(): Plugin {
  const pages = visitorPages["/admin/public/job/"];
  return {
    name: "find-shared-by-job-form",
    apply: "build",
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const imports = (id: string) => withStaticImports(id, (of) => this.getModuleInfo(of)?.importedIds);
      const source = (path: string) => join(import.meta.dirname, "../src", path);
      // What recruiters load first is not to grow by what applicants need.
      const first = new Set(firstOfRecruiters.flatMap((path) => [...imports(source(path))]));
      const lazy = ids.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length).map(imports);
      for (const page of pages) {
        for (const id of imports(source(page))) {
          const isShared = lazy.filter((found) => found.has(id)).length > 1;
          if (isShared && !first.has(id) && !isOnEveryPage(id)) sharedByJobForm.add(id);
        }
      }
    },
  };
}

function withStaticImports(
  first: string,
  importsOf: (id: string) => readonly string[] | undefined,
): Set<string> {
  const found = new Set([first]);
  for (const id of found) for (const imported of importsOf(id) ?? []) found.add(imported);
  return found;
}

/** Asks for the code of a stranger's page together with that of every page, not only once that has run. */
export function preloadPages(): Plugin {
  return {
    name: "preload-pages",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
        const files = Object.entries(visitorPages).map(([beginning, pages]) => {
          const entries = chunks.filter(({ facadeModuleId }) =>
            pages.some((page) => facadeModuleId?.endsWith(`/web/src/${page}`)),
          );
          const all = entries.flatMap(({ fileName }) => [
            ...withStaticImports(
              fileName,
              (name) => chunks.find(({ fileName }) => fileName === name)?.imports,
            ),
          ]);
          return [beginning, [...new Set(all)]];
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
