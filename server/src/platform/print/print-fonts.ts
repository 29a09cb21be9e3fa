/// <reference path="./fontkit.d.ts" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";

/** Liberation Sans (SIL Open Font License): Latin, Greek and Cyrillic, as pdf.js brings it along. */
const folder = join(
  dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")),
  "standard_fonts",
);
const read = (name: string) => readFileSync(join(folder, `LiberationSans-${name}.ttf`));

export type PrintFonts = {
  regular: Buffer;
  bold: Buffer;
  italic: Buffer;
  /** Whether the sans has a glyph, and pdfkit can set it: it writes from left to right only. */
  canPrint: (sign: string) => boolean;
};

let loaded: PrintFonts | undefined;

export function printFonts(): PrintFonts {
  loaded ??= loadFonts();
  return loaded;
}

function loadFonts(): PrintFonts {
  const regular = read("Regular");
  const font = create(regular);
  return {
    regular,
    bold: read("Bold"),
    italic: read("Italic"),
    canPrint: (sign) =>
      sign === "\n" ||
      (!/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(sign) &&
        font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  };
}

/** What PDF's own serif can set: Latin 1 and the further signs of Windows-1252. */
export function fitsSerif(text: string): boolean {
  return /^[\n -~\u00a0-ÿŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/u.test(text);
}
