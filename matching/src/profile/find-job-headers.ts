import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { companyForms } from "../occupations/company-forms.ts";
import { isRoleNoun } from "../occupations/role-nouns.ts";
import { tokenize } from "../words/tokenize.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { withEmployerOverLines } from "./broken-employers.ts";
import { cutEntryLines, isAt } from "./cut-entry-lines.ts";
import { dateAloneAt, dateCellAt } from "./date-cell.ts";
import { isDitto, isDittoLine } from "./ditto.ts";
import { type EmployerGroup, employerGroups } from "./employer-groups.ts";
import { type EntryLineRole, entryLineRoles } from "./entry-lines.ts";
import { fieldBefore } from "./field-before.ts";
import type { FieldName } from "./field-names.ts";
import { type FormEntry, type FormValue, formEntries } from "./form-entries.ts";
import { type HeadRow, jobBeginnings } from "./job-beginnings.ts";
import { entryLayout } from "./layout-parameters.ts";
import { oddOfLabel } from "./lines/cv-line-label.ts";
import { jobPartKinds, jobPartLabels } from "./lines/job-part-label.ts";
import { oddsOfJobParts } from "./lines/odds-of-job-parts.ts";
import type { LinePart } from "./lines/part-features.ts";
import { certainly, oddOfNew, oddsOfKinds } from "./lines/part-odds.ts";
import { type NamedRow, rowsOfNamedTables } from "./named-tables.ts";
import { type JobName, type JobParts, type KindOfHead, type LikelyPart, namesOfJob } from "./names-of-job.ts";
import { type DateRange, isWithinRange, readDateRange } from "./read-date-range.ts";
import { spannedPositions } from "./spanned-positions.ts";

/**
 * The head of a job, from its first line to where its text begins: its dates, and what is said of title and employer.
 * Without both it is no job, but a break between jobs that is listed as one ("Parental leave").
 */
export type Header = { from: number; bodyFrom: number; range: DateRange } & JobParts;

/**
 * The headers of a section's jobs, in order: each stands where a range of dates does, outside a bullet. Where one begins
 * and what its parts are is told by the model of parts.
 */
export function findJobHeaders(
  document: DocumentText,
  section: { from: number; to: number },
  oddsOfLines: readonly LabelOdds[] = [],
): Header[] {
  const { lines } = document;
  const roles = entryLineRoles(document, section, oddsOfLines);
  const parts = likelyParts(lines, section, { roles, oddsOfLines });
  const forms = formHeaders(document, section);
  const told = withTables(
    lines,
    toldHeaders(document, section, { roles, parts }),
    tableHeaders(lines, section, parts),
  );
  const headers = withDittoEmployers(document, told);
  // A form with names of fields that nobody knows is read by the model.
  const whole = forms.filter(({ title, employer }) => title && employer);
  if (whole.length * 2 <= forms.length) return headers;
  const end = forms.at(-1)?.bodyFrom ?? section.to;
  return [...forms, ...headers.filter((header) => header.from >= end && areNamed(header, likely))];
}

function likelyParts(
  lines: readonly Line[],
  section: { from: number; to: number },
  { roles, oddsOfLines }: { roles: readonly EntryLineRole[]; oddsOfLines: readonly LabelOdds[] },
): LikelyPart[] {
  const cut = cutJobLines(lines, section, roles);
  const odds = oddsOfJobParts(lines, cut);
  return cut.map((part, at) => {
    const own = odds[at] ?? new Float64Array(0);
    return {
      ...part,
      // "Post held: Cashier" may begin a job with what a form calls the title, which names nothing itself.
      odds: fieldBefore(cut, at + 1) ? certainly("other", jobPartLabels, own) : own,
      ofHeading: oddOfLabel(oddsOfLines[part.line], "heading"),
    };
  });
}

/** In the place of what was told in the rows of tables whose columns have names, unless that is of several positions. */
function withTables(
  lines: readonly Line[],
  told: readonly Header[],
  tables: readonly TableHeader[],
): Header[] {
  const inRow = ({ row }: TableHeader) => told.filter(({ from }) => row.from <= from && from < row.to);
  const isOfSeveral = (table: TableHeader) =>
    inRow(table).filter((header) => !isBreak(header)).length > 1 && datedTitles(lines, table) > 1;
  const ofOne = tables.filter((table) => !isOfSeveral(table));
  const replaced = new Set(ofOne.flatMap(inRow));
  const kept = told.filter((header) => !replaced.has(header));
  return [...kept, ...ofOne.map(({ header }) => header)].toSorted((one, other) => one.from - other.from);
}

