import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { erasedMailPrefix } from "./erased-mail-key.ts";

/** Of the operator's inbox, whoever's they are: nobody's address stays because it was forgotten. */
export async function deleteOldErasedMails(database: Queryable<Tables>): Promise<void> {
  await database
    .deleteFrom("inbox_mails")
    .where(sql<boolean>`starts_with(idempotency_key, ${erasedMailPrefix})`)
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** What candidates know a screening by; an empty title where the screening is gone. */
export async function findPositionTitle(
  database: Queryable<Tables>,
  { accountId, screeningId }: { accountId: AccountId; screeningId: string },
): Promise<string> {
  const row = await database
    .selectFrom("screenings as screening")
    .leftJoin("job_forms as form", "form.screening_id", "screening.id")
    .select(sql<string>`coalesce(nullif(form.title, ''), screening.jd_title, screening.title)`.as("title"))
    .where("screening.account_id", "=", accountId)
    .where("screening.id", "=", screeningId)
    .executeTakeFirst();
  return row?.title ?? "";
}
