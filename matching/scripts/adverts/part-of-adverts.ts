import { hashText } from "../../src/words/hash-text.ts";
import type { LabelledAdvert } from "./labelled-advert.ts";

/** Of all parts, the last is what is measured on and never learned from. */
const parts = 5;
/** A source with more employers is parted by them. */
const fewEmployers = 5;

/**
 * Whether an advert belongs to the part that is kept for measuring: a fifth by employer where a source has many, else by
 * the words of the title, so that no employer's or title's wording stands on both sides.
 */
export function isKeptForMeasuring(adverts: LabelledAdvert[]): (advert: LabelledAdvert) => boolean {
  const employers = new Map<string, Set<string>>();
  for (const { source, employer } of adverts)
    employers.set(source, (employers.get(source) ?? new Set()).add(employer));
  return ({ source, employer, title, id }) => {
    if (source === "own") return hashText(id) % parts === parts - 1;
    const isByEmployer = (employers.get(source)?.size ?? 0) > fewEmployers;
    const key = isByEmployer
      ? employer
      : title
          .toLowerCase()
          .replace(/[^\p{L}]+/gu, " ")
          .trim();
    return hashText(key) % parts === parts - 1;
  };
}
