import { expect, it } from "vitest";
import { readPlainText } from "../read-plain-text.ts";
import { markLetterBullets } from "./mark-letter-bullets.ts";

const marked = (...texts: string[]) =>
  readPlainText(texts.join("\n")).lines.map(({ text, isBullet }) => (isBullet ? `• ${text}` : text));

it("takes the letter o for the sign of a list where two lines begin with it", () => {
  expect(marked("Branch Manager", "o $9M branch, 14 employees", "o   Opened the will-call counter")).toEqual([
    "Branch Manager",
    "• $9M branch, 14 employees",
    "• Opened the will-call counter",
  ]);
});

it.each([
  ["that stands once", ["o Brasil", "Coordenei a logística com"]],
  ["in front of small letters", ["o mesmo cliente", "o mesmo turno"]],
  ["that begins a word", ["oNE", "oTHER"]],
])("leaves the letter o %s", (_, texts) => {
  expect(marked(...texts)).toEqual(texts);
});

it("asks for one edge, and counts words from where the text begins", () => {
  const at = (x: number, text: string) => ({
    text,
    isBullet: false,
    box: { x, y: 0, width: 5 * text.length, height: 10 },
    words: [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      box: { x: x + 5 * index, y: 0, width: 5 * word.length, height: 10 },
    })),
    otherWeightFrom: 6,
  });
  const [first, apart, second] = markLetterBullets([
    at(40, "o Led a team"),
    at(90, "o Led two"),
    at(41, "o Won"),
  ]);
  expect([first?.isBullet, apart?.isBullet, second?.isBullet]).toEqual([true, false, true]);
  expect(first?.words.map(({ start, end }) => first.text.slice(start, end))).toEqual(["Led", "a", "team"]);
  expect(first?.box).toEqual({ x: 50, y: 0, width: 50, height: 10 });
  expect([first?.otherWeightFrom, second?.otherWeightFrom]).toEqual([4, 4]);
});
