import type { listTransactionGroups as endpoint } from "@winnow/contract/credits.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { ZoneShift } from "../../platform/calendar/zone-shifts.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { groupEntries } from "./group-entries.ts";
import { findInKeptEntries } from "./kept-entries.ts";
import { type Group, type Groups, keptGroups, maxKeptGroups, pageOfGroups, tooMany } from "./kept-groups.ts";
import {
  type EntryReader,
  isOfKind,
  type ListedEntryRow,
  listedEntries,
  matchingEntries,
  workTitle,
} from "./rows.ts";

/** The newest entry of a group, with what all of them come to. */
export type GroupRow = ListedEntryRow & {
  /** Of the calendar, counted from 1970-01-01 on. */
  day: number;
  entries: number;
  /** What the balance moved by. */
  moved: number;
  work_title: string | null;
};
/** The newest entry that pages of one list look at. */
export type AsOf = { id: string; sequence: number; created_at: Date };
export type GroupQuery = Omit<z.output<typeof endpoint.schema.querystring>, "as_of" | "timezone"> & {
  asOf: AsOf | null;
  shifts: ZoneShift[];
};

const quarterSeconds = 900;
const secondsOfDay = 86_400;

/** Throws `transactionNotFound`. */
export async function getAsOf(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<AsOf> {
  const row = await database
    .selectFrom("credit_entries")
    .select(["id", "sequence", "created_at"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) {
    throw new Failure("transactionNotFound");
  }
  return row;
}

/** One page of the ledger by work and day, and how many rows there are in all. */
export async function listGroupRows(
  database: Queryable<Tables>,
  reader: EntryReader,
  query: GroupQuery,
): Promise<{ rows: GroupRow[]; total: number; newestId: string | null }> {
  const { groups, total, newestId } =
    (await findKeptPage(database, reader, query)) ?? (await readGroupPage(database, reader, query));
  const entries = await listedEntries(database, reader)
    .select(workTitle(reader).as("work_title"))
    .where(sql<boolean>`sequence = any(${groups.map(({ last_sequence: last }) => last)}::bigint[])`)
    .execute();
  const entryOf = new Map(entries.map((entry) => [entry.sequence, entry]));
  return {
    rows: groups.flatMap(({ last_sequence: last, day, entries, moved }) => {
      const newest = entryOf.get(last);
      return newest ? { ...newest, day, entries, moved } : [];
    }),
    total,
    newestId,
  };
}

type GroupPage = { groups: Group[]; total: number; newestId: string | null };

/** From entries or groups that are kept, or are from now on; null where they may change or are too many. */
async function findKeptPage(
  database: Queryable<Tables>,
  reader: EntryReader,
  query: GroupQuery,
): Promise<GroupPage | null> {
  const { asOf, type, kind, from, to, shifts } = query;
  const found = await findInKeptEntries(database, reader, { ...query, until: asOf?.sequence });
  if (found) {
    return pageWithTotal(groupEntries(found, shifts), query);
  }
  if (!isOfWholeQuarters(query)) {
    return null;
  }
  const list = JSON.stringify([reader.accountId, type, kind, from, to, shifts]);
  let groups = keptGroups.get(list);
  if (groups === tooMany) {
    return null;
  }
  const newestId = asOf?.id ?? (await findNewestId(database, reader.accountId));
  if (groups?.newestId !== newestId) {
    groups = await readAllGroups(database, reader, query);
    keptGroups.set(list, groups);
  }
  return groups === tooMany ? null : pageWithTotal(groups, query);
}

function pageWithTotal(groups: Groups, query: GroupQuery): GroupPage {
  return { groups: pageOfGroups(groups, query), total: groups.days.length, newestId: groups.newestId };
}

async function findNewestId(database: Queryable<Tables>, accountId: AccountId): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select ${newestIdOf(accountId)} as id`.execute(database);
  return rows[0]?.id ?? null;
}

function newestIdOf(accountId: AccountId) {
  return sql`(select id from credit_entries where account_id = ${accountId} order by sequence desc limit 1)`;
}

async function readAllGroups(
  database: Queryable<Tables>,
  reader: EntryReader,
  query: GroupQuery,
): Promise<Groups | typeof tooMany> {
  const { rows } = await sql<Record<Exclude<keyof Groups, "byAmount">, string | null> & { total: number }>`
    with grouped as (${groupsOf(database, reader, query)})
    select count(*) as total, ${newestIdOf(reader.accountId)} as "newestId",
           string_agg(day::text, ',') as days, string_agg(entries::text, ',') as entries,
           string_agg(moved::text, ',') as moved, string_agg(last_sequence::text, ',') as "lastSequences"
      from (select day, entries, moved, last_sequence from grouped order by last_sequence limit ${maxKeptGroups + 1}) as sorted`.execute(
    database,
  );
  const [answer] = rows;
  if (!answer) {
    throw new Error("A query answered no row.");
  }
  const numbersOf = (text: string | null) => (text === null ? [] : text.split(",").map(Number));
  return answer.total > maxKeptGroups
    ? tooMany
    : {
        newestId: query.asOf?.id ?? answer.newestId,
        days: Int32Array.from(numbersOf(answer.days)),
        entries: Float64Array.from(numbersOf(answer.entries)),
        moved: Float64Array.from(numbersOf(answer.moved)),
        lastSequences: Float64Array.from(numbersOf(answer.lastSequences)),
      };
}

async function readGroupPage(
  database: Queryable<Tables>,
  reader: EntryReader,
  query: GroupQuery,
): Promise<GroupPage> {
  const direction = sql.raw(query.order_by);
  const order =
    query.sort_by === "amount"
      ? sql`abs(moved) ${direction}, last_sequence ${direction}`
      : sql`last_sequence ${direction}`;
  // Each in a query of its own: else a plan for just this page looks cheaper than one for all, and is made at each call.
  const limit = sql`(select ${query.size}::bigint)`;
  const offset = sql`(select ${query.start * query.size}::bigint)`;
  const { rows } = await sql<PageRow>`
    with grouped as materialized (${groupsOf(database, reader, query)})
    select total, newest_id, day, entries, moved, last_sequence
      from (select count(*) as total, ${newestIdOf(reader.accountId)} as newest_id from grouped) as counted
      left join (select day, entries, moved, last_sequence from grouped order by ${order}
                  limit ${limit} offset ${offset}) as page on true
     order by ${order}`.execute(database);
  return {
    groups: rows.filter((row): row is PageRow & Group => row.last_sequence !== null),
    total: rows[0]?.total ?? 0,
    newestId: rows[0]?.newest_id ?? null,
  };
}

type PageRow = {
  total: number;
  newest_id: string | null;
  day: number;
  entries: number;
  moved: number;
  /** Null where the page has no rows. */
  last_sequence: number | null;
};

/** Sums are those of whole numbers below 2^53, which add up in floating point without loss, and quicker than as numeric. */
function groupsOf(database: Queryable<Tables>, reader: EntryReader, query: GroupQuery) {
  return sql`
    select (date_part('epoch', midnight) / ${sql.lit(secondsOfDay)})::integer as day, entries, moved, last_sequence
      from (select ${midnightIn(query.shifts)} as midnight, sum(entries::float8) as entries,
                   sum(case when type = 'credit' then amount else -amount end::float8) as moved,
                   max(last_sequence) as last_sequence
              from (${piecesOf(database, reader, query)}) as pieces group by 1, piece_id) as sums`;
}

function isOfWholeQuarters({ search, from = 0, to = 0 }: GroupQuery): boolean {
  return search === "" && from % quarterSeconds === 0 && to % quarterSeconds === 0;
}

/**
 * What matches, in parts that belong to one group each: whole quarters where that is exact, entries where a search or a
 * moment within a quarter asks for them.
 */
function piecesOf(database: Queryable<Tables>, reader: EntryReader, query: GroupQuery) {
  const { asOf } = query;
  const entries = matchingEntries(database, reader, query)
    .select([
      "created_at as begins_at",
      sql<string>`credit_piece(work_id, sequence)`.as("piece_id"),
      "type",
      sql<number>`1`.as("entries"),
      "amount",
      "sequence as last_sequence",
    ])
    .$if(asOf !== null, (older) => older.where("sequence", "<=", asOf?.sequence ?? 0));
  if (!isOfWholeQuarters(query)) {
    return entries;
  }
  const quarters = matchingQuarters(database, reader.accountId, query).select([
    "begins_at",
    "piece_id",
    "type",
    "entries",
    "amount",
    "last_sequence",
  ]);
  if (!asOf) {
    return quarters;
  }
  // Of the quarter that the list ends in, entries have come since.
  const quarterMs = quarterSeconds * 1_000;
  const lastQuarter = new Date(Math.floor(asOf.created_at.getTime() / quarterMs) * quarterMs);
  return quarters.where("begins_at", "<", lastQuarter).unionAll(
    entries.where(
      sql<boolean>`sequence > coalesce((
          select last_sequence from credit_quarters
           where account_id = ${reader.accountId} and begins_at < ${lastQuarter}
           order by begins_at desc, last_sequence desc limit 1), 0)`,
    ),
  );
}

function matchingQuarters(database: Queryable<Tables>, accountId: AccountId, query: GroupQuery) {
  const { type, kind, from, to } = query;
  return database
    .selectFrom("credit_quarters")
    .where("account_id", "=", accountId)
    .$if(type !== undefined && type.length > 0, (some) => some.where("type", "in", type ?? []))
    .$if(kind !== undefined && kind.length > 0, (some) => some.where(isOfKind(kind ?? [])))
    .$if(from !== undefined, (some) => some.where("begins_at", ">=", new Date((from ?? 0) * 1000)))
    .$if(to !== undefined, (some) => some.where("begins_at", "<", new Date((to ?? 0) * 1000)));
}

/** When the day of a time zone began, by a clock that is told to be of UTC. */
function midnightIn(shifts: ZoneShift[]): RawBuilder<Date> {
  const starts = shifts.map(({ startsAt }) => startsAt);
  const ahead = shifts.map(({ aheadSeconds }) => `${aheadSeconds} seconds`);
  return sql<Date>`date_bin('1 day',
    begins_at + (${ahead}::interval[])[width_bucket(begins_at, ${starts}::timestamptz[])],
    timestamptz '1970-01-01 00:00:00Z')`;
}

/** Of a month of those that were asked for, from 1 on. */
export type MonthRow = { month: number; spent: number; bought: number };

/** Credits spent on work and bought between moments at which months begin, and before the one that ends the last. */
export async function listMonthRows(
  database: Queryable<Tables>,
  accountId: AccountId,
  months: { startsAt: Date[]; endsAt: Date; spentOn: string[]; boughtBy: string[] },
): Promise<MonthRow[]> {
  const { startsAt, endsAt, spentOn, boughtBy } = months;
  const { rows } = await sql<MonthRow>`
    select width_bucket(begins_at, ${startsAt}::timestamptz[]) as month,
           coalesce(sum(amount) filter (where type = 'debit' and reference_kind = any(${spentOn})), 0)::bigint as spent,
           coalesce(sum(amount) filter (where type = 'credit' and reference_kind = any(${boughtBy})), 0)::bigint
             as bought
      from credit_quarters
     where account_id = ${accountId} and begins_at >= ${startsAt[0]} and begins_at < ${endsAt}
     group by 1`.execute(database);
  return rows;
}
