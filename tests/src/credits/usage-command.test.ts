import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenLedger } from "../given/given-ledger.ts";
import { runCommand } from "../support/run-command.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "0" });
});
afterAll(() => winnow?.stop());

const usage = (...words: string[]) => runCommand("usage", words, winnow.environment);

test("months of an account add up to its ledger, in UTC, and no cell is a formula", async () => {
  const { account, email } = await givenAccount(winnow, "Used");
  await givenLedger(winnow, account, [
    { at: "2026-01-31T23:50:00Z", type: "credit", amount: 10_000, referenceKind: "payment" },
    { at: "2026-02-01T00:00:00Z", type: "debit", amount: 100, referenceKind: "cv" },
    { at: "2026-02-02T10:00:00Z", type: "debit", amount: 100, referenceKind: "cv" },
    { at: "2026-02-28T23:59:59Z", type: "debit", amount: 1_000, referenceKind: "interview" },
    { at: "2026-02-28T23:59:59Z", type: "credit", amount: 50, referenceKind: "operator" },
    { at: "2026-02-28T23:59:59Z", type: "debit", amount: 2_000, referenceKind: "refund" },
    { at: "2026-03-01T00:00:00Z", type: "debit", amount: 100, referenceKind: "cv" },
  ]);
  await winnow.pool.query("update accounts set email = '=' || email where id = $1", [account.id]);

  const { code, output } = await usage("--from", "2026-01", "--to", "2026-02");

  expect(code).toBe(0);
  expect(output.trim().split("\r\n").slice(1)).toEqual([
    `${account.id},'=${email},2026-01,0,0,100,0,0,0,0,`,
    `${account.id},'=${email},2026-02,2,1,0,0.5,12,20,0,`,
  ]);
});

test.each([
  [[], "Name the first and the last month"],
  [["--from", "2026-13", "--to", "2026-12"], "Name the first and the last month"],
  [["--from", "2026-03", "--to", "2026-02"], "Name the earlier month first"],
])("%j is refused", async (words, said) => {
  expect(await usage(...words)).toMatchObject({ code: 2, output: expect.stringContaining(said) });
});
