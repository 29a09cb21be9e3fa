import type { Requirement } from "@winnow/contract/requirements.ts";
import { expect, test } from "vitest";
import { idsOf, parted, placedIn, putBack, withOne } from "./requirement-changes.ts";

const blank: Omit<Requirement, "id" | "text"> = {
  kind: "must",
  category: "skill",
  weight: 3,
  any_of: [],
  years: null,
  sentence: null,
  doubt: null,
};
const one = (id: string, text: string, weight = 3): Requirement => ({ ...blank, id, text, weight });
const list = [one("r1", "Java"), one("r2", "SQL"), one("r3", "Excel")];
const known = idsOf(list);
const texts = (requirements: Requirement[]) => requirements.map(({ text, weight }) => `${text} ${weight}`);

test("a new one whose answer was lost is added once, under the id that the server gave it", () => {
  const typed = one("new 1", "Kotlin");
  const saved = [...list, one("r4", "Kotlin")];
  expect(withOne(list, typed, { known })).toEqual([...list, typed]);
  expect(withOne(withOne(list, typed, { known }), typed, { known })).toEqual([...list, typed]);
  expect(withOne(saved, typed, { known })).toEqual(saved);
});

test("the same words are added where they were meant so: a second time, or as another kind", () => {
  expect(withOne(list, one("new 1", "SQL"), { known })).toHaveLength(4);
  const nice: Requirement = { ...one("r4", "Kotlin"), kind: "nice" };
  expect(withOne([...list, nice], one("new 1", "Kotlin"), { known })).toHaveLength(5);
});

test("what the server says in fewer words is known again, another sentence with the same words is not", () => {
  const typed = one("new 1", "Must have Kotlin.");
  const saved = [...list, one("a1", "Kotlin")];
  expect(withOne(saved, typed, { known })).toEqual(saved);
  expect(withOne([...list, one("a1", "Kubernetes")], typed, { known })).toHaveLength(5);
  const ofSentence = { ...typed, sentence: "You must have Kotlin." };
  expect(withOne(saved, ofSentence, { known })).toHaveLength(5);
});

test("what was removed comes back to its place once, and leaves what was changed and added since", () => {
  const removed = placedIn(list, new Set(["r2"]));
  // The server has given the id of what was removed to another one.
  const since = [one("r1", "Java", 5), one("r3", "Excel"), one("r2", "Kotlin")];
  const ofNow = idsOf(since);
  const back = putBack(since, removed, ofNow);
  expect(texts(back)).toEqual(["Java 5", "SQL 3", "Excel 3", "Kotlin 3"]);
  const saved = back.map((each) => (each.text === "SQL" ? { ...each, id: "a1" } : each));
  expect(putBack(saved, removed, ofNow)).toEqual(saved);
});

test("what was merged comes back in its parts, and leaves what was changed and added since", () => {
  const parts = placedIn(list, new Set(["r1", "r3"]));
  const since = [one("r1", "Java or Excel"), one("r2", "SQL", 1), one("a1", "Kotlin")];
  const back = parted(since, { id: "r1", parts, known: idsOf(since) });
  expect(texts(back)).toEqual(["Java 3", "SQL 1", "Excel 3", "Kotlin 3"]);
  const saved = back.map((each, at) => ({ ...each, id: `s${at}` }));
  expect(parted(saved, { id: "r1", parts, known: idsOf(since) })).toEqual(saved);
});
