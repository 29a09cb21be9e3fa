import { getScreeningCredits, listCvFiles, startScreening } from "@winnow/contract/screenings.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { holdLock } from "../support/held-lock.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let screeningId: string;
const closers: (() => Promise<void>)[] = [];

/** A started screening of one CV whose job has a single try left. */
beforeEach(async () => {
  winnow = await startWinnow({ ROLE: "api" });
  closers.push(winnow.stop);
  const preparing = await startWorker(winnow);
  recruiter = await givenAccount(winnow, "Last Try");
  screeningId = (await givenScreening(winnow, recruiter, { cvs: 1 })).id;
  await preparing.stop();
  await recruiter.call(startScreening, { params: { id: screeningId } });
  await winnow.pool.query("update graphile_worker._private_jobs set attempts = max_attempts - 1");
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

/** Kills a worker in the middle of screening the CV: it waits for a lock that we hold. */
async function killOverIt(): Promise<void> {
  const lock = await holdLock(winnow, "lock table screening_results in share mode");
  try {
    const worker = await startWorkerProcess(winnow);
    closers.push(worker.kill);
    await lock.untilSomebodyWaits();
    await worker.kill();
  } finally {
    await lock.release();
  }
}

test("a CV whose worker was killed on the last try is screened all the same", async () => {
  await killOverIt();

  const worker = await startWorker(winnow);
  closers.push(worker.stop);

  const screening = await untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
  expect(screening.counts).toMatchObject({ screened: 1, failed: 0 });
});

test("a CV that kills every worker fails in the end, with a reason and without a charge", async () => {
  await killOverIt();
  await killOverIt();

  const worker = await startWorker(winnow);
  closers.push(worker.stop);

  const screening = await untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
  expect(screening.counts).toMatchObject({ screened: 0, failed: 1 });
  const files = await recruiter.call(listCvFiles, { params: { id: screeningId } });
  expect(files.data[0]?.failure?.reason).toBeTruthy();
  expect(await recruiter.call(getScreeningCredits, { params: { id: screeningId } })).toMatchObject({
    used: 0,
    held: 0,
  });
});