/** The lines of the cell for titles that say when somebody held one: "Cashier (2018 - 2019)". */
function datedTitles(lines: readonly Line[], { row: { cells } }: TableHeader): number {
  const dated = (cells.get("title") ?? []).filter((line) => {
    const { text = "" } = lines[line] ?? {};
    const range = readDateRange(text);
    return range !== null && /\p{L}/u.test(text.slice(0, range.from));
  });
  return dated.length;
}

function toldHeaders(
  document: DocumentText,
  section: { from: number; to: number },
  { roles, parts }: { roles: readonly EntryLineRole[]; parts: readonly LikelyPart[] },
): Header[] {
  const { lines } = document;
  const rows = rowsOf(lines, section, { roles, parts });
  const firsts = new Map(parts.toReversed().map(({ line }, at) => [line, parts.length - 1 - at]));
  const placeOf = (line: number): number => {
    let at = line;
    while (at < section.to && !firsts.has(at)) at += 1;
    return firsts.get(at) ?? parts.length;
  };
  const anchors = rows.flatMap(({ cell }, at) => (cell ? [at] : []));
  const beginnings = jobBeginnings(rows, anchors);
  const headers: Header[] = [];
  const spanned = spannedPositions(anchors.flatMap((at) => rows[at]?.cell?.range ?? []));
  let positionsLeft = 0;
  let group: Header | undefined;
  let job: Header | undefined;
  for (const [index, at] of anchors.entries()) {
    const [own, first] = [rows[at], rows[beginnings[index] ?? at]];
    if (!own?.cell || !first) continue;
    const { range } = own.cell;
    const next = rows[beginnings[index + 1] ?? rows.length];
    const limit = endOfHead(rows, at, next?.from ?? section.to);
    const isWithin = positionsLeft > 0 || (group !== undefined && isWithinRange(range, group.range));
    const namesOf = (kind: KindOfHead) => {
      const upTo = (end: number) => namesOfJob(lines, parts.slice(placeOf(first.from), placeOf(end)), kind);
      const above = upTo(own.to);
      return areNamed(above, plain) ? above : upTo(limit);
    };
    const alone = namesOf(isWithin ? "position" : "job");
    // Projects may stand within the dates of a job, too.
    const positions = areNamed(alone, likely) && !areOnOneLine(alone) ? 0 : (spanned[index] ?? 0);
    positionsLeft = Math.max(positionsLeft - 1, positions);
    const named = positions > 0 ? namesOf("employer") : alone;
    const last = Math.max(own.to - 1, named.title?.line ?? 0, named.employer?.line ?? 0);
    const body = roles.indexOf("body", first.from - section.from);
    const bodyFrom = Math.min(last + 1, body === -1 ? section.to : body + section.from);
    const begin = beginnings[index] ?? at;
    const behind = headers.at(-1)?.bodyFrom ?? section.from;
    const rowsAbove = rows
      .slice(Math.max(0, begin - entryLayout.maxRowsAboveDates), begin)
      .filter((row) => row.from >= behind);
    const ofRow = (row: HeadRow) => parts.slice(placeOf(row.from), placeOf(row.to));
    const above = named.title && !named.employer ? employerAbove(lines, rowsAbove, ofRow) : null;
    const from = above?.line ?? first.from;
    const header: Header = {
      from,
      bodyFrom: Math.max(bodyFrom, first.from + 1),
      range,
      ...withEmployerOverLines(lines, { title: named.title, employer: named.employer ?? above }),
    };
    // Dates within those of the job above are of its text.
    const isOfText = (job && isWithinRange(range, job.range)) || first.beginning < leastOfBreak;
    if (isBreak(header) && isOfText) continue;
    if (own.cell.isYearAlone && !areNamed(header, likely)) continue;
    headers.push(header);
    if (header.title) job = header;
    else if (header.employer) group = header;
  }
  const groups = employerGroups(lines, section);
  return headers.map((header) => withEmployerAbove(header, groups));
}

/** From here on, what stands above a position that names none is its employer. */
const leastOfEmployer = 0.5;

/**
 * The employer in the rows above the first of several positions, each of which begins with its own row of dates: nearer
 * than the text or the head of the job before.
 */
function employerAbove(
  lines: readonly Line[],
  rowsAbove: readonly HeadRow[],
  partsOf: (row: HeadRow) => readonly LikelyPart[],
): Header["employer"] {
  for (const row of rowsAbove.toReversed()) {
    if (row.isBody || row.cell) return null;
    const parts = partsOf(row);
    const isEmployer = parts.some(
      ({ odds }) => (oddsOfKinds(odds)[jobPartKinds.employer] ?? 0) >= leastOfEmployer,
    );
    if (isEmployer) return namesOfJob(lines, parts, "employer").employer;
  }
  return null;
}

