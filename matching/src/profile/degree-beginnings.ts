import type { Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { dateCellAt } from "./date-cell.ts";
import { namesDegree } from "./degree-level.ts";
import { formEntries } from "./form-entries.ts";
import { type DegreePartKind, oddOfKind } from "./lines/degree-part-label.ts";
import { headerRowsOf } from "./lines/header-rows.ts";
import type { LinePart } from "./lines/part-features.ts";
import { oddOfNew } from "./lines/part-odds.ts";
import { namesSchool } from "./names-school.ts";
import { subjectsIn } from "./subjects-of-study.ts";

/** A part of a line of education, with what it is taken for and how likely. */
export type ToldPart = LinePart & { kind: DegreePartKind; odd: number; odds: LabelOdds };

/** In nats: what it costs that an entry is not as those of one CV mostly are. */
const costs = {
  /** It begins with something else than the others. */
  unlikeOthers: 4,
  noDegree: 3,
  noSchool: 2,
  /** A second degree, or a second school, in another row. */
  another: 2,
  /** Dates in another row of an entry that has dates. */
  moreDates: 3,
};
const least = 1e-6;

/**
 * The lines of a section that an entry begins with. The entries of a CV are written alike: each has a degree and a
 * school and dates once, and begins with what the others begin with. So that is sought, and where the entries begin,
 * together: by what the model says of each row, and by what it costs to be written otherwise (Viterbi 1967). On the way
 * a part that is likely neither becomes the degree or the school that an entry lacks.
 */
export function degreeBeginnings(lines: readonly Line[], parts: readonly ToldPart[]): Set<number> {
  const rows = rowsOf(lines, parts);
  const firsts: First[] = ["dates", "degree", "school"];
  const begins = new Set<number>();
  let { last } = cheapest(firsts.map((first) => likeliestEntries(rows, first)));
  for (; last; last = last.before) {
    if (last.begin !== null) begins.add(last.begin);
    for (const { part, kind } of last.told) Object.assign(part, { kind, odd: oddOfKind(part.odds, kind) });
  }
  return begins;
}

/** Cells side by side, and what they may be: as they were told, or with one more degree or school. */
type Row = { line: number; forIt: number; readings: Reading[] };
type Reading = { holds: number; first: First | null; cost: number; told: Told[] };
type Told = { part: ToldPart; kind: DegreePartKind };
type First = "dates" | "degree" | "school";
/** As bits. */
const bits = { degree: 1, school: 2, dates: 4 };

function rowsOf(lines: readonly Line[], parts: readonly ToldPart[]): Row[] {
  const rows: ToldPart[][] = [];
  for (const part of parts) {
    const open = rows.at(-1);
    const last = open?.at(-1)?.line;
    const isBeside = last !== undefined && (last === part.line || areOnOneRow(lines[last], lines[part.line]));
    if (open && isBeside) open.push(part);
    else rows.push([part]);
  }
  const goingOn = new Set(parts.flatMap(({ line, isDates }) => (isDates ? restOfDates(lines, line) : [])));
  const told = new Map([...entriesOfTables(lines), ...entriesOfForms(lines, parts)]);
  return rows.map((row) => {
    const [first] = row;
    const odd = told.get(first?.line ?? -1) ?? (first ? oddOfNew(first.odds) : 0);
    return {
      line: first?.line ?? 0,
      forIt: Math.log(Math.max(least, odd) / Math.max(least, 1 - odd)),
      readings: readingsOf(row.filter(({ line, isDates }) => !(isDates && goingOn.has(line)))),
    };
  });
}

/** Of a table or a form of degrees, that a row or a field that comes again begins an entry, and that what follows is another. */
const oddOfEntry = { first: 0.98, rest: 0.02 };

/** How likely an entry begins with each line of a form that names the fields of at least two degrees. */
function entriesOfForms(lines: readonly Line[], parts: readonly ToldPart[]): Map<number, number> {
  const found = new Map<number, number>();
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return found;
  const entries = formEntries({ lines }, { from: first.line, to: last.line + 1 });
  const whole = entries.filter(({ values }) => values.has("degree") && values.has("school"));
  if (whole.length < leastOfForm || whole.length * 2 <= entries.length) return found;
  for (const { from, bodyFrom } of whole)
    for (let line = from; line < bodyFrom; line += 1)
      found.set(line, line === from ? oddOfEntry.first : oddOfEntry.rest);
  return found;
}

const leastOfForm = 2;

/**
 * How likely an entry begins with each line of tables whose columns have names, and of whose rows at least half name a
 * school or a degree: it does with the first line of a row.
 */
function entriesOfTables(lines: readonly Line[]): ReadonlyMap<number, number> {
  const before = knownTables.get(lines);
  if (before) return before;
  const found = findEntriesOfTables(lines);
  knownTables.set(lines, found);
  return found;
}

const knownTables = new WeakMap<readonly Line[], ReadonlyMap<number, number>>();

function findEntriesOfTables(lines: readonly Line[]): Map<number, number> {
  const found = new Map<number, number>();
  const headers = headerRowsOf(lines);
  const inTables = [...lines.entries()].filter(([at, { cell }]) => cell && !headers.has(at));
  const tableOf = ({ page, cell }: Line) => `${page} ${cell?.table}`;
  const named = new Set([...headers].flatMap((at) => (lines[at] ? tableOf(lines[at]) : [])));
  for (const [table, all] of Map.groupBy(inTables, ([, line]) => tableOf(line))) {
    const rows = [...Map.groupBy(all, ([, { cell }]) => cell?.row).values()];
    const ofDegrees = rows.filter((row) =>
      row.some(([, { text }]) => namesSchool(text) || namesDegree(text)),
    );
    if (!named.has(table) || ofDegrees.length * 2 < rows.length) continue;
    for (const row of rows) {
      const [top] = row;
      for (const [at, line] of row)
        found.set(at, top && areOnOneRow(top[1], line) ? oddOfEntry.first : oddOfEntry.rest);
    }
  }
  return found;
}

/** The lines that dates go on in, as "– June 2018" below "Oct 2015". */
function restOfDates(lines: readonly Line[], line: number): number[] {
  return dateCellAt(lines, line)?.rest ?? [];
}

function readingsOf(row: ToldPart[]): Reading[] {
  const told = readingOf(row, [], 0);
  const others = (["degree", "school"] as const).flatMap((kind): Reading[] => {
    const free = row.filter(
      (part, at) => !part.isDates && part.kind === "other" && !(kind === "degree" && isBehindSchool(row, at)),
    );
    const [likeliest] = free.toSorted(
      (one, other) => oddOfKind(other.odds, kind) - oddOfKind(one.odds, kind),
    );
    if (!likeliest || told.holds & bits[kind]) return [];
    const odd = Math.max(least, oddOfKind(likeliest.odds, kind));
    const cost = Math.log(Math.max(least, oddOfKind(likeliest.odds, "other")) / odd);
    return [readingOf(row, [{ part: likeliest, kind }], Math.max(0, cost))];
  });
  return [told, ...others];
}

/** What a comma parts from the name of a school is mostly its place, unless it is a known subject. */
function isBehindSchool(row: ToldPart[], at: number): boolean {
  const [before, part] = [row[at - 1], row[at]];
  const isBehind = before?.kind === "school" && before.line === part?.line && part.joiner === ",";
  return isBehind && subjectsIn(part.text).length === 0;
}

function readingOf(row: ToldPart[], told: Told[], cost: number): Reading {
  const kindOf = (part: ToldPart) => told.find((one) => one.part === part)?.kind ?? part.kind;
  let holds = 0;
  let first: First | null = null;
  for (const part of row) {
    const kind = kindOf(part);
    const lead = part.isDates ? "dates" : kind === "other" ? null : kind;
    first ??= lead;
    if (lead !== null) holds |= bits[lead];
  }
  return { holds, first, cost, told };
}

/** Rows from the last back to the first, so that a long section copies none of them. */
type Step = { begin: number | null; told: Told[]; before: Step | null };
type Way = { cost: number; last: Step | null };

/** The entries that cost least if each is meant to begin with one thing. */
function likeliestEntries(rows: Row[], first: First): Way {
  /** By what the open entry has. */
  let open = new Map<number, Way>();
  for (const [at, { line, forIt, readings }] of rows.entries()) {
    const next = new Map<number, Way>();
    const keep = (state: number, way: Way) => {
      if (way.cost < (next.get(state)?.cost ?? Number.POSITIVE_INFINITY)) next.set(state, way);
    };
    for (const reading of readings) {
      const { holds, cost, told } = reading;
      const ofBeginning = cost + (reading.first === first ? 0 : costs.unlikeOthers);
      if (at === 0) keep(holds, { cost: ofBeginning, last: { begin: line, told, before: null } });
      for (const [state, way] of open) {
        keep(holds, {
          cost: way.cost + costOfEnd(state) + ofBeginning - forIt,
          last: { begin: line, told, before: way.last },
        });
        const moreDates = state & holds & bits.dates ? costs.moreDates : 0;
        const again = [bits.degree, bits.school].filter((bit) => state & holds & bit).length;
        keep(state | holds, {
          cost: way.cost + cost + again * costs.another + moreDates,
          last: { begin: null, told, before: way.last },
        });
      }
    }
    open = next;
  }
  return cheapest([...open].map(([state, way]) => ({ ...way, cost: way.cost + costOfEnd(state) })));
}

function costOfEnd(state: number): number {
  return (state & bits.degree ? 0 : costs.noDegree) + (state & bits.school ? 0 : costs.noSchool);
}

function cheapest(ways: Way[]): Way {
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best), {
    cost: Number.POSITIVE_INFINITY,
    last: null,
  });
}
