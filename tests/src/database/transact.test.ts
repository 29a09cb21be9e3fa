import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import { transact } from "@winnow/server/platform/database/transact.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase } from "../support/start-winnow.ts";

let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = openDatabase(await cloneDatabase(), { connections: 4, onIdleError: () => undefined });
  await database.pool.query(
    "create table counted (id integer primary key, times integer not null default 0)",
  );
});
afterAll(() => database.close());

test("of two that wait for one another both are done, and each once", async () => {
  await database.pool.query("insert into counted (id) values (1), (2)");
  let tries = 0;
  const bothHaveOne = Promise.withResolvers<void>();
  const countBoth = (first: number, second: number) =>
    transact({ database }, async (transaction) => {
      tries += 1;
      await sql`update counted set times = times + 1 where id = ${first}`.execute(transaction);
      if (tries === 2) bothHaveOne.resolve();
      await bothHaveOne.promise;
      await sql`update counted set times = times + 1 where id = ${second}`.execute(transaction);
    });

  await Promise.all([countBoth(1, 2), countBoth(2, 1)]);

  expect((await database.pool.query("select times from counted order by id")).rows).toEqual([
    { times: 2 },
    { times: 2 },
  ]);
  // Both may look for who they wait for at the same moment, and both be undone.
  expect(tries).toBeGreaterThan(2);
});

test("one that PostgreSQL undoes every time fails in the end", async () => {
  let tries = 0;
  const undone = transact({ database }, async (transaction) => {
    tries += 1;
    await sql`do $$ begin raise 'undone' using errcode = 'deadlock_detected'; end $$`.execute(transaction);
  });

  await expect(undone).rejects.toMatchObject({ code: "40P01" });
  expect(tries).toBe(4);
});

test("what fails by itself is not done again", async () => {
  let tries = 0;
  const failing = transact({ database }, async (transaction) => {
    tries += 1;
    await sql`insert into counted (id) values (1)`.execute(transaction);
  });

  await expect(failing).rejects.toMatchObject({ code: "23505" });
  expect(tries).toBe(1);
});

test("a part of another transaction is not done again", async () => {
  let tries = 0;
  const inAnother = database.kysely.transaction().execute((kysely) =>
    transact({ database: { kysely } }, async (transaction) => {
      tries += 1;
      await sql`do $$ begin raise 'undone' using errcode = 'deadlock_detected'; end $$`.execute(transaction);
    }),
  );

  await expect(inAnother).rejects.toMatchObject({ code: "40P01" });
  expect(tries).toBe(1);
});
