/** Letters that a part has at least, and that a word may have behind it as its ending ("Wunden" in "Wundversorgung"). */
const minPart = 4;
const maxEnding = 3;

/** Which parts of a compound another word names: what it is about, and what kind of thing it is. */
export type SharedPart = { isBefore: boolean; isHead: boolean };

/**
 * Of "Wundversorgung", "Wunden" names what stands before the head, and "Versorgung" the head. Languages that write
 * compounds as one word put the head last (German, Dutch, Swedish, Danish). Both words folded.
 */
export function sharedPart(compound: string, word: string): SharedPart {
  return { isBefore: namesBefore(compound, word), isHead: namesHead(compound, word) };
}

/** Two forms of one word: both end soon after what they have in common ("Widersprüche", "Widersprüchen"). Both folded. */
export function areForms(one: string, other: string): boolean {
  const shared = lettersInCommon(one, other);
  return shared > minPart && Math.max(one.length, other.length) - shared <= maxEnding;
}

function namesBefore(compound: string, word: string): boolean {
  const shared = lettersInCommon(compound, word);
  return shared >= minPart && word.length - shared <= maxEnding && compound.length - shared >= minPart;
}

/** The word, or all but its ending, stands last in the compound, which may have an ending of its own. */
function namesHead(compound: string, word: string): boolean {
  for (let cut = 0; cut <= maxEnding && word.length - cut >= minPart; cut += 1) {
    const at = compound.lastIndexOf(word.slice(0, word.length - cut));
    if (at >= minPart - 1 && compound.length - at - (word.length - cut) <= maxEnding) return true;
  }
  return false;
}

function lettersInCommon(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}
