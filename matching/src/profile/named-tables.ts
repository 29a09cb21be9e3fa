import type { Line } from "@winnow/documents/document-text.ts";
import { joining } from "../lexicon/joining-words.ts";
import { type FieldName, fieldNamed } from "./field-names.ts";
import { fieldOfColumn } from "./field-words.ts";
import { headerRowsOf } from "./lines/header-rows.ts";

/** A row below the names of columns: its lines, and those of each cell by what its column is called. */
export type NamedRow = { kind: TableKind | null; from: number; to: number; cells: Map<FieldName, number[]> };
/** What the columns of a table say that its rows are. */
export type TableKind = "experience" | "education";

/** The rows of tables whose columns have names that a lexicon knows. */
export function rowsOfNamedTables(lines: readonly Line[]): readonly NamedRow[] {
  const before = known.get(lines);
  if (before) return before;
  const found = findNamedRows(lines);
  known.set(lines, found);
  return found;
}

const known = new WeakMap<readonly Line[], readonly NamedRow[]>();

/** What the columns of its table say that a line is about; null outside of such tables. */
export function kindsOfTables(lines: readonly Line[]): ReadonlyMap<number, TableKind> {
  const before = knownKinds.get(lines);
  if (before) return before;
  const kinds = new Map<number, TableKind>();
  for (const { kind, from, to } of rowsOfNamedTables(lines))
    if (kind) for (let line = from; line < to; line += 1) kinds.set(line, kind);
  knownKinds.set(lines, kinds);
  return kinds;
}

const knownKinds = new WeakMap<readonly Line[], ReadonlyMap<number, TableKind>>();

/** By lines of cells below it, what the name of their column is a field of. */
export function fieldsOfTables(lines: readonly Line[]): ReadonlyMap<number, FieldName> {
  const before = knownFields.get(lines);
  if (before) return before;
  const fields = new Map<number, FieldName>();
  for (const { cells } of rowsOfNamedTables(lines))
    for (const [field, own] of cells) for (const line of own) fields.set(line, field);
  knownFields.set(lines, fields);
  return fields;
}

const knownFields = new WeakMap<readonly Line[], ReadonlyMap<number, FieldName>>();

function findNamedRows(lines: readonly Line[]): NamedRow[] {
  const headers = headerRowsOf(lines);
  const inTables = [...lines.entries()].filter(([, { cell }]) => cell);
  const tableOf = ({ page, cell }: Line) => `${page} ${cell?.table}`;
  return [...Map.groupBy(inTables, ([, line]) => tableOf(line)).values()].flatMap((cells) => {
    const names = Map.groupBy(
      cells.filter(([at]) => headers.has(at)),
      ([, { cell }]) => cell?.column ?? 0,
    );
    const fields = new Map<number, FieldName>();
    for (const [column, own] of names) {
      const field = fieldOfNames(own.map(([, { text }]) => text).join(" "));
      if (field) fields.set(column, field);
    }
    const kind = kindOf(new Set(fields.values()));
    const lastOfNames = cells.findLast(([at]) => headers.has(at))?.[0] ?? lines.length;
    const rows = Map.groupBy(
      cells.filter(([at]) => at > lastOfNames),
      ([, { cell }]) => cell?.row,
    );
    return fields.size === 0
      ? []
      : [...rows.values()].flatMap((row) => namedRow(lines, row, { kind, fields }));
  });
}

function namedRow(
  lines: readonly Line[],
  row: [number, Line][],
  { kind, fields }: { kind: TableKind | null; fields: ReadonlyMap<number, FieldName> },
): NamedRow[] {
  const at = row.map(([line]) => line);
  const [from, last] = [at[0], at.at(-1)];
  // What stands between its lines is of other rows.
  if (from === undefined || last === undefined || last - from + 1 !== row.length) return [];
  const cells = new Map<FieldName, number[]>();
  for (const [line, { cell }] of row) {
    const field = fields.get(cell?.column ?? -1);
    if (field) cells.set(field, [...(cells.get(field) ?? []), line]);
  }
  const [board, school] = (["board", "school"] as const).map((field) => cells.get(field) ?? []);
  if (board?.length && !school?.some((line) => /\p{L}/u.test(lines[line]?.text ?? ""))) {
    cells.delete("board");
    cells.set("school", board);
  }
  return [{ kind, from, to: last + 1, cells }];
}

function kindOf(fields: ReadonlySet<FieldName>): TableKind | null {
  const hasDates = fields.has("dates") || fields.has("start");
  const isPerson = fields.has("name");
  const isOfStudies = fields.has("school") || fields.has("board");
  if (fields.has("degree")) return fields.has("title") || !isOfStudies ? null : "education";
  const hasPlace = fields.has("employer") || fields.has("school");
  return fields.has("title") && hasPlace && hasDates && !isPerson ? "experience" : null;
}

const betweenNames = new RegExp(`\\s*[/&,]\\s*|\\s+(?:${joining("surelyAnd", "and")})\\s+`, "iu");
const besideTitle: FieldName[] = ["employer", "school", "degree"];

/**
 * "Position held and main duties": the first that is known, unless they name a title and what else there is. What lexicons
 * list goes before what words say, but for a board ("University / Board").
 */
function fieldOfNames(text: string): FieldName | null {
  const whole = fieldOfColumn(text);
  if (whole === "board" || fieldNamed(text)) return whole;
  for (const fieldOf of [fieldNamed, fieldOfColumn]) {
    const fields = text.split(betweenNames).flatMap((part) => fieldOf(part) ?? []);
    if (fields.includes("title") && fields.some((field) => besideTitle.includes(field))) return null;
    if (fields[0]) return fields[0];
  }
  return whole;
}
