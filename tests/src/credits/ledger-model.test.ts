import { randomUUID } from "node:crypto";
import type { AccountId } from "@winnow/server/account-id.ts";
import { holdCredits } from "@winnow/server/features/credits/hold-credits.ts";
import { returnCredits } from "@winnow/server/features/credits/return-credits.ts";
import {
  findBalance,
  insertEntry,
  releaseRestOfHolds,
  resolveHold,
} from "@winnow/server/features/credits/rows.ts";
import { settleFromHold } from "@winnow/server/features/credits/settle-from-hold.ts";
import { takeBackCredits } from "@winnow/server/features/credits/take-back-credits.ts";
import { workOf } from "@winnow/server/features/screenings/screening-work-rows.ts";
import type { Queryable } from "@winnow/server/platform/database/open-database.ts";
import { Failure } from "@winnow/server/platform/failure.ts";
import type { Tables } from "@winnow/server/tables.ts";
import {
  type AsyncCommand,
  assert,
  asyncModelRun,
  asyncProperty,
  boolean,
  commands,
  integer,
  nat,
  tuple,
} from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerFaults } from "../support/ledger.ts";
import { openAccount, openLedgerDatabase } from "../support/ledger-database.ts";

let database: Awaited<ReturnType<typeof openLedgerDatabase>>;
beforeAll(async () => {
  database = await openLedgerDatabase(4);
});
afterAll(() => database?.close());

const price = 100;

/** What the books have to say, kept by the simplest means. */
type Model = {
  balance: number;
  payments: { id: string; amount: number; isRefunded: boolean }[];
  refunds: { id: string; taken: number; owed: number; paid: number; isReinstated: boolean }[];
  holds: { id: string; screeningId: string; open: number }[];
  charged: { id: string; hold: number }[];
};
type Real = { accountId: AccountId };
type Step = AsyncCommand<Model, Real>;

class Crash extends Error {}

const openUnits = (model: Model) => model.holds.reduce((sum, { open }) => sum + open, 0);
const availableIn = (model: Model) => model.balance - openUnits(model) * price;

/** What is owed takes whatever is free, oldest first. */
function payOwed(model: Model): void {
  for (const refund of model.refunds.filter(({ isReinstated }) => !isReinstated)) {
    const payable = Math.min(availableIn(model), refund.owed - refund.paid);
    refund.paid += payable;
    model.balance -= payable;
  }
}

/** Does `work` in a transaction; with `crashes`, all but the commit happens, as when the process is killed. */
async function act(work: (open: Queryable<Tables>) => Promise<unknown>, crashes: boolean): Promise<boolean> {
  try {
    await database.kysely.transaction().execute(async (open) => {
      await work(open);
      if (crashes) throw new Crash();
    });
    return true;
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
    return false;
  }
}

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    run: async (model, real) => {
      await run(model, real);
      const held = openUnits(model) * price;
      const owed = model.refunds.filter(({ isReinstated }) => !isReinstated);
      expect(await openDebts(real.accountId)).toBe(owed.reduce((sum, one) => sum + one.owed - one.paid, 0));
      expect(await findBalance(database.kysely, real.accountId)).toEqual({
        balance: model.balance,
        held,
        available: model.balance - held,
      });
    },
    toString: () => name,
  };
}

const at = <T>(list: T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];

const topUp = tuple(integer({ min: 1, max: 1_500 }), boolean()).map(([amount, crashes]) =>
  step(`top up ${amount}${crashes ? ", crash" : ""}`, async (model, { accountId }) => {
    const id = randomUUID();
    if (await act((open) => insertEntry(open, payment(accountId, id, amount)), crashes)) {
      model.balance += amount;
      model.payments.push({ id, amount, isRefunded: false });
      payOwed(model);
    }
  }),
);

const topUpAgain = nat().map((index) =>
  step(`the same payment again (${index})`, async (model, { accountId }) => {
    const known = at(model.payments, index);
    if (known) {
      await act((open) => insertEntry(open, payment(accountId, known.id, known.amount)), false);
    }
  }),
);

const refund = tuple(nat(), boolean()).map(([index, crashes]) =>
  step(`refund (${index})${crashes ? ", crash" : ""}`, async (model, { accountId }) => {
    const known = at(model.payments, index);
    if (!known || known.isRefunded) return;
    const { id, amount } = known;
    const refunding = act(
      (open) => takeBackCredits(open, { accountId, amount, reason: "Refund", kind: "refund", id }),
      crashes,
    );
    if (await refunding) {
      const taken = Math.min(amount, availableIn(model));
      model.balance -= taken;
      model.refunds.push({ id, taken, owed: amount - taken, paid: 0, isReinstated: false });
      known.isRefunded = true;
    }
  }),
);

