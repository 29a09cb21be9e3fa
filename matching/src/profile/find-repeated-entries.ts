import { stuffing } from "../facts/evidence-parameters.ts";
import type { SkillEntry } from "./skill-entries.ts";

const { minRepeats } = stuffing;

/**
 * The entries of a list that says the same sequence again, as keyword stuffing does: those that stand twice or more
 * beside the same neighbour. A skill that two groups of a list both name is honest and not among them.
 */
export function findRepeatedEntries(entries: SkillEntry[]): Set<SkillEntry> {
  const counts = new Map<string, number>();
  for (let index = 1; index < entries.length; index++) {
    const pair = pairAt(entries, index);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const isRepeated = (index: number) => (counts.get(pairAt(entries, index)) ?? 0) > 1;
  if ([...counts.values()].filter((count) => count > 1).length < minRepeats) return new Set();
  return new Set(entries.filter((_, index) => isRepeated(index) || isRepeated(index + 1)));
}

/** The entry at `index` with the one before it. */
function pairAt(entries: SkillEntry[], index: number): string {
  return `${entries[index - 1]?.text.toLowerCase()}\n${entries[index]?.text.toLowerCase()}`;
}
