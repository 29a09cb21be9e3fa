import { wordsOfEveryPage } from "./words-of-every-page.ts";

type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

/**
 * What the pages of visitors share, in files that can be run one after the other: on a slow phone each takes a moment
 * in which nothing that is touched is answered, and all of them in one go take half a second. The first that fits counts.
 */
export const visitorGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  {
    name: "styles",
    test: /node_modules\/(@emotion\/|stylis|@mui\/(system|styled-engine|utils|private-theming)\/)/,
    priority: 5,
  },
  { name: "schemas", test: /node_modules\/zod\//, priority: 4 },
  { name: wordsOfEveryPage, debugName: "words", priority: 7, includeDependenciesRecursively: false },
  { name: "contract", test: /\/contract\/src\//, minShareCount: 2, priority: 4 },
  { name: "widgets", test: /node_modules\/@mui\/material/, minShareCount: 2, priority: 3 },
  { name: "theme", test: /\/web\/src\/theme\/theme\.ts/, priority: 2 },
  { name: baseOf, debugName: "base", priority: 1 },
  { name: "shared", minShareCount: 2 },
];

/** "base" for what the application's own script imports, over however many others. */
function baseOf(id: string, modules: Modules): string | null {
  const found = new Set([id]);
  for (const module of found) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) {
      if (importer.endsWith("/web/src/visitors.tsx")) return "base";
      found.add(importer);
    }
  }
  return null;
}
