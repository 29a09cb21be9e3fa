import { languageCookies } from "@winnow/contract/page-languages.ts";
import type { BrowserContext } from "playwright-core";
import { openContext, openPage, type WatchedPage } from "../support/browser.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { speakPseudo, wordsOutside } from "../support/words-outside.ts";
import type { Journey } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

type Look = {
  link: string;
  /** Whose page it is; left out: a visitor's. */
  recruiter?: Recruiter;
  /** How the state is called in pictures and troubles. */
  state: string;
  /** What brings the page into its state, found by nothing that is in a language. */
  reach?: (page: WatchedPage) => Promise<unknown>;
  /** Words of the test's own that the page says without marking them as somebody's. */
  given?: readonly string[];
};

/**
 * What is amiss of a page in German (a visitor has selected it there), and which of its words are in no catalogue. Each
 * in a browser of its own.
 */
export async function troublesInOtherLanguages(
  { browser, winnow }: Pick<Journey, "browser" | "winnow">,
  { link, recruiter, state, reach = async () => {}, given = [] }: Look,
): Promise<string[]> {
  const open = async (
    speaks: (page: WatchedPage) => Promise<unknown>,
    troubles: (page: WatchedPage) => Promise<string[]>,
  ) => {
    const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
    try {
      if (recruiter) await keepSessionIn(context, recruiter);
      const page = await openPage(context, winnow.url);
      await speaks(page);
      return [...(await troubles(page)), ...page.complaints];
    } finally {
      await context.close();
    }
  };
  const german = await open(
    async (page) => {
      if (recruiter) await selectGerman(page.context(), winnow.url);
      await page.goto(link);
      if (!recruiter) await page.getByRole("button", { name: "Deutsch" }).click();
      await page.locator("html[lang=de] main h1").waitFor();
      await page.untilQuiet();
      await reach(page);
    },
    (page) => troublesIn(page, [{ state: `${state}-german`, reach: async () => {} }]),
  );
  const outside = await open(
    async (page) => {
      await speakPseudo(page.context());
      await page.goto(link);
      await page.locator("main h1").waitFor();
      await page.untilQuiet();
      await reach(page);
    },
    async (page) =>
      (await wordsOutside(page, { given })).map((words) => `${state}: not in the catalogue: ${words}`),
  );
  return [...german, ...outside];
}

/** As on the page that a recruiter signs in on. */
function selectGerman(context: BrowserContext, url: string): Promise<void> {
  const { name, path } = languageCookies.recruiters;
  return context.addCookies([{ name, value: "de", domain: new URL(url).hostname, path }]);
}
