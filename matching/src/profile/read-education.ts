import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { quote } from "../words/quote.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { confidenceOf } from "./confidence.ts";
import { type DateCell, dateCellAt } from "./date-cell.ts";
import { type DegreeEntry, degreeEntries } from "./degree-entries.ts";
import { degreeLevelAmongDegrees as degreeLevel, namesDegree, startsWithDegree } from "./degree-level.ts";
import { isDitto, isDittoLine } from "./ditto.ts";
import { entryLayout } from "./layout-parameters.ts";
import { oddOfLabel } from "./lines/cv-line-label.ts";
import type { NamedPart } from "./named-parts.ts";
import { fieldsOfTables } from "./named-tables.ts";
import { namesSchool } from "./names-school.ts";
import { isPlace } from "./places.ts";
import type { Education, YearMonth } from "./profile.ts";
import { isRangeAlone, readLastDate } from "./read-date-range.ts";
import { withSchoolsApart } from "./schools-apart.ts";
import type { Section } from "./section.ts";
import { studyFields } from "./study-fields.ts";

/** A degree and the line it begins on. */
export type CvEducation = { education: Education; line: number };

/** Degrees and trainings of the CV; the school is read for the profile only. */
export function readEducation(
  document: DocumentText,
  sections: Section[],
  odds: readonly LabelOdds[],
): CvEducation[] {
  const own = sections.flatMap((section) => sectionsOfDegrees(document, section));
  const entries = wholeRows(document, own)
    .flatMap((section) => withDittos(document, degreeEntries(document.lines, section)))
    .filter((entry) => isOfEducation(entry, odds))
    .map((entry) => educationOf(document, entry));
  return withSchoolsApart(entries);
}

/** "-do-" in place of a degree or a school stands for that of the entry above. */
function withDittos({ lines }: DocumentText, entries: DegreeEntry[]): DegreeEntry[] {
  const isMark = ({ line, text }: NamedPart) => isDitto(text) || isDittoLine(lines[line]);
  let above: Pick<DegreeEntry, "degrees" | "schools"> = { degrees: [], schools: [] };
  return entries.map((entry) => {
    const marks = [...entry.degrees, ...entry.schools].filter(isMark).map(({ line }) => line);
    const inLines = lines
      .slice(entry.from, entry.to)
      .flatMap((line, at) => (isDittoLine(line) ? [entry.from + at] : []));
    const [degrees, schools] = [entry.degrees, entry.schools].map((named) =>
      named.filter((one) => !isMark(one)),
    );
    const columns = new Set([...marks, ...inLines].map((line) => lines[line]?.cell?.column));
    const standsFor = (named: NamedPart[] = [], others: NamedPart[] = []) =>
      columns.size > 0 &&
      named.some(({ line }) => columns.has(lines[line]?.cell?.column)) &&
      others.length === 0;
    const told = {
      degrees: standsFor(above.degrees, degrees) ? above.degrees : (degrees ?? []),
      schools: standsFor(above.schools, schools) ? above.schools : (schools ?? []),
    };
    above = told;
    return { ...entry, ...told };
  });
}

type Stretch = { from: number; to: number };

