import type { listTransactions as endpoint, TransactionKind } from "@winnow/contract/credits.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { contains, containsInFolded } from "../../platform/database/contains.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readKeys } from "../../platform/database/read-keys.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { creditsArrived } from "./jobs.ts";
import { storedWordings } from "./languages/stored-wordings.ts";
import { kindOfReference, otherKind, transactionKind } from "./transaction-kind.ts";
import type { Work, WorkKind } from "./work.ts";

/** What is charged by the piece. */
export const pricedUnits = ["cv", "interview"] as const;
export type PricedUnit = (typeof pricedUnits)[number];
/** In hundredths of a credit. */
export type Prices = Record<PricedUnit, number>;

/** In hundredths of a credit; `available` = balance less what is held. */
export type Balance = { balance: number; held: number; available: number };
export type EntryRow = Selectable<Tables["credit_entries"]>;
export type HoldRow = Selectable<Tables["credit_holds"]>;

export async function openBalance(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  await database
    .insertInto("credit_balances")
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findBalance(database: Queryable<Tables>, accountId: AccountId): Promise<Balance> {
  const row = await database
    .selectFrom("credit_balances")
    .select(["balance", "held"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  const { balance, held } = row ?? { balance: 0, held: 0 };
  return { balance, held, available: balance - held };
}

/** Locks the balance, so that what is decided about it stays true until the transaction ends. */
export async function lockBalance(database: Queryable<Tables>, accountId: AccountId): Promise<Balance> {
  const { balance, held } = await database
    .selectFrom("credit_balances")
    .select(["balance", "held"])
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { balance, held, available: balance - held };
}

export type NewEntry = {
  accountId: AccountId;
  type: "credit" | "debit";
  amount: number;
  reason: string;
  /** Whom or which file it is about: forgotten when they are erased. */
  about?: string | null;
  referenceKind: string;
  referenceId: string;
  work?: Work;
  holdId?: string;
  idempotencyKey: string;
};

export async function hasEntry(
  database: Queryable<Tables>,
  entry: { accountId: AccountId; idempotencyKey: string },
): Promise<boolean> {
  const row = await database
    .selectFrom("credit_entries")
    .select("id")
    .where("account_id", "=", entry.accountId)
    .where("idempotency_key", "=", entry.idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * False when an entry with this key is there already: then nothing has changed. Whoever brings credits in, work that
 * waits for some hears of it. Belongs into a transaction.
 */
export async function insertEntry(database: Queryable<Tables>, entry: NewEntry): Promise<boolean> {
  // The balance moves in a trigger that runs before a conflict is seen, so the key is looked up first;
  // a race for the same key ends in a unique violation, which undoes everything.
  if (await hasEntry(database, entry)) {
    return false;
  }
  await database
    .insertInto("credit_entries")
    .values({
      account_id: entry.accountId,
      type: entry.type,
      amount: entry.amount,
      balance_after: 0,
      reason: entry.reason,
      about: entry.about ?? null,
      reference_kind: entry.referenceKind,
      reference_id: entry.referenceId,
      work_kind: entry.work?.kind ?? null,
      work_id: entry.work?.id ?? null,
      hold_id: entry.holdId ?? null,
      idempotency_key: entry.idempotencyKey,
    })
    .execute();
  if (entry.type === "credit") {
    const { accountId } = entry;
    await enqueue(database, creditsArrived, [
      { payload: { accountId }, key: `credits-arrived:${accountId}` },
    ]);
  }
  return true;
}

export async function insertHold(
  database: Queryable<Tables>,
  hold: { accountId: AccountId; work: Work; amount: number; unitAmount: number },
): Promise<string> {
  const row = await database
    .insertInto("credit_holds")
    .values({
      account_id: hold.accountId,
      work_kind: hold.work.kind,
      work_id: hold.work.id,
      amount: hold.amount,
      unit_amount: hold.unitAmount,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Credits to take as soon as some are free; the database does that by itself. */
export async function insertDebt(
  database: Queryable<Tables>,
  owed: { accountId: AccountId; amount: number; reason: string; referenceKind: string; referenceId: string },
): Promise<void> {
  await database
    .insertInto("credits_owed")
    .values({
      account_id: owed.accountId,
      amount: owed.amount,
      reason: owed.reason,
      reference_kind: owed.referenceKind,
      reference_id: owed.referenceId,
    })
    .execute();
}

/** From now on nothing more is owed for it; answers how much was paid so far. */
export async function waiveDebt(
  database: Queryable<Tables>,
  owed: { accountId: AccountId; referenceKind: string; referenceId: string },
): Promise<number> {
  const row = await database
    .updateTable("credits_owed")
    .set({ is_forgiven: true })
    .where("account_id", "=", owed.accountId)
    .where("reference_kind", "=", owed.referenceKind)
    .where("reference_id", "=", owed.referenceId)
    .returning("paid")
    .executeTakeFirst();
  return row?.paid ?? 0;
}

/** Resolves `units` pieces of work of a hold. */
export async function resolveHold(
  database: Queryable<Tables>,
  change: { accountId: AccountId; holdId: string; units: number; as: "captured" | "released" },
): Promise<void> {
  await database
    .updateTable("credit_holds")
    .set({ [change.as]: sql`${sql.ref(change.as)} + unit_amount * ${change.units}::bigint` })
    .where("id", "=", change.holdId)
    .where("account_id", "=", change.accountId)
    .execute();
}

export async function findUnitAmount(
  database: Queryable<Tables>,
  hold: { accountId: AccountId; holdId: string },
): Promise<number> {
  const row = await database
    .selectFrom("credit_holds")
    .select("unit_amount")
    .where("id", "=", hold.holdId)
    .where("account_id", "=", hold.accountId)
    .executeTakeFirstOrThrow();
  return row.unit_amount;
}

/** Whom the entries about some pieces of work name is not known any more; what was charged stays. */
export async function forgetWhomEntriesAreAbout(
  database: Queryable<Tables>,
  pieces: { accountId: AccountId; kind: string; ids: string[] },
): Promise<void> {
  await database
    .updateTable("credit_entries")
    .set({ about: null })
    .where("account_id", "=", pieces.accountId)
    .where("reference_kind", "=", pieces.kind)
    .where(sql<boolean>`reference_id = any(${pieces.ids}::text[])`)
    .where("about", "is not", null)
    .execute();
}

/** What the holds of some work still reserve, and what it has been charged so far. */
export async function findUse(
  database: Queryable<Tables>,
  { accountId, work }: { accountId: AccountId; work: Work },
): Promise<{ held: number; used: number }> {
  const row = await database
    .selectFrom("credit_holds")
    .select([
      sql<number>`coalesce(sum(amount - captured - released), 0)::bigint`.as("held"),
      sql<number>`coalesce(sum(captured), 0)::bigint`.as("used"),
    ])
    .where("account_id", "=", accountId)
    .where("work_kind", "=", work.kind)
    .where("work_id", "=", work.id)
    .executeTakeFirstOrThrow();
  return row;
}

export type EntryFilter = {
  search: string;
  type?: ("credit" | "debit")[] | undefined;
  kind?: TransactionKind[] | undefined;
  /** In whole seconds since 1970; `to` itself is not in it. */
  from?: number | undefined;
  to?: number | undefined;
  work?: string | undefined;
};

/** An entry as lists show it, and whether what it paid for is still there. */
export type ListedEntryRow = Pick<EntryRow, (typeof listedColumns)[number]> & {
  reason: string;
  is_work_there: boolean;
};

/** Whose entries, what is known about the work that they paid for, and in which language reasons are shown. */
export type EntryReader = { accountId: AccountId; workKinds: WorkKind[]; language: PageLanguage };

const listedColumns = [
  "id",
  "sequence",
  "type",
  "amount",
  "balance_after",
  "reference_kind",
  "reference_id",
  "work_kind",
  "work_id",
  "created_at",
] as const;

/** The numbers of the entries on one page, and how many match in all. */
export async function findEntryPage(
  database: Queryable<Tables>,
  reader: EntryReader,
  query: z.output<typeof endpoint.schema.querystring>,
): Promise<{ sequences: number[]; total: number }> {
  const matching = matchingEntries(database, reader, query);
  const { keys, total } = await readKeys(database, {
    total: sql`(${matching.select(sql`count(*)`.as("total"))})`,
    // Entries are numbered in the order in which the balance moved, which is the order of time.
    sorted: matching
      .select("sequence as key")
      .$if(query.sort_by !== "created_at", (sorted) => sorted.orderBy(query.sort_by, query.order_by))
      .orderBy("sequence", query.order_by),
    isFiltered: isFiltered(query),
    start: query.start,
    size: query.size,
  });
  return { sequences: keys.map(Number), total };
}

/** As lists show them, in any order. */
export function listEntriesNumbered(
  database: Queryable<Tables>,
  reader: EntryReader,
  sequences: number[],
): Promise<ListedEntryRow[]> {
  return listedEntries(database, reader)
    .where(sql<boolean>`sequence = any(${sequences}::bigint[])`)
    .execute();
}

/** All that match, newest first, a batch at a time. */
export async function* readEntries(
  database: Queryable<Tables>,
  reader: EntryReader,
  filter: EntryFilter,
): AsyncGenerator<ListedEntryRow> {
  const batchSize = 1_000;
  let before: number | null = null;
  while (true) {
    const rows: ListedEntryRow[] = await listed(matchingEntries(database, reader, filter), reader)
      .$if(before !== null, (older) => older.where("sequence", "<", before ?? 0))
      .orderBy("sequence", "desc")
      .limit(batchSize)
      .execute();
    yield* rows;
    before = rows.at(-1)?.sequence ?? null;
    if (rows.length < batchSize) {
      return;
    }
  }
}

function ofAccount(database: Queryable<Tables>, accountId: AccountId) {
  return database.selectFrom("credit_entries").where("account_id", "=", accountId);
}

/** All entries of an account, as lists show them. */
export function listedEntries(database: Queryable<Tables>, reader: EntryReader) {
  return listed(ofAccount(database, reader.accountId), reader);
}

function isFiltered({ search, ...parts }: EntryFilter): boolean {
  const { type, kind, from, to, work } = parts;
  return search !== "" || [type, kind, from, to, work].some((part) => part !== undefined);
}

export function matchingEntries(database: Queryable<Tables>, reader: EntryReader, filter: EntryFilter) {
  const { search, type, kind, from, to, work } = filter;
  return ofAccount(database, reader.accountId)
    .$if(search !== "", (query) => query.where(matchesSearch(reader, search)))
    .$if(type !== undefined && type.length > 0, (query) => query.where("type", "in", type ?? []))
    .$if(kind !== undefined && kind.length > 0, (query) => query.where(isOfKind(kind ?? [])))
    .$if(from !== undefined, (query) => query.where("created_at", ">=", new Date((from ?? 0) * 1000)))
    .$if(to !== undefined, (query) => query.where("created_at", "<", new Date((to ?? 0) * 1000)))
    .$if(work !== undefined, (query) => query.where("work_id", "=", work ?? null));
}

const asWritten = sql<string>`case when about is null then reason else reason || ': ' || about end`;

/** What was written is in the index, folded (migration 0075); what may not be shown of it is looked up for the few that this is so of. */
function matchesSearch(reader: EntryReader, search: string) {
  const masked = maskedEntries(reader);
  const isWritten = storedWordings(search, reader.language).map((wording) =>
    containsInFolded(sql.ref("listed_text"), wording),
  );
  return sql<boolean>`((${sql.join(isWritten, sql` or `)}) and sequence not in (select sequence ${masked})
    or sequence in (select sequence ${masked} and ${shownReasonContains(reader, search)})
    or sequence in (select sequence ${titledEntries(reader, search)}))`;
}

/**
 * The rest of a query of entries that may be shown otherwise than they were written. Entries are of the account that their
 * work is of: asked for by the account as well, PostgreSQL would look at all that it has, and plan anew at each call.
 */
export function maskedEntries({ accountId, workKinds }: EntryReader) {
  const mayBeMasked = workKinds.map((work) => work.mayBeMasked(accountId));
  return sql`from credit_entries where (${sql.join(mayBeMasked, sql` or `)})`;
}

/** The same of entries whose work has a search in its title. */
export function titledEntries({ accountId, workKinds }: EntryReader, search: string) {
  const isTitled = workKinds.map((work) => work.isTitled(accountId, search));
  return sql`from credit_entries where (${sql.join(isTitled, sql` or `)})`;
}

export function shownReasonContains(reader: EntryReader, search: string) {
  const isShown = storedWordings(search, reader.language).map((wording) =>
    contains(shownReason(reader), wording),
  );
  return sql<boolean>`(${sql.join(isShown, sql` or `)})`;
}

/** What an entry was for. Entries never change; what may no longer be said of some work, that work leaves out. */
function shownReason({ accountId, workKinds }: EntryReader) {
  const ofKinds = workKinds.map(
    (work) => sql`when ${work.kind} then coalesce(${work.shownReason(accountId)}, ${asWritten})`,
  );
  return sql<string>`case work_kind ${sql.join(ofKinds, sql` `)} else ${asWritten} end`;
}

/** What the work of an entry is called, as long as it is there. */
export function workTitle({ workKinds }: EntryReader) {
  const titles = workKinds.map((work) => sql`when ${work.kind} then ${work.title}`);
  return sql<string | null>`case work_kind ${sql.join(titles, sql` `)} end`;
}

function listed(matching: ReturnType<typeof ofAccount>, reader: EntryReader) {
  const isThere = reader.workKinds.map((work) => sql`when ${work.kind} then ${work.isThere}`);
  return matching
    .select(listedColumns)
    .select(shownReason(reader).as("reason"))
    .select(sql<boolean>`case work_kind ${sql.join(isThere, sql` `)} else false end`.as("is_work_there"));
}

export function isOfKind(kinds: TransactionKind[]) {
  const known = Object.keys(kindOfReference);
  const wished = known.filter((reference) => kinds.includes(transactionKind(reference)));
  const isWished = sql<boolean>`reference_kind = any(${wished}::text[])`;
  return kinds.includes(otherKind)
    ? sql<boolean>`(${isWished} or reference_kind <> all(${known}::text[]))`
    : isWished;
}

/** Gives back whatever the holds of some work still reserve. */
export async function releaseRestOfHolds(
  database: Queryable<Tables>,
  { accountId, work }: { accountId: AccountId; work: Work },
): Promise<void> {
  await database
    .updateTable("credit_holds")
    .set({ released: sql`amount - captured` })
    .where("account_id", "=", accountId)
    .where("work_kind", "=", work.kind)
    .where("work_id", "=", work.id)
    .where(sql<boolean>`captured + released < amount`)
    .execute();
}

/** What the operator has agreed with an account. */
export async function findAgreedPrices(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<Partial<Prices>> {
  const rows = await database
    .selectFrom("account_prices")
    .select(["unit", "amount"])
    .where("account_id", "=", accountId)
    .execute();
  return Object.fromEntries(rows.map(({ unit, amount }) => [unit, amount]));
}

/** `amount` null: again what everybody pays. */
export async function agreePrice(
  database: Queryable<Tables>,
  price: { accountId: AccountId; unit: PricedUnit; amount: number | null },
): Promise<void> {
  const { accountId, unit, amount } = price;
  if (amount === null) {
    await database
      .deleteFrom("account_prices")
      .where("account_id", "=", accountId)
      .where("unit", "=", unit)
      .execute();
    return;
  }
  await database
    .insertInto("account_prices")
    .values({ account_id: accountId, unit, amount })
    .onConflict((conflict) => conflict.columns(["account_id", "unit"]).doUpdateSet({ amount }))
    .execute();
}
