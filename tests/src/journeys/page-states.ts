import { axeViolations, type Look, looks, overflow, type WatchedPage } from "../support/browser.ts";
import { controlFaults } from "../support/control-faults.ts";
import { keepPicture, keepsPictures } from "../support/keep-picture.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { setLook } from "./journey.ts";

export type PageState = {
  state: string;
  /** Leads there, from the state before or anew; begins in the first look. */
  reach: () => Promise<unknown>;
  /** The looks in which there is such a state. Left out: all of them, or where a page has many states, one by turns. */
  looks?: Look[];
};

/** What axe finds, which controls are none of the family, what is drawn wrong and what is wider than the window, in every state and look, each line with where it is. */
export async function troublesIn(page: WatchedPage, states: PageState[]): Promise<string[]> {
  const troubles: string[] = [];
  for (const [index, { state, reach, looks: given }] of states.entries()) {
    const turn = index % looks.length;
    const takesTurns = states.length > looks.length && !keepsPictures;
    const wanted = given ?? (takesTurns ? looks.slice(turn, turn + 1) : looks);
    // By turns or not, a state is reached where all of them are.
    const [first] = given ?? looks;
    if (first) await setLook(page, first);
    await reach();
    for (const look of wanted) {
      await setLook(page, look);
      const where = `${state}, ${look.mode} at ${look.width}`;
      await keepPicture(page, { state, look });
      troubles.push(...(await axeViolations(page)).map((violation) => `${where}: ${violation}`));
      troubles.push(...(await controlFaults(page)).map((fault) => `${where}: ${fault}`));
      troubles.push(...(await layoutFaults(page)).map((fault) => `${where}: ${fault}`));
      const pixels = await overflow(page);
      if (pixels > 0) troubles.push(`${where}: ${pixels} px wider than the window`);
    }
  }
  return troubles;
}
