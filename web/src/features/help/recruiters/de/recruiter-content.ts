import type { RecruiterContent } from "../recruiter-content.ts";
import { accountPage } from "./account-page.ts";
import { creditsPage } from "./credits-page.ts";
import { drivesPage } from "./drives-page.ts";
import { interviewsPage } from "./interviews-page.ts";
import { jobFormsPage } from "./job-forms-page.ts";
import { mailsPage } from "./mails-page.ts";
import { readingPage } from "./reading-page.ts";
import { scoresPage } from "./scores-page.ts";
import { screeningsPage } from "./screenings-page.ts";
import { shortcutWords } from "./shortcut-words.ts";
import { storagePage } from "./storage-page.ts";
import { troublePage } from "./trouble-page.ts";

/** The help for recruiters in German. */
export const recruiterContent: RecruiterContent = {
  words: {
    title: "Hilfe",
    close: "Hilfe schließen",
    search: "Hilfe durchsuchen",
    allPages: "Alle Seiten",
    found: (count) => (count === 1 ? "Auf 1 Seite gefunden" : `Auf ${count} Seiten gefunden`),
    notFound: (typed) => `Nichts gefunden für „${typed}“. Am nächsten kommen diese Seiten:`,
  },
  shortcuts: shortcutWords,
  pagesWith: (shortcuts) => [
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
    shortcuts,
    troublePage,
  ],
};
