import type { Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { joinBrokenSchools } from "./broken-schools.ts";
import { cutEntryLines, isCutAtInitial, isCutAtLetters } from "./cut-entry-lines.ts";
import { degreeBeginnings, type ToldPart } from "./degree-beginnings.ts";
import { namesDegree, namesLeavingCertificate } from "./degree-level.ts";
import { isDitto, isDittoLine } from "./ditto.ts";
import { fieldBefore } from "./field-before.ts";
import type { FieldName } from "./field-names.ts";
import { formFieldAt } from "./form-entries.ts";
import { hadNoRoom } from "./had-no-room.ts";
import {
  type DegreePartKind,
  degreePartLabels,
  likeliestKind,
  oddOfKind,
} from "./lines/degree-part-label.ts";
import { headerRowsOf } from "./lines/header-rows.ts";
import { oddsOfDegreeParts } from "./lines/odds-of-degree-parts.ts";
import type { LinePart } from "./lines/part-features.ts";
import { certainly } from "./lines/part-odds.ts";
import { asNamed, closeNamed, extendNamed, type NamedPart } from "./named-parts.ts";
import { fieldsOfTables, kindsOfTables } from "./named-tables.ts";
import { namesSchool } from "./names-school.ts";
import { isPlace } from "./places.ts";
import { readLastDate } from "./read-date-range.ts";
import { subjectsIn } from "./subjects-of-study.ts";

/** A degree or a school with what else belongs to it, from a line to before another; parts in the order of the CV. */
export type DegreeEntry = { from: number; to: number; degrees: NamedPart[]; schools: NamedPart[] };

/** The entries of a section of education, as the model of parts tells them from one another. */
export function degreeEntries(lines: readonly Line[], section: { from: number; to: number }): DegreeEntry[] {
  const parts = toldParts(lines, section);
  const begins = degreeBeginnings(lines, parts);
  const entries: DegreeEntry[] = [];
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const isFirst = before?.line !== part.line;
    if (isFirst && begins.has(part.line))
      entries.push({ from: part.line, to: part.line + 1, degrees: [], schools: [] });
    const entry = entries.at(-1);
    if (!entry) continue;
    entry.to = part.line + 1;
    if (part.isDates || part.kind === "other") continue;
    const named = part.kind === "degree" ? entry.degrees : entry.schools;
    const last = named.at(-1);
    const isMore = last && before && last.line === part.line && last.end === before.end;
    if (!isMore || isDitto(part.text)) named.push(asNamed(part, part.odd));
    else extendNamed(last, part, { text: lines[part.line]?.text ?? "", odds: part.odd });
  }
  joinBrokenSchools(entries, { lines, parts, begins });
  return entries
    .filter(({ degrees, schools }) => degrees.length > 0 || schools.length > 0)
    .map(({ from, to, degrees, schools }) => ({
      from,
      to,
      degrees: degrees.map((named) => closeNamed(named, lines)),
      schools: schools.map((named) => closeNamed(named, lines)),
    }));
}

function toldParts(lines: readonly Line[], section: { from: number; to: number }): ToldPart[] {
  const parts = cutEntryLines(lines, section);
  const odds = oddsOfDegreeParts(lines, parts);
  /** What the cells of a column say, by its table and number. */
  const ofColumns = new Map<string, DegreePartKind>();
  const told: ToldPart[] = [];
  for (const [at, part] of parts.entries()) {
    const own = odds[at];
    const before = told.at(-1);
    const ofName = oddsOfName(parts, odds, { at, before });
    if (!own || !ofName) continue;
    const line = lines[part.line];
    const column = line?.cell ? `${line.page} ${line.cell.table} ${line.cell.column}` : "";
    const above = ofColumns.get(column);
    const ofForm = above && isDittoLine(line) ? above : kindByForm(lines, parts, { at, before });
    const ofColumn = ofForm ? null : kindOfColumn(lines, parts, at);
    const { kind, odd } = ofForm
      ? { kind: ofForm, odd: 1 }
      : ofColumn
        ? { kind: ofColumn, odd: Math.max(leastOfColumn, oddOfKind(ofName, ofColumn)) }
        : kindOf(part, ofName);
    if (!ofForm && line?.cell && kind !== "other") ofColumns.set(column, kind);
    told.push({
      ...part,
      odds: isLabel(lines, parts, at) ? certainly("other", degreePartLabels, own) : own,
      kind,
      odd,
    });
  }
  tellBeginningsOfSchools(lines, told);
  return told;
}

/**
 * "Chilcotin" that ends a full line above "Technical Institute" is of the school, unless it is a degree or a subject. A
 * "University of Hull" has its name behind it.
 */
function tellBeginningsOfSchools(lines: readonly Line[], told: ToldPart[]): void {
  for (const [at, part] of told.entries()) {
    const before = told[at - 1];
    const [above, line] = [lines[part.line - 1], lines[part.line]];
    if (!before || !above || !line || part.start > 0 || before.line !== part.line - 1) continue;
    const next = told[at + 1];
    const isNamedBehind = next?.line === part.line && /\p{L}/u.test(next.joiner);
    const goesOn =
      part.kind === "school" && namesSchool(part.text) && !isNamedBehind && before.kind !== "school";
    const isWholeLine = before.start === 0;
    const isOfDegree = isKnownDegree(before) || subjectsIn(before.text).length > 0;
    const isName = !before.isDates && /^\p{Lu}/u.test(before.text) && !isOfDegree;
    const isLast = /^\.?$/u.test(above.text.slice(before.end));
    if (!goesOn || !isName || isWholeLine || !isLast || !hadNoRoom(lines, above, line)) continue;
    Object.assign(before, { kind: part.kind, odd: part.odd });
  }
}

