import type { DocumentText } from "@winnow/documents/document-text.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { type FieldName, fieldAtStart, fieldNamed } from "./field-names.ts";

/** One entry of a form: what stands in its fields, from its first line to behind the last of these fields. */
export type FormEntry = { from: number; bodyFrom: number; values: Map<FieldName, FormValue> };
export type FormValue = { line: number; text: string };

/**
 * The entries of a section that names its fields ("Dates", "Position:"), each on the row of what it says or in front of
 * it. A field that comes again begins the next entry.
 */
export function formEntries(document: DocumentText, { from, to }: { from: number; to: number }): FormEntry[] {
  const entries: FormEntry[] = [];
  for (let line = from; line < to; line++) {
    const found = fieldAt(document, line, to);
    if (!found) continue;
    const open = entries.at(-1);
    const entry =
      open && !open.values.has(found.field) ? open : { from: line, bodyFrom: line + 1, values: new Map() };
    if (entry !== open) entries.push(entry);
    entry.values.set(found.field, found.value);
    if (found.field !== "tasks") entry.bodyFrom = found.value.line + 1;
  }
  return entries;
}

function fieldAt(
  document: DocumentText,
  line: number,
  to: number,
): { field: FieldName; value: FormValue } | null {
  const label = document.lines[line];
  if (!label || label.isBullet) return null;
  const inLine = fieldAtStart(label.text);
  if (inLine) return { field: inLine.field, value: { line, text: label.text.slice(inLine.valueFrom) } };
  const field = fieldNamed(label.text);
  const next = line + 1 < to ? document.lines[line + 1] : undefined;
  if (!field || !next || fieldNamed(next.text)) return null;
  const isBeside = areOnOneRow(label, next) && next.box.x > label.box.x;
  return isBeside || label.text.endsWith(":") ? { field, value: { line: line + 1, text: next.text } } : null;
}
