import { contains } from "@winnow/server/platform/database/contains.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openLedgerDatabase } from "../support/ledger-database.ts";

let database: Awaited<ReturnType<typeof openLedgerDatabase>>;
beforeAll(async () => {
  database = await openLedgerDatabase(1);
});
afterAll(() => database?.close());

describe("what is typed finds a name in any letters", () => {
  test.each([
    ["łukasz", "ŁUKASZ WIŚNIEWSKI"],
    ["lukasz wis", "Łukasz Wiśniewski"],
    ["ÖZLEM", "özlem Çelik"],
    ["muller", "Jürgen MÜLLER"],
    ["müller", "Jürgen Muller"],
    ["иван", "ИВАН ПЕТРОВ"],
    ["ΑΘΗΝΑ", "Αθηνά Παππά"],
    ["100%", "cv-100%.pdf"],
  ])("%s in %s", async (typed, name) => {
    expect(await isFound(typed, name)).toBe(true);
  });

  test.each([
    ["a_b", "axb"],
    ["%", "100"],
    ["petrov", "Иван Петров"],
  ])("and not %s in %s", async (typed, name) => {
    expect(await isFound(typed, name)).toBe(false);
  });
});

async function isFound(typed: string, name: string): Promise<unknown> {
  const { rows } = await sql<{ found: boolean }>`
    select ${contains(sql`${name}::text`, typed)} as found`.execute(database.kysely);
  return rows[0]?.found;
}
