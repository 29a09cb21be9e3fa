import { expect, test } from "vitest";
import { askedByKey, keyHelp, scoreAsked } from "./report-keys.ts";

const inReport = (key: string) => askedByKey(key, { hasRecording: true });

test("the help lists every key that does something", () => {
  const spelled = new Map([
    ["Space", " "],
    ["←", "ArrowLeft"],
    ["→", "ArrowRight"],
  ]);
  const named = keyHelp.flatMap(({ keys }) => keys.map((key) => spelled.get(key) ?? key));
  const listened = [..."abcdefghijklmnopqrstuvwxyz0123456789 <>?/,.", "ArrowLeft", "ArrowRight"].filter(
    (key) => inReport(key) !== null,
  );

  expect([...named, "2", "3", "4"].sort()).toEqual(listened.sort());
});

test("a digit scores, and 0 takes the score back", () => {
  expect([..."0135"].map((key) => scoreAsked(inReport(key) ?? "help"))).toEqual([null, 1, 3, 5]);
  expect(scoreAsked("advance")).toBeUndefined();
});

test("keys of a recording stay those of the browser where there is none", () => {
  expect([" ", "ArrowLeft", "ArrowRight"].map((key) => askedByKey(key, { hasRecording: false }))).toEqual([
    null,
    null,
    null,
  ]);
});

test("names that every object has ask for nothing", () => {
  expect(inReport("constructor")).toBeNull();
});
