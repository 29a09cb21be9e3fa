import { occupationSpace } from "../../facts/work-parameters.ts";
import { stem } from "../../words/stem.ts";
import { tokenize } from "../../words/tokenize.ts";
import compiled from "./occupations.json" with { type: "json" };

/** Where a text lies among the occupations: index of the occupation → nearness; length 1, or empty for a text without telling words. */
export type OccupationVector = Map<number, number>;

/** The occupations whose work a word describes, and its vote for each. */
type Column = { occupations: number[]; votes: number[] };
type Space = { columns: Map<string, Column>; size: number };

let space: Space | null = null;

/** The occupations of a vector by their index: O*NET-SOC code ("53-7021.00") and title ("Crane and Tower Operators"). */
export const occupations: readonly { code: string; title: string }[] = compiled.occupations.map((line) => {
  const [code = "", title = ""] = line.split(" | ", 2);
  return { code, title };
});

/**
 * The occupations that a text speaks of, by explicit semantic analysis (Gabrilovich and Markovitch, 2007): every
 * distinct word votes for the occupations whose work it describes, rare words more. Saying it twice changes nothing.
 */
export function occupationVector(text: string): OccupationVector {
  return occupationVectorOfStems(new Set(tokenize(text).map(({ folded }) => stem(folded))));
}

/** The same for words that have been stemmed before. */
export function occupationVectorOfStems(stems: Set<string>): OccupationVector {
  const { columns, size } = loadSpace();
  const votes = new Float64Array(size);
  for (const word of stems) {
    const column = columns.get(word);
    if (!column) continue;
    for (let index = 0; index < column.occupations.length; index++) {
      const occupation = column.occupations[index] ?? 0;
      votes[occupation] = (votes[occupation] ?? 0) + (column.votes[index] ?? 0);
    }
  }
  const floor = votes.toSorted()[size - 1 - occupationSpace.nearest] ?? 0;
  const nearby: [number, number][] = [];
  votes.forEach((vote, occupation) => {
    if (vote > floor) nearby.push([occupation, vote - floor]);
  });
  return ofLengthOne(new Map(nearby));
}

/** How many distinct words of a text speak of some work. */
export function tellingWords(text: string): number {
  const { columns } = loadSpace();
  const stems = new Set(tokenize(text).map(({ folded }) => stem(folded)));
  return [...stems].filter((word) => columns.has(word)).length;
}

/** How many of the distinct words of a text tell something about work, 0 to 1. */
export function tellingShare(text: string): number {
  const words = new Set(
    tokenize(text).flatMap(({ folded }) => (/\p{L}{2}/u.test(folded) ? [stem(folded)] : [])),
  );
  return words.size === 0 ? 0 : tellingWords(text) / words.size;
}

/** The weighted sum of vectors, brought back to length 1. */
export function blend(parts: { vector: OccupationVector; weight: number }[]): OccupationVector {
  const sum: OccupationVector = new Map();
  for (const { vector, weight } of parts)
    for (const [occupation, nearness] of vector)
      sum.set(occupation, (sum.get(occupation) ?? 0) + weight * nearness);
  return ofLengthOne(sum);
}

/** What of a vector goes beyond a common one, given by occupation: the difference, brought back to length 1. */
export function beyond(vector: OccupationVector, common: readonly number[]): OccupationVector {
  return ofLengthOne(new Map(common.map((nearness, index) => [index, (vector.get(index) ?? 0) - nearness])));
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
  const columns = new Map<string, Column>();
  lines.forEach((line, occupation) => {
    const words = line.split(" | ")[2]?.split(" ") ?? [];
    for (let index = 0; index + 1 < words.length; index += 2) {
      const word = words[index] ?? "";
      const column = columns.get(word) ?? { occupations: [], votes: [] };
      column.occupations.push(occupation);
      column.votes.push(Number(words[index + 1]) / occupationSpace.weightUnit);
      columns.set(word, column);
    }
  });
  for (const { votes } of columns.values()) {
    const rarity = Math.log(lines.length / votes.length) ** occupationSpace.rarityPower;
    votes.forEach((weight, index) => {
      votes[index] = weight * rarity;
    });
  }
  return { columns, size: lines.length };
}
