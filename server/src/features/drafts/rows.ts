import type { DraftFields } from "@winnow/contract/drafts.ts";
import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

type DraftKey = { accountId: AccountId; subjectId: string };

export function findDrafts(
  database: Queryable<Tables>,
  { accountId, subjectId }: DraftKey,
): Promise<Selectable<Tables["drafts"]>[]> {
  return database
    .selectFrom("drafts")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("subject_id", "=", subjectId)
    .where("fields", "is not", null)
    .orderBy("name")
    .execute();
}

/** A change that was overtaken by a later one of the same page changes nothing. */
export async function storeDraft(
  database: Queryable<Tables>,
  draft: DraftKey & { name: string; fields: DraftFields | null; pageId: string; change: number },
): Promise<void> {
  const written = {
    fields: draft.fields && JSON.stringify(draft.fields),
    page_id: draft.pageId,
    change: draft.change,
  };
  await database
    .insertInto("drafts")
    .values({ account_id: draft.accountId, subject_id: draft.subjectId, name: draft.name, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "subject_id", "name"])
        .doUpdateSet({ ...written, changed_at: sql`now()` })
        .where((where) =>
          where.or([where("drafts.page_id", "!=", draft.pageId), where("drafts.change", "<", draft.change)]),
        ),
    )
    .execute();
}

/** All but the latest, forgotten ones included. */
export async function deleteDraftsBeyond(
  database: Queryable<Tables>,
  { accountId, maximum }: { accountId: AccountId; maximum: number },
): Promise<void> {
  await sql`
    delete from drafts where account_id = ${accountId} and (subject_id, name) in (
      select subject_id, name from drafts where account_id = ${accountId}
      order by changed_at desc offset ${maximum}
    )`.execute(database);
}

/** What was being typed about what is erased. */
export async function deleteDraftsOf(
  database: Queryable<Tables>,
  { accountId, subjectIds }: { accountId: AccountId; subjectIds: string[] },
): Promise<void> {
  await database
    .deleteFrom("drafts")
    .where("account_id", "=", accountId)
    .where(sql<boolean>`subject_id = any(${subjectIds}::uuid[])`)
    .execute();
}

export async function deleteOldDrafts(database: Queryable<Tables>): Promise<void> {
  await sql`
    delete from drafts
    where changed_at < now() - interval '90 days'
      or (fields is null and changed_at < now() - interval '1 day')`.execute(database);
}
