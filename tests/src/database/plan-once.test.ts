import type { AccountId } from "@winnow/server/account-id.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLedgerDatabase } from "../support/ledger-database.ts";

let database: Awaited<ReturnType<typeof openLedgerDatabase>>;
beforeAll(async () => {
  database = await openLedgerDatabase(1);
});
afterAll(() => database.close());

const nobody = () => crypto.randomUUID() as string as AccountId;
const readById = () =>
  database.kysely.selectFrom("accounts").select("email").where("id", "=", nobody()).execute();
async function planned(): Promise<string[]> {
  // Without values, as this is asked, nothing is kept.
  const { rows } = await database.pool.query(
    "select statement from pg_prepared_statements order by statement",
  );
  return rows.map(({ statement }) => statement);
}

test("the same query with other values is planned once on a connection", async () => {
  for (let round = 0; round < 3; round += 1) await readById();

  expect(await planned()).toEqual(['select "email" from "accounts" where "id" = $1']);
});

test("a table that gets a column meanwhile is read as before", async () => {
  const readWhole = () =>
    database.kysely.selectFrom("accounts").selectAll().where("id", "=", nobody()).execute();
  await readWhole();
  await readById();
  await database.pool.query("alter table accounts add column nickname text");

  expect(await readWhole()).toEqual([]);
  expect(await readById()).toEqual([]);
});

test("of queries that are ever new, a connection keeps so many and runs the others all the same", async () => {
  for (let count = 1; count <= 400; count += 1) {
    const values = Array.from({ length: count }, (_, index) => index);
    const { rows } = await sql<{ sum: number }>`
      select sum(one)::integer as sum from unnest(array[${sql.join(values)}]::integer[]) as one`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ sum: (count * (count - 1)) / 2 }]);
  }

  const kept = (await planned()).length;
  expect(kept).toBeGreaterThan(200);
  expect(kept).toBeLessThanOrEqual(300);
});
