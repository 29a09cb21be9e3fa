import { stem } from "@winnow/matching/stem.ts";
import fitted from "./content-parameters.json" with { type: "json" };

const shares = new Map(Object.entries<number>(fitted.commonWords));

/** How rare a folded word is in answers to most questions, from 0; those that are not known to be common are rarest. */
export function rarityInAnswers(word: string): number {
  return -Math.log(Math.max(shares.get(stem(word)) ?? 0, fitted.minShare));
}
