import { randomUUID } from "node:crypto";
import type { AccountId } from "@winnow/server/account-id.ts";
import { giveWelcomeCredits } from "@winnow/server/features/credits/give-welcome-credits.ts";
import { holdCredits } from "@winnow/server/features/credits/hold-credits.ts";
import { findBalance, openBalance, releaseRestOfHolds } from "@winnow/server/features/credits/rows.ts";
import { settleFromHold } from "@winnow/server/features/credits/settle-from-hold.ts";
import type { Work } from "@winnow/server/features/credits/work.ts";
import { workOf } from "@winnow/server/features/screenings/screening-work-rows.ts";
import { Failure } from "@winnow/server/platform/failure.ts";
import { array, assert, asyncProperty, constant, integer, oneof, record } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountIdOf, ledgerFaults } from "../support/ledger.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api" });
});
afterAll(() => winnow.stop());

const price = 100;

async function accountWith(credits: number) {
  const { kysely } = winnow.services.database;
  const account = await kysely
    .insertInto("accounts")
    .values({ username: "Holder", email: `${randomUUID()}@example.com`, password_hash: "none" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const accountId = accountIdOf(account);
  await openBalance(kysely, accountId);
  await giveWelcomeCredits(kysely, { accountId, amount: credits });
  return accountId;
}

function inTransaction<T>(work: Parameters<ReturnType<typeof transaction>["execute"]>[0]): Promise<T> {
  // The caller says what its own work answers.
  return transaction().execute(work) as Promise<T>;
}
const transaction = () => winnow.services.database.kysely.transaction();

function holdOne(accountId: AccountId): Promise<string | null> {
  return inTransaction((open) =>
    holdCredits(open, { accountId, work: workOf(randomUUID()), units: 1, unitAmount: price }),
  );
}

/** Asks again when no connection became free in time, which on a busy machine may be. */
async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Error && /timeout exceeded when trying to connect/.test(error.message)))
        throw error;
    }
  }
}

test("of 200 holds at once against credits for 10, exactly 10 get through", async () => {
  const accountId = await accountWith(10 * price);

  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () => patiently(() => holdOne(accountId))),
  );

  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(
    refused.every((reason) => reason instanceof Failure && reason.failureName === "creditsInsufficient"),
  ).toBe(true);
  expect(await findBalance(winnow.services.database.kysely, accountId)).toEqual({
    balance: 1000,
    held: 1000,
    available: 0,
  });
});

test("the same work settled ten times at once is charged once", async () => {
  const accountId = await accountWith(10 * price);
  const screeningId = randomUUID();
  const holdId = await inTransaction<string>((open) =>
    holdCredits(open, { accountId, work: workOf(screeningId), units: 1, unitAmount: price }),
  );

  await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      inTransaction((open) =>
        settleFromHold(open, {
          accountId,
          holdId,
          reason: "CV",
          kind: "cv",
          id: "the-cv",
          work: workOf(screeningId),
        }),
      ),
    ),
  );

  expect(await findBalance(winnow.services.database.kysely, accountId)).toEqual({
    balance: 900,
    held: 0,
    available: 900,
  });
  expect(await ledgerFaults(winnow)).toEqual([]);
});

test("a hold of the whole balance can be charged down to nothing", async () => {
  const accountId = await accountWith(2 * price);
  const screeningId = randomUUID();
  const holdId = await inTransaction<string>((open) =>
    holdCredits(open, { accountId, work: workOf(screeningId), units: 2, unitAmount: price }),
  );

  for (const id of ["one", "two"].map((name) => `${accountId}:${name}`)) {
    await inTransaction((open) =>
      settleFromHold(open, { accountId, holdId, reason: "CV", kind: "cv", id, work: workOf(screeningId) }),
    );
  }

  expect(await findBalance(winnow.services.database.kysely, accountId)).toEqual({
    balance: 0,
    held: 0,
    available: 0,
  });
});

test("whatever order work is held, settled, settled again and released in, the books agree", async () => {
  const step = oneof(
    record({ do: constant("hold" as const), units: integer({ min: 1, max: 6 }) }),
    record({
      do: constant("settle" as const),
      hold: integer({ min: 0, max: 3 }),
      work: integer({ min: 0, max: 5 }),
    }),
    record({ do: constant("release" as const), hold: integer({ min: 0, max: 3 }) }),
  );

  await assert(
    asyncProperty(array(step, { maxLength: 25 }), async (steps) => {
      const accountId = await accountWith(10 * price);
      const expected = { balance: 10 * price, open: [] as number[] };
      const holds: { holdId: string; work: Work }[] = [];
      const settled = new Set<string>();

      for (const one of steps) {
        const held = expected.open.reduce((sum, units) => sum + units * price, 0);
        if (one.do === "hold") {
          const work = workOf(randomUUID());
          const holding = inTransaction<string>((open) =>
            holdCredits(open, { accountId, work, units: one.units, unitAmount: price }),
          );
          if (one.units * price > expected.balance - held) {
            await expect(holding).rejects.toThrow("credits");
          } else {
            holds.push({ holdId: await holding, work });
            expected.open.push(one.units);
          }
          continue;
        }
        const hold = holds[one.hold];
        const open = expected.open[one.hold];
        if (!hold || open === undefined) {
          continue;
        }
        if (one.do === "release") {
          await releaseRestOfHolds(winnow.services.database.kysely, {
            accountId,
            work: hold.work,
          });
          expected.open[one.hold] = 0;
          continue;
        }
        const id = `${accountId}:${one.work}`;
        const settling = inTransaction((transaction) =>
          settleFromHold(transaction, { accountId, ...hold, reason: "CV", kind: "cv", id }),
        );
        if (open === 0) {
          await expect(settling).rejects.toThrow("constraint");
          continue;
        }
        await settling;
        expected.open[one.hold] = open - 1;
        expected.balance -= settled.has(id) ? 0 : price;
        settled.add(id);
      }

      const held = expected.open.reduce((sum, units) => sum + units * price, 0);
      expect(await findBalance(winnow.services.database.kysely, accountId)).toEqual({
        balance: expected.balance,
        held,
        available: expected.balance - held,
      });
      expect(await ledgerFaults(winnow)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
