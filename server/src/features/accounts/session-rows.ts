import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { SessionLimits } from "../../config/config.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { SignedInFrom } from "./signed-in-from.ts";

export type SessionRow = Pick<
  Selectable<Tables["sessions"]>,
  "id" | "browser" | "system" | "network" | "created_at" | "last_used_at"
> & { is_this: boolean };

/** A call writes down that the session was used if it was not for so long: calls come many at a time. */
const minutesBetweenUses = 15;

/**
 * Opens a session for whoever knew the password that is still the account's, after whatever changes it at the same
 * time. Answers whether it is.
 */
export async function insertSession(
  database: Queryable<Tables>,
  session: {
    tokenHash: Buffer;
    accountId: AccountId;
    passwordHash: string;
    from: SignedInFrom;
    limits: SessionLimits;
  },
): Promise<boolean> {
  const { tokenHash, accountId, passwordHash, from, limits } = session;
  const hours = Math.min(limits.idleHours, limits.maxHours);
  const { rows } = await sql`
    insert into sessions (token_hash, account_id, browser, system, network, expires_at)
    select ${tokenHash}, id, ${from.browser}, ${from.system}, ${from.network}, now() + make_interval(hours => ${hours})
      from accounts
     where id = ${accountId} and password_hash = ${passwordHash} and closing_at is null
       and locked_at is null
       for share
    returning id`.execute(database);
  return rows.length > 0;
}

/** Not idle for too long, and not opened too long ago; limits that were lowered since hold at once. */
function isLiving({ idleHours, maxHours }: SessionLimits) {
  return sql<boolean>`(expires_at > now() and last_used_at > now() - make_interval(hours => ${idleHours})
    and created_at > now() - make_interval(hours => ${maxHours}))`;
}

/** When a session ends that is used now. */
function nextEnd({ idleHours, maxHours }: SessionLimits, usedAt = sql`now()`) {
  return sql<Date>`least(${usedAt} + make_interval(hours => ${idleHours}), created_at + make_interval(hours => ${maxHours}))`;
}

/** The account of a living session, which is due for renewal once a thirtieth of its idle time has passed. */
export async function findSessionAccount(
  database: Queryable<Tables>,
  { tokenHash, limits }: { tokenHash: Buffer; limits: SessionLimits },
): Promise<{ accountId: AccountId; isDueForRenewal: boolean; isDueForUse: boolean } | undefined> {
  const renewAfterMinutes = limits.idleHours * 2;
  const lately = sql`now() - make_interval(mins => ${renewAfterMinutes})`;
  const row = await database
    .selectFrom("sessions")
    .select([
      "account_id",
      sql<boolean>`expires_at < ${nextEnd(limits, lately)}`.as("is_due"),
      sql<boolean>`last_used_at < now() - make_interval(mins => ${minutesBetweenUses})`.as("is_due_for_use"),
    ])
    .where("token_hash", "=", tokenHash)
    .where(isLiving(limits))
    .executeTakeFirst();
  return row && { accountId: row.account_id, isDueForRenewal: row.is_due, isDueForUse: row.is_due_for_use };
}

export async function renewSession(
  database: Queryable<Tables>,
  tokenHash: Buffer,
  limits: SessionLimits,
): Promise<void> {
  await database
    .updateTable("sessions")
    .set({ expires_at: nextEnd(limits), last_used_at: sql`now()` })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function noteUseOfSession(database: Queryable<Tables>, tokenHash: Buffer): Promise<void> {
  await database
    .updateTable("sessions")
    .set({ last_used_at: sql`now()` })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** Living ones: the one with the token first, then the one used last. */
export function listSessionRows(
  database: Queryable<Tables>,
  { accountId, tokenHash, limits }: { accountId: AccountId; tokenHash: Buffer; limits: SessionLimits },
): Promise<SessionRow[]> {
  const isThis = sql<boolean>`token_hash = ${tokenHash}`;
  return database
    .selectFrom("sessions")
    .select(["id", "browser", "system", "network", "created_at", "last_used_at", isThis.as("is_this")])
    .where("account_id", "=", accountId)
    .where(isLiving(limits))
    .orderBy(isThis, "desc")
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
}

export async function deleteSession(database: Queryable<Tables>, tokenHash: Buffer): Promise<void> {
  await database.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** False where there is none of this id. */
export async function deleteSessionById(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<boolean> {
  const deleted = await database
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteOtherSessions(
  database: Queryable<Tables>,
  { accountId, tokenHash }: { accountId: AccountId; tokenHash: Buffer },
): Promise<void> {
  await database
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("token_hash", "<>", tokenHash)
    .execute();
}

/** Answers how many living ones there were. */
export async function deleteSessionsOf(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  const deleted = await database
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .returning(sql<boolean>`expires_at > now()`.as("was_living"))
    .execute();
  return deleted.filter((session) => session.was_living).length;
}

export async function deleteOldSessions(database: Queryable<Tables>, limits: SessionLimits): Promise<void> {
  await database
    .deleteFrom("sessions")
    .where(sql<boolean>`not ${isLiving(limits)}`)
    .execute();
}
