import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  fieldsOvertaken,
  forgetSaved,
  isHeld,
  keepUnsaved,
  readOwnLists,
  readUnsaved,
} from "./unsaved-changes.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("sentences that are called no requirement one after the other are all kept until each is saved", () => {
  keepUnsaved("s", { checked: ["one"] });
  keepUnsaved("s", { checked: ["two"], title: "Cook" });
  expect(readUnsaved("s")).toEqual({ checked: ["one", "two"], title: "Cook" });

  forgetSaved("s", { checked: ["one"] });
  expect(readUnsaved("s")).toEqual({ checked: ["two"], title: "Cook" });

  forgetSaved("s", { checked: ["two"], title: "Cook" });
  expect(readUnsaved("s")).toBeNull();
});

test("what has changed again since it was sent stays unsaved", () => {
  keepUnsaved("s", { title: "Cook" });
  keepUnsaved("s", { title: "Head cook" });
  forgetSaved("s", { title: "Cook" });
  expect(readUnsaved("s")).toEqual({ title: "Head cook" });
});

const listOf = (...texts: string[]) =>
  texts.map((text, at) => ({ id: `r${at}`, kind: "must" as const, text, weight: 3 }));

test("a list keeps what it is a change of, and the lists that were sent before it, until it is saved itself", () => {
  keepUnsaved("s", { requirements: listOf("Excel"), requirements_version: "v0" });
  keepUnsaved("s", { requirements: listOf("Excel", "SQL"), requirements_version: "v0" });
  forgetSaved("s", { requirements: listOf("Excel"), requirements_version: "v0" });
  expect(readUnsaved("s")).toEqual({ requirements: listOf("Excel", "SQL"), requirements_version: "v0" });
  expect(readOwnLists("s")).toEqual([listOf("Excel")]);

  forgetSaved("s", { requirements: listOf("Excel", "SQL"), requirements_version: "v0" });
  expect(readUnsaved("s")).toBeNull();
  expect(readOwnLists("s")).toEqual([]);
});

test("the server holds a list by what is seen of it, and says what is new in its own words", () => {
  expect(isHeld(listOf("Excel"), listOf("Excel"))).toBe(true);
  expect(isHeld([{ id: null, kind: "must", text: "Must have Excel.", weight: 3 }], listOf("Excel"))).toBe(
    true,
  );
  expect(isHeld(listOf("SQL"), listOf("Excel"))).toBe(false);
  expect(isHeld([], [])).toBe(true);
  expect(isHeld([], listOf("Excel"))).toBe(false);
});

test("a field that somebody else has changed since is overtaken, and one that holds what was sent is not", () => {
  keepUnsaved("s", { title: "Cook", is_blind: false }, { title: "Chef", is_blind: true });
  keepUnsaved("s", { title: "Head cook" }, { title: "Chef" });
  expect(readUnsaved("s")).toEqual({ title: "Head cook", is_blind: false });
  const overtakenOver = (title: string, isBlind = true) =>
    fieldsOvertaken("s", { title, is_blind: isBlind, mode: "live" });
  expect(overtakenOver("Chef")).toEqual([]);
  // The first of the two had reached the server, or both.
  expect(overtakenOver("Cook")).toEqual([]);
  expect(overtakenOver("Head cook", false)).toEqual([]);
  expect(overtakenOver("Sous-chef")).toEqual(["title"]);

  forgetSaved("s", { title: "Head cook" });
  expect(overtakenOver("Sous-chef")).toEqual([]);
  expect(readUnsaved("s")).toEqual({ is_blind: false });
});

test("a field of which nothing is known but its change goes over what is there", () => {
  keepUnsaved("s", { title: "Cook" });
  expect(fieldsOvertaken("s", { title: "Sous-chef" })).toEqual([]);
});
