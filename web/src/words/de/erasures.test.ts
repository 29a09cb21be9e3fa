import { expect, test } from "vitest";
import words from "./erasures.ts";

const sentence = "In the drive “Nurse”";

test("what something was erased from is said in German", () => {
  expect(words.said({ sentence, erased_from: { kind: "drive", title: "Pflege" } })).toBe(
    "In der Interviewrunde „Pflege“",
  );
  expect(words.said({ sentence, erased_from: { kind: "person", is_all: true } })).toBe(
    "Alles, was zu einer Person gespeichert war",
  );
});

test("a line from before stays as it was stored", () => {
  expect(words.said({ sentence, erased_from: null })).toBe(sentence);
});
