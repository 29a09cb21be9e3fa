import { readdirSync, readFileSync } from "node:fs";
import { conceptsByName } from "@winnow/matching/concept-table.ts";
import { refusedCriterion } from "@winnow/matching/refused-criteria.ts";
import { describe, expect, it } from "vitest";
import type { BankQuestion } from "../src/bank/bank-entry.ts";
import { skillEntries } from "../src/bank/skill-entries.ts";

const english = new URL("../bank/en/", import.meta.url);
const asked = skillEntries.flatMap(({ skill, pastBehaviour, situational }) => [
  { about: `${skill}, past behaviour`, ...pastBehaviour },
  { about: `${skill}, situational`, ...situational },
]);

describe("the bank as a whole", () => {
  it("holds every file of its folder", () => {
    const inFiles = readdirSync(english)
      .map((file) => JSON.parse(readFileSync(new URL(file, english), "utf8")))
      .flatMap(({ skills = [] }: { skills?: { skill: string }[] }) => skills.map(({ skill }) => skill));

    expect(inFiles.sort()).toEqual(skillEntries.map(({ skill }) => skill).sort());
  });

  it("has one entry for a skill", () => {
    expect(repeated(skillEntries.map(({ skill }) => skill.toLowerCase()))).toEqual([]);
  });

  it("calls skills as the engine does", () => {
    const byLowerCase = new Map([...conceptsByName.keys()].map((name) => [name.toLowerCase(), name]));
    const otherwise = skillEntries
      .map(({ skill }) => skill)
      .filter((skill) => (byLowerCase.get(skill.toLowerCase()) ?? skill) !== skill);

    expect(otherwise).toEqual([]);
  });

  it("asks no question twice", () => {
    expect(repeated(asked.map(({ question }) => plain(question)))).toEqual([]);
  });

  it("gives no example for two points", () => {
    const examples = asked.flatMap(({ points }) =>
      points.flatMap(({ made, notMade }) => [...made, ...notMade]),
    );

    expect(repeated(examples.map(plain))).toEqual([]);
  });
});

describe.each(asked)("the question about $about", (entry) => {
  it("is one that can be put to a candidate as it stands", () => {
    expect(entry.question).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(wordsIn(entry.question)).toBeLessThanOrEqual(70);
  });

  it("has three to six different points", () => {
    expect(entry.points.length).toBeGreaterThanOrEqual(3);
    expect(entry.points.length).toBeLessThanOrEqual(6);
    expect(repeated(entry.points.map(({ point }) => plain(point)))).toEqual([]);
  });

  it("shows for each point two answers that make it and one that does not", () => {
    const poor = entry.points.filter(({ made, notMade }) => made.length < 2 || notMade.length < 1);

    expect(poor.map(({ point }) => point)).toEqual([]);
  });

  it("leaves nothing empty, no stray blanks and no placeholder", () => {
    const wrong = textsOf(entry).filter(
      (text) => text === "" || text !== text.trim() || /[{}]|\s{2}/.test(text),
    );

    expect(wrong).toEqual([]);
  });

  it("names no protected attribute and no proxy for one", () => {
    expect(textsOf(entry).flatMap((text) => refusedCriterion(text) ?? [])).toEqual([]);
  });
});

function textsOf({ question, points }: BankQuestion): string[] {
  return [question, ...points.flatMap(({ point, made, notMade }) => [point, ...made, ...notMade])];
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