/** What forms and tables say of a part, whatever the model takes it for. */
function kindByForm(
  lines: readonly Line[],
  parts: readonly LinePart[],
  { at, before }: { at: number; before: ToldPart | undefined },
): DegreePartKind | null {
  const part = parts[at];
  if (!part || headerRowsOf(lines).has(part.line) || isLabel(lines, parts, at)) return "other";
  if (isPlace(lines[part.line]?.text ?? "")) return "other";
  const field = fieldBefore(parts, at) ?? (part.start === 0 ? fieldBeside(lines, part.line) : null);
  if (field === "degree" || field === "school") return field;
  if (isSubjectOfCertificate(parts, at)) return "other";
  // "School of Business" goes on where its column is one of schools.
  const isJoined = before?.line === part.line && !part.isDates && /\p{L}/u.test(part.joiner);
  return isJoined && before.kind === fieldsOfTables(lines).get(part.line) ? before.kind : null;
}

/** In a table of degrees, up to the first sign that parts the name in a cell from what else stands there: "S.D.K. Girls College, Delhi". */
function kindOfColumn(lines: readonly Line[], parts: readonly LinePart[], at: number): DegreePartKind | null {
  const part = parts[at];
  if (!part || part.isDates || kindsOfTables(lines).get(part.line) !== "education") return null;
  const field = fieldsOfTables(lines).get(part.line);
  // The board, where another column is of schools.
  if (field === "board") return "other";
  if (field !== "degree" && field !== "school") return null;
  let first = at;
  while (parts[first - 1]?.line === part.line && /^(?:\.|\p{L}*)$/u.test(parts[first]?.joiner ?? ""))
    first -= 1;
  return parts[first]?.start === 0 && parts[first]?.isDates === false ? field : null;
}

/** "A Levels: Biology (C), Sociology (B)": several subjects behind what a school ends with are none of its name. */
function isSubjectOfCertificate(parts: readonly LinePart[], at: number): boolean {
  const line = parts[at]?.line;
  let first = at;
  while (parts[first]?.line === line && !parts[first]?.joiner.includes(":")) first -= 1;
  const [certificate, next] = [parts[first - 1], parts[first + 1]];
  if (parts[first]?.line !== line || certificate?.line !== line || next?.line !== line) return false;
  return namesLeavingCertificate(certificate?.text ?? "") && !namesSchool(parts[at]?.text ?? "");
}

const mostInitials = 6;

/** Of the name that a part is of: "I.T.I.S. “A. Morandelli”" is in three. */
function oddsOfName(
  parts: readonly LinePart[],
  odds: readonly LabelOdds[],
  { at, before }: { at: number; before: ToldPart | undefined },
): LabelOdds | undefined {
  let name = at;
  for (
    let own = odds[name];
    own && name < at + mostInitials && isOfNext(parts, { at: name, odds: own, before });
    own = odds[name]
  )
    name += 1;
  return odds[name] ?? odds[at];
}

/** Initials, and letters with full stops that are no degree, are of the name behind them. */
function isOfNext(
  parts: readonly LinePart[],
  { at, odds, before }: { at: number; odds: LabelOdds; before: ToldPart | undefined },
): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  if (!part || isCutAtInitial(part, next)) return part !== undefined;
  const isBehindDegree = before?.kind === "degree" && before.line === part.line;
  const mayBeDegree = !isBehindDegree && oddOfKind(odds, "degree") >= sureOfDegree;
  return isCutAtLetters(part, next) && !mayBeDegree && !isKnownDegree({ text: `${part.text}.` });
}

/** From here on, letters with full stops in front of a name are a degree, which no table knows. */
const sureOfDegree = 0.8;
/** What a column says is so, but of two columns of schools the model tells which names the place somebody learned at. */
const leastOfColumn = 0.2;
/** From here on, what words know for a school is one, although the model takes it for something else. */
const leastOfSchool = 0.2;

function kindOf(part: LinePart, odds: LabelOdds): Pick<ToldPart, "kind" | "odd"> {
  const ofSchool = oddOfKind(odds, "school");
  if (isKnownDegree(part)) return { kind: "degree", odd: 1 };
  if (isKnownSchool(part) && ofSchool >= leastOfSchool) return { kind: "school", odd: ofSchool };
  return likeliestKind(odds);
}

function isLabel(lines: readonly Line[], parts: readonly LinePart[], at: number): boolean {
  return isNameOfField(lines, parts[at]?.line ?? -1) || fieldBefore(parts, at + 1) !== null;
}

/** The field whose name stands in the line before, beside it. */
function fieldBeside(lines: readonly Line[], line: number): FieldName | null {
  const found = areOnOneRow(lines[line - 1], lines[line]) ? formFieldAt(lines, line - 1) : null;
  return found?.value.line === line ? found.field : null;
}

/** "Title of qualification awarded" beside the title: what a form calls it. "Diploma" beside a year is none. */
function isNameOfField(lines: readonly Line[], line: number): boolean {
  const found = formFieldAt(lines, line);
  return found !== null && found.value.line !== line && readLastDate(found.value.text) === null;
}

/** What words know for a degree is one, whatever the model takes it for. */
function isKnownDegree({ text }: { text: string }): boolean {
  return (namesDegree(text) || namesLeavingCertificate(text)) && !namesSchool(text);
}

/** What words know for a school, and for no degree. */
function isKnownSchool({ text }: { text: string }): boolean {
  return namesSchool(text) && !namesDegree(text) && !namesLeavingCertificate(text);
}
