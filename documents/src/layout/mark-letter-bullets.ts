import { unionBox } from "../box.ts";
import type { Fragment } from "./fragment.ts";
import { letterMarkerLength } from "./list-marker.ts";

/** Items of one list begin within so many points of each other. */
const sameEdge = 3;

/**
 * Takes the "o" that stands for a circle off the items of a list, as Word draws them: where two begin so at one edge, and
 * as many as begin otherwise there. Elsewhere it may be a word ("o" is "or" in Spanish).
 */
export function markLetterBullets(fragments: readonly Fragment[]): Fragment[] {
  const isListed = (one: Fragment) => !one.isBullet && letterMarkerLength(one.text) > 0;
  const edges = fragments
    .map((fragment) => ({ fragment, x: fragment.box.x }))
    .sort((one, other) => one.x - other.x);
  const marked = new Set<Fragment>();
  for (let from = 0; from < edges.length; ) {
    const left = edges[from]?.x ?? 0;
    let to = from;
    while (to < edges.length && (edges[to]?.x ?? 0) <= left + sameEdge) to += 1;
    const ofEdge = edges.slice(from, to).map(({ fragment }) => fragment);
    const listed = ofEdge.filter(isListed);
    if (listed.length > 1 && listed.length * 2 >= ofEdge.length) for (const one of listed) marked.add(one);
    from = to;
  }
  return fragments.map((fragment) => (marked.has(fragment) ? withoutLetter(fragment) : fragment));
}

function withoutLetter(fragment: Fragment): Fragment {
  const length = letterMarkerLength(fragment.text);
  const words = fragment.words
    .filter(({ start }) => start >= length)
    .map((word) => ({ ...word, start: word.start - length, end: word.end - length }));
  const { otherWeightFrom = 0, ...kept } = fragment;
  return {
    ...kept,
    text: fragment.text.slice(length),
    words,
    box: unionBox(words.map(({ box }) => box)),
    isBullet: true,
    ...(otherWeightFrom > length ? { otherWeightFrom: otherWeightFrom - length } : {}),
  };
}
