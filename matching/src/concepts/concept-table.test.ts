import { describe, expect, it } from "vitest";
import { aliasPaths, conceptFields, conceptsByName } from "./concept-table.ts";

const concepts = conceptFields.flatMap((field) => field.concepts);

describe("the concept table", () => {
  it("holds at least 300 concepts in at least 10 fields of work", () => {
    expect(concepts.length).toBeGreaterThanOrEqual(300);
    expect(conceptFields.length).toBeGreaterThanOrEqual(10);
  });

  it("gives every concept a name of its own", () => {
    expect(conceptsByName.size).toBe(concepts.length);
  });

  it("gives no alias to two concepts", () => {
    const owners = new Map<string, Set<string>>();
    for (const concept of concepts) {
      for (const alias of [concept.name, ...(concept.aliases ?? [])]) {
        const path = aliasPaths(alias)[0]?.join(" ") ?? "";
        owners.set(path, (owners.get(path) ?? new Set()).add(concept.name));
      }
    }
    const shared = [...owners]
      .filter(([, names]) => names.size > 1)
      .map(([alias, names]) => `${alias}: ${[...names].join(", ")}`);
    expect(shared).toEqual([]);
  });

  it("implies only concepts that exist, and never itself", () => {
    const broken = concepts.flatMap(({ name, implies = [] }) =>
      implies
        .filter((implied) => implied === name || !conceptsByName.has(implied))
        .map((implied) => `${name} → ${implied}`),
    );
    expect(broken).toEqual([]);
  });

  it("names only existing neighbours, each with part of the credit", () => {
    const broken = concepts.flatMap(({ name, siblings = {} }) =>
      Object.entries(siblings)
        .filter(
          ([sibling, part]) => sibling === name || !conceptsByName.has(sibling) || part <= 0 || part >= 1,
        )
        .map(([sibling]) => `${name} ~ ${sibling}`),
    );
    expect(broken).toEqual([]);
  });

  it("writes the words that rule a meaning out only for ambiguous names", () => {
    expect(
      concepts.filter(({ ambiguous, notBeside }) => notBeside && !ambiguous).map(({ name }) => name),
    ).toEqual([]);
  });
});
