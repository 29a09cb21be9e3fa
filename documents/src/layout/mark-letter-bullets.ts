import { unionBox } from "../box.ts";
import type { Word } from "../document-text.ts";
import { letterMarkerLength } from "./list-marker.ts";

/** What has words and may have a list sign: a fragment of a page, or a line of plain text. */
type Listed = { text: string; words: Word[]; box: Word["box"]; isBullet: boolean; otherWeightFrom?: number };

/** Items of one list begin within so many points of each other. */
const sameEdge = 3;

/**
 * Takes the "o" that stands for a circle off the items of a list, as Word draws them: where two begin so at one edge.
 * One alone may be a word ("o" is "or" in Spanish).
 */
export function markLetterBullets<Item extends Listed>(items: readonly Item[]): Item[] {
  const listed = items.filter((item) => !item.isBullet && letterMarkerLength(item.text) > 0);
  if (listed.length < 2) return [...items];
  const edges = listed.map(({ box }) => box.x).sort((one, other) => one - other);
  const isOfList = ({ box }: Item) => {
    const first = edges.findIndex((edge) => edge >= box.x - sameEdge);
    return (edges[first + 1] ?? Number.POSITIVE_INFINITY) <= box.x + sameEdge;
  };
  const marked = new Set(listed.filter(isOfList));
  return items.map((item) => (marked.has(item) ? withoutLetter(item) : item));
}

function withoutLetter<Item extends Listed>(item: Item): Item {
  const length = letterMarkerLength(item.text);
  const words = item.words
    .filter(({ start }) => start >= length)
    .map((word) => ({ ...word, start: word.start - length, end: word.end - length }));
  const { otherWeightFrom = 0, ...kept } = item;
  return {
    ...kept,
    text: item.text.slice(length),
    words,
    box: unionBox(words.map(({ box }) => box)),
    isBullet: true,
    ...(otherWeightFrom > length ? { otherWeightFrom: otherWeightFrom - length } : {}),
  } as Item;
}
