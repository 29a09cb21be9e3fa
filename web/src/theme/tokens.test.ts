import { describe, expect, test } from "vitest";
import { dark, light, type Tokens } from "./tokens.ts";

const text: [keyof Tokens, (keyof Tokens)[]][] = [
  ["ink", ["ground", "surface", "raised", "evergreenTint", "dangerTint", "infoTint"]],
  ["muted", ["ground", "surface", "raised", "evergreenTint"]],
  ["evergreen", ["ground", "surface", "raised", "evergreenTint"]],
  ["onEvergreen", ["evergreen", "evergreenStrong"]],
  ["onWheat", ["wheat"]],
  ["danger", ["ground", "surface", "raised", "dangerTint"]],
  ["info", ["ground", "surface", "raised", "infoTint"]],
  ["surface", ["danger", "info"]],
];
const shapes: [keyof Tokens, (keyof Tokens)[]][] = [["controlEdge", ["ground", "surface", "raised"]]];

describe.each([
  ["light", light],
  ["dark", dark],
])("in the %s mode", (_, tokens) => {
  test.each(text.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))(
    "%s on %s can be read (4.5 : 1)",
    (ink, ground) => {
      expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(shapes.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground] as const)))(
    "%s on %s can be made out (3 : 1)",
    (edge, ground) => {
      expect(contrast(tokens[edge], tokens[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});

/** Contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
