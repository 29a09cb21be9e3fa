import { randomUUID } from "node:crypto";
import { listTransactions } from "@winnow/contract/credits.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { holdCredits } from "@winnow/server/features/credits/hold-credits.ts";
import { listEntries } from "@winnow/server/features/credits/list-entries.ts";
import { findBalance } from "@winnow/server/features/credits/rows.ts";
import { settleFromHold } from "@winnow/server/features/credits/settle-from-hold.ts";
import { workOf } from "@winnow/server/features/screenings/screening-work-rows.ts";
import { Failure } from "@winnow/server/platform/failure.ts";
import { workKinds } from "@winnow/server/work-kinds.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerFaults } from "../support/ledger.ts";
import { openAccount, openLedgerDatabase } from "../support/ledger-database.ts";

let database: Awaited<ReturnType<typeof openLedgerDatabase>>;
beforeAll(async () => {
  database = await openLedgerDatabase(40);
});
afterAll(() => database?.close());

const price = 1_000;

test("of 200 who spend at once what is enough for 10, exactly 10 get it, and the balance runs down step by step", async () => {
  const { kysely } = database;
  const accountId = await openAccount(kysely);
  await addCredits(kysely, { accountId, amount: 10 * price, reason: "Enough for ten" });

  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      kysely.transaction().execute(async (open) => {
        const screeningId = randomUUID();
        const hold = { accountId, work: workOf(screeningId), units: 1, unitAmount: price };
        const holdId = (await holdCredits(open, hold)) ?? "";
        const id = randomUUID();
        await settleFromHold(open, {
          accountId,
          holdId,
          reason: "CV",
          kind: "cv",
          id,
          work: workOf(screeningId),
        });
      }),
    ),
  );

  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(
    outcomes.every(
      (one) =>
        one.status === "fulfilled" ||
        (one.reason instanceof Failure && one.reason.failureName === "creditsInsufficient"),
    ),
  ).toBe(true);
  expect(await findBalance(kysely, accountId)).toEqual({ balance: 0, held: 0, available: 0 });
  expect(await ledgerFaults({ databaseUrl: database.url })).toEqual([]);
});

test("entries that are written at once are listed in the order in which the balance moved", async () => {
  const { kysely } = database;
  const accountId = await openAccount(kysely);

  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      addCredits(kysely, { accountId, amount: index + 1, reason: `Gift ${index}` }),
    ),
  );

  const query = listTransactions.schema.querystring.parse({ size: 100, order_by: "asc" });
  const { rows } = await listEntries(kysely, { accountId, workKinds, language: "en" }, query);
  let balance = 0;
  for (const row of rows) {
    balance += row.amount;
    expect(row.balance_after).toBe(balance);
  }
  expect(rows).toHaveLength(60);
  expect(balance).toBe(1_830);
});
