import { listTransactions } from "@winnow/contract/credits.ts";
import { getScreening, startScreening } from "@winnow/contract/screenings.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { accountIdOf } from "../support/ledger.ts";
import { patienceMs } from "../support/patience.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "2.00" });
});
afterAll(() => winnow?.stop());

test("CVs of a live screening that wait for credits go on within seconds of their arrival", async () => {
  const recruiter = await givenAccount(winnow, "Waiting");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 2, mode: "live" });
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ counts }) => counts.screened === 2);
  const files = (await givenCvs(4)).slice(2);
  await uploadFiles(winnow, recruiter, { screeningId: id, files });
  const paused = await untilScreening(
    recruiter,
    id,
    ({ counts }) => counts.checking === 0 && counts.uploaded > 0,
  );
  expect(paused).toMatchObject({ status: "InProgress", waits_for_credits: true });

  await addCredits(winnow.services.database.kysely, {
    accountId: accountIdOf(recruiter.account),
    amount: 200,
    reason: "Enough for two",
  });

  // Long before the round that comes every minute is sure to have come.
  await vi.waitUntil(
    async () => (await recruiter.call(getScreening, { params: { id } })).counts.screened === 4,
    { timeout: patienceMs, interval: 50 },
  );
  const { total } = await recruiter.call(listTransactions, { query: { kind: "screening" } });
  expect(total).toBe(4);
});
