/** A stretch of an answer; `answer.slice(start, end)` is its text. Offsets in UTF-16 units. */
export type Stretch = { text: string; start: number; end: number };

/** In words; what people say without a pause is parted at commas, or where nothing parts it. */
const lengths = { max: 26, minOfPart: 6 };

const sentence = /[^\n.!?;…]+(?:[.!?;…]+(?=\S)[^\n.!?;…]*)*/gu;
const word = /\S+/gu;

/** The sentences of an answer as it was written or transcribed, in its order; list marks are left out. */
export function splitAnswer(answer: string): Stretch[] {
  return [...answer.matchAll(sentence)]
    .map((match) => trimmed(answer, match.index, match.index + match[0].length))
    .flatMap((stretch) => partsOf(answer, stretch))
    .filter(({ text }) => /\p{L}/u.test(text));
}

function trimmed(answer: string, from: number, to: number): Stretch {
  const text = answer.slice(from, to);
  const lead = /^(?:[\s•*–—-]|\(?\d{1,2}\)\s)*/u.exec(text)?.[0].length ?? 0;
  const kept = text.slice(lead).trimEnd();
  return { text: kept, start: from + lead, end: from + lead + kept.length };
}

function partsOf(answer: string, stretch: Stretch): Stretch[] {
  const words = [...stretch.text.matchAll(word)];
  const parts: Stretch[] = [];
  let from = 0;
  while (from < words.length) {
    const to = endOfPart(words, from);
    const [first, last] = [words[from], words[to - 1]];
    if (!first || !last) break;
    parts.push(trimmed(answer, stretch.start + first.index, stretch.start + last.index + last[0].length));
    from = to;
  }
  return parts;
}

/** Where a part that begins at `from` ends: with the sentence, at the first comma, or when it is long enough. */
function endOfPart(words: RegExpExecArray[], from: number): number {
  const left = words.length - from;
  if (left <= lengths.max) return words.length;
  for (let to = from + lengths.minOfPart; to < from + lengths.max; to++)
    if (words.length - to >= lengths.minOfPart && /[,:]$/u.test(words[to - 1]?.[0] ?? "")) return to;
  return from + lengths.max;
}
