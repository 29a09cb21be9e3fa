import { getAccount } from "@winnow/contract/accounts.ts";
import { dismissHint } from "@winnow/contract/hints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

test("a hint that was dismissed stays so for the account, and for no other", async () => {
  const recruiter = await givenAccount(winnow, "Ines Roth");
  const other = await givenAccount(winnow, "Mara Lind");

  const dismiss = () => recruiter.call(dismissHint, { params: { hint: "results" } });
  await Promise.all([dismiss(), dismiss()]);

  expect((await recruiter.call(getAccount)).account.dismissed_hints).toEqual(["results"]);
  expect((await other.call(getAccount)).account.dismissed_hints).toEqual([]);
});

test("a hint that nobody knows is not there", async () => {
  const recruiter = await givenAccount(winnow, "Ines Roth");

  const { status } = await recruiter.attempt(dismissHint, {
    params: { hint: "no such hint" as "results" },
  });

  expect(status).toBe(404);
});
