import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { areSame, forgetSaved, keepUnsaved, readUnsaved } from "./unsaved-changes.ts";

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

test("requirements are the same by what is seen of them, whatever ids they have", () => {
  const list = [{ id: null, kind: "must" as const, text: "Excel", weight: 3 }];
  expect(areSame(list, [{ ...list[0], kind: "must", text: "Excel", weight: 3 }])).toBe(true);
  expect(areSame(list, [{ kind: "nice", text: "Excel", weight: 3 }])).toBe(false);
  expect(areSame(list, [])).toBe(false);
});
