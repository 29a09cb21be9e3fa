const withoutStroke: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ħ: "h", ŧ: "t", ı: "i" };

/** A text for comparing what is typed with it: small letters, without accents. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[łøđħŧı]/g, (letter) => withoutStroke[letter] ?? letter);
}
