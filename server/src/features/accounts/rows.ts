import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { LinkPurpose, Tables } from "../../tables.ts";

export type AccountRow = Selectable<Tables["accounts"]>;

/** Of one that is being deleted the address is free already. */
export function findAccountByEmail(
  database: Queryable<Tables>,
  email: string,
): Promise<AccountRow | undefined> {
  return database
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", email)
    .where("closing_at", "is", null)
    .executeTakeFirst();
}

export function findAccount(database: Queryable<Tables>, id: AccountId): Promise<AccountRow | undefined> {
  return database.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Answers undefined when the address is taken. */
export function insertAccount(
  database: Queryable<Tables>,
  account: { username: string; email: string; passwordHash: string; language: PageLanguage | null },
): Promise<AccountRow | undefined> {
  return database
    .insertInto("accounts")
    .values({
      username: account.username,
      email: account.email,
      password_hash: account.passwordHash,
      language: account.language,
    })
    .onConflict((conflict) => conflict.column("email").where("closing_at", "is", null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Another sign-up with an address that nobody has verified: the former password ends. Where the names differ the
 * mailbox's own takes their place, since any of them may be a stranger's words. Undefined for a verified address.
 */
export function contestAccount(
  database: Queryable<Tables>,
  account: { username: string; email: string; passwordHash: string },
): Promise<AccountRow | undefined> {
  return database
    .updateTable("accounts")
    .set({
      username: sql<string>`case when username = ${account.username} then username else split_part(email, '@', 1) end`,
      password_hash: account.passwordHash,
      is_contested: true,
    })
    .where("email", "=", account.email)
    .where("closing_at", "is", null)
    .where("email_verified_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export async function updatePassword(
  database: Queryable<Tables>,
  change: { accountId: AccountId; passwordHash: string },
): Promise<void> {
  await database
    .updateTable("accounts")
    .set({ password_hash: change.passwordHash })
    .where("id", "=", change.accountId)
    .execute();
}

/** What is left out stays. */
export async function updateAccountRow(
  database: Queryable<Tables>,
  accountId: AccountId,
  changes: { username?: string; format_locale?: string | null; language?: PageLanguage | null },
): Promise<void> {
  if (Object.keys(changes).length === 0) {
    return;
  }
  await database.updateTable("accounts").set(changes).where("id", "=", accountId).execute();
}

/** Locks the account, so that it is verified or contested, one after the other. */
export async function isContested(database: Queryable<Tables>, accountId: AccountId): Promise<boolean> {
  const account = await database
    .selectFrom("accounts")
    .select("is_contested")
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  return account?.is_contested ?? false;
}

/** True when the address was not verified before. */
export async function markEmailVerified(database: Queryable<Tables>, accountId: AccountId): Promise<boolean> {
  const changed = await database
    .updateTable("accounts")
    .set({ email_verified_at: sql`now()`, is_contested: false })
    .where("id", "=", accountId)
    .where("email_verified_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** For mails without a link. */
export async function markNoticeSent(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  await database
    .updateTable("accounts")
    .set({ notice_sent_at: sql`now()` })
    .where("id", "=", accountId)
    .execute();
}

/** Whether a mail without a link was handed over less than a minute ago. */
export async function isNoticeFresh(database: Queryable<Tables>, accountId: AccountId): Promise<boolean> {
  const fresh = await database
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .where("notice_sent_at", ">", sql<Date>`now() - interval '1 minute'`)
    .executeTakeFirst();
  return fresh !== undefined;
}

export async function insertLinkToken(
  database: Queryable<Tables>,
  token: { tokenHash: Buffer; accountId: AccountId; purpose: LinkPurpose; hours: number },
): Promise<void> {
  await database
    .insertInto("link_tokens")
    .values({
      token_hash: token.tokenHash,
      account_id: token.accountId,
      purpose: token.purpose,
      expires_at: sql`now() + make_interval(hours => ${token.hours})`,
    })
    .execute();
}

/** The mail with this link was handed over. */
export async function markLinkSent(database: Queryable<Tables>, tokenHash: Buffer): Promise<void> {
  await sql`update link_tokens set sent_at = now() where token_hash = ${tokenHash}`.execute(database);
}

/** Whether an unused link for this purpose was handed over less than a minute ago; a try that failed does not count. */
export async function isLinkFresh(
  database: Queryable<Tables>,
  options: { accountId: AccountId; purpose: LinkPurpose },
): Promise<boolean> {
  const fresh = await database
    .selectFrom("link_tokens")
    .select("account_id")
    .where("account_id", "=", options.accountId)
    .where("purpose", "=", options.purpose)
    .where("used_at", "is", null)
    .where(sql<boolean>`sent_at is not null`)
    .where("created_at", ">", sql<Date>`now() - interval '1 minute'`)
    .executeTakeFirst();
  return fresh !== undefined;
}

/** Uses a link up: of two at once, one gets the account. Undefined for unknown, used and expired ones alike. */
export async function useLinkToken(
  database: Queryable<Tables>,
  token: { tokenHash: Buffer; purpose: LinkPurpose },
): Promise<AccountId | undefined> {
  const row = await database
    .updateTable("link_tokens")
    .set({ used_at: sql`now()` })
    .where("token_hash", "=", token.tokenHash)
    .where("purpose", "=", token.purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("account_id")
    .executeTakeFirst();
  // Whoever opens the link has shown that the mailbox is theirs.
  return row?.account_id;
}

/** Whose link it is or was; null for one that never was. */
export async function findAccountOfLink(
  database: Queryable<Tables>,
  tokenHash: Buffer,
): Promise<string | null> {
  const row = await database
    .selectFrom("link_tokens")
    .select("account_id")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Makes the account's other links of this purpose worthless. */
export async function voidLinkTokens(
  database: Queryable<Tables>,
  options: { accountId: AccountId; purpose: LinkPurpose },
): Promise<void> {
  await database
    .updateTable("link_tokens")
    .set({ used_at: sql`now()` })
    .where("account_id", "=", options.accountId)
    .where("purpose", "=", options.purpose)
    .where("used_at", "is", null)
    .execute();
}

export async function deleteOldLinks(database: Queryable<Tables>): Promise<void> {
  await database
    .deleteFrom("link_tokens")
    .where("expires_at", "<", sql<Date>`now() - interval '7 days'`)
    .execute();
}

export async function findFeatureFlags(database: Queryable<Tables>, accountId: AccountId): Promise<string[]> {
  const row = await database
    .selectFrom("accounts")
    .select("feature_flags")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.feature_flags ?? [];
}

/** Other flags stay as they are. */
export async function setFeatureFlag(
  database: Queryable<Tables>,
  options: { accountId: AccountId; flag: string; isOn: boolean },
): Promise<void> {
  const without = sql<string[]>`array_remove(feature_flags, ${options.flag})`;
  await database
    .updateTable("accounts")
    .set({ feature_flags: options.isOn ? sql<string[]>`array_append(${without}, ${options.flag})` : without })
    .where("id", "=", options.accountId)
    .execute();
}

/** Once, also where two tabs dismiss it. */
export async function addDismissedHint(
  database: Queryable<Tables>,
  accountId: AccountId,
  hint: string,
): Promise<void> {
  await database
    .updateTable("accounts")
    .set({ dismissed_hints: sql<string[]>`array_append(dismissed_hints, ${hint})` })
    .where("id", "=", accountId)
    .where(sql<boolean>`${hint} <> all(dismissed_hints)`)
    .execute();
}
