import type { HelpContent, HelpWords } from "../help-content.ts";
import { accountPage } from "./pages/account-page.ts";
import { creditsPage } from "./pages/credits-page.ts";
import { drivesPage } from "./pages/drives-page.ts";
import { interviewsPage } from "./pages/interviews-page.ts";
import { jobFormsPage } from "./pages/job-forms-page.ts";
import { mailsPage } from "./pages/mails-page.ts";
import { readingPage } from "./pages/reading-page.ts";
import { scoresPage } from "./pages/scores-page.ts";
import { screeningsPage } from "./pages/screenings-page.ts";
import { storagePage } from "./pages/storage-page.ts";
import { troublePage } from "./pages/trouble-page.ts";
import { type ShortcutGroup, shortcutsPage } from "./shortcuts-page.ts";

const words: HelpWords = {
  title: "Help",
  close: "Close the help",
  search: "Search the help",
  allPages: "All pages",
  found: (count) => `Found on ${count === 1 ? "1 page" : `${count} pages`}`,
  notFound: (typed) => `Nothing found for “${typed}”. These pages are nearest:`,
};

/** The pages for recruiters; the keys of the page that somebody is on come first on theirs. */
export function recruiterHelp(groups: readonly ShortcutGroup[], pathname: string): HelpContent {
  return {
    words,
    pages: [
      screeningsPage,
      scoresPage,
      readingPage,
      drivesPage,
      interviewsPage,
      jobFormsPage,
      mailsPage,
      creditsPage,
      storagePage,
      accountPage,
      shortcutsPage(groups, pathname),
      troublePage,
    ],
  };
}
