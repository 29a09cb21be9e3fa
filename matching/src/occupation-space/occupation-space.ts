import { stem } from "../stem.ts";
import { tokenize } from "../tokenize.ts";
import compiled from "./occupations.json" with { type: "json" };

/** Where a text lies among the occupations: index of the occupation → nearness; length 1, or empty for a text without telling words. */
export type OccupationVector = Map<number, number>;

type Column = { occupation: number; weight: number };
type Space = { columns: Map<string, Column[]>; size: number };

/** Only the nearest occupations of a text tell anything; what all the others share is taken off. */
const nearest = 50;
let space: Space | null = null;

/**
 * The occupations that a text speaks of, by explicit semantic analysis (Gabrilovich and Markovitch, 2007): every
 * distinct word votes for the occupations whose work it describes, rare words more. Saying it twice changes nothing.
 */
export function occupationVector(text: string): OccupationVector {
  const { columns, size } = loadSpace();
  const votes = new Float64Array(size);
  for (const word of new Set(tokenize(text).map(({ folded }) => stem(folded)))) {
    const column = columns.get(word) ?? [];
    const rarity = Math.log(size / column.length);
    for (const { occupation, weight } of column)
      votes[occupation] = (votes[occupation] ?? 0) + rarity * weight;
  }
  const ranked = [...votes.keys()].filter((index) => (votes[index] ?? 0) > 0);
  ranked.sort((a, b) => (votes[b] ?? 0) - (votes[a] ?? 0) || a - b);
  const floor = votes[ranked[nearest] ?? -1] ?? 0;
  return ofLengthOne(
    new Map(ranked.slice(0, nearest).map((index) => [index, (votes[index] ?? 0) - floor] as const)),
  );
}

/** The weighted sum of vectors, brought back to length 1. */
export function blend(parts: { vector: OccupationVector; weight: number }[]): OccupationVector {
  const sum: OccupationVector = new Map();
  for (const { vector, weight } of parts)
    for (const [occupation, nearness] of vector)
      sum.set(occupation, (sum.get(occupation) ?? 0) + weight * nearness);
  return ofLengthOne(sum);
}

/** The cosine of two vectors, 0 (nothing in common) to 1 (the same work). */
export function likeness(one: OccupationVector, other: OccupationVector): number {
  let sum = 0;
  for (const [occupation, nearness] of one) sum += nearness * (other.get(occupation) ?? 0);
  return Math.min(1, sum);
}

function ofLengthOne(vector: OccupationVector): OccupationVector {
  const length = Math.hypot(...vector.values());
  if (length === 0) return new Map();
  return new Map([...vector].map(([occupation, nearness]) => [occupation, nearness / length] as const));
}

function loadSpace(): Space {
  space ??= readSpace(compiled.occupations);
  return space;
}

/** Lines as `matching/scripts/compile-occupations.ts` writes them: code | title | stems, each with its weight. */
function readSpace(lines: readonly string[]): Space {
  const columns = new Map<string, Column[]>();
  lines.forEach((line, occupation) => {
    const words = line.split(" | ")[2]?.split(" ") ?? [];
    for (let index = 0; index + 1 < words.length; index += 2) {
      const word = words[index] ?? "";
      const column = columns.get(word) ?? [];
      column.push({ occupation, weight: Number(words[index + 1]) / 100 });
      columns.set(word, column);
    }
  });
  return { columns, size: lines.length };
}
