import { readdirSync, readFileSync } from "node:fs";
import { attributesNamed } from "@winnow/matching/attributes-named.ts";
import { conceptsByName, fieldOfConcept } from "@winnow/matching/concept-table.ts";
import { occupations } from "@winnow/matching/occupation-space.ts";
import { describe, expect, it } from "vitest";
import type { BankQuestion, QuestionPair } from "../src/bank/bank-entry.ts";
import { competencyEntries } from "../src/bank/competency-entries.ts";
import { lineEntries } from "../src/bank/line-entries.ts";
import { skillEntries } from "../src/bank/skill-entries.ts";
import { conceptsNotAsked, templateEntries } from "../src/bank/template-entries.ts";
import { askAbout } from "../src/plan/ask-about.ts";

type BankFile = { skills?: { skill: string }[]; lines?: { line: string }[] };

const english = new URL("../bank/en/", import.meta.url);
const asked = [
  ...skillEntries.flatMap((entry) => bothOf(entry.skill, entry)),
  ...lineEntries.flatMap((entry) => bothOf(entry.line, entry)),
  ...competencyEntries.flatMap((entry) => bothOf(entry.competency, entry)),
  ...templateEntries.flatMap((entry) => bothOf(`{skill} as ${entry.template}`, entry)),
];

describe("the bank as a whole", () => {
  it("holds every file of its folder", () => {
    const files: BankFile[] = readdirSync(english).map((file) =>
      JSON.parse(readFileSync(new URL(file, english), "utf8")),
    );
    const skills = files.flatMap((file) => file.skills ?? []).map(({ skill }) => skill);
    const lines = files.flatMap((file) => file.lines ?? []).map(({ line }) => line);

    expect(skills.sort()).toEqual(skillEntries.map(({ skill }) => skill).sort());
    expect(lines.sort()).toEqual(lineEntries.map(({ line }) => line).sort());
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

describe("lines of work", () => {
  it("have names that begin with a capital, each once", () => {
    const names = lineEntries.map(({ line }) => line);

    expect(names.filter((name) => !/^\p{Lu}[^{}/]+$/u.test(name) || name !== name.trim())).toEqual([]);
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([]);
  });

  it("hold occupations that the engine knows, each in one line", () => {
    const codes = occupations.map(({ code }) => code);
    const held = lineEntries.flatMap((entry) => entry.occupations);

    expect(held.filter((code) => !codes.includes(code))).toEqual([]);
    expect(repeated(held)).toEqual([]);
    expect(lineEntries.filter((entry) => entry.occupations.length === 0)).toEqual([]);
  });
});

describe("competencies", () => {
  it("are twenty or more, each once", () => {
    expect(competencyEntries.length).toBeGreaterThanOrEqual(20);
    expect(repeated(competencyEntries.map(({ competency }) => competency))).toEqual([]);
  });

  it("are called for by concepts that the engine knows", () => {
    const unknown = competencyEntries.flatMap(({ concepts }) =>
      concepts.filter((concept) => !conceptsByName.has(concept)),
    );

    expect(unknown).toEqual([]);
  });
});

describe("templates", () => {
  it("stand ready for every field of the engine but languages and traits, each in one", () => {
    const fields = [...new Set(fieldOfConcept.values())].filter(
      (field) => field !== "languages" && field !== "ways of working",
    );

    expect(templateEntries.flatMap((entry) => entry.fields).sort()).toEqual(fields.sort());
  });

  it("name concepts that the engine knows and the bank has no entry of, each in one place", () => {
    const inBank = new Set(skillEntries.map(({ skill }) => skill));
    const ofWork = competencyEntries.flatMap(({ concepts }) => concepts);
    const named = [...templateEntries.flatMap(({ concepts }) => concepts), ...conceptsNotAsked];

    expect(named.filter((name) => !conceptsByName.has(name) || inBank.has(name))).toEqual([]);
    expect(named.filter((name) => ofWork.includes(name))).toEqual([]);
    expect(repeated(named)).toEqual([]);
  });

  it("name the skill once, so that any name reads well: in front of a colon or between quotation marks", () => {
    const wrong = templateEntries
      .flatMap(({ pastBehaviour, situational }) => [pastBehaviour.question, situational.question])
      .filter((question) => !/^(?:The role: )?\{skill\}[:.] [^{]+$|^[^{]+“\{skill\}”[^{]+$/u.test(question));

    expect(wrong).toEqual([]);
  });

  it("make a whole question of every name that the engine knows", () => {
    const names = [...conceptsByName.keys()];
    const wrong = templateEntries.flatMap((pair) =>
      names.flatMap((skill) =>
        (["past behaviour", "situational"] as const)
          .map((kind) => askAbout({ key: "", skill, wording: skill, concepts: [], pair }, kind).text)
          .filter((text) => !text.includes(skill) || /[{}]|\s{2}|undefined/u.test(text)),
      ),
    );

    expect(wrong).toEqual([]);
  });
});

describe.each(asked)("the question about $about", (entry) => {
  it("is one that can be put to a candidate as it stands", () => {
    expect(entry.question).toMatch(/^(?:\p{Lu}|\{skill\}).*[.?]$/u);
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

  it("leaves nothing empty, no stray blanks and, but for the questions of templates, no placeholder", () => {
    const isTemplate = entry.about.startsWith("{skill}");
    const texts = isTemplate ? textsOf(entry).slice(1) : textsOf(entry);
    const wrong = texts.filter((text) => text === "" || text !== text.trim() || /[{}]|\s{2}/.test(text));

    expect(wrong).toEqual([]);
  });

  it("names no protected attribute and no proxy for one", () => {
    expect(textsOf(entry).flatMap(attributesNamed)).toEqual([]);
  });
});

function bothOf(
  name: string,
  { pastBehaviour, situational }: QuestionPair,
): (BankQuestion & { about: string })[] {
  return [
    { about: `${name}, past behaviour`, ...pastBehaviour },
    { about: `${name}, situational`, ...situational },
  ];
}

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
