import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "@winnow/server/platform/database/migrate.ts";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { ledgerFaults } from "../support/ledger.ts";
import { createDatabase } from "../support/start-winnow.ts";

const migrations = fileURLToPath(new URL("../../../server/migrations", import.meta.url));

/** A database as it was before the ledger knew what is owed. */
async function openFormerDatabase(): Promise<{ url: string; pool: pg.Pool }> {
  const url = await createDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const former = await mkdtemp(join(tmpdir(), "winnow-migrations-"));
  onTestFinished(async () => {
    await pool.end();
    await rm(former, { recursive: true });
  });
  const files = (await readdir(migrations)).filter((file) => file < "0014");
  await Promise.all(files.map((file) => cp(join(migrations, file), join(former, file))));
  await migrate(pool, former);
  return { url, pool };
}

test("what was owed before the ledger knew of it is taken over, and paid from what is there", async () => {
  const { url, pool } = await openFormerDatabase();
  await pool.query(`
    insert into accounts (username, email, password_hash) values ('Owing', 'owing@example.com', 'none');
    insert into credit_balances (account_id) select id from accounts;
    insert into credit_entries
           (account_id, type, amount, balance_after, reason, reference_kind, reference_id, idempotency_key)
    select id, 'credit', 5000, 0, 'Gift', 'operator', 'gift', 'gift' from accounts;
    insert into payment_orders (account_id, provider, credits, amount, currency, state, paid_at, receipt_number)
    select id, 'stripe', 10000, 9900, 'USD', 'paid', now(), 1 from accounts;
    insert into payment_reversals (provider, reversal_id, order_id, kind, amount, credits, taken, settled, is_reinstated)
    select 'stripe', reversal, id, 'refund', 9900, 10000, 2000, 1000, is_reinstated
      from payment_orders, (values ('owed', false), ('won', true)) as reversals (reversal, is_reinstated);`);

  await migrate(pool, migrations);

  const { rows: owed } = await pool.query("select reference_id, amount::int, paid::int from credits_owed");
  expect(owed).toEqual([{ reference_id: "owed", amount: 7_000, paid: 5_000 }]);
  const { rows: reversals } = await pool.query("select distinct taken::int from payment_reversals");
  expect(reversals).toEqual([{ taken: 3_000 }]);
  expect(await ledgerFaults({ databaseUrl: url })).toEqual([]);
});
