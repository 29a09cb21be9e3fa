import { rm } from "node:fs/promises";
import { join } from "node:path";
import { getAccount } from "@winnow/contract/accounts.ts";
import { getScreeningCredits, listCvFiles, startScreening } from "@winnow/contract/screenings.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { withoutPauses } from "../support/without-pauses.ts";

let winnow: TestWinnow;
let worker: { stop: () => Promise<void> };
let recruiter: Recruiter;

beforeEach(async () => {
  winnow = await startWinnow({ ROLE: "api" });
  worker = await startWorker(winnow);
  recruiter = await givenAccount(winnow, "Mara Lind");
});

afterEach(async () => {
  await worker.stop();
  await winnow.stop();
});

test("a CV whose stored object is gone fails with a reason instead of being checked for ever", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });
  await worker.stop();
  await uploadFiles(winnow, recruiter, { screeningId: id, files: await givenCvs(1) });
  await rm(join(winnow.environment.DATA_DIR ?? "", "files", "files"), { recursive: true });
  worker = await startWorker(winnow);

  const files = () => recruiter.call(listCvFiles, { params: { id } });
  await withoutPauses(winnow, async () => (await files()).data[0]?.state === "failed");
  expect((await files()).data[0]?.failure?.reason).toBe("gone");
});

test("a CV that cannot be screened fails with a reason, costs nothing, and lets the screening end", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 2 });
  await worker.stop();
  await recruiter.call(startScreening, { params: { id } });
  await winnow.pool.query("update cv_files set document = null where file_name = 'cv-1.pdf'");
  worker = await startWorker(winnow);

  await withoutPauses(
    winnow,
    async () => (await untilScreening(recruiter, id, () => true)).status === "Completed",
  );
  const screening = await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  expect(screening.counts).toMatchObject({ screened: 1, failed: 1, waiting: 0 });
  const { held, used } = await recruiter.call(getScreeningCredits, { params: { id } });
  expect({ held, used }).toEqual({ held: 0, used: 100 });
  expect((await recruiter.call(getAccount)).account.credits).toBe(2400);
});
