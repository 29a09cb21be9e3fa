import type { HelpContent } from "../help-content.ts";
import type { RecruiterContent } from "./recruiter-content.ts";
import { type ShortcutGroup, shortcutsPage } from "./shortcuts-page.ts";

/** The pages for recruiters; the keys of the page that somebody is on come first on theirs. */
export function recruiterHelp(
  { words, shortcuts, pagesWith }: RecruiterContent,
  groups: readonly ShortcutGroup[],
  pathname: string,
): HelpContent {
  return { words, pages: pagesWith(shortcutsPage(shortcuts, groups, pathname)) };
}
