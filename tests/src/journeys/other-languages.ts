import { openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { speakPseudo, wordsOutside } from "../support/words-outside.ts";
import type { Journey } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

type Look = {
  link: string;
  /** How the state is called in pictures and troubles. */
  state: string;
  /** What brings the page into its state, found by nothing that is in a language. */
  reach?: (page: WatchedPage) => Promise<unknown>;
  /** Words of the test's own that the page says without marking them as somebody's. */
  given?: readonly string[];
};

/**
 * What is amiss of a visitor's page once German was selected on it, and which of its words are in no catalogue. Each in
 * a browser of its own.
 */
export async function troublesInOtherLanguages(
  { browser, winnow }: Pick<Journey, "browser" | "winnow">,
  { link, state, reach = async () => {}, given = [] }: Look,
): Promise<string[]> {
  const open = async (
    speaks: (page: WatchedPage) => Promise<unknown>,
    troubles: (page: WatchedPage) => Promise<string[]>,
  ) => {
    const context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
    try {
      const page = await openPage(context, winnow.url);
      await speaks(page);
      return [...(await troubles(page)), ...page.complaints];
    } finally {
      await context.close();
    }
  };
  const german = await open(
    async (page) => {
      await page.goto(link);
      await page.getByRole("button", { name: "Deutsch" }).click();
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
