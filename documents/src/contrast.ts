const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance, 0 (black) to 1 (white), of an sRGB colour with parts from 0 to 255 (WCAG 2.2). */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** Contrast ratio, 1 (none) to 21 (black on white), of two luminances (WCAG 2.2). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Luminance of a colour that lets `opacity` (0 to 1) of itself be seen over a background, which is taken for grey. */
export function luminanceOver(
  colour: { red: number; green: number; blue: number },
  { opacity, background }: { opacity: number; background: number },
): number {
  const grey = greyOf(background);
  const mixed = (part: number) => Math.round(part * opacity + grey * (1 - opacity));
  return luminance(mixed(colour.red), mixed(colour.green), mixed(colour.blue));
}

/** The part, 0 to 255, of the grey with a luminance (IEC 61966-2-1). */
function greyOf(shade: number): number {
  return 255 * (shade <= 0.0031308 ? 12.92 * shade : 1.055 * shade ** (1 / 2.4) - 0.055);
}
