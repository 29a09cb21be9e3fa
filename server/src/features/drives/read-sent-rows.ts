import { maximumCandidatesPerDrive } from "@winnow/contract/limits.ts";
import { typedText } from "@winnow/contract/wire.ts";
import { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { SentForm } from "../../platform/http/read-multipart.ts";
import { TaskLost } from "../../platform/processes/process-pool.ts";
import type { TableOutcome } from "../../platform/spreadsheets/read-table.ts";
import type { Services } from "../../services.ts";
import { presentFileFailure } from "../screenings/file-failures.ts";
import { scanFile } from "../screenings/scan-file.ts";
import type { Mapping, SentRow } from "./check-import.ts";
import { guessMapping, importFields, type TableKind } from "./import-fields.ts";

export type SentTable = { columns: string[]; rows: SentRow[]; mapping: Mapping };

const maxRows = maximumCandidatesPerDrive;

const formRows = z
  .array(z.record(typedText(64), z.union([typedText(10_000), z.number(), z.null()])))
  .max(maxRows);
const sentMapping = z.record(typedText(64), typedText(10_000).nullable());

/**
 * The rows of a file, or of the prepared form, with the column for each field. Throws `spreadsheetUnreadable`,
 * `scannerUnavailable`, or
 * `inputInvalid` for a form or a mapping that is none.
 */
export async function readSentRows(
  services: Services,
  accountId: AccountId,
  { kind, form, signal }: { kind: TableKind; form: SentForm; signal: AbortSignal },
): Promise<SentTable> {
  const table = form.file
    ? tableOf(await readFile(services, { bytes: form.file.bytes, turn: accountId, signal }))
    : tableOfForm(form.fields.get("form"));
  if (table.rows.length === 0) {
    throw new Failure("spreadsheetUnreadable", { message: "There are no rows below the heading." });
  }
  return { ...table, mapping: mappingOf(kind, table.columns, form.fields.get("mapping")) };
}

async function readFile(
  services: Services,
  { bytes, ...reading }: { bytes: Uint8Array; turn: string; signal: AbortSignal },
): Promise<string[][]> {
  const refusal = await scanFile(services, bytes, { accountId: reading.turn });
  if (refusal) {
    const failure = presentFileFailure(refusal.reason);
    throw new Failure("spreadsheetUnreadable", failure ? { message: failure.message } : {});
  }
  // One row more: the heading.
  const outcome = await readWithinLimits(() =>
    services.reading.run("readTable", { bytes, maxRows: maxRows + 1 }, reading),
  );
  if (!outcome.ok) {
    const most = maxRows.toLocaleString("en");
    throw new Failure(
      "spreadsheetUnreadable",
      outcome.reason === "tooManyRows" ? { message: `This file has more than ${most} rows.` } : {},
    );
  }
  return outcome.rows;
}

/** A file that takes more time or memory than it may is none that can be read. */
async function readWithinLimits(read: () => Promise<TableOutcome>): Promise<TableOutcome> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TaskLost) return { ok: false, reason: "unreadable" };
    throw error;
  }
}

function tableOf(table: string[][]): Omit<SentTable, "mapping"> {
  const heading = table.findIndex((row) => row.some((cell) => cell !== ""));
  const columns = distinct(table[heading] ?? []);
  const rows = table.flatMap((row, index) => {
    if (index <= heading || row.every((cell) => cell === "")) return [];
    return [{ line: index + 1, cells: new Map(columns.map((column, place) => [column, row[place] ?? ""])) }];
  });
  return { columns, rows };
}

/** Headings as names: one that is empty or comes again gets its number. */
function distinct(headings: string[]): string[] {
  const seen = new Set<string>();
  return headings.map((heading, index) => {
    const name = heading === "" || seen.has(heading) ? `${heading} (column ${index + 1})`.trim() : heading;
    seen.add(name);
    return name;
  });
}

function tableOfForm(json: string | undefined): Omit<SentTable, "mapping"> {
  const records = parseJson(formRows, "form", json);
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record, index) => ({
    line: index + 1,
    cells: new Map(Object.entries(record).map(([column, value]) => [column, String(value ?? "").trim()])),
  }));
  return { columns, rows };
}

/** As asked for, as far as these fields and columns exist; else as the headings suggest. */
function mappingOf(kind: TableKind, columns: string[], json: string | undefined): Mapping {
  if (json === undefined) {
    return guessMapping(kind, columns);
  }
  const wished = new Map(Object.entries(parseJson(sentMapping, "mapping", json)));
  return Object.fromEntries(
    Object.keys(importFields[kind]).map((field) => {
      const column = wished.get(field);
      return [field, column !== undefined && column !== null && columns.includes(column) ? column : null];
    }),
  );
}

function parseJson<Schema extends z.ZodType>(
  schema: Schema,
  field: string,
  json: string | undefined,
): z.output<Schema> {
  const parsed = schema.safeParse(jsonValue(json));
  if (!parsed.success) {
    const message = json === undefined ? "Please select a file." : "This cannot be read.";
    throw new Failure("inputInvalid", { message, fields: { [field]: message } });
  }
  return parsed.data;
}

function jsonValue(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
