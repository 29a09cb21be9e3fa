import type { Line } from "@winnow/documents/document-text.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import type { FieldName } from "./field-names.ts";
import { fieldAtStart, fieldNamed } from "./field-names.ts";
import { fieldOfLabel } from "./field-words.ts";
import { sameColumn } from "./layout-parameters.ts";

/** One entry of a form: what stands in its fields, from its first line to behind the last of these fields. */
export type FormEntry = { from: number; bodyFrom: number; values: Map<FieldName, FormValue> };
export type FormValue = { line: number; text: string };
/** A field, what the form calls it (in small letters alone), and what stands in it. */
type FormField = { field: FieldName; name: string; value: FormValue };

/**
 * The entries of a section that names its fields ("Dates", "Position:"), each on the row of what it says, in front of it,
 * or, in a form that has several of them so, above it. The next entry begins where the name of the first field comes
 * again, or that of another which says what somebody did or where. What comes again under another name ("College",
 * "University"), and dates within an entry ("Duration" of a project), are of the entry, of which the first counts.
 */
export function formEntries(
  { lines }: { lines: readonly Line[] },
  section: { from: number; to: number },
): FormEntry[] {
  const fields = fieldsOfForm(lines, section);
  const [first] = fields;
  const isLed = fields.filter(({ name }) => name === first?.name).length > 1;
  const entries: (FormEntry & { names: Map<FieldName, string> })[] = [];
  for (const { line, field, name, value } of fields) {
    const open = entries.at(-1);
    const isSame = open?.names.get(field) === name;
    const isFirst = isLed ? name === first?.name : open?.names.keys().next().value === field;
    const isAgain = isSame && (!isLed || ofEntries.has(field));
    const isNext = open?.names.has(field) === true && !besides.includes(field) && (isFirst || isAgain);
    const entry =
      open && !isNext ? open : { from: line, bodyFrom: line + 1, values: new Map(), names: new Map() };
    if (entry !== open) entries.push(entry);
    if (!entry.values.has(field) || besides.includes(field)) {
      entry.values.set(field, value);
      entry.names.set(field, name);
    }
    if (field !== "tasks") entry.bodyFrom = value.line + 1;
  }
  return entries;
}

function fieldsOfForm(
  lines: readonly Line[],
  { from, to }: { from: number; to: number },
): (FormField & { line: number })[] {
  const isStacked = hasNamesAbove(lines, { from, to });
  const fields: (FormField & { line: number })[] = [];
  /** "Nome e indirizzo del / datore di lavoro" goes on with what could be a name itself. */
  let rest = -1;
  for (let line = from; line < to; line++) {
    const found = line === rest ? null : formFieldAt(lines, line, { to, isStacked });
    if (found?.goesOnBelow) rest = line + 2;
    if (found) fields.push({ line, ...found });
  }
  return fields;
}

/** Fields that name a job or a degree, which may be the item of a list that its entry begins with. */
const ofEntries: ReadonlySet<FieldName> = new Set(["title", "employer", "degree", "school"]);

/** What an entry may say twice ("Duties", "Type of business"). */
const besides: FieldName[] = ["tasks", "other"];

/** Names of fields in lines of their own that make a form of a section: one alone may be a word that somebody wrote. */
const leastNamesAbove = 3;

function hasNamesAbove(lines: readonly Line[], { from, to }: { from: number; to: number }): boolean {
  const isAbove = (line: number) => {
    const [name, value] = [lines[line], lines[line + 1]];
    return name && value && !name.isBullet && fieldNamed(name.text) && !fieldNamed(value.text);
  };
  let count = 0;
  for (let line = from; line + 1 < to; line++) if (isAbove(line)) count += 1;
  return count >= leastNamesAbove;
}

/**
 * The field that a line begins, with what stands in it: behind its name, beside it, or below a name with a colon (below
 * any where `isStacked`), and whether the name goes on in the line behind that; null for other lines.
 */
export function formFieldAt(
  lines: readonly Line[],
  line: number,
  { to = lines.length, isStacked = false } = {},
): (FormField & { goesOnBelow: boolean }) | null {
  const label = lines[line];
  if (!label) return null;
  const inLine = fieldAtStart(label.text, fieldOfLabel);
  if (inLine && (!label.isBullet || ofEntries.has(inLine.field)))
    return {
      field: inLine.field,
      name: lettersOf(label.text.split(":", 1)[0] ?? ""),
      value: { line, text: label.text.slice(inLine.valueFrom) },
      goesOnBelow: false,
    };
  const next = line + 1 < to ? lines[line + 1] : undefined;
  if (!next) return null;
  const isBeside = areOnOneRow(label, next) && isRightOf(label, next);
  const hasColon = /:[-–—]?$/u.test(label.text);
  const isLabel = hasColon || (isBeside && label.cell !== undefined);
  const named = isLabel ? fieldOfLabel(label.text) : fieldNamed(label.text);
  const overLines = named === null && isBeside ? fieldOverLines(lines, line) : null;
  const field = named ?? overLines;
  if (!field || (isLabel ? fieldOfLabel(next.text) : fieldNamed(next.text))) return null;
  const isBelow = !label.isBullet && (isStacked || hasColon);
  if (!isBeside && !isBelow) return null;
  const value = { line: line + 1, text: next.text.replace(/^:\s*/u, "") };
  return { field, name: lettersOf(label.text), value, goesOnBelow: overLines !== null };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}

function isRightOf({ cell: left, ...label }: Line, { cell: right, ...next }: Line): boolean {
  return left && right ? right.column > left.column : next.box.x > label.box.x;
}

/** A name that goes on below, with the first line of what stands in the field in between. */
function fieldOverLines(lines: readonly Line[], line: number): FieldName | null {
  const [label, rest] = [lines[line], lines[line + 2]];
  if (!label || !rest || rest.page !== label.page || rest.isBullet) return null;
  const [left, right] = [rest.box.x - label.box.x, rightOf(rest) - rightOf(label)];
  const isUnder = rest.box.y > label.box.y && Math.min(Math.abs(left), Math.abs(right)) <= sameColumn;
  return isUnder ? fieldNamed(`${label.text} ${rest.text}`) : null;
}

function rightOf({ box }: Line): number {
  return box.x + box.width;
}
