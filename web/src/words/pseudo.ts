const accented: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ó",
  u: "ú",
  y: "ý",
  A: "Á",
  C: "Ç",
  E: "É",
  I: "Í",
  N: "Ñ",
  O: "Ó",
  U: "Ú",
  Y: "Ý",
};

/** Words with accents, 40 % longer, in brackets; functions answer the same. */
export function inPseudo<T>(words: T): T {
  // Each kind of value comes back as the kind that it was.
  return made(words) as T;
}

function made(value: unknown): unknown {
  if (typeof value === "string") return bracketed(value);
  if (typeof value === "function") return (...given: unknown[]) => made(value(...given));
  if (Array.isArray(value)) return value.map(made);
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, made(inside)]));
  }
  return value;
}

function bracketed(text: string): string {
  if (text.trim() === "") return text;
  const strange = text.replace(/[a-zA-Z]/g, (letter) => accented[letter] ?? letter);
  return `⟦${strange}${"·".repeat(Math.ceil(text.length * 0.4))}⟧`;
}
