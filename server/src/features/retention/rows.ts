import { retentionNoticeDays } from "@winnow/contract/retention.ts";
import { type RawBuilder, sql, type UpdateObject } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";

export type KeeperKind = "screening" | "drive";
/** A screening or drive, which keeps people. */
export type Keeper = { kind: KeeperKind; accountId: AccountId; id: string };

export type Clock = {
  kind: KeeperKind;
  id: string;
  account_id: AccountId;
  title: string;
  /** Of its own. */
  days: number | null;
  account_days: number;
  hold_reason: string | null;
  hold_by: string | null;
  hold_since: Date | null;
  /** When it was completed or cancelled. */
  counts_from: Date | null;
  told_at: Date | null;
  erased_at: Date | null;
  people: number;
  /** Null while it is held or goes on, and where nobody is left. */
  erases_at: Date | null;
  /** It may be erased now: it was told so long ago, and nothing holds it. */
  is_over: boolean;
};
export type KeptPerson = { kind: "cv" | "application" | "candidate"; id: string };
export type RunningClock = Clock & { erases_at: Date };

type Source = { table: "screenings" | "drives"; endedAt: string; people: string; hasPeople: string };
const sources: Record<KeeperKind, Source> = {
  screening: {
    table: "screenings",
    endedAt: "completed_at",
    people: `
      (select count(*) from cv_files where screening_id = kept.id and duplicate_of is null)
      + (select count(*) from applications as application
          where screening_id = kept.id and state = 'sent'
            and not exists (select from cv_files where cv_files.id = application.file_id))`,
    hasPeople: `
      exists (select from cv_files where screening_id = kept.id)
      or exists (select from applications where screening_id = kept.id and state = 'sent')`,
  },
  drive: {
    table: "drives",
    endedAt: "coalesce(cancelled_at, completed_at)",
    people: "select count(*) from drive_candidates where drive_id = kept.id",
    hasPeople: "exists (select from drive_candidates where drive_id = kept.id)",
  },
};

const notice = sql`make_interval(days => ${retentionNoticeDays}::int)`;
const days = sql`make_interval(days => coalesce(kept.retention_days, account.retention_days))`;
/** It was told, the days of notice and those to keep are over, and nothing holds it. */
const isOver = sql`coalesce(kept.hold_reason is null and kept.erasure_told_at <= now() - ${notice}
  and kept.ended_at + ${days} <= now(), false)`;
/** The days of notice have begun, and nothing holds it. */
const isDue = sql`kept.hold_reason is null and kept.ended_at + ${days} <= now() + ${notice}`;

const from = ({ table, endedAt }: Source) => sql`
  from (select *, ${sql.raw(endedAt)} as ended_at from ${sql.table(table)}) as kept
  join accounts as account on account.id = kept.account_id`;
const hasPeople = (source: Source) => sql`(${sql.raw(source.hasPeople)})`;

function selectClocks(source: Source, { kind, where }: { kind: KeeperKind; where: RawBuilder<unknown> }) {
  return sql`
    select ${sql.lit(kind)} as kind, kept.id, kept.account_id, kept.title, kept.retention_days as days,
           account.retention_days as account_days, kept.hold_reason, kept.hold_by, kept.hold_since,
           kept.ended_at as counts_from, kept.erasure_told_at as told_at, kept.people_erased_at as erased_at,
           (${sql.raw(source.people)}) as people,
           case when kept.hold_reason is null and kept.ended_at is not null and ${hasPeople(source)}
             then greatest(kept.ended_at + ${days}, coalesce(kept.erasure_told_at, now()) + ${notice}, now())
           end as erases_at,
           ${isOver} as is_over
    ${from(source)}
     where ${where}`;
}

/** Throws `screeningNotFound` or `driveNotFound`, for a foreign id as for one that does not exist. */
export async function getClock(database: Queryable<Tables>, { kind, accountId, id }: Keeper): Promise<Clock> {
  const where = sql`kept.account_id = ${accountId} and kept.id = ${id}`;
  const { rows } = await sql<Clock>`${selectClocks(sources[kind], { kind, where })}`.execute(database);
  const [clock] = rows;
  if (!clock) {
    throw notFound(kind);
  }
  return clock;
}

/** Locks the screening or drive. Throws `screeningNotFound` or `driveNotFound`. */
export async function lockKeeper(database: Queryable<Tables>, keeper: Keeper): Promise<void> {
  if (!(await lockKeeperIfThere(database, keeper))) {
    throw notFound(keeper.kind);
  }
}

/**
 * As `lockKeeper`, for jobs: what they erase may have been deleted meanwhile. The advisory lock is what makes it fair:
 * rows go to whoever asks first once they are free, so that an erasure of a hundred people could lock the row anew
 * before a hold that waits for it wakes up, a hundred times over. Advisory locks are handed on in the order of asking.
 */
