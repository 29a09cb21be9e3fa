import type { Line } from "@winnow/documents/document-text.ts";
import { sectionOfHeading } from "./cv-headings.ts";
import { fieldNamed } from "./field-names.ts";
import { sectionOfWords } from "./heading-words.ts";
import { isUpper } from "./is-upper.ts";
import { aligned, headingLayout, lineLayout } from "./layout-parameters.ts";

/**
 * The lines of a CV whose author set a list sign in front of each heading: those lines are items of a list no longer.
 * One heading alone with a sign stays one, for "Languages" may be a skill; and so do names of fields.
 */
export function headingsWithSigns(lines: readonly Line[]): Line[] {
  const known = lines.filter((line) => line.isBullet && kindOf(line) !== null && isSetApart(line));
  if (new Set(known.map(kindOf)).size < headingLayout.minAlike) return [...lines];
  return lines.map((line) =>
    line.isBullet && known.some((one) => areAlike(one, line)) ? { ...line, isBullet: false } : line,
  );
}

function kindOf({ text }: Line): string | null {
  return fieldNamed(text) ? null : (sectionOfHeading(text) ?? sectionOfWords(text));
}

function isSetApart(line: Line): boolean {
  return line.isBold || isUpper(line) || endsWithColon(line);
}

function areAlike(one: Line, other: Line): boolean {
  return (
    Math.abs(one.fontSize - other.fontSize) < headingLayout.sameSize &&
    one.isBold === other.isBold &&
    isUpper(one) === isUpper(other) &&
    (one.isBold || isUpper(one) || endsWithColon(other)) &&
    Math.abs(one.box.x - other.box.x) < aligned.edge &&
    other.words.length <= lineLayout.maxWordsOfHeading
  );
}

function endsWithColon({ text }: Line): boolean {
  return /:[-–—]?$/u.test(text);
}
