import type { listTransactions as endpoint } from "@winnow/contract/credits.ts";
import type { z } from "zod";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { type FoundEntries, findInKeptEntries } from "./kept-entries.ts";
import { type EntryReader, findEntryPage, type ListedEntryRow, listEntriesNumbered } from "./rows.ts";

type Query = z.output<typeof endpoint.schema.querystring>;

/** One page of the ledger, entry by entry, and how many match in all. */
export async function listEntries(
  database: Queryable<Tables>,
  reader: EntryReader,
  query: Query,
): Promise<{ rows: ListedEntryRow[]; total: number }> {
  const found = await findInKeptEntries(database, reader, query);
  const { sequences, total } = found
    ? { sequences: pageOf(found, query), total: found.places.length }
    : await findEntryPage(database, reader, query);
  const entries = await listEntriesNumbered(database, reader, sequences);
  const entryOf = new Map(entries.map((entry) => [entry.sequence, entry]));
  return { rows: sequences.flatMap((sequence) => entryOf.get(sequence) ?? []), total };
}

/** Their numbers. */
function pageOf(
  { entries: { sequences, amounts }, places }: FoundEntries,
  { sort_by: by, order_by: direction, start, size }: Query,
): number[] {
  const amountOf = (place: number) => Math.abs(amounts[place] ?? 0);
  const ascending =
    by === "amount"
      ? places.toSorted((one, other) => amountOf(one) - amountOf(other) || one - other)
      : places;
  const sorted = direction === "asc" ? ascending : ascending.toReversed();
  return sorted.slice(start * size, (start + 1) * size).map((place) => sequences[place] ?? 0);
}
