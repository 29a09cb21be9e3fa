import { isMutable, type NotificationKind } from "@winnow/contract/notification-settings.ts";
import type { Notification } from "@winnow/contract/notifications.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { type Selectable, sql, type Transaction } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { SaidNotification } from "./say-notification.ts";

export type NotificationRow = Selectable<Tables["notifications"]>;
export type NotificationContent = Pick<
  Notification,
  "title" | "message" | "icon" | "action" | "notification_type"
> & {
  /** Without it title and message stay in their language. */
  said?: SaidNotification;
};

/** Who has been told about a subject and has not cleared it. */
export async function listAccountsWithNotification(
  database: Queryable<Tables>,
  subject: string,
): Promise<AccountId[]> {
  const rows = await database
    .selectFrom("notifications")
    .select("account_id")
    .where("subject", "=", subject)
    .where("status", "<>", "cleared")
    .execute();
  return rows.map((row) => row.account_id);
}

/** The newest 100 that are not cleared, newest first. */
export async function listNotificationRows(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<NotificationRow[]> {
  return database
    .selectFrom("notifications")
    .select([
      "id",
      "account_id",
      "revision",
      "subject",
      "title",
      "message",
      "said",
      "icon",
      "action",
      "notification_type",
      "status",
      "created_at",
    ])
    .where("account_id", "=", accountId)
    .where("status", "<>", "cleared")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(100)
    .execute();
}

export async function findRevision(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  const row = await database
    .selectFrom("notification_feeds")
    .select("revision")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** What `listChangedSince` answers at the most. */
export const changesAtATime = 500;

/** What changed after `revision`, in the order it changed, cleared ones included. */
export async function listChangedSince(
  database: Queryable<Tables>,
  options: { accountId: AccountId; revision: number },
): Promise<NotificationRow[]> {
  return database
    .selectFrom("notifications")
    .selectAll()
    .where("account_id", "=", options.accountId)
    .where("revision", ">", options.revision)
    .orderBy("revision")
    .limit(changesAtATime)
    .execute();
}

/** What was content last about each of these subjects, cleared or not. */
export async function findNotificationContents(
  database: Queryable<Tables>,
  options: { accountId: AccountId; subjects: string[] },
): Promise<Map<string, NotificationRow>> {
  const rows = await database
    .selectFrom("notifications")
    .selectAll()
    .where("account_id", "=", options.accountId)
    .where("subject", "in", options.subjects)
    .execute();
  return new Map(rows.map((row) => [row.subject, row]));
}

/**
 * The feed before its notifications, the last of all locks (after screening, file and balance): changes of an account
 * are numbered one after the other.
 */
async function lockFeed(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  await database
    .insertInto("notification_feeds")
    .values({ account_id: accountId })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet({ revision: sql`notification_feeds.revision` }),
    )
    .execute();
}

/**
 * Progress that goes on stays as read or cleared as it was; anything else is unread again. Of a kind that the account
 * does not want nothing arrives, and what stands there about the subject from before goes: it is not true any more.
 */
export async function upsertNotification(
  database: Queryable<Tables>,
  options: { accountId: AccountId; subject: string; kind: NotificationKind; content: NotificationContent },
): Promise<void> {
  const { accountId, subject, kind } = options;
  const { said = null, ...shown } = options.content;
  const content = { ...shown, said: said && JSON.stringify(said) };
  if (isMutable(kind) && (await findMutedKinds(database, accountId)).includes(kind)) {
    await clearSubject(database, { accountId, subject });
    return;
  }
  await lockFeed(database, accountId);
  const continues = sql<boolean>`excluded.notification_type = 'progress' and notifications.notification_type = 'progress'`;
  await database
    .insertInto("notifications")
    .values({ account_id: accountId, revision: 0, subject, ...content })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "subject"]).doUpdateSet({
        ...content,
        status: sql`case when ${continues} then notifications.status else 'unread' end`,
        created_at: sql`case when ${continues} then notifications.created_at else now() end`,
      }),
    )
    .execute();
}

