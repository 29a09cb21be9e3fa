import { expect, test } from "vitest";
import { askedByKey, scoreAsked } from "./report-keys.ts";

const inReport = (key: string) => askedByKey(key, { hasRecording: true });

test("a digit scores, and 0 takes the score back", () => {
  expect([..."0135"].map((key) => scoreAsked(inReport(key) ?? "play"))).toEqual([null, 1, 3, 5]);
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
