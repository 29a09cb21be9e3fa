type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

/** What shows the sign-in page, and what shows the frame of every page behind it. */
const signIn = /\/web\/src\/(main|layouts\/auth-layout|features\/accounts\/sign-in-page)\.tsx$/;
const frame = /\/web\/src\/app\/(signed-in-area|dashboard-area|live-events)\.tsx$/;
const dashboard = /\/analytics\/dashboard-page\.tsx$/;
/** The lists, which people open all day. */
const lists = /\/(drive-list-page|screening-list-page|screening-results-page|transactions-page)\.tsx$/;

/**
 * What the pages of recruiters share, in few files: over a slow line each file costs more than what it holds, and each is
 * run by itself, so that a slow processor answers in between. The first that fits counts.
 */
export const recruiterGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 7 },
  {
    name: "styles",
    test: /node_modules\/(@emotion\/|stylis|@mui\/(system|styled-engine|utils|private-theming)\/)/,
    priority: 6,
  },
  { name: sharedBy(signIn, "base"), debugName: "base", priority: 5, includeDependenciesRecursively: false },
  { name: sharedBy(frame, "frame"), debugName: "frame", priority: 4, includeDependenciesRecursively: false },
  {
    name: sharedBy(dashboard, "dashboard"),
    debugName: "dashboard",
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: sharedBy(lists, "lists", 3),
    debugName: "lists",
    priority: 2,
    includeDependenciesRecursively: false,
  },
];

/** Names the modules that at least so many of these files lead to by their imports. */
function sharedBy(files: RegExp, name: string, min = 1) {
  return (id: string, modules: Modules): string | null => {
    if (/\/main\.tsx$/.test(id) || lists.test(id)) return null;
    const found = new Set([id]);
    let count = 0;
    for (const module of found) {
      if (files.test(module)) count += 1;
      for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
    }
    return count >= min ? name : null;
  };
}
