import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { type ListedAccount, listedAccounts } from "../../features/installation/account-rows.ts";
import { contains } from "../../platform/database/contains.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

const accountsAtATime = 500;

/** All accounts with these words in their address or name, by address, read while they are written. */
export async function* readAccounts(
  database: Queryable<Tables>,
  { search }: { search: string },
): AsyncGenerator<ListedAccount> {
  let last: ListedAccount | undefined;
  do {
    const rows = await listAccounts(database, { search, after: last });
    yield* rows;
    last = rows.length < accountsAtATime ? undefined : rows.at(-1);
  } while (last);
}

function listAccounts(
  database: Queryable<Tables>,
  { search, after }: { search: string; after: ListedAccount | undefined },
): Promise<ListedAccount[]> {
  return listedAccounts(database)
    .$if(search !== "", (rows) =>
      rows.where(sql<boolean>`(${contains(sql`email`, search)} or ${contains(sql`username`, search)})`),
    )
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(email, accounts.id) > (${after?.email}, ${after?.id}::uuid)`),
    )
    .orderBy("email")
    .orderBy("accounts.id")
    .limit(accountsAtATime)
    .execute();
}

export type AccountState = {
  held: number;
  sessions: number;
  last_used_at: Date | null;
  running_screenings: number;
  cvs_in_work: number;
};

/** Who is signed in to an account, what it screens, and which credits are held for that. */
export async function findAccountState(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<AccountState> {
  const { rows } = await sql<AccountState>`
    select
      coalesce((select held from credit_balances where account_id = ${accountId}), 0) as held,
      (select count(*) from sessions where account_id = ${accountId} and expires_at > now()) as sessions,
      (select max(last_used_at) from sessions where account_id = ${accountId}) as last_used_at,
      (select count(*) from screenings where account_id = ${accountId} and status = 'InProgress') as running_screenings,
      (select count(*) from cv_files
        where account_id = ${accountId} and state in ('queued', 'screening')) as cvs_in_work`.execute(
    database,
  );
  const [row] = rows;
  if (!row) {
    throw new Error("A count answered no row.");
  }
  return row;
}
