import type { CvPart } from "../lexicon/lexicon.ts";
import { lexicons, phrasesIn } from "../lexicon/lexicons.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { headingLayout } from "./layout-parameters.ts";

/** What a part of a CV is about. "header" is what stands above the first heading; "other" is under a heading nobody knows. */
export type SectionKind = "header" | CvPart | "other";

/** By headings without blanks, signs, case and accents. */
const kindByHeading = new Map<string, SectionKind>();
for (const { cv } of lexicons) {
  for (const [kind, list] of Object.entries(cv?.headings ?? {}) as [CvPart, string][]) {
    for (const heading of phrasesIn(list))
      for (const key of [bare(heading), glued(heading)])
        if (!kindByHeading.has(key)) kindByHeading.set(key, kind);
  }
}

/** The section that a line opens when it is a known heading; null for every other line. */
export const sectionOfHeading = rememberTexts((written): SectionKind | null => {
  if (written.length > headingLayout.longest) return null;
  const text = headingAlone(written);
  const kind = kindByHeading.get(bare(text)) ?? kindByHeading.get(glued(text));
  return kind ?? sectionOfPair(text);
});

/**
 * What headings are counted by: "C. Employment record", "D) SKILLS", "IV. Education". A single word behind a letter
 * may be a duty that is counted.
 */
const numeral = /^(?:[IVX]{1,4}[.)–-]+|\p{Lu}[.)]+(?=\s+(?:\P{Ll}+$|\p{L}+\s)))\s+(?=\p{L})/u;

/** A heading without what counts it and without an aside: "C. Working experience (latest first)". */
export function headingAlone(written: string): string {
  return withoutAside(written.replace(numeral, ""));
}

/** "Work experience (10 years)" and "Work experience: 10 years"; what names a year is no aside. */
function withoutAside(heading: string): string {
  return heading.replace(
    /\s*(?:\((?![^()]*\d{4})[^()]*\)|[:–—-]\s*\d{1,2}\+?\s*\p{L}{0,10})\s*:?[-–—]?\s*$/u,
    "",
  );
}

/** "Berufserfahrung / Work experience": one heading in two languages, of which one is known. */
function sectionOfPair(text: string): SectionKind | null {
  const [one, other, more] = text.split(/\s+[/|]\s+/u);
  if (one === undefined || other === undefined || more !== undefined) return null;
  const kinds = [one, other].flatMap((part) => kindByHeading.get(bare(part)) ?? []);
  return new Set(kinds).size === 1 ? (kinds[0] ?? null) : null;
}

/** Letter-spaced headings come without blanks: "EDUCATIONANDTRAINING". */
function glued(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "");
}

/** "Skills & Tools", "Kenntnisse und Fähigkeiten": every sign and word for "and" counts alike. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s*[&+/]\s*|\s(?:and|und|et|y|e|en|i|și)\s/gu, "+")
    .normalize("NFD")
    .replace(/[^\p{L}+]/gu, "");
}
