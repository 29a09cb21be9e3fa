/** The words of a text in small letters without accents, without signs and numbers: "Année d'obtention" has "annee", "d" and "obtention". */
export function plainWords(text: string): string[] {
  return withoutAccents(text).match(/\p{L}+/gu) ?? [];
}

/** A text in small letters without accents. */
export function withoutAccents(text: string): string {
  return text.toLowerCase().replace(/ł/gu, "l").normalize("NFD").replace(/\p{M}/gu, "");
}
