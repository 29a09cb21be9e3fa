import type { Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { joinBrokenSchools } from "./broken-schools.ts";
import { cutEntryLines, isCutAtInitial, isCutAtLetters } from "./cut-entry-lines.ts";
import { degreeBeginnings, type ToldPart } from "./degree-beginnings.ts";
import { namesDegree, namesLeavingCertificate } from "./degree-level.ts";
import { isDitto, isDittoLine } from "./ditto.ts";
import { formFieldAt } from "./form-entries.ts";
import { type DegreePartKind, likeliestKind, oddOfKind } from "./lines/degree-part-label.ts";
import { headerRowsOf } from "./lines/header-rows.ts";
import { oddsOfDegreeParts } from "./lines/odds-of-degree-parts.ts";
import type { LinePart } from "./lines/part-features.ts";
import { asNamed, closeNamed, extendNamed, type NamedPart } from "./named-parts.ts";
import { namesSchool } from "./names-school.ts";
import { isPlace } from "./places.ts";
import { readLastDate } from "./read-date-range.ts";

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
  const headerRows = headerRowsOf(lines);
  const parts = cutEntryLines(lines, section);
  const odds = oddsOfDegreeParts(lines, parts);
  /** What the cells of a column say, by its table and number. */
  const ofColumns = new Map<string, DegreePartKind>();
  return parts.flatMap((part, at): ToldPart[] => {
    const own = odds[at];
    const ofName = isOfNext(part, parts[at + 1]) ? odds[at + 1] : own;
    if (!own || !ofName) return [];
    const { text = "", page, cell } = lines[part.line] ?? {};
    const column = cell ? `${page} ${cell.table} ${cell.column}` : "";
    const above = ofColumns.get(column);
    if (above && isDittoLine(lines[part.line])) return [{ ...part, odds: own, kind: above, odd: 1 }];
    const isSilent = headerRows.has(part.line) || isNameOfField(lines, part.line);
    if (isSilent || isPlace(text)) return [{ ...part, odds: own, kind: "other", odd: 1 }];
    if (isSubjectOfCertificate(parts, at)) return [{ ...part, odds: own, kind: "other", odd: 1 }];
    const told = { ...part, odds: own, ...kindOf(part, ofName) };
    if (cell && told.kind !== "other") ofColumns.set(column, told.kind);
    return [told];
  });
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

/** Initials, and letters with full stops that are no degree, are of the name behind them. */
function isOfNext(part: LinePart, next: LinePart | undefined): boolean {
  return (
    isCutAtInitial(part, next) || (isCutAtLetters(part, next) && !isKnownDegree({ text: `${part.text}.` }))
  );
}

/** From here on, what words know for a school is one, although the model takes it for something else. */
const leastOfSchool = 0.2;

function kindOf(part: LinePart, odds: LabelOdds): Pick<ToldPart, "kind" | "odd"> {
  const ofSchool = oddOfKind(odds, "school");
  if (isKnownDegree(part)) return { kind: "degree", odd: 1 };
  if (isKnownSchool(part) && ofSchool >= leastOfSchool) return { kind: "school", odd: ofSchool };
  return likeliestKind(odds);
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