/** "Same company" in place of an employer stands for that of the job above. */
function withDittoEmployers({ lines }: DocumentText, headers: Header[]): Header[] {
  let above: Header["employer"] = null;
  return headers.map((header) => {
    const { from, bodyFrom, employer } = header;
    const atSame = employer === null && above !== null && header.title ? withoutDitto(header.title) : null;
    if (atSame && above) return { ...header, title: atSame, employer: { ...above, line: atSame.line } };
    const own = lines.slice(from, bodyFrom).findIndex(isDittoLine);
    const isMeant = employer ? isDitto(employer.text) || isDittoLine(lines[employer.line]) : own !== -1;
    const line = employer?.line ?? from + Math.max(own, 0);
    const meant: Header["employer"] = isMeant ? above && { ...above, line } : employer;
    above = meant;
    return { ...header, employer: meant };
  });
}

const mostWordsOfDitto = 6;

/** "Machinist at the same company" is a machinist there; null for a title that says nothing of the kind. */
function withoutDitto(title: JobName): JobName | null {
  const words = title.text.split(" ");
  const first = Math.max(2, words.length - mostWordsOfDitto);
  const tail = words.slice(first).findIndex((_, index) => isDitto(words.slice(first + index).join(" ")));
  if (tail === -1) return null;
  const at = first + tail;
  return { ...title, text: words.slice(0, at - (isAt(words[at - 1] ?? "") ? 1 : 0)).join(" ") };
}

/** Whether it is of a break between jobs, and of none. */
export function isBreak({ title, employer }: JobParts): boolean {
  return title === null && employer === null;
}

/** A position below an employer who has several has no other. */
function withEmployerAbove(header: Header, groups: readonly EmployerGroup[]): Header {
  const { title, employer } = header;
  const group = groups.find((one) => one.employer.line < header.bodyFrom - 1 && header.bodyFrom <= one.to);
  if (!group || !title || title.line <= group.employer.line + 1) return header;
  const isOwn = employer !== null && employer.line < title.line && employer.line > group.employer.line + 1;
  return isOwn ? header : { ...header, employer: group.employer };
}

/** In letters, in a cell of dates. */
const mostBesideDates = 12;
/** From here on, what begins like a job and names nothing is a break. */
const leastOfBreak = 0.25;
/** From here on, a title and an employer above or beside the dates are not looked for below. */
const plain = 0.95;
/** From here on, what both are named for is a job of its own. */
const likely = 0.7;

function areNamed({ title, employer }: JobParts, least: number): boolean {
  return [title, employer].every((name) => name !== null && name.odds >= least);
}

function areOnOneLine({ title, employer }: JobParts): boolean {
  return title?.line === employer?.line;
}

/**
 * The parts of a section's lines. The text below its jobs is not parted; where nothing else does, a role parts from the
 * name behind it ("Payroll Clerk Harlan Growers"), but in the name of a firm ("Elm & Partner Architects").
 */
export function cutJobLines(
  lines: readonly Line[],
  section: { from: number; to: number },
  roles: readonly EntryLineRole[],
): LinePart[] {
  const ofDates = new Set<number>();
  for (const [offset, role] of roles.entries()) {
    const line = section.from + offset;
    const rest = role === "dates" ? (dateCellAt(lines, line)?.rest ?? []) : [];
    if (rest.length > 0) for (const one of [line, ...rest]) ofDates.add(one);
  }
  return cutEntryLines(lines, section, (line) =>
    roles[line - section.from] === "body" ? "body" : ofDates.has(line) ? "dates" : null,
  ).flatMap(cutBehindRole);
}

function cutBehindRole(part: LinePart): LinePart[] {
  if (part.isDates || part.isBody) return [part];
  const tokens = tokenize(part.text);
  const at = tokens.findIndex((token, index) => {
    const next = tokens[index + 1];
    const isOfFirm = /[&+]\s*$/u.test(part.text.slice(0, token.start));
    return (
      next !== undefined && isRoleNoun(token) && !isOfFirm && /^\s+\p{Lu}/u.test(part.text.slice(token.end))
    );
  });
  const [role, next] = [tokens[at], tokens[at + 1]];
  if (!role || !next) return [part];
  const start = part.start + next.start;
  return [
    { ...part, end: part.start + role.end, text: part.text.slice(0, role.end) },
    { ...part, start, text: part.text.slice(next.start), joiner: "role" },
  ];
}

