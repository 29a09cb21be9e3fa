import type { Concept } from "./concept.ts";
import compiled from "./technologies.json" with { type: "json" };

/** Software that the other files do not name; a single word counts in a list or in its exact case only. */
export const technologyConcepts: Concept[] = compiled.technologies.map(
  ([name = "", ...aliases]: string[]) => ({
    name,
    aliases,
    ambiguous: true,
  }),
);
