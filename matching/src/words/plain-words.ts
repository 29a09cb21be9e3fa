/** The words of a text in small letters without accents, without signs and numbers: "Année d'obtention" has "annee", "d" and "obtention". */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().replace(/ł/gu, "l").normalize("NFD").replace(/\p{M}/gu, "");
  return plain.match(/\p{L}+/gu) ?? [];
}
