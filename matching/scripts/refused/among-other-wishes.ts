import type { RefusalLabel } from "../../src/jd/refused/refusal-labels.ts";
import { randomFrom, shuffle } from "../model/random.ts";
import type { LabelledWish } from "./read-refusals.ts";

/** How often each wish is drawn among others, and how likely a second and a third stand beside it. */
const drawn = { times: 8, second: 0.5, third: 0.3 };
const joints = [", ", ", ", ". ", ". ", "; ", " and "];

/**
 * The same wishes in sentences that ask for more: each with one to three wishes of adverts in its language before and
 * behind it, so that one clause is told among many. Languages without adverts draw none.
 */
export function amongOtherWishes(
  wishes: LabelledWish[],
  wishesOf: ReadonlyMap<string, string[]>,
): { text: string; label: RefusalLabel }[] {
  const random = randomFrom(1);
  return wishes.flatMap(({ text, label, language }) => {
    const others = wishesOf.get(language);
    if (!others) return [];
    const one = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item;
    return Array.from({ length: drawn.times }, () => {
      const parts = [text, one(others)];
      if (random() < drawn.second) parts.push(one(others));
      if (random() < drawn.third) parts.push(one(others));
      return { text: shuffle(parts, random).map(withoutEnd).join(one(joints)), label };
    });
  });
}

function withoutEnd(text: string): string {
  return text.replace(/[.;:]$/u, "");
}
