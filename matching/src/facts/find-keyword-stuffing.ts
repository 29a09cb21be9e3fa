import type { ReadCv } from "../profile/cv-reading.ts";
import { stuffing } from "./evidence-parameters.ts";

/** A stretch of one line, in UTF-16 units. */
export type Stretch = { line: number; start: number; end: number };
/**
 * "stuffed" where a list exists to be found, "endless" where it is longer than honest ones are, "long" where it is only
 * too long to mean each of its terms.
 */
export type KeywordStretch = Stretch & { kind: "long" | "endless" | "stuffed" };

type Item = Stretch & { key: string };

const { maxBelievedList, maxHonestList, minItems, maxItemWords, minRepeats } = stuffing;
const { repeatedSkills, minTimes, repeatedElsewhere } = stuffing;

/**
 * Lists that exist to be found, not to be read: lists made of the same few items over and over, unbroken lists longer
 * than honest ones are, and lines labelled "Keywords". Prose and the bullets of jobs are never touched.
 */
export function findKeywordStuffing(cv: Pick<ReadCv, "document" | "lines">): KeywordStretch[] {
  return paragraphsOfLists(cv).flatMap((items): KeywordStretch[] => {
    const stuffed = stuffedItems(cv, items);
    if (items.length <= maxBelievedList) return stuffed.map((item) => ({ ...item, kind: "stuffed" }));
    const kind = stuffed.length > 0 ? "stuffed" : items.length > maxHonestList ? "endless" : "long";
    return items.map((item) => ({ ...item, kind }));
  });
}

function stuffedItems(cv: Pick<ReadCv, "document" | "lines">, items: Item[]): Item[] {
  const counts = new Map<string, number>();
  for (const { key } of items) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isOfSkills = cv.lines[items[0]?.line ?? 0]?.section.kind === "skills";
  const isRepetitive = isOfSkills
    ? repeatsItself(counts, items.length)
    : isMadeOfRepeats(counts, items.length);
  return items.filter(
    ({ key, line }) => (isRepetitive && (counts.get(key) ?? 0) > 1) || isKeywordLine(cv, line),
  );
}

function repeatsItself(counts: Map<string, number>, size: number): boolean {
  const repeated = [...counts.values()].filter((count) => count > 1);
  const surplus = size - counts.size;
  return repeated.length >= minRepeats && surplus >= size * repeatedSkills;
}

function isMadeOfRepeats(counts: Map<string, number>, size: number): boolean {
  const overAndOver = [...counts.values()].filter((count) => count >= minTimes);
  const covered = overAndOver.reduce((sum, count) => sum + count, 0);
  return overAndOver.length >= minRepeats && covered >= size * repeatedElsewhere;
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
