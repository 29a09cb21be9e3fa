import { getAccount } from "@winnow/contract/accounts.ts";
import { listCvFiles, startScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { type HeldLock, holdLock, killWhoWaitsFor } from "../support/held-lock.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { clean, infected, type StandInScanner, startScanner } from "../support/stand-in-scanner.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { stored } from "../support/stored.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

const mark = "% an invented virus";
let scanner: StandInScanner;
let winnow: TestWinnow;
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  scanner = await startScanner();
  closers.push(scanner.stop);
  winnow = await startWinnow({ ROLE: "api", SCANNER_URL: scanner.url });
  closers.push(winnow.stop);
});
afterAll(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

test("a worker killed between a verdict and its row leaves a CV with a virus erased, and the other read and charged once", async () => {
  const worker = await startWorker(winnow);
  const recruiter = await givenAccount(winnow, "Mara Ruiz");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });
  await untilJobsAreDone(winnow);
  await worker.stop();
  const [cv, other] = await givenCvs(2);
  if (!cv || !other) throw new Error("There are no CVs.");
  const bad = { name: "bad.pdf", bytes: Buffer.concat([other.bytes, Buffer.from(mark)]) };
  await uploadFiles(winnow, recruiter, { screeningId: id, files: [cv, bad] });

  const lock = Promise.withResolvers<HeldLock>();
  scanner.answerBy(async (bytes) => {
    if (!bytes.includes(mark)) return clean;
    lock.resolve(await holdLock(winnow, "select from screenings for update"));
    return infected;
  });
  const doomed = await startWorkerProcess(winnow);
  closers.push(doomed.kill);
  const held = await lock.promise;
  scanner.answerBy((bytes) => (bytes.includes(mark) ? infected : clean));
  await killWhoWaitsFor(held, doomed);

  const next = await startWorker(winnow);
  closers.push(next.stop);
  await untilScreening(recruiter, id, ({ counts }) => counts.checking === 0);
  await untilJobsAreDone(winnow);
  const { data } = await recruiter.call(listCvFiles, { params: { id } });
  expect(data.map(({ failure }) => failure?.reason)).toEqual(expect.arrayContaining([undefined, "infected"]));
  expect(await stored(winnow)).toHaveLength(1);

  const before = (await recruiter.call(getAccount)).account.credits;
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  expect(before - (await recruiter.call(getAccount)).account.credits).toBe(100);
});
