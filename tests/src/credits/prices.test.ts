import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { getAccount } from "@winnow/contract/accounts.ts";
import { listPacks } from "@winnow/contract/payments.ts";
import { getScreeningCredits, startScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { startingEnvironment } from "../support/starting-environment.ts";

const command = fileURLToPath(new URL("../../../server/src/commands/credits.ts", import.meta.url));

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Agreed");
});
afterAll(() => winnow.stop());

/** As the operator runs it, `npm run credits -- …`. */
async function credits(...parameters: string[]): Promise<{ code: number; said: string }> {
  const env = { ...startingEnvironment(), ...winnow.environment };
  return promisify(execFile)(process.execPath, [command, ...parameters], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

test("a price that the operator has agreed with an account is shown, quoted, held and given back, to this one alone", async () => {
  const other = await givenAccount(winnow, "Other");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 2 });

  expect(await credits("price", recruiter.email, "cv", "0.40")).toEqual({
    code: 0,
    said: `From now on ${recruiter.email} pays 0.40 credits for each CV.\n`,
  });

  expect((await recruiter.call(getAccount)).account.cv_price).toBe(40);
  expect((await other.call(getAccount)).account.cv_price).toBe(100);
  const [pack] = (await recruiter.call(listPacks)).packs;
  expect(pack?.cvs).toBe(Math.floor((pack?.credits ?? 0) / 40));
  expect((await recruiter.call(getScreeningCredits, { params: { id } })).quoted).toBe(80);
  await recruiter.call(startScreening, { params: { id } });
  const { rows } = await winnow.pool.query("select amount::int, unit_amount::int from credit_holds");
  expect(rows).toEqual([{ amount: 80, unit_amount: 40 }]);

  expect((await credits("price", recruiter.email, "cv", "default")).code).toBe(0);
  expect((await recruiter.call(getAccount)).account.cv_price).toBe(100);
});

test.each([
  [[], 2, /Usage/],
  [["add", "somebody@example.com", "-4"], 2, /Usage/],
  [["price", "somebody@example.com", "cv"], 2, /Usage/],
  [["price", "somebody@example.com", "report", "1.00"], 2, /Usage/],
  [["price", "somebody@example.com", "cv", "1.00"], 1, /There is no account/],
])("%j ends with %d", async (parameters, code, said) => {
  const answer = await credits(...parameters);

  expect(answer.code).toBe(code);
  expect(answer.said).toMatch(said);
});
