import type { Readable } from "node:stream";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Cell } from "../../platform/spreadsheets/cell.ts";
import { writeCsv } from "../../platform/spreadsheets/write-csv.ts";
import type { Tables } from "../../tables.ts";
import { findLanguage } from "../notifications/rows.ts";
import { ledgerWords } from "./languages/ledger-words.ts";
import { type EntryFilter, type EntryReader, readEntries } from "./rows.ts";
import { transactionKind } from "./transaction-kind.ts";

/** All transactions that match, read while they are sent, so that memory stays flat however many there are. */
export function writeTransactionsCsv(
  database: Queryable<Tables>,
  reader: EntryReader,
  filter: EntryFilter,
): Readable {
  return writeCsv(table(database, reader, filter));
}

async function* table(
  database: Queryable<Tables>,
  reader: EntryReader,
  filter: EntryFilter,
): AsyncGenerator<Cell[]> {
  const words = ledgerWords[(await findLanguage(database, reader.accountId)) ?? "en"];
  yield words.headings;
  for await (const row of readEntries(database, reader, filter)) {
    yield [
      row.created_at.toISOString().slice(0, 19).replace("T", " "),
      words.type(row.type),
      words.kind(transactionKind(row.reference_kind)),
      (row.type === "credit" ? row.amount : -row.amount) / 100,
      row.balance_after / 100,
      words.reason(row.reason),
      row.id,
    ];
  }
}
