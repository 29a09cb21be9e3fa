import { wordsOfEveryPage } from "./words-of-every-page.ts";

type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

/** What every page begins with, the pages of those who are not signed in, and the frame of every page behind them. */
const entry = /\/web\/src\/main\.tsx$/;
const guests = /\/web\/src\/(layouts\/auth-layout|features\/accounts\/sign-in-page)\.tsx$/;
const frame = /\/web\/src\/(app\/(signed-in-area|live-events)|layouts\/dashboard-layout)\.tsx$/;
/** What pages say everywhere, in any language. */
const wordsOfAll = /\/web\/src\/words\/\w\w\/(kit|failures|further-failures)\.ts$/;
const dashboard = /\/analytics\/dashboard-page\.tsx$/;
/** What the entry alone leads to: React DOM begins with it. */
const last = /\/web\/src\/(app\/(app|show)|theme\/theme-provider)\.tsx?$/;
/** Takes a moment to be made, apart from what else is run. */
const theme = /\/web\/src\/theme\/(theme|components|palette)\.ts$/;
/** To make the schemas takes longer than to run the rest of a file: in parts that come after one another. */
const contract = /\/contract\/src\//;
const contractOfWords = /\/contract\/src\/(labels|keys-of)\.ts$/;
const contractOfDrives = /\/contract\/src\/(drive\w*|interviews|analytics)[\w-]*\.ts$/;
const contractOfScreenings =
  /\/contract\/src\/(screenings|requirements|match-report|results|corrections|decisions)\.ts$/;
const words = /\/web\/src\/words\/\w\w\//;
const pages = /-page\.tsx$/;
/** The lists, which people open all day, and what stands beside the results where there is room. */
const lists = /\/(drive-list-page|screening-list-page|screening-results-page|transactions-page)\.tsx$/;
const transactions = /\/transactions-page\.tsx$/;
const results = /\/screening-results-page\.tsx$/;
const report = /\/report-beside-list\.tsx$/;

/**
 * What the pages of recruiters share, in few files: over a slow line each file costs more than what it holds, and each is
 * run by itself, so that a slow processor answers in between. The first that fits counts.
 */
export const recruiterGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: "styles",
    test: /node_modules\/(@emotion\/|stylis|@mui\/(system|styled-engine|utils|private-theming)\/)/,
    priority: 2,
  },
  { name: wordsOfEveryPage, debugName: "words", priority: 4, includeDependenciesRecursively: false },
  { name: "schemas", test: /node_modules\/zod\//, priority: 2 },
  { name: placeOf, debugName: "shared", priority: 1, includeDependenciesRecursively: false },
];

/** In which file a module comes, by who leads to it by imports; what only one page needs comes with that page. */
function placeOf(id: string, modules: Modules): string | null {
  if (theme.test(id)) return "theme";
  if (last.test(id) || entry.test(id) || lists.test(id) || report.test(id)) return null;
  const leading = leadingTo(id, modules);
  const count = (files: RegExp) => leading.filter((module) => files.test(module)).length;
  const beginnings = leading.filter((module) => modules.getModuleInfo(module)?.importers.length === 0);
  const areAll = (files: RegExp) => beginnings.every((module) => files.test(module));
  const isBehind = count(frame) + count(dashboard) + count(lists) > 0;
  const isOfGuests = count(guests) + count(wordsOfAll) > 0;
  if (count(entry) > 0 || (isOfGuests && isBehind)) return "base";
  if (count(guests) > 0) return areAll(guests) ? "guests" : "forms";
  if (contract.test(id)) {
    if (count(frame) > 0 || contractOfWords.test(id)) return "contract";
    if (contractOfDrives.test(id)) return "contract-of-drives";
    if (contractOfScreenings.test(id)) return "contract-of-screenings";
  }
  if (count(frame) > 0) return "frame";
  if (count(dashboard) > 0) {
    if (count(pages) === 1) return "dashboard";
    return count(transactions) > 0 ? "frame" : "work";
  }
  if (beginnings.length === 1 || words.test(id)) return null;
  if (count(lists) > count(results)) return count(transactions) > 0 ? "lists" : "lists-of-work";
  if (count(results) > 0) return "results";
  return count(report) > 0 ? "report" : null;
}

/** The module itself, and all that import it, however far. */
function leadingTo(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const module of found) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return [...found];
}
