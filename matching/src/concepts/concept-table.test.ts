import { describe, expect, it } from "vitest";
import { impliedConcepts } from "../mentions/implied-concepts.ts";
import compiled from "../occupations/occupation-space/occupations.json" with { type: "json" };
import { stem } from "../words/stem.ts";
import { tokenize } from "../words/tokenize.ts";
import { commonWords } from "./common-words.ts";
import { aliasPaths, conceptFields, conceptsByName } from "./concept-table.ts";

/** Of the 22 major groups of occupations: a word in so many of them belongs to none. */
const manyFields = 8;
/** Words that mean the same wherever they stand, or whose stem is that of another word ("content", "local"). */
const sameEverywhere = new Set(
  "localization purchasing Contentful recruitment recruiting laundry agriculture billing replenishment livestock hydraulics harvesting disciplinaries tailoring newsletters linen gardening dispatching bathing PAYE CPR".split(
    " ",
  ),
);
const fieldsByStem = new Map<string, Set<string>>();
for (const line of compiled.occupations) {
  const [code = "", , words = ""] = line.split(" | ");
  const majorGroup = code.slice(0, 2);
  for (const word of words.split(" ")) {
    const fields = fieldsByStem.get(word) ?? new Set();
    fieldsByStem.set(word, fields.add(majorGroup));
  }
}
const stemsOf = (name: string) => tokenize(name).map(({ folded }) => stem(folded));

const concepts = conceptFields.flatMap((field) => field.concepts);
const named = concepts.flatMap((concept) =>
  [concept.name, ...(concept.aliases ?? [])].map((alias) => ({ concept, alias })),
);
const pathsOf = (alias: string) => aliasPaths(alias).map((path) => path.join(" "));
const show = (found: typeof named) => found.map(({ concept, alias }) => `${concept.name}: "${alias}"`);

describe("the concept table", () => {
  it("holds at least 850 concepts in at least 14 fields of work", () => {
    expect(concepts.length).toBeGreaterThanOrEqual(850);
    expect(new Set(conceptFields.map(({ field }) => field)).size).toBeGreaterThanOrEqual(14);
  });

  it("gives every concept a name of its own", () => {
    expect(new Set(concepts.map(({ name }) => name)).size).toBe(concepts.length);
    for (const { name, implies } of concepts) expect(conceptsByName.get(name)?.implies).toEqual(implies);
  });

  it("gives no alias to two concepts", () => {
    const owners = Map.groupBy(named, ({ alias }) => pathsOf(alias)[0] ?? "");
    const shared = [...owners.values()].filter(
      (found) => new Set(found.map(({ concept }) => concept)).size > 1,
    );
    expect(shared.flatMap(show)).toEqual([]);
  });

  it("writes no name twice that is compared as the same", () => {
    const repeated = concepts.flatMap((concept) => {
      const seen = new Set<string>();
      return [concept.name, ...(concept.aliases ?? [])].flatMap((alias) => {
        const paths = pathsOf(alias);
        const isKnown = paths.some((path) => seen.has(path));
        for (const path of paths) seen.add(path);
        return isKnown ? [{ concept, alias }] : [];
      });
    });
    expect(show(repeated)).toEqual([]);
  });

  it("writes every name in its normal form: composed letters, single blanks, none at the ends, never empty", () => {
    const odd = named.filter(
      ({ alias }) =>
        alias !== alias.normalize("NFC").replace(/\s+/gu, " ").trim() ||
        /[.,;:]$/u.test(alias) ||
        pathsOf(alias)[0] === "",
    );
    expect(show(odd)).toEqual([]);
  });

  it("implies only concepts that exist, and in no circle", () => {
    const broken = concepts.flatMap(({ name, implies = [] }) =>
      implies.filter(
        (implied) => implied === name || !conceptsByName.has(implied) || impliedConcepts(implied).has(name),
      ),
    );
    expect(broken).toEqual([]);
  });

  it("names only existing neighbours, each with part of the credit", () => {
    const broken = concepts.flatMap(({ name, siblings = {} }) =>
      Object.entries(siblings)
        .filter(
          ([sibling, part]) => sibling === name || !conceptsByName.has(sibling) || part < 0 || part >= 1,
        )
        .map(([sibling]) => `${name} ~ ${sibling}`),
    );
    expect(broken).toEqual([]);
  });

  it("declares neighbours on both sides only where their parts differ", () => {
    const partOf = new Map(concepts.map(({ name, siblings }) => [name, siblings ?? {}]));
    const repeated = concepts.flatMap(({ name, siblings = {} }) =>
      Object.entries(siblings)
        .filter(([sibling, part]) => partOf.get(sibling)?.[name] === part)
        .map(([sibling]) => `${name} ~ ${sibling}`),
    );
    expect(repeated).toEqual([]);
  });

  it("counts a neighbour both ways, wherever it was declared", () => {
    expect(conceptsByName.get("GitHub Actions")?.siblings?.Jenkins).toBe(0.5);
    expect(conceptsByName.get("Jenkins")?.siblings?.["GitHub Actions"]).toBe(0.5);
  });

  it("marks names that are common English words as ambiguous", () => {
    const unmarked = named.filter(
      ({ concept, alias }) =>
        !concept.ambiguous && concept.kind !== "language" && commonWords.has(pathsOf(alias)[0] ?? ""),
    );
    expect(show(unmarked)).toEqual([]);
  });

  it("gives no everyday word of many fields of work to one of them", () => {
    const coarse = concepts.flatMap((concept) => {
      if (concept.ambiguous || concept.kind === "language" || concept.kind === "trait") return [];
      const own = stemsOf(concept.name);
      return (concept.aliases ?? []).flatMap((alias) => {
        const [word, more] = stemsOf(alias);
        if (word === undefined || more !== undefined || own.includes(word)) return [];
        const fields = fieldsByStem.get(word)?.size ?? 0;
        return fields >= manyFields && !sameEverywhere.has(alias) ? [{ concept, alias }] : [];
      });
    });
    expect(show(coarse)).toEqual([]);
  });

  it("makes each example of a kind a concept of its own that shows the kind", () => {
    expect(conceptsByName.get("Procore")?.implies).toEqual(["Construction software"]);
    expect(conceptsByName.get("Procore")?.siblings?.Bluebeam).toBe(0.5);
    expect(conceptsByName.get("Bluebeam")?.siblings?.Procore).toBe(0.5);
  });

  it("has no name of one letter that is not ambiguous", () => {
    const short = named.filter(
      ({ concept, alias }) => !concept.ambiguous && /^.$/u.test(pathsOf(alias)[0] ?? ""),
    );
    expect(show(short)).toEqual([]);
  });

  it("writes the words that rule a meaning out only for ambiguous names", () => {
    expect(
      concepts.filter(({ ambiguous, notBeside }) => notBeside && !ambiguous).map(({ name }) => name),
    ).toEqual([]);
  });
});
