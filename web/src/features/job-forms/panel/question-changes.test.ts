import { expect, test } from "vitest";
import { choicesOf, newQuestion, withChange } from "./question-changes.ts";

const [one, other] = [newQuestion("1", "When?"), newQuestion("2", "Where?")];

test("a change is made to its question alone", () => {
  expect(withChange([one, other], other, { is_required: true })).toEqual([
    one,
    { ...other, is_required: true },
  ]);
});

test("a question that another window has removed comes back with what is typed into it", () => {
  expect(withChange([one], other, { text: "Where now?" })).toEqual([one, { ...other, text: "Where now?" }]);
});

test("choices are lines with words, each once, and at least two", () => {
  expect(choicesOf(" Days \n\nNights\nDays")).toEqual(["Days", "Nights"]);
  expect(choicesOf("Days\nDays")).toBeNull();
  expect(choicesOf("")).toBeNull();
});
