import { fileURLToPath } from "node:url";
import { applyMigration, readMigrations } from "@winnow/server/platform/database/migrate.ts";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase } from "../support/start-winnow.ts";
import { findBreaks, readSchema } from "./schema.ts";

const directory = fileURLToPath(new URL("../../../server/migrations", import.meta.url));
/** The newest one that the rule is not about: what came before was never upgraded to while people worked. */
const lastBefore = "0068-results-by-score.sql";

/** What a migration may do to whom nevertheless, and why nobody notices. */
const exceptions: Record<string, Record<string, string>> = {
  "0069-ledger-in-small-letters.sql": {
    "writes credit_entries anew": "14 s for 1,000,000 entries; no installation had as many",
    "holds up who writes to credit_entries for an index": "likewise",
  },
  "0071-met-requirements-so-far.sql": {
    "holds up who writes to screening_results for an index": "likewise",
    "locks rows of screening_results": "minutes for 200,000 results; no installation had as many",
  },
  "0075-searches-in-any-letters.sql": {
    "writes credit_entries anew": "14 s for 1,000,000 entries; no installation had as many",
    "holds up who writes to credit_entries for an index": "likewise",
    "locks rows of screening_results": "only those with letters beyond ASCII",
  },
  "0082-counts-from-an-index.sql": {
    "holds up who writes to cv_files for an index": "a fifth of a second for 200,000 files",
  },
  "0086-engines-of-weighed-results.sql": {
    "locks rows of screening_results":
      "only those that an older engine found and whose weights a newer one changed since",
  },
  "0087-calls-of-accounts.sql": {
    "restricts account_limits: CHECK ((name = ANY (ARRAY['screenings'::text, 'drives'::text, 'cvs'::text, 'exports'::text, 'bytes'::text, 'calls'::text])))":
      "allows one name more than the check that it replaces",
  },
};

async function openEmpty(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await createDatabase() });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test("processes of the previous release survive every migration while they work", async () => {
  const client = await openEmpty();
  const migrations = await readMigrations(directory);
  const found: Record<string, string[]> = {};
  let before = await readSchema(client);
  for (const migration of migrations) {
    await applyMigration(client, migration);
    if (migration.name < lastBefore) continue;
    const after = await readSchema(client);
    const breaks = findBreaks(before, after, migration.text);
    if (migration.name > lastBefore && breaks.length > 0) found[migration.name] = breaks;
    before = after;
  }

  expect(found).toEqual(
    Object.fromEntries(Object.entries(exceptions).map(([name, excepted]) => [name, Object.keys(excepted)])),
  );
});

const standing = `
  create table people (id integer primary key, name text, email text not null, age integer default 1 not null);
  create function greet(name text) returns text language sql as 'select name';`;

test.each([
  ["alter table people drop column name", ["takes people.name away"]],
  ["alter table people rename column name to called", ["takes people.name away"]],
  ["alter table people rename to persons", ["takes people.id away"]],
  ["alter table people alter column name type varchar(10)", ["makes people.name character varying(10)"]],
  ["alter table people alter column name set not null", ["requires people.name"]],
  ["alter table people alter column age drop default", ["requires people.age"]],
  ["alter table people add column town text not null", ["requires people.town"]],
  ["alter table people add check (age > 0)", ["restricts people: CHECK ((age > 0))"]],
  ["alter table people add unique (email)", ["restricts people: UNIQUE (email)"]],
  ["drop function greet", ["takes greet(text) returns text away"]],
  [
    "alter table people add column small text generated always as (lower(name)) stored",
    ["writes people anew"],
  ],
  ["create index people_by_name on people (name)", ["holds up who writes to people for an index"]],
  ["update people set age = 2", ["locks rows of people"]],
])("of a migration it is noticed: %s", async (sql, breaks) => {
  const client = await openEmpty();
  await client.query(standing);
  const before = await readSchema(client);
  await client.query(sql);

  expect(findBreaks(before, await readSchema(client), sql)).toEqual(expect.arrayContaining(breaks));
});

test.each([
  "alter table people add column town text",
  "alter table people add column town text not null default 'Berlin'",
  "alter table people add column town text check (town <> '')",
  "alter table people alter column email drop not null",
  "create table towns (id integer primary key, name text not null unique)",
  "create or replace function greet(name text) returns text language sql as 'select lower(name)'",
])("a migration may %s", async (sql) => {
  const client = await openEmpty();
  await client.query(standing);
  const before = await readSchema(client);
  await client.query(sql);

  expect(findBreaks(before, await readSchema(client), sql)).toEqual([]);
});
