import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Database, Queryable } from "../../platform/database/open-database.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { pauseSecondsAfter } from "./pause-after-failures.ts";

/** One try to sign in; it counts as failed until it is cleared. */
export type SignInTry = { id: number };

/**
 * Counts a try before the password is looked at, so that many at once do not slip through together. After too many
 * failures on one e-mail address it throws `tooManyRequests`, unless the account's owner has used the calling
 * address before: so nobody can be locked out by the failures of others. Known and unknown addresses are alike.
 */
export function beginSignInTry(
  database: Database<Tables>,
  options: { email: string; caller: string },
): Promise<SignInTry> {
  return transact({ database }, async (transaction) => {
    // A try that a power cut forgets does no harm; to wait for the disk would slow every sign-in down.
    await sql`set local synchronous_commit = off`.execute(transaction);
    // Below it is clock_timestamp() and not now(), which stands still while this waits for its turn.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${options.email}`}, 0))`.execute(
      transaction,
    );
    const { rows } = await sql<{ failures: number; seconds_since: number; is_known: boolean }>`
      select count(*) as failures,
        coalesce(extract(epoch from clock_timestamp() - max(tried_at)), 0) as seconds_since,
        exists (
          select from sign_in_callers join accounts on accounts.id = account_id
          where email = ${options.email} and caller = ${options.caller}
        ) as is_known
      from sign_in_failures
      where email = ${options.email} and tried_at > now() - interval '15 minutes'`.execute(transaction);
    for (const { failures, seconds_since, is_known } of rows) {
      const remainingSeconds = Math.ceil(pauseSecondsAfter(failures) - seconds_since);
      if (!is_known && remainingSeconds > 0) {
        throw new Failure("tooManyRequests", { retryAfterSeconds: remainingSeconds });
      }
    }
    const inserted = await sql<SignInTry>`
      insert into sign_in_failures (email, tried_at) values (${options.email}, clock_timestamp())
      returning id`.execute(transaction);
    const [begun] = inserted.rows;
    if (!begun) {
      throw new Error("An insert answered no row.");
    }
    return begun;
  });
}

/** The password was right after all. */
export async function clearSignInTry(database: Queryable<Tables>, begun: SignInTry): Promise<void> {
  await sql`delete from sign_in_failures where id = ${begun.id}`.execute(database);
}

/** Takes an address for one that the account's owner uses. */
export async function rememberCaller(
  database: Queryable<Tables>,
  options: { accountId: AccountId; caller: string },
): Promise<void> {
  await sql`
    insert into sign_in_callers (account_id, caller) values (${options.accountId}, ${options.caller})
    on conflict (account_id, caller) do update set last_seen_at = now()`.execute(database);
}

export async function forgetCallers(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  await sql`delete from sign_in_callers where account_id = ${accountId}`.execute(database);
}

export async function deleteOldSignInTries(database: Queryable<Tables>): Promise<void> {
  await sql`delete from sign_in_failures where tried_at < now() - interval '15 minutes'`.execute(database);
  await sql`delete from sign_in_callers where last_seen_at < now() - interval '90 days'`.execute(database);
}
