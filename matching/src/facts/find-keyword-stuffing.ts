import type { ReadCv } from "../profile/cv-reading.ts";
import { stuffing } from "./evidence-parameters.ts";

/** A stretch of one line, in UTF-16 units. */
export type Stretch = { line: number; start: number; end: number };
/** "long" where a list is only too long to mean each of its terms; "stuffed" where it exists to be found. */
export type KeywordStretch = Stretch & { kind: "long" | "stuffed" };

type Item = Stretch & { key: string };

const { maxHonestList, minItems, maxItemWords, minRepeats } = stuffing;

/**
 * Lists that exist to be found, not to be read: items that a list repeats, unbroken lists of more than forty terms,
 * and lines labelled "Keywords". Prose and the bullets of jobs are never touched.
 */
export function findKeywordStuffing(cv: Pick<ReadCv, "document" | "lines">): KeywordStretch[] {
  return paragraphsOfLists(cv).flatMap((items): KeywordStretch[] => {
    const stuffed = stuffedItems(cv, items);
    if (items.length <= maxHonestList) return stuffed.map((item) => ({ ...item, kind: "stuffed" }));
    const kind = stuffed.length > 0 ? "stuffed" : "long";
    return items.map((item) => ({ ...item, kind }));
  });
}

function stuffedItems(cv: Pick<ReadCv, "document">, items: Item[]): Item[] {
  const counts = new Map<string, number>();
  for (const { key } of items) counts.set(key, (counts.get(key) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1).length;
  if (repeated < minRepeats) return items.filter((item) => isKeywordLine(cv, item.line));
  return items.filter(({ key, line }) => (counts.get(key) ?? 0) > 1 || isKeywordLine(cv, line));
}

function isKeywordLine(cv: Pick<ReadCv, "document">, line: number): boolean {
  return /^(?:key ?words|tags|search terms|buzzwords)\s*:/i.test(cv.document.lines[line]?.text ?? "");
}

/** The items of consecutive list lines, one array for each run of lines. */
function paragraphsOfLists(cv: Pick<ReadCv, "document" | "lines">): Item[][] {
  const paragraphs: Item[][] = [];
  let open: Item[] | null = null;
  cv.lines.forEach((line, index) => {
    const text = cv.document.lines[index]?.text ?? "";
    const items = line.isJobHeader || cv.document.lines[index]?.isBullet ? [] : itemsOf(text, index);
    const startsLabel = /^[\p{L} &/]{2,30}:/u.test(text);
    if (items.length < minItems) {
      open = null;
      return;
    }
    if (!open || startsLabel) {
      open = [];
      paragraphs.push(open);
    }
    open.push(...items);
  });
  return paragraphs;
}

function itemsOf(text: string, line: number): Item[] {
  const items: Item[] = [];
  for (const match of text.matchAll(/(?:\([^)]*\)|[^,;|•·(.]|\.(?!\s|$)|\()+/gu)) {
    const key = match[0].toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, "");
    const words = match[0].trim().split(/\s+/).length;
    if (key === "") continue;
    if (words > maxItemWords) return [];
    items.push({ key, line, start: match.index, end: match.index + match[0].length });
  }
  return items;
}
