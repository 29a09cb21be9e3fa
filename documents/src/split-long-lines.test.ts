import { expect, it } from "vitest";
import { maxLineLength } from "./limits.ts";
import { readPlainText } from "./read-plain-text.ts";
import { splitLongLines } from "./split-long-lines.ts";

it("leaves every line alone that people write", () => {
  const { lines } = readPlainText("Ada Lovelace\nAnalyst");
  expect(splitLongLines(lines)).toEqual(lines);
});

it("parts an endless line between words, and keeps each word in its place", () => {
  const text = `- ${"analysis ".repeat(2_000)}end`;
  const parts = splitLongLines(readPlainText(text).lines);
  expect(parts.map((part) => part.text).join(" ")).toBe(text.slice(2));
  expect(parts.map((part) => part.isBullet)).toEqual(parts.map((_, index) => index === 0));
  for (const part of parts) {
    expect(part.text.length).toBeLessThanOrEqual(maxLineLength);
    expect(part.words.map(({ start, end }) => part.text.slice(start, end)).join(" ")).toBe(part.text);
  }
});

it("parts a word without end anywhere", () => {
  const parts = splitLongLines(readPlainText("a".repeat(2.5 * maxLineLength)).lines);
  expect(parts.map((part) => part.text.length)).toEqual([maxLineLength, maxLineLength, maxLineLength / 2]);
});
