import { LRUCache } from "lru-cache";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { type JoinedTexts, joinTexts, placesOf, textEnd } from "../../platform/joined-texts.ts";
import type { Tables } from "../../tables.ts";
import {
  type EntryColumns,
  type LedgerSearch,
  readEntryColumns,
  readLedgerSearch,
} from "./kept-entry-rows.ts";
import type { EntryFilter, EntryReader } from "./rows.ts";
import { transactionKind } from "./transaction-kind.ts";

/** An account's ledger in columns, oldest first. */
export type KeptEntries = {
  /** How many entries had forgotten whom they are about when these were read. */
  forgotten: number;
  sequences: Float64Array;
  /** In milliseconds since 1970. */
  times: Float64Array;
  /** In hundredths of a credit, what was taken below zero. */
  amounts: Float64Array;
  /** What each refers to, of a few kinds. */
  references: string[];
  /** Which work each is of, by its place in `workIds`; those of no work have a place of their own. */
  works: Int32Array;
  /** Empty for what is no work. */
  workIds: string[];
  texts: JoinedTexts;
};
/** Which of an account's entries a search finds, by their places, oldest first. */
export type FoundEntries = { entries: KeptEntries; places: number[]; newestId: string | null };

/** A longer ledger is left to the database: to read one of so many takes 0.15 s, 30 ms of them of this process. */
export const maxKeptEntries = 50_000;
/** Beside its text. Names of work and kinds are shared by many entries. */
const bytesOfEntry = 44;
const notKept = "cannot be kept";

/** By account. A ledger only grows: once it is too long to be kept, it always is. */
const kept = new LRUCache<string, KeptEntries | typeof notKept>({
  maxSize: 80_000_000,
  sizeCalculation: (entries) =>
    1_000 + (entries === notKept ? 0 : bytesOfEntry * entries.sequences.length + entries.texts.text.length),
  ttl: 30 * 60_000,
});

/** Entries that a search finds, from memory; null where the database has to look. */
export async function findInKeptEntries(
  database: Queryable<Tables>,
  reader: EntryReader,
  filter: EntryFilter & { until?: number | undefined },
): Promise<FoundEntries | null> {
  const { search } = filter;
  if (search === "" || search.includes(textEnd) || kept.get(reader.accountId) === notKept) {
    return null;
  }
  const asked = await readLedgerSearch(database, reader, search);
  if (asked.folded.includes("")) {
    return null;
  }
  const entries = await entriesUpTo(database, reader.accountId, asked);
  return entries === notKept
    ? null
    : {
        entries,
        places: placesThatMatch(entries, asked, filter),
        newestId: asked.newest?.id ?? null,
      };
}

async function entriesUpTo(
  database: Queryable<Tables>,
  accountId: AccountId,
  { newest, forgotten }: LedgerSearch,
): Promise<KeptEntries | typeof notKept> {
  const known = kept.get(accountId);
  if (known === notKept) {
    return notKept;
  }
  const isCurrent = known?.forgotten === forgotten;
  if (isCurrent && (known.sequences.at(-1) ?? 0) >= (newest?.sequence ?? 0)) {
    return known;
  }
  const before = isCurrent ? known : undefined;
  const added = await readEntryColumns(database, accountId, {
    after: before?.sequences.at(-1) ?? 0,
    limit: maxKeptEntries + 1 - (before?.sequences.length ?? 0),
  });
  // Some may have forgotten whom they are about since the others were read.
  const read =
    before && added.forgotten !== before.forgotten
      ? await readEntryColumns(database, accountId, { after: 0, limit: maxKeptEntries + 1 })
      : added;
  const entries = append(read === added ? before : undefined, read);
  kept.set(accountId, entries);
  return entries;
}

function append(before: KeptEntries | undefined, added: EntryColumns): KeptEntries | typeof notKept {
  const sequences = concat(before?.sequences, added.sequences);
  const texts = joinTexts((before?.texts.text ?? "") + added.text, sequences.length);
  if (!texts || sequences.length > maxKeptEntries) {
    return notKept;
  }
  return {
    forgotten: added.forgotten,
    sequences,
    times: concat(before?.times, added.times),
    amounts: concat(before?.amounts, added.amounts),
    references: shared([...(before?.references ?? []), ...added.references]),
    ...appendWorks(before, added.works),
    texts,
  };
}

function appendWorks(
  before: Pick<KeptEntries, "works" | "workIds"> | undefined,
  added: string[],
): Pick<KeptEntries, "works" | "workIds"> {
  const workIds = [...(before?.workIds ?? [])];
  const placeOfWork = new Map(workIds.map((id, place) => [id, place]));
  const places = added.map((id) => {
    const known = id === "" ? undefined : placeOfWork.get(id);
    if (known !== undefined) {
      return known;
    }
    placeOfWork.set(id, workIds.length);
    return workIds.push(id) - 1;
  });
  return { works: Int32Array.from([...(before?.works ?? []), ...places]), workIds };
}

function concat(before: Float64Array | undefined, added: number[]): Float64Array {
  return Float64Array.from([...(before ?? []), ...added]);
}

/** Equal ones are one object, so that many take little. */
function shared(texts: string[]): string[] {
  const known = new Map<string, string>();
  return texts.map((text) => {
    const same = known.get(text) ?? text;
    known.set(same, same);
    return same;
  });
}

function placesThatMatch(
  entries: KeptEntries,
  asked: LedgerSearch,
  { type, kind, from, to, work, until }: EntryFilter & { until?: number | undefined },
): number[] {
  const { sequences, times, amounts, references, works, workIds } = entries;
  const workPlace = work === undefined ? null : workIds.indexOf(work);
  const isFound = whatIsFound(entries, asked);
  const last = Math.min(asked.newest?.sequence ?? 0, until ?? Number.POSITIVE_INFINITY);
  const [startsAt, endsAt] = [(from ?? 0) * 1_000, (to ?? Number.POSITIVE_INFINITY) * 1_000];
  const kinds = kind && kind.length > 0 ? new Set(kind) : null;
  const types = type && type.length > 0 ? new Set(type) : null;
  const places: number[] = [];
  for (let place = 0; place < sequences.length && (sequences[place] ?? 0) <= last; place += 1) {
    const time = times[place] ?? 0;
    if (
      isFound[place] === 1 &&
      (!types || types.has((amounts[place] ?? 0) > 0 ? "credit" : "debit")) &&
      (!kinds || kinds.has(transactionKind(references[place] ?? ""))) &&
      (from === undefined || time >= startsAt) &&
      time < endsAt &&
      (workPlace === null || works[place] === workPlace)
    ) {
      places.push(place);
    }
  }
  return places;
}

/** By place: 1 where the search is found, whatever else is asked for. */
function whatIsFound({ sequences, texts }: KeptEntries, asked: LedgerSearch): Uint8Array {
  const isFound = new Uint8Array(sequences.length);
  for (const wording of asked.folded) {
    for (const place of placesOf(texts, wording)) isFound[place] = 1;
  }
  const mark = (numbers: number[], value: 0 | 1) => {
    for (const sequence of numbers) {
      const place = placeOf(sequences, sequence);
      if (place !== null) isFound[place] = value;
    }
  };
  mark(asked.masked, 0);
  mark(asked.maskedFound, 1);
  mark(asked.titled, 1);
  return isFound;
}

/** Null for a number that is not there. */
function placeOf(sequences: Float64Array, sequence: number): number | null {
  let [low, high] = [0, sequences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sequences[middle] ?? 0) < sequence) low = middle + 1;
    else high = middle;
  }
  return sequences[low] === sequence ? low : null;
}
