import { randomUUID } from "node:crypto";
import { createScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Recruiter, signUpAndIn } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let account: string;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());
/** Each test gets an account with 25.00 credits in one entry. */
beforeEach(async () => {
  recruiter = await signUpAndIn(winnow, "Ledger");
  account = recruiter.account.id;
});

function run(text: string, values: unknown[] = []) {
  return winnow.pool.query(text, values);
}

async function balance(): Promise<{ balance: number; held: number }> {
  const { rows } = await run(
    "select balance::integer, held::integer from credit_balances where account_id = $1",
    [account],
  );
  return rows[0];
}

function insertEntry(entry: {
  type: "credit" | "debit";
  amount: number;
  key?: string;
  reference?: string;
  hold?: string;
}) {
  return run(
    `insert into credit_entries (account_id, type, amount, balance_after, reason, reference_kind, reference_id, hold_id, idempotency_key)
     values ($1, $2, $3, 0, 'test', 'test', $4, $5, $6)`,
    [
      account,
      entry.type,
      entry.amount,
      entry.reference ?? randomUUID(),
      entry.hold ?? null,
      entry.key ?? randomUUID(),
    ],
  );
}

async function hold(amount: number, unitAmount = 100): Promise<string> {
  const { rows } = await run(
    "insert into credit_holds (account_id, screening_id, amount, unit_amount) values ($1, $2, $3, $4) returning id",
    [account, randomUUID(), amount, unitAmount],
  );
  return rows[0].id;
}

describe("entries", () => {
  test.each([
    ["changed", "update credit_entries set amount = 1 where account_id = $1"],
    ["changed in their reason", "update credit_entries set reason = 'x' where account_id = $1"],
    ["deleted", "delete from credit_entries where account_id = $1"],
  ])("cannot be %s", async (_name, text) => {
    await expect(run(text, [account])).rejects.toThrow("credit entries cannot be changed or deleted");
    expect(await balance()).toEqual({ balance: 2500, held: 0 });
  });

  test("cannot be truncated", async () => {
    await expect(run("truncate credit_entries")).rejects.toThrow(
      "credit entries cannot be changed or deleted",
    );
    await expect(run("truncate accounts cascade")).rejects.toThrow(
      "credit entries cannot be changed or deleted",
    );
  });

  test("move the balance by themselves, and say what it was after them", async () => {
    await insertEntry({ type: "debit", amount: 700 });
    await insertEntry({ type: "credit", amount: 50 });

    const { rows } = await run(
      "select type, amount::integer, balance_after::integer as after from credit_entries where account_id = $1 order by sequence",
      [account],
    );
    expect(await balance()).toEqual({ balance: 1850, held: 0 });
    expect(rows).toEqual([
      { type: "credit", amount: 2500, after: 2500 },
      { type: "debit", amount: 700, after: 1800 },
      { type: "credit", amount: 50, after: 1850 },
    ]);
  });

  test("cannot spend more than there is", async () => {
    await expect(insertEntry({ type: "debit", amount: 2501 })).rejects.toThrow(/check constraint/);
    expect(await balance()).toEqual({ balance: 2500, held: 0 });
  });

  test("cannot spend what is held for something else", async () => {
    await hold(2000);

    await expect(insertEntry({ type: "debit", amount: 501 })).rejects.toThrow(/check constraint/);
    expect(await balance()).toEqual({ balance: 2500, held: 2000 });
  });

  test.each([0, -100])("cannot be of %d", async (amount) => {
    await expect(insertEntry({ type: "credit", amount })).rejects.toThrow(/check constraint/);
  });

  test("with the same idempotency key exist once", async () => {
    await insertEntry({ type: "credit", amount: 100, key: "order-1" });

    await expect(insertEntry({ type: "credit", amount: 100, key: "order-1" })).rejects.toThrow(/unique/);
    expect(await balance()).toEqual({ balance: 2600, held: 0 });
  });

  test("that charge the same work exist once", async () => {
    await insertEntry({ type: "debit", amount: 100, reference: account });

    await expect(insertEntry({ type: "debit", amount: 100, reference: account })).rejects.toThrow(/unique/);
    expect(await balance()).toEqual({ balance: 2400, held: 0 });
  });

  test("leave together with their whole account", async () => {
    await hold(500);
    await recruiter.call(createScreening, { body: {} });

    await run("delete from accounts where id = $1", [account]);

    const { rows } = await run("select from credit_entries where account_id = $1", [account]);
    expect(rows).toHaveLength(0);
  });
});

describe("holds", () => {
  test("reserve a part of the balance, and no more than is free", async () => {
    await hold(2400);
    await hold(100);

    await expect(hold(1)).rejects.toThrow(/check constraint/);
    expect(await balance()).toEqual({ balance: 2500, held: 2500 });
  });

  test("resolve once: what was released cannot be captured, nor be released again", async () => {
    const id = await hold(100);
    await run("update credit_holds set released = 100 where id = $1", [id]);

    await expect(run("update credit_holds set captured = 100 where id = $1", [id])).rejects.toThrow(
      /check constraint/,
    );
    await expect(run("update credit_holds set released = 200 where id = $1", [id])).rejects.toThrow(
      /check constraint/,
    );
    await expect(run("update credit_holds set released = 0 where id = $1", [id])).rejects.toThrow(
      "only resolves",
    );
    expect(await balance()).toEqual({ balance: 2500, held: 0 });
  });

  test("cannot grow", async () => {
    const id = await hold(100);

    await expect(run("update credit_holds set amount = 200 where id = $1", [id])).rejects.toThrow(
      "only resolves",
    );
  });

  test("cannot disappear and leave their credits reserved", async () => {
    const id = await hold(100);

    await expect(run("delete from credit_holds where id = $1", [id])).rejects.toThrow("cannot be deleted");
    expect(await balance()).toEqual({ balance: 2500, held: 100 });
  });

  test("captured without a debit are refused at the commit", async () => {
    const id = await hold(100);

    await expect(run("update credit_holds set captured = 100 where id = $1", [id])).rejects.toThrow(
      "captured and debited differ",
    );
    expect(await balance()).toEqual({ balance: 2500, held: 100 });
  });

  test("debited without being captured are refused at the commit", async () => {
    const id = await hold(100);

    await expect(insertEntry({ type: "debit", amount: 100, hold: id })).rejects.toThrow(
      "captured and debited differ",
    );
    expect(await balance()).toEqual({ balance: 2500, held: 100 });
  });
});

describe("balances", () => {
  test.each(["balance = 1000000", "held = 0, balance = balance + 1", "held = 1"])(
    "cannot be set past the ledger: %s",
    async (change) => {
      await hold(100);

      await expect(
        run(`update credit_balances set ${change} where account_id = $1`, [account]),
      ).rejects.toThrow("only through entries and holds");
      expect(await balance()).toEqual({ balance: 2500, held: 100 });
    },
  );

  test("cannot begin with something", async () => {
    const { rows } = await run(
      "insert into accounts (username, email, password_hash) values ('x', $1, 'x') returning id",
      [`${randomUUID()}@example.com`],
    );

    await expect(
      run("insert into credit_balances (account_id, balance) values ($1, 1000)", [rows[0].id]),
    ).rejects.toThrow("only through entries and holds");
  });
});
