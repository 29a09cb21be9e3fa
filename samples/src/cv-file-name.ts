import type { Person } from "./person.ts";

/** "Ciarán Mac Giolla" becomes "ciaran-mac-giolla.pdf". */
export function cvFileName(person: Person): string {
  const plainLetters = person.name.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const words = plainLetters.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${words.join("-")}.pdf`;
}
