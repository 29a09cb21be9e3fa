import { type Selectable, sql } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { InDrive } from "./candidate-rows.ts";

export type ImportRow = Selectable<Tables["drive_imports"]>;

/** For how long a preview can be taken over. */
const keptFor = sql`interval '1 day'`;

/** Keeps a preview; those of the account that are too old to be taken over go. Answers its id. */
export async function insertImport(
  database: Queryable<Tables>,
  { accountId, driveId }: InDrive,
  { kind, preview, isApplied }: Pick<ImportRow, "kind" | "preview"> & { isApplied: boolean },
): Promise<string> {
  await database
    .deleteFrom("drive_imports")
    .where("account_id", "=", accountId)
    .where(sql<boolean>`created_at < now() - ${keptFor}`)
    .execute();
  const { id } = await database
    .insertInto("drive_imports")
    .values({
      account_id: accountId,
      drive_id: driveId,
      kind,
      preview: JSON.stringify(preview),
      applied_at: isApplied ? new Date() : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Sheets name whoever stands in them, taken over or not. */
export async function deleteImports(
  database: Queryable<Tables>,
  { accountId, driveId }: InDrive,
): Promise<void> {
  await database
    .deleteFrom("drive_imports")
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .execute();
}

export function findImport(
  database: Queryable<Tables>,
  { accountId, driveId }: InDrive,
  { id, kind }: { id: string; kind: ImportRow["kind"] },
): Promise<ImportRow | undefined> {
  return database
    .selectFrom("drive_imports")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("id", "=", id)
    .where("kind", "=", kind)
    .where(sql<boolean>`created_at > now() - ${keptFor}`)
    .executeTakeFirst();
}

export async function markImportApplied(
  database: Queryable<Tables>,
  { accountId, driveId }: InDrive,
  { id, preview }: Pick<ImportRow, "id" | "preview">,
): Promise<void> {
  await database
    .updateTable("drive_imports")
    .set({ applied_at: new Date(), preview: JSON.stringify(preview) })
    .where("account_id", "=", accountId)
    .where("drive_id", "=", driveId)
    .where("id", "=", id)
    .execute();
}
