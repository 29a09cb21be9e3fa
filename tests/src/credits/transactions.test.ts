import { randomUUID } from "node:crypto";
import {
  type CreditTransaction,
  downloadTransactions,
  listTransactions,
  transactionKinds,
} from "@winnow/contract/credits.ts";
import { deleteScreening, startScreening } from "@winnow/contract/screenings.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { insertEntry } from "@winnow/server/features/credits/rows.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { accountIdOf } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let screeningId: string;
const orderId = randomUUID();

/** 25.00 welcome credits, two CVs screened, 100.00 bought and 40.00 of them refunded, 5.00 given. */
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Bookkeeper");
  const accountId = accountIdOf(recruiter.account);
  const { kysely } = winnow.services.database;
  const screening = await givenScreening(winnow, recruiter, { cvs: 2 });
  screeningId = screening.id;
  await recruiter.call(startScreening, { params: { id: screeningId } });
  await untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
  for (const entry of [
    { type: "credit" as const, amount: 10_000, reason: "Credits bought", kind: "payment" },
    { type: "debit" as const, amount: 4_000, reason: "Refund of a part", kind: "refund" },
  ]) {
    await kysely.transaction().execute((open) =>
      insertEntry(open, {
        accountId,
        type: entry.type,
        amount: entry.amount,
        reason: entry.reason,
        referenceKind: entry.kind,
        referenceId: orderId,
        idempotencyKey: `${entry.kind}:${orderId}`,
      }),
    );
  }
  await addCredits(kysely, { accountId, amount: 500, reason: '=HYPERLINK("x") 100% "thanks", Ana' });
});
afterAll(() => winnow?.stop());

type Query = z.input<typeof listTransactions.schema.querystring>;
function list(query: Query = {}) {
  return recruiter.call(listTransactions, { query });
}
const reasons = async (query: Query) => (await list(query)).data.map(({ reason }) => reason);

describe("the list of transactions", () => {
  test("shows every entry, newest first, with the balance after it", async () => {
    const { data, total } = await list();

    const brief = data.map(({ type, kind, amount, balance }) => ({ type, kind, amount, balance }));
    expect(total).toBe(6);
    expect(brief).toEqual([
      { type: "credit", kind: "gift", amount: 500, balance: 8_800 },
      { type: "debit", kind: "reversal", amount: 4_000, balance: 8_300 },
      { type: "credit", kind: "payment", amount: 10_000, balance: 12_300 },
      { type: "debit", kind: "screening", amount: 100, balance: 2_300 },
      { type: "debit", kind: "screening", amount: 100, balance: 2_400 },
      { type: "credit", kind: "gift", amount: 2_500, balance: 2_500 },
    ]);
  });

  test("links what was paid for, and the receipt of what was bought", async () => {
    const { data } = await list();
    const one = (kind: CreditTransaction["kind"]) => data.find((entry) => entry.kind === kind);

    expect(one("screening")).toMatchObject({
      link: `/admin/screening-result/${screeningId}`,
      receipt_order_id: null,
    });
    expect(one("payment")).toMatchObject({ link: null, receipt_order_id: orderId });
    expect(one("reversal")).toMatchObject({ receipt_order_id: null });
  });

  test.each([
    [{ type: "debit" }, 3],
    [{ kind: "screening" }, 2],
    [{ kind: "gift,payment" }, 3],
    [{ kind: "reversal" }, 1],
    [{ kind: "interview" }, 0],
    [{ kind: "gift", type: "debit" }, 0],
    [{ search: "REFUND" }, 1],
    [{ search: "100%" }, 1],
    [{ search: "1_0" }, 0],
  ])("is narrowed by %j to %d", async (query, count) => {
    const answer = await list(query);

    expect([answer.total, answer.data.length]).toEqual([count, count]);
  });

  test("is narrowed to the time from one moment until before another", async () => {
    const { rows } = await winnow.pool.query(
      "select extract(epoch from created_at) as at from credit_entries where account_id = $1 order by sequence",
      [recruiter.account.id],
    );
    const first = Math.floor(Number(rows[0].at));

    expect((await list({ from: first })).total).toBe(6);
    expect((await list({ from: first + 3_600 })).total).toBe(0);
    expect((await list({ to: first })).total).toBe(0);
    expect((await list({ to: first + 1 })).data.at(-1)?.reason).toBe("Welcome credits");
    expect((await list({ from: first - 60, to: first + 3_600 })).total).toBe(6);
  });

  test("is sorted by amount either way, and paged without gaps", async () => {
    const amounts = (await list({ sort_by: "amount", order_by: "asc" })).data.map(({ amount }) => amount);
    expect(amounts).toEqual([100, 100, 500, 2_500, 4_000, 10_000]);

    const pages = [await reasons({ size: 4, start: 0 }), await reasons({ size: 4, start: 1 })];
    expect(pages.map((page) => page.length)).toEqual([4, 2]);
    expect(pages.flat()).toEqual(await reasons({}));
    expect(await list({ size: 4, start: 2 })).toMatchObject({ data: [], total: 6 });
    expect(await list({ size: 4, start: 2, sort_by: "amount" })).toMatchObject({ data: [], total: 6 });
  });

  test.each([{ from: "yesterday" }, { to: -1 }, { from: 1e300 }, { kind: "gold" }, { sort_by: "reason" }])(
    "refuses %j",
    async (query) => {
      expect((await recruiter.refusal(listTransactions, { query })).status).toBe(400);
    },
  );

  test("offers its filters", async () => {
    const { filters } = await list();
    expect(
      filters.filter(({ filterGroup }) => filterGroup === "kind").map(({ filterName }) => filterName),
    ).toEqual([...transactionKinds]);
    expect(filters.map(({ uniqueId }) => uniqueId)).toEqual(
      expect.arrayContaining(["from:<epoch seconds>", "to:<epoch seconds>"]),
    );
  });
});

