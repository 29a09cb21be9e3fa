import { findLedgerFaults } from "@winnow/server/features/credits/find-ledger-faults.ts";
import { keptKeysSql } from "@winnow/server/features/objects/kept-key-rows.ts";
import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import type { Tables } from "@winnow/server/tables.ts";
import { workKinds } from "@winnow/server/work-kinds.ts";
import type { Installation } from "./installation.ts";

/** What there is once all is done, by what it is; `found` where it is not what it has to be. */
export type Finding = { what: string; count: number; wanted: number };

export async function findDamage(
  { databaseUrl, keysInStore }: Pick<Installation, "databaseUrl" | "keysInStore">,
  { cvs }: { cvs: number },
): Promise<Finding[]> {
  const database = openDatabase<Tables>(databaseUrl, { connections: 1, onIdleError: () => undefined });
  const count = async (text: string) => Number((await database.pool.query(text)).rows[0].count);
  try {
    const { rows } = await database.pool.query<{ key: string; is_needed: boolean }>(keptKeysSql);
    const known = new Map(rows.map(({ key, is_needed: isNeeded }) => [key, isNeeded]));
    let strays = 0;
    for await (const key of keysInStore()) {
      if (!known.delete(key) && !key.startsWith("probe")) strays += 1;
    }
    const missing = [...known.values()].filter((isNeeded) => isNeeded);
    return [
      { what: "CVs", count: await count("select count(*) from cv_files"), wanted: cvs },
      {
        what: "CVs with their result",
        count: await count("select count(*) from cv_files where state = 'screened'"),
        wanted: cvs,
      },
      { what: "results", count: await count("select count(*) from screening_results"), wanted: cvs },
      {
        what: "charges",
        count: await count(
          "select count(*) from credit_entries where type = 'debit' and reference_kind = 'cv'",
        ),
        wanted: cvs,
      },
      {
        what: "credits still held",
        count: await count(
          "select coalesce(sum(amount - captured - released), 0) as count from credit_holds",
        ),
        wanted: 0,
      },
      {
        what: "faults in the books",
        count: (await findLedgerFaults(database.kysely, workKinds)).length,
        wanted: 0,
      },
      {
        what: "jobs given up",
        count: await count("select count(*) from graphile_worker.jobs where attempts >= max_attempts"),
        wanted: 0,
      },
      { what: "objects without a row", count: strays, wanted: 0 },
      { what: "rows without an object", count: missing.length, wanted: 0 },
    ];
  } finally {
    await database.close();
  }
}
