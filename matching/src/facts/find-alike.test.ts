import { expect, test } from "vitest";
import { tokenize } from "../words/tokenize.ts";
import { findAlike } from "./find-alike.ts";

function found(line: string, phrase: string): string | null {
  const tokens = tokenize(line);
  const match = findAlike(tokens, phrase);
  return match && line.slice(tokens[match.from]?.start, tokens[match.to - 1]?.end);
}

test("a compound is found in the words that it is made of, and not in its head alone", () => {
  expect(found("Versorgung chronischer Wunden im Team", "Wundversorgung")).toBe(
    "Versorgung chronischer Wunden",
  );
  expect(found("Versorgung der Stationen mit Wäsche", "Wundversorgung")).toBeNull();
});

test("a single everyday word proves nothing", () => {
  expect(found("Printed letters for visitors", "Sign printing and vinyl wrapping of vehicles")).toBeNull();
  expect(found("Looked after forty beehives", "Beekeeping and beehives")).toBe("beehives");
});

test("a phrase of everyday words is found where nearly all of them stand", () => {
  expect(found("Managed customer data every day", "managing customer data")).toBe("Managed customer data");
  expect(found("Managed the shop", "managing customer data")).toBeNull();
});

test("what is done counts less than what it is done with", () => {
  expect(found("Erstellung von Angeboten und Rechnungen", "Erstellung von Klageschriften")).toBeNull();
  expect(found("Klagen entworfen", "Erstellung von Klageschriften")).toBe("Klagen");
});
