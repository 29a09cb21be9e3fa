const spacingAccents: Record<string, string> = {
  "\u00b4": "\u0301",
  "\u02ca": "\u0301",
  "\u0060": "\u0300",
  "\u02cb": "\u0300",
  "\u00a8": "\u0308",
  "\u02c6": "\u0302",
  "\u02dc": "\u0303",
  "\u02c7": "\u030c",
  "\u00b8": "\u0327",
  "\u02da": "\u030a",
  "\u02db": "\u0328",
  "\u02d8": "\u0306",
  "\u02d9": "\u0307",
  "\u02dd": "\u030b",
};
const dropped = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\ufffd-\uffff]/gu;

/**
 * A word as a person reads it: NFKC (ligatures, composed accents), without soft hyphens, control characters,
 * replacement characters and private-use glyphs (icons). Never contains a blank; may be empty.
 */
export function normaliseWord(raw: string): string {
  if (isPlainAscii(raw)) return raw;
  let kept = "";
  for (const character of raw.replace(dropped, "")) {
    // NFKC turns a free-standing accent into a blank and a combining mark, which would split the word.
    kept += character in spacingAccents ? character : character.normalize("NFKC").replace(/\s+/g, "");
  }
  return kept.normalize("NFC");
}

/** The combining mark for an accent that a PDF draws as a glyph of its own over a letter, if it is one. */
export function combiningAccent(character: string): string | undefined {
  return spacingAccents[character];
}

function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 0x20 || code >= 0x7f) return false;
  }
  return true;
}
