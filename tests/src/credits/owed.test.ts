import { randomUUID } from "node:crypto";
import type { AccountId } from "@winnow/server/account-id.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { giveWelcomeCredits } from "@winnow/server/features/credits/give-welcome-credits.ts";
import { holdCredits } from "@winnow/server/features/credits/hold-credits.ts";
import {
  findBalance,
  insertEntry,
  releaseRestOfHolds,
  resolveHold,
} from "@winnow/server/features/credits/rows.ts";
import { takeBackCredits } from "@winnow/server/features/credits/take-back-credits.ts";
import { workOf } from "@winnow/server/features/screenings/screening-work-rows.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ledgerFaults } from "../support/ledger.ts";
import { openAccount, openLedgerDatabase } from "../support/ledger-database.ts";

let database: Awaited<ReturnType<typeof openLedgerDatabase>>;
let accountId: AccountId;
const screeningId = randomUUID();
beforeAll(async () => {
  database = await openLedgerDatabase(3);
});
afterAll(() => database?.close());

/** An account whose 10.00 credits are all held, and that owes 6.00 of them. */
let holdId: string;
beforeEach(async () => {
  const { kysely } = database;
  accountId = await openAccount(kysely);
  await addCredits(kysely, { accountId, amount: 1_000, reason: "Gift" });
  await kysely.transaction().execute(async (open) => {
    holdId =
      (await holdCredits(open, { accountId, work: workOf(screeningId), units: 10, unitAmount: 100 })) ?? "";
    await takeBackCredits(open, {
      accountId,
      amount: 600,
      reason: "Refund",
      kind: "refund",
      id: randomUUID(),
    });
  });
  expect(await owed()).toBe(600);
});
afterEach(async () => {
  const faults = await ledgerFaults({ databaseUrl: database.url });
  // These holds are made without CVs behind them.
  expect(faults.filter((fault) => !fault.startsWith("an open hold has work to pay for"))).toEqual([]);
});

async function owed(): Promise<number> {
  const row = await database.kysely
    .selectFrom("credits_owed")
    .select(sql<number>`sum(amount - paid)::bigint`.as("owed"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return row.owed;
}

const waysOfCredits: Record<string, () => Promise<unknown>> = {
  "given by the operator": () => addCredits(database.kysely, { accountId, amount: 400, reason: "Gift" }),
  "welcome credits": () =>
    database.kysely.transaction().execute((open) => giveWelcomeCredits(open, { accountId, amount: 400 })),
  "released piece by piece": () =>
    resolveHold(database.kysely, { accountId, holdId, units: 4, as: "released" }),
  "written by whatever else": () =>
    insertEntry(database.kysely, {
      accountId,
      type: "credit",
      amount: 400,
      reason: "Something new",
      referenceKind: "new",
      referenceId: randomUUID(),
      idempotencyKey: randomUUID(),
    }),
};

describe("credits that become free pay what is owed, when they are", () => {
  test.each(Object.entries(waysOfCredits))("%s", async (_way, arrive) => {
    await arrive();

    expect(await owed()).toBe(200);
    expect((await findBalance(database.kysely, accountId)).available).toBe(0);
  });
});

test("what is left after all that is owed is paid can be spent", async () => {
  await releaseRestOfHolds(database.kysely, { accountId, work: workOf(screeningId) });

  expect(await owed()).toBe(0);
  expect(await findBalance(database.kysely, accountId)).toEqual({ balance: 400, held: 0, available: 400 });
});

test("what is owed longest is paid first", async () => {
  await takeBackCredits(database.kysely, {
    accountId,
    amount: 300,
    reason: "Refund",
    kind: "dispute",
    id: randomUUID(),
  });

  await addCredits(database.kysely, { accountId, amount: 700, reason: "Gift" });

  const { rows } = await sql<{ reason: string; amount: number }>`
    select reason, amount from credit_entries
     where account_id = ${accountId} and reference_kind = 'owed' order by sequence`.execute(database.kysely);
  expect(rows).toEqual([
    { reason: "Still owed after a refund", amount: 600 },
    { reason: "Still owed after a dispute", amount: 100 },
  ]);
});

test("of fifty gifts at once each pays its part, and nothing is paid twice", async () => {
  await Promise.all(
    Array.from({ length: 50 }, () => addCredits(database.kysely, { accountId, amount: 20, reason: "Gift" })),
  );

  expect(await owed()).toBe(0);
  expect((await findBalance(database.kysely, accountId)).available).toBe(400);
});

test("it goes with its account", async () => {
  await database.kysely.deleteFrom("accounts").where("id", "=", accountId).execute();

  const { rows } = await sql`select from credits_owed where account_id = ${accountId}`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});

test.each([
  ["marked as paid by hand", "update credits_owed set paid = amount"],
  ["made smaller", "update credits_owed set amount = 1"],
  ["deleted", "delete from credits_owed"],
])("what is owed cannot be %s", async (_how, statement) => {
  await expect(sql.raw(statement).execute(database.kysely)).rejects.toThrow("what is owed is paid by");
});
