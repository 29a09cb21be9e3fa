import type { Line } from "@winnow/documents/document-text.ts";
import { type SectionKind, sectionOfHeading } from "./cv-headings.ts";
import { fieldNamed } from "./field-names.ts";
import { sectionOfWords } from "./heading-words.ts";
import { isUpper } from "./is-upper.ts";
import { aligned, headingLayout, lineLayout } from "./layout-parameters.ts";

/**
 * The lines of a CV whose author set a list sign in front of its headings: those lines are items of a list no longer.
 * So it is where headings of at least two kinds have one, of jobs or education among them, where most have something
 * below that looks otherwise, and where jobs and education have no heading without a sign. Names of fields are none.
 */
export function headingsWithSigns(lines: readonly Line[]): Line[] {
  const headings = new Set(
    lines.filter((line) => line.isBullet && isSetApart(line) && kindOf(line) !== null),
  );
  const kinds = new Set([...headings].map(kindOf));
  if (kinds.size < headingLayout.minAlike || !ofEntries.some((kind) => kinds.has(kind))) return [...lines];
  const looks = Map.groupBy(headings, lookOf);
  if (looks.size > headingLayout.maxHeadings) return [...lines];
  const isLikeHeading = (line: Line) =>
    line.isBullet &&
    [...looks.values()].some(([heading]) => heading !== undefined && areAlike(heading, line));
  const overText = lines.filter((line, at) => {
    const next = lines[at + 1];
    return headings.has(line) && next !== undefined && !isLikeHeading(next);
  });
  const hasOthers = lines.some(
    (line) => !line.isBullet && !line.cell && ofEntries.some((kind) => sectionOfHeading(line.text) === kind),
  );
  if (overText.length * 2 <= headings.size || hasOthers) return [...lines];
  return lines.map((line) => (isLikeHeading(line) ? { ...line, isBullet: false } : line));
}

function lookOf(line: Line): string {
  return `${Math.round(line.fontSize)} ${line.isBold} ${isUpper(line)} ${Math.round(line.box.x)}`;
}

const ofEntries: SectionKind[] = ["experience", "education"];

function kindOf({ text }: Line): SectionKind | null {
  return fieldNamed(text) ? null : (sectionOfHeading(text) ?? sectionOfWords(text));
}

function isSetApart(line: Line): boolean {
  return line.isBold || isUpper(line) || endsWithColon(line);
}

function areAlike(heading: Line, line: Line): boolean {
  return (
    Math.abs(heading.fontSize - line.fontSize) < headingLayout.sameSize &&
    heading.isBold === line.isBold &&
    isUpper(heading) === isUpper(line) &&
    (heading.isBold || isUpper(heading) || endsWithColon(line)) &&
    Math.abs(heading.box.x - line.box.x) < aligned.edge &&
    line.words.length <= lineLayout.maxWordsOfHeading
  );
}

function endsWithColon({ text }: Line): boolean {
  return /:[-–—]?$/u.test(text);
}
