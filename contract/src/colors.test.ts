import { describe, expect, test } from "vitest";
import { type Colors, darkColors, lightColors } from "./colors.ts";

const text: [keyof Colors, (keyof Colors)[]][] = [
  ["ink", ["background", "surface", "raised", "brandTint", "dangerTint", "infoTint"]],
  ["muted", ["background", "surface", "raised", "brandTint"]],
  ["brand", ["background", "surface", "raised", "brandTint"]],
  ["onBrand", ["brand", "brandStrong"]],
  ["onQuotation", ["quotation"]],
  ["danger", ["background", "surface", "raised", "dangerTint"]],
  ["info", ["background", "surface", "raised", "infoTint"]],
  ["surface", ["danger", "info"]],
];
const shapes: [keyof Colors, (keyof Colors)[]][] = [["controlEdge", ["background", "surface", "raised"]]];

describe.each([
  ["light", lightColors],
  ["dark", darkColors],
])("in the %s mode", (_, colors) => {
  test.each(text.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))(
    "%s on %s can be read (4.5 : 1)",
    (ink, ground) => {
      expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(shapes.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground] as const)))(
    "%s on %s can be made out (3 : 1)",
    (edge, ground) => {
      expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3);
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
