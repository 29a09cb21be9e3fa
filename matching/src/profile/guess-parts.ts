import type { EntryPartLabel, PlacedPart } from "./lines/entry-part-features.ts";
import { oddsOfParts } from "./lines/odds-of-parts.ts";

/** Places of the likeliest title and employer among the parts of a head; null for an employer that no part is. */
export type GuessedParts = { title: number; titleOdds: number; employer: number | null };

/** Below this, a part is no employer. */
const leastEmployer = 0.25;
/** Heads of the same CV that count as much as what a head says itself. */
const headsOfHabit = 2;
/** However many they are, they count at most so many times as much. */
const mostOfHabit = 2;

/**
 * Title and employer of each head of one CV, by what their parts say and by where the other heads have theirs: people
 * write all their entries in one way. `decided` are the places of titles that are plain.
 */
export function guessParts(heads: PlacedPart[][], decided: (number | null)[]): (GuessedParts | null)[] {
  const odds = heads.map((parts, head) => {
    const known = decided[head] ?? null;
    const own = oddsOfParts(parts);
    return known === null ? own : own.map((one, at) => ({ ...one, title: at === known ? 1 : 0 }));
  });
  const slots = new Map<string, { title: number; employer: number; count: number }>();
  const slotsOfHeads = heads.map(slotsOf);
  slotsOfHeads.forEach((slotsOfHead, head) => {
    slotsOfHead.forEach((name, at) => {
      const slot = slots.get(name) ?? { title: 0, employer: 0, count: 0 };
      slot.title += odds[head]?.[at]?.title ?? 0;
      slot.employer += odds[head]?.[at]?.employer ?? 0;
      slot.count += 1;
      slots.set(name, slot);
    });
  });
  return heads.map((parts, head) => {
    const oddsOf = (label: Exclude<EntryPartLabel, "other">) =>
      parts.map((_, at) => {
        const own = odds[head]?.[at]?.[label] ?? 0;
        const slot = slots.get(slotsOfHeads[head]?.[at] ?? "");
        const others = slot ? slot.count - 1 : 0;
        if (!slot || others === 0) return own;
        const weight = Math.min(mostOfHabit, others / headsOfHabit);
        return (own + weight * ((slot[label] - own) / others)) / (1 + weight);
      });
    const [titles, employers] = [oddsOf("title"), oddsOf("employer")];
    let best: GuessedParts | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [title, titleOdds] of titles.entries()) {
      const employer = likeliest(employers.map((odd, at) => (at === title ? 0 : odd)));
      const sum = titleOdds + (employers[employer] ?? 0) * (employer === title ? 0 : 1);
      if (sum <= most) continue;
      most = sum;
      const isEmployer = employer !== title && (employers[employer] ?? 0) >= leastEmployer;
      best = { title, titleOdds, employer: isEmployer ? employer : null };
    }
    return best;
  });
}

/** Where each part stands in a head of so many rows. */
function slotsOf(parts: PlacedPart[]): string[] {
  const rows = new Set(parts.map(({ row }) => row)).size;
  return parts.map(({ row, cell, part }) => `${row} ${cell} ${part} ${rows}`);
}

function likeliest(odds: number[]): number {
  return odds.reduce((best, odd, at) => (odd > (odds[best] ?? 0) ? at : best), 0);
}