async function clearSubject(
  database: Queryable<Tables>,
  { accountId, subject }: { accountId: AccountId; subject: string },
): Promise<void> {
  const found = await database
    .selectFrom("notifications")
    .select("id")
    .where("account_id", "=", accountId)
    .where("subject", "=", subject)
    .where("status", "<>", "cleared")
    .executeTakeFirst();
  if (!found) {
    return;
  }
  await lockFeed(database, accountId);
  await database.updateTable("notifications").set({ status: "cleared" }).where("id", "=", found.id).execute();
}

/** Kinds that do not arrive. */
export async function findMutedKinds(database: Queryable<Tables>, accountId: AccountId): Promise<string[]> {
  const row = await database
    .selectFrom("accounts")
    .select("muted_notifications")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.muted_notifications ?? [];
}

/** Null: as the browser asks. */
export async function findLanguage(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<PageLanguage | null> {
  const row = await database
    .selectFrom("accounts")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.language ?? null;
}

export async function setMutedKinds(
  database: Queryable<Tables>,
  accountId: AccountId,
  kinds: string[],
): Promise<void> {
  await database
    .updateTable("accounts")
    .set({ muted_notifications: kinds })
    .where("id", "=", accountId)
    .execute();
}

/** Clears what was content about a subject that is settled or gone, and about whatever belongs to it ("<subject>:…"). */
export async function forgetSubject(
  database: Queryable<Tables>,
  options: { accountId: AccountId; subject: string },
): Promise<void> {
  const ids = await database
    .selectFrom("notifications")
    .select("id")
    .where("account_id", "=", options.accountId)
    .where((where) =>
      where.or([
        where("subject", "=", options.subject),
        sql<boolean>`starts_with(subject, ${`${options.subject}:`})`,
      ]),
    )
    .where("status", "<>", "cleared")
    .execute();
  if (ids.length === 0) {
    return;
  }
  await lockFeed(database, options.accountId);
  await database
    .updateTable("notifications")
    .set({ status: "cleared" })
    .where("account_id", "=", options.accountId)
    .where(
      "id",
      "in",
      ids.map(({ id }) => id),
    )
    .where("status", "<>", "cleared")
    .execute();
}

/** Clears what names one of some ids in its subject or its page, and what it said. */
export async function forgetNotificationsAbout(
  database: Queryable<Tables>,
  { accountId, ids }: { accountId: AccountId; ids: string[] },
): Promise<void> {
  const found = await database
    .selectFrom("notifications")
    .select("id")
    .where("account_id", "=", accountId)
    .where(
      sql<boolean>`exists (select from unnest(${ids}::text[]) as erased
        where strpos(subject, erased) > 0 or strpos(coalesce(action, ''), erased) > 0)`,
    )
    .execute();
  if (found.length === 0) {
    return;
  }
  await lockFeed(database, accountId);
  await database
    .updateTable("notifications")
    .set({ status: "cleared", title: "", message: "", said: null, action: null })
    .where("account_id", "=", accountId)
    .where(
      "id",
      "in",
      found.map(({ id }) => id),
    )
    .execute();
}

export async function markRead(
  database: Transaction<Tables>,
  options: { accountId: AccountId; ids: string[] },
): Promise<void> {
  if (options.ids.length === 0) {
    return;
  }
  await lockFeed(database, options.accountId);
  await database
    .updateTable("notifications")
    .set({ status: "read" })
    .where("account_id", "=", options.accountId)
    .where("id", "in", options.ids)
    .where("status", "=", "unread")
    .execute();
}

/** False when there is no such notification of the account. */
export async function clear(
  database: Transaction<Tables>,
  options: { accountId: AccountId; id: string },
): Promise<boolean> {
  await lockFeed(database, options.accountId);
  const row = await database
    .updateTable("notifications")
    .set({ status: "cleared" })
    .where("account_id", "=", options.accountId)
    .where("id", "=", options.id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Cleared ones after a week, all after 90 days. */
export async function deleteOldNotifications(database: Queryable<Tables>): Promise<void> {
  await database
    .deleteFrom("notifications")
    .where(
      sql<boolean>`created_at < now() - case status when 'cleared' then interval '7 days' else interval '90 days' end`,
    )
    .execute();
}
