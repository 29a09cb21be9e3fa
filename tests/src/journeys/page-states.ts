import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { axeViolations, type Look, looks, overflow, type WatchedPage } from "../support/browser.ts";
import { setLook } from "./journey.ts";

/** With SCREENSHOTS=<folder> every state is kept as a picture, to be looked at. */
const screenshots = process.env.SCREENSHOTS;

export type PageState = {
  state: string;
  /** Leads there, from the state before or anew; begins in the first look. */
  reach: () => Promise<unknown>;
  /** The looks in which there is such a state. Left out: all of them, or where a page has many states, one by turns. */
  looks?: Look[];
};

/** What axe finds and what is wider than the window, in every state and look, each line with where it is. */
export async function troublesIn(page: WatchedPage, states: PageState[]): Promise<string[]> {
  const troubles: string[] = [];
  if (screenshots) await mkdir(screenshots, { recursive: true });
  for (const [index, { state, reach, looks: given }] of states.entries()) {
    const turn = index % looks.length;
    const wanted = given ?? (states.length > looks.length ? looks.slice(turn, turn + 1) : looks);
    // By turns or not, a state is reached where all of them are.
    const [first] = given ?? looks;
    if (first) await setLook(page, first);
    await reach();
    for (const look of wanted) {
      await setLook(page, look);
      const where = `${state}, ${look.mode} at ${look.width}`;
      if (screenshots) {
        const name = `${state}-${look.mode}-${look.width}.png`.replaceAll(" ", "-");
        await page.screenshot({ path: join(screenshots, name), fullPage: look.width === 360 });
      }
      troubles.push(...(await axeViolations(page)).map((violation) => `${where}: ${violation}`));
      const pixels = await overflow(page);
      if (pixels > 0) troubles.push(`${where}: ${pixels} px wider than the window`);
    }
  }
  return troubles;
}
