/** As `words_of_name` of the migrations has it. */
const separators = /[\][\s.,;:!?@_()'"’/\\&|*<>+-]+/u;
const withoutStroke: Readonly<Record<string, string>> = {
  Ł: "L",
  ł: "l",
  Ø: "O",
  ø: "o",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  Ŧ: "T",
  ŧ: "t",
  ı: "i",
};

/**
 * A tsquery for names of which each typed word begins a word, in whatever order; null where nothing is typed. Not every
 * PostgreSQL knows small letters from capitals beyond ASCII, so those are looked for in both.
 */
export function wordQuery(typed: string): string | null {
  const words = typed
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ŁłØøĐđĦħŦŧı]/g, (letter) => withoutStroke[letter] ?? letter)
    .split(separators)
    .filter((word) => word !== "");
  if (words.length === 0) {
    return null;
  }
  return words
    .map(
      (word) =>
        `(${spellings(word)
          .map((spelling) => `'${spelling}':*`)
          .join(" | ")})`,
    )
    .join(" & ");
}

function spellings(word: string): string[] {
  const small = word.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: from the first to the last of ASCII.
  if (/^[\u0000-\u007f]*$/.test(small)) {
    return [small];
  }
  const [first = "", ...rest] = small;
  return [...new Set([small, first.toUpperCase() + rest.join(""), small.toUpperCase()])];
}
