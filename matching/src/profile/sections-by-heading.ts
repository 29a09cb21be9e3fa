import type { Line } from "@winnow/documents/document-text.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { type SectionKind, sectionOfHeading } from "./cv-headings.ts";
import { goingOnInRows, namesOfColumns } from "./data-rows.ts";
import { hadNoRoom } from "./had-no-room.ts";
import { sectionOfAnyWord, sectionOfWords } from "./heading-words.ts";
import { impliedSection } from "./implied-section.ts";
import { isUpper } from "./is-upper.ts";
import { aligned, headingLayout, sameColumn } from "./layout-parameters.ts";
import type { Section } from "./section.ts";

/**
 * Cuts the lines into sections that cover all of them in order, by headings and by what a single line names; without
 * any heading, the document is one "header".
 */
export function sectionsByHeading(lines: Line[]): Section[] {
  const sections: Section[] = [{ kind: "header", headingLine: null, from: 0, to: lines.length }];
  const usualSize = usualFontSize(lines);
  const ofRows = new Set([...goingOnInRows(lines), ...namesOfColumns(lines)]);
  const isLikeHeadings = headingLook(lines, { usualSize, ofRows });
  lines.forEach((_, index) => {
    if (ofRows.has(index) || isSecondLine(lines, index, sections)) return;
    const opened = sectionAt(lines, index, { usualSize, isLikeHeadings });
    const kind = opened ?? resumedSection(lines, index, sections);
    const open = sections.at(-1);
    const isHeading = opened !== null && opened !== "header";
    if (!kind) {
      openImplied(lines, index, sections);
      return;
    }
    if (open) open.to = index;
    const headingLines = wrappedHeading(lines, index) ? 2 : 1;
    sections.push({
      kind,
      headingLine: isHeading ? index : null,
      from: isHeading ? index + headingLines : index,
      to: lines.length,
    });
  });
  return sections;
}

/** The rest of a heading in a narrow column, which its section begins behind. */
function isSecondLine(lines: Line[], index: number, sections: Section[]): boolean {
  const open = sections.at(-1);
  return (
    open?.headingLine === index - 1 && open.from === index + 1 && wrappedHeading(lines, index - 1) !== null
  );
}

/** The section of a heading over two lines of one look ("Competenze / tecniche"), which the second alone does not name. */
function wrappedHeading(lines: Line[], index: number): SectionKind | null {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || line.isBullet || next.isBullet || line.box.height === 0) return null;
  const areAlike =
    line.fontSize === next.fontSize &&
    line.isBold === next.isBold &&
    line.block === next.block &&
    next.gapAbove < line.box.height * headingLayout.gapAbove;
  const isOpen = /[&+/]$|\s\p{L}{1,3}$/u.test(line.text);
  if (!areAlike || (sectionOfHeading(next.text) && !isOpen && sectionOfHeading(line.text))) return null;
  const text = `${line.text} ${next.text}`;
  return text.length > headingLayout.longest ? null : (sectionOfHeading(text) ?? sectionOfWords(text));
}

/** Opens what a line without a heading is about; what is said in one line alone leaves what was open before to go on. */
function openImplied(lines: Line[], index: number, sections: Section[]): void {
  const open = sections.at(-1);
  if (!open) return;
  const implied = impliedSection(lines, index, {
    open: open.kind,
    isOpenByHeading: sections.some((one) => one.kind === open.kind && one.headingLine !== null),
  });
  if (!implied) return;
  const { to, kind } = open;
  const isWhole = implied.reach === "onward" || index + 1 >= to;
  open.to = index;
  sections.push({ kind: implied.kind, headingLine: null, from: index, to: isWhole ? to : index + 1 });
  if (!isWhole) sections.push({ kind, headingLine: null, from: index + 1, to });
}

/**
 * Beside a sidebar, the main column goes on with what it was about: its last section on the page before, or none.
 * Columns of like width are one flow, in which a section runs on.
 */
function resumedSection(lines: Line[], index: number, sections: Section[]): SectionKind | null {
  const line = lines[index];
  const before = lines[index - 1];
  if (!line || !before || before.block === line.block || line.box.width === 0) return null;
  const here = extent(lines.filter(({ block }) => block === line.block));
  const there = extent(lines.filter(({ block }) => block === before.block));
  const areBeside = here.left >= there.right || here.right <= there.left;
  const areAlike =
    Math.max(here.width, there.width) < Math.min(here.width, there.width) * headingLayout.sidebarRatio;
  if (!areBeside || areAlike) return null;
  const same = sections.findLast(({ from }) => {
    const first = lines[from];
    return first && first.block !== before.block && Math.abs(first.box.x - here.left) <= sameColumn;
  });
  return same?.kind ?? (line.page === 1 ? "summary" : "other");
}

function extent(lines: Line[]): { left: number; right: number; width: number } {
  const left = Math.min(...lines.map(({ box }) => box.x));
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  return { left, right, width: right - left };
}

type Looks = { usualSize: number; isLikeHeadings: (line: Line) => boolean };

/** "software." below "the rest of the": the last word of a sentence, which had no room above. */
function endsSentence(lines: Line[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!above || !line || !/^\p{Ll}.*\.$/u.test(line.text) || !/[\p{L}\d,]$/u.test(above.text)) return false;
  return above.isBold === line.isBold && hadNoRoom(lines, above, line);
}

