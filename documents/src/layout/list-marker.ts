const glyphs =
  "\\u2022\\u2023\\u2043\\u204c\\u204d\\u2219\\u25a0\\u25a1\\u25aa\\u25ab\\u25b6\\u25b8\\u25b9\\u25ba\\u25c6\\u25c7\\u25cb\\u25cf\\u25e6\\u25fc\\u25fe\\u2713\\u2714\\u2756\\u2794\\u279c\\u27a2\\u27a4\\u2b25\\u2b29\\u00b7\\u2981\\u29bf";
/** Bullets of the Symbol and Wingdings fonts, which have no Unicode character. */
const symbolGlyphs = "\\uf02d\\uf06c\\uf06e\\uf076\\uf0a7\\uf0b7\\uf0d8\\uf0e8\\uf0fc";
/** Several of them in a row are a rating, not a marker. */
const glyph = new RegExp(`^[${glyphs}${symbolGlyphs}]\\ufe0f?(?![${glyphs}])\\s*`, "u");
const dash = /^[-\u2010-\u2015\u2212*]\s+(?=\D)/u;
/** "1.", "(2)", "a)", "iv." */
/** An "o" with a tab or blanks behind it, as what Word draws in lists within lists is copied. */
const tabbedLetter = /^o(?:\t|\s{2,})(?=\S)/u;
const number = /^(?:\(?\d{1,2}[.)]|\(?[a-z]\)|\(?(?:i{1,3}|iv|vi{0,3}|ix|x)[.)])\s+(?=\S)/u;

/**
 * Length of the list marker at the start of a line, with the blanks after it; 0 without one.
 * A dash before a digit is a range ("– 2021"), not a marker; "2." without text behind it is no list.
 */
export function listMarkerLength(text: string): number {
  return (
    (glyph.exec(text) ?? dash.exec(text) ?? tabbedLetter.exec(text) ?? number.exec(text))?.[0].length ?? 0
  );
}

/** "o" in place of a circle, as Word draws it in lists within lists: in front of a capital, a digit or a sign. */
const letter = /^o\s+(?=[^\p{Ll}\s])/u;

/** Length of an "o" at the start of a line that is a list marker if the lines around it begin so too; else 0. */
export function letterMarkerLength(text: string): number {
  return letter.exec(text)?.[0].length ?? 0;
}

/** True for a text that is nothing but a list marker: its line begins further to the right. */
export function isListMarker(text: string): boolean {
  return (
    glyph.exec(text)?.[0].length === text.length || /^[-\u2013*]$/.test(text) || /^\(?\d{1,2}[.)]$/.test(text)
  );
}
