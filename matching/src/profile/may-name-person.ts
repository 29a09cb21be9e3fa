import type { ReadCv } from "./cv-reading.ts";

const maxNameLength = 4;
const apart = /[|,–—(]|\s-\s/u;

/**
 * Whether a line above the sections may be a name, an address or other details although it holds the word for a role:
 * people are called Cook and Porter, and live in Teacher's Lane. Where a CV states how to reach somebody, its first
 * short line is the name.
 */
export function mayNamePerson(cv: Pick<ReadCv, "document" | "profile">, index: number): boolean {
  const text = cv.document.lines[index]?.text ?? "";
  if (/[\d@:]/u.test(text) || text === cv.profile.name?.quotation.text) return true;
  const isReachable = cv.profile.email !== null || cv.profile.phone !== null;
  return index === 0 && isReachable && text.split(" ").length <= maxNameLength && !apart.test(text);
}
