import type { Notification } from "@winnow/contract/notifications.ts";
import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

export type NotificationRow = Selectable<Tables["notifications"]>;
export type Told = Pick<Notification, "title" | "message" | "icon" | "action" | "notification_type">;

/** The newest 100 that are not cleared, newest first. */
export async function listNotificationRows(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<NotificationRow[]> {
  return database
    .selectFrom("notifications")
    .selectAll()
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
    .limit(500)
    .execute();
}

/**
 * Tells about a subject for the first time, or anew: then it is unread again. Progress that goes on stays as read or
 * cleared as it was, and an equal telling changes nothing.
 */
export async function tell(
  database: Queryable<Tables>,
  options: { accountId: AccountId; subject: string; told: Told },
): Promise<void> {
  const { accountId, subject, told } = options;
  await database
    .insertInto("notifications")
    .values({ account_id: accountId, revision: 0, subject, ...told })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "subject"])
        .doUpdateSet({
          ...told,
          status: sql`case when excluded.notification_type = 'progress' and notifications.notification_type = 'progress'
            then notifications.status else 'unread' end`,
          created_at: sql`case when excluded.notification_type = 'progress' and notifications.notification_type = 'progress'
            then notifications.created_at else now() end`,
        })
        .where(
          sql<boolean>`(notifications.title, notifications.message, notifications.notification_type, notifications.action)
            is distinct from (excluded.title, excluded.message, excluded.notification_type, excluded.action)`,
        ),
    )
    .execute();
}

/** For a subject that is gone. */
export async function forgetSubjects(
  database: Queryable<Tables>,
  options: { accountId: AccountId; subject: string },
): Promise<void> {
  await database
    .updateTable("notifications")
    .set({ status: "cleared" })
    .where("account_id", "=", options.accountId)
    .where("subject", "=", options.subject)
    .where("status", "<>", "cleared")
    .execute();
}

export async function markRead(
  database: Queryable<Tables>,
  options: { accountId: AccountId; ids: string[] },
): Promise<void> {
  if (options.ids.length === 0) {
    return;
  }
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
  database: Queryable<Tables>,
  options: { accountId: AccountId; id: string },
): Promise<boolean> {
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
