import { expect, test } from "vitest";
import { areForms, sharedPart } from "./shared-part.ts";

test("a compound is named by what stands before its head and by its head", () => {
  expect(sharedPart("wundversorgung", "wunden")).toEqual({ isBefore: true, isHead: false });
  expect(sharedPart("wundversorgung", "versorgung")).toEqual({ isBefore: false, isHead: true });
  expect(sharedPart("schweissnahtprufung", "schweissnahten")).toEqual({ isBefore: true, isHead: false });
  expect(sharedPart("wundversorgung", "wunderlich")).toEqual({ isBefore: false, isHead: false });
});

test("two forms of a word differ in their endings", () => {
  expect(areForms("widerspruche", "widerspruchen")).toBe(true);
  expect(areForms("widerspruche", "widerruf")).toBe(false);
});
