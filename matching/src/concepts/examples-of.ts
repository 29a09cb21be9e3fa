import type { Concept } from "./concept.ts";

/** Two products of one kind: close enough to be asked about, not the same. As for the neighbours that the files name. */
const nearness = 0.5;

/** The concepts that a concept's examples stand for, each a neighbour of those behind it (neighbours count both ways). */
export function examplesOf({ name, examples = [], kind }: Concept): Concept[] {
  const rows = examples.map((row) => (typeof row === "string" ? [row] : row));
  return rows.map(([own = "", ...aliases], index) => {
    const others = rows.slice(index + 1).map(([other = ""]) => [other, nearness] as const);
    const example = { name: own, aliases, implies: [name], siblings: Object.fromEntries(others) };
    return kind ? { ...example, kind } : example;
  });
}
