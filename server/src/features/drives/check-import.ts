import {
  answerKinds,
  type DriveQuestion,
  driveCandidateFields,
  driveQuestion,
  type ImportPreview,
} from "@winnow/contract/drives.ts";
import type { z } from "zod";
import { issueSentence } from "../../platform/http/issue-sentence.ts";
import type { TableKind } from "./import-fields.ts";

/** A row of a file or form: what stands in which column, and where it stands. */
export type SentRow = { line: number; cells: Map<string, string> };
export type Mapping = Record<string, string | null>;
type PreviewRow = ImportPreview["rows"][number];

const defaults = { preparation_seconds: 30, answer_seconds: 180, retakes: 1 };

/**
 * Every row with what it would become and what is wrong with it. `known` is what is there already: addresses of
 * candidates or texts of questions, as `identityOf` a row.
 */
export function checkRows(
  kind: TableKind,
  { rows, mapping, known }: { rows: SentRow[]; mapping: Mapping; known: Set<string> },
): PreviewRow[] {
  const taken = new Set(known);
  return rows.map(({ line, cells }) => {
    const cell = (field: string) => cells.get(mapping[field] ?? "") ?? "";
    const values = kind === "candidates" ? candidateValues(cell) : questionValues(cell);
    const errors = kind === "candidates" ? candidateErrors(values) : questionErrors(values);
    const identity = identityOf(kind, values);
    const isDuplicate = errors.length === 0 && taken.has(identity);
    if (errors.length === 0) taken.add(identity);
    return { line, values, errors, is_duplicate: isDuplicate };
  });
}

/** What makes a row the same as another: the address of a candidate, the text of a question. */
export function identityOf(kind: TableKind, values: Record<string, string>): string {
  return (values[kind === "candidates" ? "email" : "text"] ?? "").trim().toLowerCase();
}

export function countRows(rows: PreviewRow[]): Pick<ImportPreview, "ready" | "wrong" | "duplicates"> {
  const wrong = rows.filter(({ errors }) => errors.length > 0).length;
  const duplicates = rows.filter(({ is_duplicate }) => is_duplicate).length;
  return { ready: rows.length - wrong - duplicates, wrong, duplicates };
}

/** A line break in a name is a blank; in an address it is wrong, and stays to be seen. */
function candidateValues(cell: (field: string) => string): Record<string, string> {
  const name = cell("name") || [cell("first_name"), cell("last_name")].filter(Boolean).join(" ");
  return { name: withSingleBlanks(name), email: cell("email"), time_zone: cell("time_zone") };
}

function candidateErrors(values: Record<string, string>): PreviewRow["errors"] {
  return errorsOf(
    driveCandidateFields.safeParse({ ...values, time_zone: values.time_zone || null }, options),
  );
}

function questionValues(cell: (field: string) => string): Record<string, string> {
  return {
    text: cell("text"),
    skill: withSingleBlanks(cell("skill")),
    answer_kinds: cell("answer_kinds"),
    preparation_seconds: cell("preparation_seconds"),
    answer_seconds: cell("answer_seconds"),
    retakes: cell("retakes"),
    rubric: cell("rubric"),
  };
}

const importedQuestion = driveQuestion.omit({ id: true, reason: true, sentence: true });

function questionErrors(values: Record<string, string>): PreviewRow["errors"] {
  return errorsOf(importedQuestion.safeParse(importedFields(values), options));
}

/** The question that checked values make. */
export function questionOfValues(values: Record<string, string>, id: string): DriveQuestion {
  return { ...importedQuestion.parse(importedFields(values)), id, reason: null, sentence: null };
}

/** In the shape of a question, for its schema to say what is wrong. */
function importedFields(values: Record<string, string>) {
  const kinds = (values.answer_kinds ?? "")
    .toLowerCase()
    .split(/[,;/|\s]+/)
    .filter((kind) => kind !== "");
  const points = (values.rubric ?? "").split(/\r\n|\n|\r/).map((text) => text.trim());
  return {
    text: values.text,
    skill: values.skill || null,
    kind: "own",
    answer_kinds: kinds.length > 0 ? kinds : [...answerKinds],
    preparation_seconds: numberOr(values.preparation_seconds, defaults.preparation_seconds),
    answer_seconds: numberOr(values.answer_seconds, defaults.answer_seconds),
    retakes: numberOr(values.retakes, defaults.retakes),
    rubric: points
      .filter((text) => text !== "")
      .map((text, index) => ({ id: `p${index + 1}`, text, made: [], not_made: [] })),
  };
}

function numberOr(text: string | undefined, usual: number): number | string {
  if (!text) return usual;
  return /^\d{1,6}$/.test(text) ? Number(text) : text;
}

const options = { error: issueSentence, reportInput: true };

function errorsOf(parsed: z.ZodSafeParseResult<unknown>): PreviewRow["errors"] {
  const found = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0]);
    if (!found.has(field)) found.set(field, message);
  }
  return [...found].map(([field, message]) => ({ field, message }));
}

function withSingleBlanks(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
