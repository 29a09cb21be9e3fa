import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sectionOfHeading } from "../../src/profile/cv-headings.ts";
import { sectionOfAnyWord, sectionOfWords } from "../../src/profile/heading-words.ts";

/** `<heading> => <section>`, in two parts. */
const [lookedAt = [], unseen = []] = readFileSync(new URL("unlisted-headings.txt", import.meta.url), "utf8")
  .split(/^(?:# .*\n)+/mu)
  .slice(1)
  .map((part) => part.split("\n").filter((line) => line.includes(" => ")));

function heard(lines: readonly string[]): { right: number; other: number } {
  const [right, other] = [true, false].map((isRight) => {
    const own = lines.filter((line) => {
      const at = line.lastIndexOf(" => ");
      const text = line.slice(0, at);
      const section = sectionOfHeading(text) ?? sectionOfWords(text) ?? sectionOfAnyWord(text);
      return section !== null && (section === line.slice(at + " => ".length)) === isRight;
    });
    return own.length / lines.length;
  });
  return { right: right ?? 0, other: other ?? 0 };
}

/** A little under, and over, what was measured when the floors were last set. */
test.each([
  ["looked at", lookedAt, { right: 0.8, other: 0.08 }],
  ["not looked at", unseen, { right: 0.8, other: 0.06 }],
])("hears most headings as they are meant, of those that were %s", (_, lines, floors) => {
  expect(lines.length).toBeGreaterThan(100);
  const { right, other } = heard(lines);
  expect(right).toBeGreaterThanOrEqual(floors.right);
  expect(other).toBeLessThanOrEqual(floors.other);
});
