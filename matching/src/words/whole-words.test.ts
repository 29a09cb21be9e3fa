import { expect, test } from "vitest";
import { wholeWords } from "./whole-words.ts";

test("an accented letter belongs to its word", () => {
  const men = wholeWords(/\bmen\b/iu);
  expect(men.test("Menține ordinea")).toBe(false);
  expect(men.test("for men, women")).toBe(true);
  expect(wholeWords(/\bșcoală\b/iu).test("o școală bună")).toBe(true);
});
