import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { spokenLanguages } from "../concepts/spoken-languages.ts";
import { lexicons, phrasesIn, wordsIn } from "./lexicons.ts";

const plain = (text: string) =>
  text.toLowerCase().replace(/ł/gu, "l").normalize("NFD").replace(/\p{M}/gu, "");

it("is read from one file for each language", () => {
  const files = readdirSync(new URL(".", import.meta.url)).filter((name) => /^[a-z]{2}\.ts$/u.test(name));
  expect(lexicons.map(({ code }) => `${code}.ts`).sort()).toEqual(files.sort());
});

describe.each(lexicons.map((lexicon) => [lexicon.code, lexicon] as const))(
  "the words of %s",
  (_, lexicon) => {
    const {
      cv,
      dates,
      degrees,
      spokenLanguages: spoken,
      advert,
      refused,
      roles,
      employers,
      schools,
    } = lexicon;

    it("are patterns that can be compiled and match no empty text", () => {
      const { years, headings, ...cues } = advert;
      const patterns = [
        ...Object.values(cues).flat(),
        ...Object.values(headings ?? {}).flat(),
        ...Object.values(degrees ?? {}).flatMap((table) => Object.values(table).flat()),
        ...Object.values(spoken?.levels ?? {}).flat(),
        ...Object.values(refused ?? {}).flat(),
        ...[dates?.until, dates?.now, dates?.since, dates?.from, schools].flatMap((list) => list ?? []),
        ...wordsIn(roles?.compounds),
        ...wordsIn(roles?.training),
        ...phrasesIn(employers?.houses),
        ...(years ? [years.unit, years.experience] : []),
      ];
      expect(patterns.filter((pattern) => new RegExp(`^(?:${pattern})$`, "u").test(""))).toEqual([]);
    });

    it("name twelve months without accents", () => {
      if (!dates) return;
      expect(phrasesIn(dates.months)).toHaveLength(12);
      expect(dates.months).toBe(plain(dates.months));
    });

    it("count to ten", () => {
      if (advert.years) expect(wordsIn(advert.years.numbers).length).toBeGreaterThanOrEqual(10);
    });

    it("say of a heading what it is about once, and without accents where words are compared so", () => {
      const headings = Object.values(cv?.headings ?? {}).flatMap(phrasesIn);
      expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
      const words = Object.values(cv?.headingWords ?? {}).flatMap(wordsIn);
      expect([...words, ...wordsIn(cv?.besideHeadingWords)].filter((word) => word !== plain(word))).toEqual(
        [],
      );
    });

    it("name languages that are concepts", () => {
      const known = new Set(spokenLanguages.concepts.map(({ name }) => name));
      expect(Object.keys(spoken?.names ?? {}).filter((name) => !known.has(name))).toEqual([]);
    });
  },
);

it("gives no heading of a CV to two sections", () => {
  const sections = new Map<string, Set<string>>();
  for (const { cv } of lexicons)
    for (const [kind, list] of Object.entries(cv?.headings ?? {}))
      for (const heading of phrasesIn(list)) {
        const key = plain(heading).replace(/[^a-z]/gu, "");
        sections.set(key, (sections.get(key) ?? new Set()).add(kind));
      }
  expect([...sections].filter(([, kinds]) => kinds.size > 1).map(([key, kinds]) => [key, ...kinds])).toEqual(
    [],
  );
});