const reinstate = tuple(nat(), boolean()).map(([index, crashes]) =>
  step(`reinstate (${index})${crashes ? ", crash" : ""}`, async (model, { accountId }) => {
    const known = at(model.refunds, index);
    if (!known) return;
    const { id, taken } = known;
    const returning = act(
      (open) => returnCredits(open, { accountId, taken, reason: "Failed refund", kind: "refund", id }),
      crashes,
    );
    if ((await returning) && !known.isReinstated) {
      known.isReinstated = true;
      model.balance += known.taken + known.paid;
      payOwed(model);
    }
  }),
);

const hold = tuple(integer({ min: 1, max: 8 }), boolean()).map(([units, crashes]) =>
  step(`hold ${units}${crashes ? ", crash" : ""}`, async (model, { accountId }) => {
    const screeningId = randomUUID();
    let id: string | null = null;
    const holding = act(async (open) => {
      id = await holdCredits(open, { accountId, work: workOf(screeningId), units, unitAmount: price });
    }, crashes);
    if (units * price > availableIn(model)) {
      await expect(holding).rejects.toThrow(Failure);
    } else if (await holding) {
      model.holds.push({ id: id ?? "", screeningId, open: units });
    }
  }),
);

const capture = tuple(nat(), boolean()).map(([index, crashes]) =>
  step(`capture (${index})${crashes ? ", crash" : ""}`, async (model, { accountId }) => {
    const from = at(model.holds, index);
    if (!from) return;
    const id = randomUUID();
    const capturing = act((open) => settleFromHold(open, work(accountId, from, id)), crashes);
    if (from.open === 0) {
      await expect(capturing).rejects.toThrow("check constraint");
    } else if (await capturing) {
      from.open -= 1;
      model.balance -= price;
      model.charged.push({ id, hold: model.holds.indexOf(from) });
    }
  }),
);

const captureAgain = nat().map((index) =>
  step(`the same work again (${index})`, async (model, { accountId }) => {
    const done = at(model.charged, index);
    const from = done && model.holds[done.hold];
    if (!from || from.open === 0) return;
    await act((open) => settleFromHold(open, work(accountId, from, done.id)), false);
    from.open -= 1;
    payOwed(model);
  }),
);

const release = tuple(nat(), boolean(), boolean()).map(([index, isWhole, crashes]) =>
  step(
    `release (${index}${isWhole ? ", all" : ""})${crashes ? ", crash" : ""}`,
    async (model, { accountId }) => {
      const from = at(model.holds, index);
      if (!from) return;
      const { id: holdId, screeningId } = from;
      const releasing = act(
        (open) =>
          isWhole
            ? releaseRestOfHolds(open, { accountId, work: workOf(screeningId) })
            : resolveHold(open, { accountId, holdId, units: 1, as: "released" }),
        crashes,
      );
      if (!isWhole && from.open === 0) {
        await expect(releasing).rejects.toThrow("check constraint");
      } else if (await releasing) {
        from.open = isWhole ? 0 : from.open - 1;
        payOwed(model);
      }
    },
  ),
);

async function openDebts(accountId: AccountId): Promise<number> {
  const { owed } = await database.kysely
    .selectFrom("credits_owed")
    .select(sql<number>`coalesce(sum(amount - paid), 0)::bigint`.as("owed"))
    .where("account_id", "=", accountId)
    .where("is_forgiven", "=", false)
    .executeTakeFirstOrThrow();
  return owed;
}

function payment(accountId: AccountId, id: string, amount: number) {
  return {
    accountId,
    type: "credit" as const,
    amount,
    reason: "Credits bought",
    referenceKind: "payment",
    referenceId: id,
    idempotencyKey: `payment:${id}`,
  };
}

function work(accountId: AccountId, from: { id: string; screeningId: string }, id: string) {
  const { id: holdId, screeningId } = from;
  return { accountId, holdId, work: workOf(screeningId), reason: "CV", kind: "cv", id };
}

test("whatever comes in whatever order, twice or cut off by a crash, the books say what a plain count says", async () => {
  const steps = [topUp, topUpAgain, refund, reinstate, hold, capture, captureAgain, release];
  const count = { runs: 0 };

  await assert(
    asyncProperty(commands(steps, { maxCommands: 12 }), async (program) => {
      count.runs += 1;
      const accountId = await openAccount(database.kysely);
      await act((open) => insertEntry(open, payment(accountId, randomUUID(), 1_000)), false);
      const model: Model = { balance: 1_000, payments: [], refunds: [], holds: [], charged: [] };
      await asyncModelRun(() => ({ model, real: { accountId } }), program);
    }),
    { numRuns: 1_000 },
  );

  expect(count.runs).toBe(1_000);
  expect(await ledgerFaults({ databaseUrl: database.url })).toEqual([]);
});