describe("the file of transactions", () => {
  async function download(query: Record<string, unknown> = {}) {
    const { status, headers, body } = await recruiter.attempt(downloadTransactions, { query });
    return { status, headers, lines: String(body).trimEnd().split("\r\n") };
  }

  test("is a CSV to be saved, with amounts that add up to the balance", async () => {
    const { status, headers, lines } = await download();

    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="transactions.csv"');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toContain("Time (UTC),Type,About,Amount,Balance,Reason,Reference");
    expect(lines[2]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,debit,reversal,-40,83,Refund of a part,/);
    const amounts = lines.slice(1).map((line) => Number(line.split(",")[3]));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(88);
  });

  test("holds what the list is narrowed to", async () => {
    expect((await download({ kind: "screening" })).lines).toHaveLength(3);
    expect((await download({ search: "nothing like this" })).lines).toHaveLength(1);
  });

  test("holds no text that a spreadsheet takes for a formula", async () => {
    const { lines } = await download({ kind: "gift", search: "hyperlink" });

    expect(lines[1]).toContain(`"'=HYPERLINK(""x"") 100% ""thanks"", Ana"`);
  });

  test("holds all of more than one batch, each once", async () => {
    const other = await givenAccount(winnow, "Many");
    await winnow.pool.query(
      `insert into credit_entries (account_id, type, amount, balance_after, reason, reference_kind, reference_id, idempotency_key)
       select $1, 'credit', n, 0, 'Gift ' || n, 'operator', gen_random_uuid()::text, 'many:' || n
         from generate_series(1, 2500) as n`,
      [other.account.id],
    );

    const { body } = await other.attempt(downloadTransactions, {});

    const ids = String(body)
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",").at(-1));
    expect(ids).toHaveLength(2_501);
    expect(new Set(ids).size).toBe(2_501);
  });
});

test("a transaction whose screening is gone stays, without a link", async () => {
  await recruiter.call(deleteScreening, { params: { id: screeningId } });

  const { data, total } = await list({ kind: "screening" });
  expect(total).toBe(2);
  expect(data.map(({ link }) => link)).toEqual([null, null]);
});