function sectionAt(lines: Line[], index: number, { usualSize, isLikeHeadings }: Looks): SectionKind | null {
  const line = lines[index];
  if (!line || line.isBullet || endsSentence(lines, index)) return null;
  const known = headingAt(lines, index, usualSize);
  if (known) return known;
  const nameSize = usualSize * headingLayout.nameRatio;
  const isName =
    line.page === 1 &&
    nameSize > 0 &&
    line.fontSize >= nameSize &&
    line.words.length <= headingLayout.maxWordsOfName;
  if (isName) return "header";
  const standsAlone = !areOnOneRow(lines[index - 1], line) && !areOnOneRow(line, lines[index + 1]);
  const isUnknown =
    (index > 0 && standsAlone && isLikeHeadings(line)) || isUnknownHeading(line, lines, index);
  return isUnknown ? (sectionOfAnyWord(line.text) ?? "other") : null;
}

/** The section of a heading as everybody writes it, or of one made of known words that stands out. */
function headingAt(lines: Line[], index: number, usualSize: number): SectionKind | null {
  const line = lines[index];
  if (!line || line.isBullet) return null;
  const known = sectionOfHeading(line.text);
  const wrapped = standsOut(lines, index, usualSize) ? wrappedHeading(lines, index) : null;
  if (wrapped) return wrapped;
  if (known || line.text.length > headingLayout.longest) return known;
  return standsOut(lines, index, usualSize) ? sectionOfWords(line.text) : null;
}

/** By its type, or by a gap above. */
function standsOut(lines: Line[], index: number, usualSize: number): boolean {
  const line = lines[index];
  if (!line || areOnOneRow(lines[index - 1], line)) return false;
  // In plain text nothing does.
  if (line.box.height === 0) return line.isBold || line.fontSize > 0;
  // In a table, what the heading is of stands beside it.
  const beside = lines[index + 1];
  if (areOnOneRow(line, beside))
    return beside !== undefined && line.box.x < beside.box.x && !/\d{4}/.test(beside.text);
  return (
    line.isBold ||
    isUpper(line) ||
    isLarger(line, usualSize) ||
    line.gapAbove > line.box.height * headingLayout.gapAbove
  );
}

/** Whether a line looks as the known headings of this CV do, in a look that little else has; false for all without such a look. */
function headingLook(
  lines: Line[],
  { usualSize, ofRows }: { usualSize: number; ofRows: ReadonlySet<number> },
): (line: Line) => boolean {
  const known = lines.filter((_, index) => !ofRows.has(index) && headingAt(lines, index, usualSize) !== null);
  const [first] = known;
  if (!first || known.length < headingLayout.minAlike) return () => false;
  const areUpper = known.every(isUpper);
  const hasLook = (line: Line) =>
    !line.isBullet &&
    known.some(
      (one) => Math.abs(one.fontSize - line.fontSize) < headingLayout.sameSize && one.isBold === line.isBold,
    ) &&
    isUpper(line) === areUpper;
  const isSetApart = isLarger(first, usualSize) || (areUpper && first.isBold);
  const alike = lines.filter(hasLook).length;
  const isClear = first.fontSize >= usualSize * headingLayout.clearlyLarger;
  const areFew =
    alike <= known.length * headingLayout.maxAlike || (isClear && alike <= headingLayout.maxHeadings);
  if (first.fontSize === 0 || !isSetApart || !areFew) return () => false;
  const isPlaced = (line: Line) => known.some((one) => areAligned(one, line));
  const isWorded = (text: string) => /\p{L}{5}/u.test(text) && !/[\d,;:@|.]/.test(text);
  return (line) =>
    hasLook(line) &&
    isPlaced(line) &&
    line.words.length <= headingLayout.maxWordsAlike &&
    isWorded(line.text);
}

function isLarger({ fontSize }: Line, usualSize: number): boolean {
  const rounding = 0.05;
  return fontSize >= usualSize * headingLayout.largerThanText - rounding;
}

/** At one left edge, or centred on one another. */
function areAligned(one: Line, other: Line): boolean {
  const middle = ({ box }: Line) => box.x + box.width / 2;
  return (
    Math.abs(one.box.x - other.box.x) < aligned.edge || Math.abs(middle(one) - middle(other)) < aligned.middle
  );
}

/** The size of most words. */
function usualFontSize(lines: Line[]): number {
  const sizes = lines.flatMap((line) => line.words.map(() => line.fontSize)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

/** An unknown heading stands alone, is short, and is set apart by size, weight and a gap from the text around it. */
function isUnknownHeading(line: Line, lines: Line[], index: number): boolean {
  if (
    index < headingLayout.minLinesAbove ||
    line.words.length > headingLayout.maxWordsUnknown ||
    /[\d,.:;@|]/.test(line.text)
  )
    return false;
  const next = lines[index + 1];
  const isSetApart =
    line.fontSize > 0 && next !== undefined && line.fontSize >= next.fontSize * headingLayout.largerThanNext;
  const isInCapitals = isUpper(line) && /\p{Lu}{4}/u.test(line.text);
  return (
    isSetApart && line.isBold && isInCapitals && line.gapAbove > line.box.height * headingLayout.gapAbove
  );
}