export async function lockKeeperIfThere(
  database: Queryable<Tables>,
  { kind, accountId, id }: Keeper,
): Promise<{ id: string; title: string; erasure_id: string | null } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`retention ${kind} ${id}`}, 0))`.execute(
    database,
  );
  return database
    .selectFrom(sources[kind].table)
    .select(["id", "title", "erasure_id"])
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateKeeper(
  database: Queryable<Tables>,
  { kind, accountId, id }: Keeper,
  changes: Pick<
    UpdateObject<Tables, "screenings">,
    | "retention_days"
    | "hold_reason"
    | "hold_by"
    | "hold_since"
    | "erasure_id"
    | "people_erased_at"
    | "erasure_told_at"
  >,
): Promise<void> {
  await database
    .updateTable(sources[kind].table)
    .set(changes)
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
}

export async function getAccountDays(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  const { retention_days } = await database
    .selectFrom("accounts")
    .select("retention_days")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return retention_days;
}

export async function updateAccountDays(
  database: Queryable<Tables>,
  accountId: AccountId,
  retention_days: number,
): Promise<void> {
  await database.updateTable("accounts").set({ retention_days }).where("id", "=", accountId).execute();
}

/** Where the days of notice have not begun any more, it is told anew when they begin. */
export async function forgetUntimelyNotices(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<void> {
  for (const source of Object.values(sources)) {
    const isOwn = sql<boolean>`keeper.account_id = ${accountId}`;
    await forgetUntimelyWhere(database, source, isOwn);
  }
}

/** As `forgetUntimelyNotices`, of one that the caller has locked. */
export async function forgetUntimelyNotice(
  database: Queryable<Tables>,
  { kind, accountId, id }: Keeper,
): Promise<void> {
  const isIt = sql<boolean>`keeper.account_id = ${accountId} and keeper.id = ${id}`;
  await forgetUntimelyWhere(database, sources[kind], isIt);
}

async function forgetUntimelyWhere(database: Queryable<Tables>, source: Source, where: RawBuilder<boolean>) {
  await sql`
    update ${sql.table(source.table)} as keeper set erasure_told_at = null
     where ${where} and keeper.erasure_told_at is not null
       and not exists (select ${from(source)} where kept.id = keeper.id and ${isDue})`.execute(database);
}

/** Those of an account that are erased within the days of notice, told or not, the soonest first. */
export function listClocksAhead(
  database: Queryable<Tables>,
  accountId: AccountId,
  limit: number,
): Promise<RunningClock[]> {
  return listRunning(database, { where: sql`kept.account_id = ${accountId} and ${isDue}`, limit });
}

/** Those that the account was told of, of all whose days of notice have begun. */
export async function listToldClocks(
  database: Queryable<Tables>,
  accountId: AccountId,
  limit: number,
): Promise<RunningClock[]> {
  const where = sql`kept.account_id = ${accountId} and kept.erasure_told_at is not null and ${isDue}`;
  return listRunning(database, { where, limit });
}

/** Of all accounts. */
export async function listAccountsToTell(database: Queryable<Tables>, limit: number): Promise<AccountId[]> {
  const untold = (source: Source) => sql`
    select kept.account_id ${from(source)}
     where kept.erasure_told_at is null and ${isDue} and ${hasPeople(source)}`;
  const { rows } = await sql<{ account_id: AccountId }>`
    ${untold(sources.screening)} union ${untold(sources.drive)} limit ${limit}`.execute(database);
  return rows.map((row) => row.account_id);
}

/** Writes down that the account is told of everything that is due, which begins a line of the log of its own. What somebody else has locked is told the next time. */
export async function markTold(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  let count = 0n;
  for (const source of Object.values(sources)) {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(source.table)} set erasure_told_at = now(), erasure_id = null where id in (
        select kept.id ${from(source)}
         where kept.account_id = ${accountId} and kept.erasure_told_at is null and ${isDue} and ${hasPeople(source)}
           for update of kept skip locked
      )`.execute(database);
    count += numAffectedRows;
  }
  return Number(count);
}

/** Of all accounts: those whose time has come. */
export async function listToErase(database: Queryable<Tables>, limit: number): Promise<RunningClock[]> {
  return listRunning(database, { where: isOver, limit });
}

/** Some of whom it keeps: duplicates go with the CV that they repeat, applications with theirs. */
export async function listPeople(
  database: Queryable<Tables>,
  { kind, accountId, id }: Keeper,
  limit: number,
): Promise<KeptPerson[]> {
  const { rows } =
    kind === "drive"
      ? await sql<KeptPerson>`
          select 'candidate' as kind, id from drive_candidates
           where account_id = ${accountId} and drive_id = ${id} order by id limit ${limit}`.execute(database)
      : await sql<KeptPerson>`
          select 'cv' as kind, id from cv_files
           where account_id = ${accountId} and screening_id = ${id} and duplicate_of is null
           union all
          select 'application' as kind, application.id from applications as application
           where account_id = ${accountId} and screening_id = ${id} and state = 'sent'
             and not exists (select from cv_files where cv_files.id = application.file_id)
           limit ${limit}`.execute(database);
  return rows;
}

async function listRunning(
  database: Queryable<Tables>,
  { where, limit }: { where: RawBuilder<unknown>; limit: number },
): Promise<RunningClock[]> {
  const clocks = (kind: KeeperKind) => selectClocks(sources[kind], { kind, where });
  const { rows } = await sql<RunningClock>`
    select * from (${clocks("screening")} union all ${clocks("drive")}) as clock
     where erases_at is not null
     order by erases_at, title, id limit ${limit}`.execute(database);
  return rows;
}

function notFound(kind: KeeperKind): Failure {
  return new Failure(kind === "screening" ? "screeningNotFound" : "driveNotFound");
}
