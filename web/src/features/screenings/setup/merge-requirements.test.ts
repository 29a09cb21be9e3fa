import type { Requirement } from "@winnow/contract/requirements.ts";
import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import {
  mergeHindrance,
  mergeRequirements,
  withAlternative,
  withoutAlternative,
} from "./merge-requirements.ts";

speak("en");
await loadWords("screeningSetup");

const blank: Requirement = {
  id: "",
  kind: "nice",
  category: "skill",
  text: "",
  weight: 3,
  any_of: [],
  years: null,
  sentence: null,
  doubt: null,
};
const java: Requirement = { ...blank, id: "1", text: "Java", any_of: ["Java"], weight: 2 };
const sql: Requirement = { ...blank, id: "2", text: "SQL", any_of: ["SQL"] };
const kotlin: Requirement = {
  ...blank,
  id: "3",
  kind: "must",
  text: "Kotlin or Java",
  any_of: ["Kotlin", "java"],
  weight: 5,
  sentence: "You know Kotlin or Java.",
};

test("merged requirements become one of which any part is enough, in the place of the first", () => {
  expect(mergeRequirements([java, sql, kotlin], new Set(["3", "1"]))).toEqual([
    {
      ...java,
      kind: "must",
      weight: 5,
      text: "Java or Kotlin or Java",
      any_of: ["Java", "Kotlin"],
      sentence: "You know Kotlin or Java.",
    },
    sql,
  ]);
});

test("fewer than two are not merged", () => {
  const all = [java, sql];
  expect(mergeRequirements(all, new Set(["1"]))).toBe(all);
  expect(mergeRequirements(all, new Set(["1", "gone"]))).toBe(all);
});

test("the first alternative that is added stands beside what was asked for", () => {
  const permit = { ...blank, text: "Driving licence" };
  expect(withAlternative(permit, " Moped licence ").any_of).toEqual(["Driving licence", "Moped licence"]);
  expect(withAlternative(java, "JAVA").any_of).toEqual(["Java"]);
});

test("an alternative is taken away by its name", () => {
  expect(withoutAlternative(kotlin, "java").any_of).toEqual(["Kotlin"]);
});

test("what is judged in different ways is not merged", () => {
  const certificate: Requirement = { ...java, category: "certificate" };
  const language: Requirement = { ...java, category: "language" };
  expect(mergeHindrance([java])).toBe("Select one more to merge.");
  expect(mergeHindrance([java, certificate])).toBeNull();
  expect(mergeHindrance([language, language])).toBeNull();
  expect(mergeHindrance([java, language])).toContain("different kinds");
  expect(mergeHindrance([java, { ...java, years: 5 }])).toContain("years");
});
