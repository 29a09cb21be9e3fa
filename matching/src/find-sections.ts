import type { Line } from "@winnow/documents/document-text.ts";
import { type SectionKind, sectionOfHeading } from "./cv-headings.ts";

/** Lines `from` (the first after the heading) to `to` (exclusive). */
export type Section = { kind: SectionKind; headingLine: number | null; from: number; to: number };

/** A line so much larger than the rest is the name: in a page with a sidebar, it may follow the sidebar's sections. */
const nameRatio = 1.5;

/** Cuts the lines into sections that cover all of them in order; without any heading, the document is one "header". */
export function findSections(lines: Line[]): Section[] {
  const sections: Section[] = [{ kind: "header", headingLine: null, from: 0, to: lines.length }];
  const nameSize = usualFontSize(lines) * nameRatio;
  lines.forEach((_, index) => {
    const kind = sectionAt(lines, index, nameSize);
    if (!kind) return;
    const open = sections.at(-1);
    if (open) open.to = index;
    sections.push({
      kind,
      headingLine: kind === "header" ? null : index,
      from: kind === "header" ? index : index + 1,
      to: lines.length,
    });
  });
  return sections;
}

function sectionAt(lines: Line[], index: number, nameSize: number): SectionKind | null {
  const line = lines[index];
  if (!line || line.isBullet) return null;
  const known = sectionOfHeading(line.text);
  if (known) return known;
  const isName = line.page === 1 && nameSize > 0 && line.fontSize >= nameSize && line.words.length <= 6;
  return isName ? "header" : unknownHeading(line, lines, index);
}

function usualFontSize(lines: Line[]): number {
  const sizes = lines.map((line) => line.fontSize).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

/** An unknown heading stands alone, is short, and is set apart by size, weight and a gap from the text around it. */
function unknownHeading(line: Line, lines: Line[], index: number): SectionKind | null {
  if (index < 3 || line.words.length > 4 || /[\d,.:;@|]/.test(line.text)) return null;
  const next = lines[index + 1];
  const isSetApart = line.fontSize > 0 && next !== undefined && line.fontSize >= next.fontSize * 1.15;
  const isUpper = line.text === line.text.toUpperCase() && /\p{Lu}{4}/u.test(line.text);
  return isSetApart && line.isBold && isUpper && line.gapAbove > line.box.height * 0.6 ? "other" : null;
}
