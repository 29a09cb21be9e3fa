import { randomUUID } from "node:crypto";
import { createScreening } from "@winnow/contract/screenings.ts";
import { settleFromHold } from "@winnow/server/features/credits/settle-from-hold.ts";
import { workOf } from "@winnow/server/features/screenings/screening-work-rows.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { accountIdOf } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { asAdministrator, cloneDatabase, startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
/** Whom only triggers hold back. */
let administrator: pg.Pool;
let recruiter: Recruiter;
let account: string;
beforeAll(async () => {
  winnow = await startWinnow();
  administrator = new pg.Pool({ connectionString: asAdministrator(winnow.databaseUrl), max: 1 });
});
afterAll(async () => {
  await administrator.end();
  await winnow.stop();
});
/** Each test gets an account with 25.00 credits in one entry. */
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Ledger");
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
    "insert into credit_holds (account_id, work_kind, work_id, amount, unit_amount) values ($1, 'screening', $2, $3, $4) returning id",
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
    await expect(administrator.query(text, [account])).rejects.toThrow(
      "credit entries cannot be changed or deleted",
    );
    expect(await balance()).toEqual({ balance: 2500, held: 0 });
  });

  test("cannot be truncated", async () => {
    await expect(administrator.query("truncate credit_entries")).rejects.toThrow(
      "credit entries cannot be changed or deleted",
    );
    await expect(administrator.query("truncate accounts cascade")).rejects.toThrow(
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

  test.each([
    "unit_amount = 1",
    "work_id = null",
    "created_at = now() - interval '1 day'",
    "account_id = (select account_id from credit_balances where account_id <> credit_holds.account_id limit 1)",
  ])("change in nothing else: %s", async (change) => {
    await givenAccount(winnow, "Somebody else");
    const id = await hold(100);

    await expect(run(`update credit_holds set ${change} where id = $1`, [id])).rejects.toThrow(
      "only resolves",
    );
  });

  test("begin unresolved", async () => {
    await expect(
      run(
        "insert into credit_holds (account_id, work_kind, amount, unit_amount, captured) values ($1, 'screening', 100, 100, 100)",
        [account],
      ),
    ).rejects.toThrow("begins unresolved");
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

  test("cannot be deleted and take the entries with them", async () => {
    await expect(run("delete from credit_balances where account_id = $1", [account])).rejects.toThrow(
      "cannot be deleted",
    );
    expect(await balance()).toEqual({ balance: 2500, held: 0 });
  });

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

describe("a paid result and its charge", () => {
  async function cvUnderHold(): Promise<{ cv: string; holdId: string }> {
    const holdId = await hold(100);
    const { id } = await recruiter.call(createScreening, { body: {} });
    const { rows } = await run(
      `insert into cv_files (account_id, screening_id, file_name, size_bytes, media_type, object_key, state, is_checked, hold_id)
       values ($1, $2, 'cv.pdf', 1, 'application/pdf', gen_random_uuid()::text, 'screening', true, $3) returning id`,
      [account, id, holdId],
    );
    return { cv: rows[0].id, holdId };
  }

  test("commit together: no CV is finished without both", async () => {
    const { cv } = await cvUnderHold();

    await expect(run("update cv_files set state = 'screened' where id = $1", [cv])).rejects.toThrow(
      "is finished without",
    );
  });

  test("commit together: no CV is charged that is not finished", async () => {
    const { cv, holdId } = await cvUnderHold();
    const charge = winnow.services.database.kysely.transaction().execute((open) =>
      settleFromHold(open, {
        accountId: accountIdOf(recruiter.account),
        holdId,
        reason: "CV",
        kind: "cv",
        id: cv,
        work: workOf(randomUUID()),
      }),
    );

    await expect(charge).rejects.toThrow("charged without being finished");
    expect(await balance()).toEqual({ balance: 2500, held: 100 });
  });
});

test("not even the owner of the tables can rewrite entries with the triggers off, and accounts can be erased", async () => {
  const pool = new pg.Pool({ connectionString: await cloneDatabase(), max: 2 });
  await pool.query(
    "insert into accounts (username, email, password_hash) values ('x', 'x@example.com', 'x')",
  );
  await pool.query("insert into credit_balances (account_id) select id from accounts");
  await pool.query(
    `insert into credit_entries (account_id, type, amount, balance_after, reason, reference_kind, reference_id, idempotency_key)
       select id, 'credit', 100, 0, 'test', 'test', 'one', 'one' from accounts`,
  );
  await pool.query("alter table credit_entries disable trigger user");

  for (const text of ["update credit_entries set amount = 1", "truncate credit_entries"]) {
    await expect(pool.query(text)).rejects.toThrow("permission denied");
  }

  await pool.query("alter table credit_entries enable trigger user");
  await pool.query("delete from accounts");
  expect((await pool.query("select from credit_entries")).rows).toHaveLength(0);
  await pool.end();
});
