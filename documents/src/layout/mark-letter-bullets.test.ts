import { expect, it } from "vitest";
import type { Fragment } from "./fragment.ts";
import { markLetterBullets } from "./mark-letter-bullets.ts";

function at(x: number, text: string): Fragment {
  const box = { x, y: 0, width: 5 * text.length, height: 10 };
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    box: { ...box, x: x + 5 * index, width: 5 * word.length },
  }));
  return { text, words, box, baseline: 8, fontSize: 10, isBold: false, isBullet: false, otherWeightFrom: 6 };
}

const marked = (...fragments: Fragment[]) =>
  markLetterBullets(fragments).map(({ text, isBullet }) => (isBullet ? `• ${text}` : text));

it("takes the letter o for the sign of a list where two lines begin with it at one edge", () => {
  expect(
    marked(at(40, "Branch Manager"), at(60, "o $9M branch, 14 employees"), at(62, "o Opened the counter")),
  ).toEqual(["Branch Manager", "• $9M branch, 14 employees", "• Opened the counter"]);
});

it.each([
  ["that stands once", [at(40, "Logística para"), at(60, "o Brasil")]],
  ["of two edges", [at(40, "o Brasil"), at(60, "o Chile")]],
  [
    "among lines of a text",
    [
      at(40, "Trabajé en"),
      at(40, "o Repsol"),
      at(40, "y después en Sol"),
      at(40, "o Luna"),
      at(40, "dos años"),
    ],
  ],
  ["in front of small letters", [at(40, "o mesmo cliente"), at(40, "o mesmo turno")]],
  ["that begins a word", [at(40, "oNE"), at(40, "oTHER")]],
])("leaves the letter o %s", (_, fragments) => {
  expect(marked(...fragments)).toEqual(fragments.map(({ text }) => text));
});

it("counts words and weights from where the text begins", () => {
  const [first] = markLetterBullets([at(40, "o Led a team"), at(40, "o Won")]);
  expect(first?.words.map(({ start, end }) => first.text.slice(start, end))).toEqual(["Led", "a", "team"]);
  expect(first).toMatchObject({ box: { x: 50, y: 0, width: 50, height: 10 }, otherWeightFrom: 4 });
});