function rowsOf(
  lines: readonly Line[],
  { from, to }: { from: number; to: number },
  { roles, parts }: { roles: readonly EntryLineRole[]; parts: readonly LikelyPart[] },
): HeadRow[] {
  const firsts = new Map(parts.toReversed().map((part) => [part.line, part]));
  const rows: HeadRow[] = [];
  for (let line = from; line < to; line += 1) {
    const role = roles[line - from];
    const cell = role === "dates" ? (dateCellAt(lines, line) ?? dateAloneAt(lines, line)) : null;
    const first = firsts.get(line);
    const beginning = first && role !== "body" ? oddOfNew(first.odds) : 0;
    const open = rows.at(-1);
    // A second range of dates on one row is of another job.
    if (!open || !areOnOneRow(lines[line - 1], lines[line]) || (cell && open.cell)) {
      rows.push({ from: line, to: line + 1, isBody: role === "body", cell, beginning });
      continue;
    }
    open.to = line + 1;
    open.isBody &&= role === "body";
    open.cell ??= cell;
    open.beginning = Math.max(open.beginning, beginning);
  }
  return rows;
}

/** Behind the rows right below the dates that may still name something. */
function endOfHead(rows: readonly HeadRow[], dates: number, limit: number): number {
  let at = dates + 1;
  while (at <= dates + entryLayout.maxRows && rows[at]?.isBody === false && (rows[at]?.from ?? limit) < limit)
    at += 1;
  return Math.min(limit, rows[at - 1]?.to ?? limit);
}

/** The entries of a form that have dates and a title or an employer. */
function formHeaders(document: DocumentText, section: { from: number; to: number }): Header[] {
  return formEntries(document, section).flatMap(({ from, bodyFrom, values }) => {
    const range = rangeOfForm(values);
    const [title, employer] = (["title", "employer"] as const).map((field) => {
      const value = values.get(field);
      return value ? { ...value, text: value.text.replace(/^[\s:]+/u, ""), odds: 1 } : null;
    });
    if (!range || (!title && !employer)) return [];
    const house = employer ? { ...employer, text: withoutPlaceBehind(employer.text) } : null;
    return [{ from, bodyFrom, range, title: title ?? null, employer: house }];
  });
}

type TableHeader = { row: NamedRow; header: Header };

/** The rows of tables whose columns name title, employer and dates. */
function tableHeaders(
  lines: readonly Line[],
  section: { from: number; to: number },
  parts: readonly LikelyPart[],
): TableHeader[] {
  return rowsOfNamedTables(lines).flatMap((row) => {
    const { kind, from, to, cells } = row;
    if (kind === "education" || from < section.from || to > section.to) return [];
    const values = new Map<FieldName, FormValue>();
    for (const [field, own] of cells)
      values.set(field, { line: own[0] ?? from, text: own.map((line) => lines[line]?.text ?? "").join(" ") });
    const range = rangeOfForm(values) ?? rangeInRow(lines, row);
    const title = nameInCell(lines, parts, { line: values.get("title")?.line, kind: "title" });
    const house = values.get("employer") ?? values.get("school");
    const employer = nameInCell(lines, parts, { line: house?.line, kind: "employer" });
    if (!title || !employer || !range) return [];
    const dates = (["dates", "start", "end"] as const).flatMap((field) => values.get(field) ?? []);
    const bodyFrom = Math.max(...[title, employer, ...dates].map(({ line }) => line)) + 1;
    return [{ row, header: { from, bodyFrom, range, title, employer } }];
  });
}

/** Of a cell with dates alone, whatever its column is called ("Curso: 2009/2010"). */
function rangeInRow(lines: readonly Line[], { from, to }: NamedRow): DateRange | null {
  const ranges = lines.slice(from, to).flatMap(({ text }) => {
    const range = readDateRange(text);
    return range && text.length - (range.to - range.from) <= mostBesideDates ? [range] : [];
  });
  return ranges[0] ?? null;
}

/** Of the first line of a cell what the model takes for the name, else all of it. */
function nameInCell(
  lines: readonly Line[],
  parts: readonly LikelyPart[],
  { line, kind }: { line: number | undefined; kind: "title" | "employer" },
): JobName | null {
  if (line === undefined) return null;
  const own = parts.filter((part) => part.line === line);
  const named = namesOfJob(lines, own, kind === "employer" ? "employer" : "job")[kind];
  const text = lines[line]?.text ?? "";
  if (!/\p{L}{2}/u.test(text)) return null;
  return named ? { ...named, odds: 1 } : { line, text, odds: 1 };
}

function rangeOfForm(values: FormEntry["values"]): DateRange | null {
  const [dates, start, end] = [values.get("dates"), values.get("start"), values.get("end")];
  if (dates) return readDateRange(dates.text);
  return start ? readDateRange(`${start.text} – ${end?.text ?? ""}`) : null;
}

const comma = new RegExp(`,\\s+(?!(?:${companyForms.inEitherCase})(?!\\p{L}))`, "iu");

/** "Elm Clinic, Leeds" in the field of the employer stands in Leeds. */
function withoutPlaceBehind(employer: string): string {
  const [name = employer] = employer.split(comma);
  return name;
}
