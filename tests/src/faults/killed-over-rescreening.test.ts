import { getRescreening, startRescreening, takeOverRescreening } from "@winnow/contract/rescreenings.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenOldResults } from "../given/given-old-results.ts";
import { resultsOf, type Screened } from "../given/given-screened.ts";
import { holdLock } from "../support/held-lock.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let screened: Screened;
const closers: (() => Promise<void>)[] = [];

/** Results of an older engine, and nobody who works. */
beforeEach(async () => {
  winnow = await startWinnow({ ROLE: "api" });
  closers.push(winnow.stop);
  const preparing = await startWorker(winnow);
  recruiter = await givenAccount(winnow, "Killed Between");
  screened = await givenOldResults(winnow, recruiter, { cvs: 3 });
  await preparing.stop();
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

/** Kills a worker in the middle of its job: it waits for a lock that we hold. */
async function killOverIt(lockSql: string): Promise<void> {
  const lock = await holdLock(winnow, lockSql);
  try {
    const worker = await startWorkerProcess(winnow);
    closers.push(worker.kill);
    await lock.untilSomebodyWaits();
    await worker.kill();
  } finally {
    await lock.release();
  }
}

async function untilState(state: string): Promise<string> {
  return vi.waitUntil(
    async () => {
      const { rescreening } = await recruiter.call(getRescreening, { params: { id: screened.id } });
      return rescreening?.state === state ? rescreening.id : null;
    },
    { timeout: patienceMs, interval: 50 },
  );
}

test("a worker that is killed while it compares, and another while it takes over, lose nothing and do nothing twice", async () => {
  await recruiter.call(startRescreening, { params: { id: screened.id } });
  await killOverIt("lock table rescreened_results in share mode");
  const next = await startWorker(winnow);
  const id = await untilState("ready");
  await next.stop();

  await recruiter.call(takeOverRescreening, { params: { id } });
  await killOverIt("lock table result_events in share mode");
  const untouched = await resultsOf(recruiter, screened.id);
  const last = await startWorker(winnow);
  closers.push(last.stop);
  await untilState("taken over");

  expect(untouched.map((row) => row.matching_score)).not.toEqual(
    screened.results.map((row) => row.matching_score),
  );
  const rows = await resultsOf(recruiter, screened.id);
  expect(rows.map((row) => row.matching_score)).toEqual(screened.results.map((row) => row.matching_score));
  for (const { id: resultId } of rows) {
    const { history } = await recruiter.call(getScreeningResult, { params: { id: resultId } });
    expect(history.filter(({ kind }) => kind === "screened")).toHaveLength(2);
  }
});
