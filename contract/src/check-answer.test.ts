import { expect, test } from "vitest";
import { checkAnswer } from "./check-answer.ts";
import type { FormQuestion } from "./job-forms.ts";

const question = (kind: FormQuestion["kind"], choices: string[] = []): FormQuestion => ({
  id: "0b1f0e0a-3f5b-4f0e-9b57-6f2f5b7c9d10",
  kind,
  text: "?",
  is_required: false,
  choices,
});

test.each<[FormQuestion["kind"], string]>([
  ["short_text", "Night shifts suit me."],
  ["yes_no", "no"],
  ["number", "-3,5"],
  ["date", "2028-02-29"],
  ["link", "https://example.com/work?of=mine"],
])("a %s takes “%s”", (kind, value) => {
  expect(checkAnswer(question(kind), value)).toBeNull();
});

test.each<[FormQuestion["kind"], string]>([
  ["short_text", "x".repeat(301)],
  ["yes_no", "maybe"],
  ["number", "three"],
  ["date", "2026-02-29"],
  ["date", "29.02.2028"],
  ["link", "example.com"],
  ["link", "javascript:alert(1)"],
])("a %s says what is wrong with “%s”", (kind, value) => {
  expect(checkAnswer(question(kind), value)).toMatch(/^Please .+\.$/);
});

test("a choice takes what it offers and nothing else", () => {
  const shift = question("choice", ["Days", "Nights"]);
  expect(checkAnswer(shift, "Nights")).toBeNull();
  expect(checkAnswer(shift, "nights ")).toBe("Please select one of these.");
});

test("only what is required has to be answered", () => {
  expect(checkAnswer(question("long_text"), "")).toBeNull();
  expect(checkAnswer({ ...question("long_text"), is_required: true }, "")).toBe(
    "Please answer this question.",
  );
});