/** With all cells of the rows that they begin and end in, but for a heading; those that touch are one. */
function wholeRows({ lines }: DocumentText, sections: readonly Section[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const section of sections) {
    let { from, to } = section;
    const heading = lines[section.headingLine ?? -1];
    const isName = heading && (namesSchool(heading.text) || namesDegree(heading.text));
    while (from > 0 && (isName || lines[from - 1] !== heading) && isRowOf(lines[from - 1], lines[from]))
      from -= 1;
    while (to < lines.length && isRowOf(lines[to - 1], lines[to])) to += 1;
    const open = whole.at(-1);
    if (open && from <= open.to) open.to = Math.max(open.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

/** Columns of a page are blocks of their own. */
function isRowOf(one: Line | undefined, other: Line | undefined): boolean {
  return one?.block === other?.block && areOnOneRow(one, other);
}

/** Sections of education as they are, and of other qualifications the lines that are about a degree: people list them together. */
function sectionsOfDegrees(document: DocumentText, section: Section): Section[] {
  if (section.kind === "education") return [section];
  if (section.kind !== "certificates") return [];
  return document.lines.slice(section.from, section.to).flatMap((line, offset) => {
    const from = section.from + offset;
    return startsWithDegree(line.text) ? [{ ...section, from, to: from + 1 }] : [];
  });
}

/** Below this, the model of lines takes a line for anything but the head of a degree. */
const leastOfLine = 0.1;

/** A degree or school that words know, or one in a line that is about education by its place and look. */
function isOfEducation({ degrees, schools }: DegreeEntry, odds: readonly LabelOdds[]): boolean {
  return [...degrees, ...schools].some(
    ({ line, text }) =>
      degreeLevel(text) !== null || namesSchool(text) || oddOfLabel(odds[line], "degree") >= leastOfLine,
  );
}

function educationOf(document: DocumentText, entry: DegreeEntry): CvEducation {
  const { degrees, schools } = entry;
  const school = schools.reduce<NamedPart | null>(
    (best, one) => (one.odds > (best?.odds ?? 0) ? one : best),
    null,
  );
  const known = degrees.find(({ text }) => degreeLevel(text) !== null) ?? schools.find(holdsDegree);
  const first = known ?? degrees[0] ?? school;
  const line = first?.line ?? entry.from;
  const named = degrees.filter((one) => one === first || Math.abs(one.line - line) <= 1).slice(0, 2);
  const isSchoolAlone = first === school && known === undefined;
  const level = isSchoolAlone ? null : degreeLevel(document.lines[line]?.text ?? "");
  const evidence = isSchoolAlone
    ? "schoolAlone"
    : level !== null && school !== null
      ? "degreeAtSchool"
      : "degreeAlone";
  const fields = level === null ? [] : studyFields(document, fieldLines(document, entry, line), namesSchool);
  const subject = isCellOfLetters(document, named) ? fields[0]?.value : undefined;
  const education: Education = {
    degree: [...named.map(({ text }) => text), ...(subject ? [subject] : [])].join(", ") || null,
    school: school?.text ?? null,
    level: level ?? "none",
    end: endOf(document, entry),
    fields,
    confidence: confidenceOf(evidence),
    quotation: quotationOf(document, entry, line),
  };
  return { education, line };
}

/** "MBA Pepperdine University": nothing parts the degree from its school. */
function holdsDegree({ text }: NamedPart): boolean {
  return namesDegree(text);
}

/** "PhD" in a cell of its own, with what it is in beside it. */
function isCellOfLetters({ lines }: DocumentText, named: readonly NamedPart[]): boolean {
  const [only, ...others] = named;
  if (!only || others.length > 0 || only.text.includes(" ")) return false;
  return only.text === lines[only.line]?.text && areOnOneRow(lines[only.line], lines[only.line + 1]);
}

/** The degree's line, and the one below where the entry goes on. */
function quotationOf(document: DocumentText, { to }: DegreeEntry, line: number): Education["quotation"] {
  const [first, next] = [document.lines[line], line + 1 < to ? document.lines[line + 1] : undefined];
  const takesNext =
    next !== undefined &&
    !next.isBullet &&
    !namesSchool(first?.text ?? "") &&
    degreeLevel(next.text) === null;
  const toLine = takesNext ? line + 1 : line;
  const end = document.lines[toLine]?.text.length ?? 0;
  return quote(document, { fromLine: line, start: 0, toLine, end });
}

/** The end of the first range of dates that the entry has, of an open one when it is expected to end; else the last date. */
function endOf({ lines }: DocumentText, { from, to, degrees, schools }: DegreeEntry): YearMonth | null {
  const named = new Set([...degrees, ...schools].map(({ line }) => line));
  const own = lines.slice(from, to).flatMap((line, offset) => {
    const index = from + offset;
    return line.isBullet && !named.has(index) && !isRangeAlone(line.text) ? [] : [{ index, text: line.text }];
  });
  const last = readLastDate(own.map(({ text }) => text).join(" "));
  for (const { index } of own) {
    const cell = dateCellAt(lines, index);
    if (!cell || (cell.rest.at(-1) ?? index) >= to) continue;
    const ofNames = own.filter(({ index: at }) => at !== index && named.has(at)).map(({ text }) => text);
    return cell.range.end ?? expectedEnd(cell, ofNames);
  }
  return last;
}

/**
 * "2022 – present, expected 2027", or "BSc Nursing, expected 2027" beside the dates: of studies that go on the last date
 * behind theirs, or of what names them.
 */
function expectedEnd({ text, range }: DateCell, ofNames: readonly string[]): YearMonth | null {
  const expected = readLastDate([...ofNames, text.slice(range.to)].join(" "));
  return expected && expected.year > range.start.year ? expected : null;
}

/** The line of the degree first, then what else of the entry is neither school, place nor text. */
function fieldLines(
  document: DocumentText,
  { from, to, schools }: DegreeEntry,
  degreeLine: number,
): number[] {
  const others = document.lines.slice(from, to).flatMap((line, offset): number[] => {
    const index = from + offset;
    const isNear = Math.abs(index - degreeLine) <= entryLayout.nearDegree && index !== degreeLine;
    const isOwnRow = areOnOneRow(line, document.lines[degreeLine]);
    const isSchool =
      schools.some((school) => school.line === index && school.text === line.text) ||
      fieldsOfTables(document.lines).get(index) === "board";
    const isNamed =
      !line.isBullet &&
      !isSchool &&
      !isPlace(line.text) &&
      (isOwnRow || !namesSchool(line.text)) &&
      !readLastDate(line.text);
    return isNear && isNamed ? [index] : [];
  });
  return [degreeLine, ...others];
}
