import type { listTransactionGroups as endpoint } from "@winnow/contract/credits.ts";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { ZoneShift } from "../../platform/calendar/zone-shifts.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
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
  const { accountId } = reader;
  const direction = sql.raw(query.order_by);
  const order =
    query.sort_by === "amount"
      ? sql`abs(moved) ${direction}, last_sequence ${direction}`
      : sql`last_sequence ${direction}`;
  const { rows } = await sql<PageRow>`
    with pieces as (${piecesOf(database, reader, query)}),
         grouped as materialized (
           select ${dayIn(query.shifts)} as day, piece_id, sum(entries)::bigint as entries,
                  sum(case type when 'credit' then amount else -amount end)::bigint as moved,
                  max(last_sequence) as last_sequence
             from pieces group by 1, 2)
    select total, newest_id, day, entries, moved, last_sequence
      from (select count(*) as total,
                   (select id from credit_entries where account_id = ${accountId}
                     order by sequence desc limit 1) as newest_id
              from grouped) as counted
      left join (select * from grouped order by ${order}
                  limit ${query.size} offset ${query.start * query.size}) as page on true
     order by ${order}`.execute(database);
  const entries = await listedEntries(database, reader)
    .select(workTitle(reader).as("work_title"))
    .where(sql<boolean>`sequence = any(${rows.flatMap(({ last_sequence: last }) => last ?? [])}::bigint[])`)
    .execute();
  const entryOf = new Map(entries.map((entry) => [entry.sequence, entry]));
  return {
    rows: rows.flatMap(({ last_sequence: last, day, entries, moved }) => {
      const newest = last === null ? undefined : entryOf.get(last);
      return newest ? { ...newest, day, entries, moved } : [];
    }),
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

/**
 * What matches, in parts that belong to one group each: whole quarters where that is exact, entries where a search or a
 * moment within a quarter asks for them.
 */
function piecesOf(database: Queryable<Tables>, reader: EntryReader, query: GroupQuery) {
  const { search, from = 0, to = 0, asOf } = query;
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
  if (search !== "" || from % quarterSeconds !== 0 || to % quarterSeconds !== 0) {
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

function dayIn(shifts: ZoneShift[]): RawBuilder<number> {
  const starts = shifts.map(({ startsAt }) => startsAt);
  const ahead = shifts.map(({ aheadSeconds }) => aheadSeconds);
  return sql<number>`floor((date_part('epoch', begins_at)
    + (${ahead}::integer[])[width_bucket(begins_at, ${starts}::timestamptz[])]) / ${sql.lit(secondsOfDay)})::integer`;
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
