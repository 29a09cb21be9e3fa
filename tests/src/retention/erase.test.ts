import { listApplications } from "@winnow/contract/applications.ts";
import { getDriveRound } from "@winnow/contract/drives.ts";
import { listErasures } from "@winnow/contract/erasures.ts";
import { createExport } from "@winnow/contract/exports.ts";
import { readUploadedCv, sendApplication } from "@winnow/contract/job-forms.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import {
  getDriveRetention,
  getScreeningRetention,
  updateScreeningRetention,
} from "@winnow/contract/retention.ts";
import {
  deleteScreeningFile,
  getScreening,
  getScreeningJd,
  startScreening,
  stopScreening,
} from "@winnow/contract/screenings.ts";
import { followRetention } from "@winnow/server/features/retention/follow-retention.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenEndedDrive, givenEndedScreening, letDaysPass } from "../given/given-ended.ts";
import { givenInvitedFromScreening } from "../given/given-interview.ts";
import { filledIn, givenOpenForm, sendCv } from "../given/given-open-form.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { holdLock, killWhoWaitsFor } from "../support/held-lock.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { stored } from "../support/stored.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "100000.00" });
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});

const retentionOf = (id: string) => recruiter.call(getScreeningRetention, { params: { id } });
const log = async () => (await recruiter.call(listErasures, {})).data;

/** As the worker does every hour. */
async function anHourPasses() {
  await followRetention(winnow.services);
  await untilJobsAreDone(winnow);
}

/** It was told, and the days of notice are over. */
async function untilItsTime(of: { screenings: string } | { drives: string }) {
  await anHourPasses();
  await letDaysPass(winnow, of, 7);
}

test("when its time has come a screening loses its people and nothing else, in one line of the log", async () => {
  const before = await stored(winnow);
  const { id } = await givenEndedScreening(winnow, recruiter, { title: "Nurse", cvs: 3, daysAgo: 174 });
  await recruiter.call(createExport, {
    params: { id },
    body: { format: "csv", selection: { matching: {} } },
  });
  await untilItsTime({ screenings: id });
  const { text } = await recruiter.call(getScreeningJd, { params: { id } });
  const entries = () =>
    winnow.pool.query("select * from credit_entries order by id").then(({ rows }) => rows);
  const ledger = await entries();

  await anHourPasses();

  expect(await retentionOf(id)).toMatchObject({
    people: 0,
    erases_at: null,
    told_at: null,
    erased_at: expect.any(Number),
  });
  expect(await log()).toMatchObject([
    {
      cause: "retention",
      by: null,
      sentence: "In the screening “Nurse”",
      counts: { cvs: 3, applications: 0, interviews: 0, files: 0 },
    },
  ]);
  expect(await recruiter.call(getScreening, { params: { id } })).toMatchObject({
    title: "Nurse",
    status: "Completed",
    counts: { uploaded: 0, screened: 0 },
  });
  expect((await recruiter.call(getScreeningJd, { params: { id } })).text).toBe(text);
  expect((await entries()).map(({ amount }) => amount)).toEqual(ledger.map(({ amount }) => amount));
  expect(await stored(winnow)).toEqual(before);
  const { rows } = await winnow.pool.query(
    `select (select count(*)::int from result_exports where screening_id = $1) as exports,
            (select count(*)::int from screening_results where screening_id = $1) as results`,
    [id],
  );
  expect(rows).toEqual([{ exports: 0, results: 0 }]);
  const { notifications } = await recruiter.call(listNotifications, {});
  expect(notifications.filter(({ title }) => /will be erased/.test(title))).toEqual([]);

  await anHourPasses();
  expect(await log()).toHaveLength(1);
});

test("nothing goes before the seven days are over, whatever the days to keep are", async () => {
  const { id } = await givenEndedScreening(winnow, recruiter, { cvs: 1, daysAgo: 400 });
  await anHourPasses();
  await letDaysPass(winnow, { screenings: id }, 6);
  await recruiter.call(updateScreeningRetention, { params: { id }, body: { days: 1 } });

  await anHourPasses();
  expect(await retentionOf(id)).toMatchObject({ people: 1, erased_at: null });

  await letDaysPass(winnow, { screenings: id }, 1);
  await anHourPasses();
  expect(await retentionOf(id)).toMatchObject({ people: 0, erased_at: expect.any(Number) });
});

test("a drive loses its candidates, answers and sheets; a candidate whom a screening erases stays in the drive", async () => {
  const id = await givenEndedDrive(winnow, recruiter, { title: "Baker", daysAgo: 174, candidates: 2 });
  await winnow.pool.query(
    `insert into drive_imports (account_id, drive_id, kind, preview)
     select account_id, id, 'candidates', '{"rows": []}' from drives where id = $1`,
    [id],
  );
  await untilItsTime({ drives: id });
  const of = { params: { id } };
  expect(await recruiter.call(getDriveRetention, of)).toMatchObject({ people: 2 });

  await anHourPasses();

  expect(await recruiter.call(getDriveRetention, of)).toMatchObject({
    people: 0,
    erased_at: expect.any(Number),
  });
  expect(await log()).toMatchObject([
    { sentence: "In the drive “Baker”", counts: { cvs: 0, interviews: 2 } },
  ]);
  expect(await recruiter.call(getDriveRound, of)).toMatchObject({ title: "Baker", status: "Completed" });

  const { screeningId, candidates } = await givenInvitedFromScreening(winnow, recruiter, { cvs: 1 });
  await letDaysPass(winnow, { screenings: screeningId }, 174);
  await untilItsTime({ screenings: screeningId });
  await anHourPasses();

  expect(await retentionOf(screeningId)).toMatchObject({ people: 0 });
  const drive = { params: { id: candidates[0]?.driveId ?? "" } };
  expect(await recruiter.call(getDriveRetention, drive)).toMatchObject({ people: 1 });
});

test("applications go with their CVs, those without one and those that were begun as well", async () => {
  const [uploaded, sent, lost, begun] = await givenCvs(4);
  if (!uploaded || !sent || !lost || !begun) throw new Error("There are too few CVs.");
  const { screeningId, form, formId } = await givenOpenForm(winnow, recruiter, { cvs: [uploaded] });
  await recruiter.call(startScreening, { params: { id: screeningId } });
  const applicant = createApiClient(winnow.url);
  for (const file of [sent, lost]) {
    const params = await sendCv(winnow, applicant, { formId, file });
    await applicant.call(readUploadedCv, { params });
    await applicant.call(sendApplication, { params, body: filledIn(form.version) });
  }
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.screened === 3);
  const { data } = await recruiter.call(listApplications, { params: { id: screeningId } });
  await recruiter.call(deleteScreeningFile, {
    params: { screening_id: screeningId },
    query: { file_id: data[0]?.cv_file_id ?? "" },
  });
  await recruiter.call(stopScreening, { params: { id: screeningId } });
  await sendCv(winnow, applicant, { formId, file: begun });
  await letDaysPass(winnow, { screenings: screeningId }, 174);
  expect(await retentionOf(screeningId)).toMatchObject({ people: 3 });
  await untilItsTime({ screenings: screeningId });

  await anHourPasses();

  expect(await log()).toMatchObject([{ counts: { cvs: 2, applications: 2, interviews: 0, files: 0 } }]);
  const of = await winnow.pool.query("select from applications where screening_id = $1", [screeningId]);
  expect(of.rows).toEqual([]);
});

test("two workers at once erase once, and count once", async () => {
  const { id } = await givenEndedScreening(winnow, recruiter, { cvs: 4, daysAgo: 174 });
  await untilItsTime({ screenings: id });
  const other = await startWorker(winnow);

  await Promise.all([followRetention(winnow.services), followRetention(winnow.services)]);
  await followRetention(winnow.services);
  await untilJobsAreDone(winnow);
  await other.stop();

  expect(await log()).toMatchObject([{ counts: { cvs: 4 } }]);
});

test("a hold in the middle keeps whoever is left, and what goes later is another line", async () => {
  const { id, results } = await givenEndedScreening(winnow, recruiter, { cvs: 4, daysAgo: 174 });
  await untilItsTime({ screenings: id });
  const cvs = await holdLock(winnow, "select from cv_files where screening_id = $1 for update", [id]);
  await followRetention(winnow.services);
  await cvs.untilSomebodyWaits();
  const holding = recruiter.call(updateScreeningRetention, { params: { id }, body: { hold: "A complaint" } });
  await cvs.untilSomebodyWaits(2);
  await cvs.release();
  const held = await holding;
  await untilJobsAreDone(winnow);

  // Whom the worker was at is erased, and nobody after them: the hold was next in the queue.
  expect(held.people).toBe(3);
  expect(await retentionOf(id)).toMatchObject({ people: 3, erased_at: null, erases_at: null });
  expect(results).toHaveLength(4);

  await recruiter.call(updateScreeningRetention, { params: { id }, body: { hold: null } });
  await untilItsTime({ screenings: id });
  await anHourPasses();

  const lines = (await log()).map(({ counts }) => counts.cvs);
  expect(lines).toEqual([3, 1]);
});

test("CVs that arrive later begin again", async () => {
  const { id } = await givenEndedScreening(winnow, recruiter, { cvs: 1, daysAgo: 174 });
  await untilItsTime({ screenings: id });
  await anHourPasses();
  expect(await retentionOf(id)).toMatchObject({ people: 0 });

  await uploadFiles(winnow, recruiter, { screeningId: id, files: await givenCvs(1) });
  await untilScreening(recruiter, id, ({ counts }) => counts.ready === 1);
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  await anHourPasses();

  const again = await retentionOf(id);
  expect(again).toMatchObject({ people: 1, told_at: null });
  expect((again.erases_at ?? 0) - Date.now() / 1000).toBeGreaterThan(179 * 24 * 60 * 60);
});

test("a worker that is killed in the middle is taken over, and the log counts everybody once", async () => {
  const lone = await startWinnow({ ROLE: "api", WELCOME_CREDITS: "1000.00" });
  try {
    const preparing = await startWorker(lone);
    recruiter = await givenAccount(lone, "Killed");
    const { id } = await givenEndedScreening(lone, recruiter, { title: "Nurse", cvs: 3, daysAgo: 174 });
    await followRetention(lone.services);
    await untilJobsAreDone(lone);
    await preparing.stop();
    await letDaysPass(lone, { screenings: id }, 7);
    const second = await holdLock(
      lone,
      "select from cv_files where id = (select id from cv_files where screening_id = $1 order by ctid offset 1 limit 1) for update",
      [id],
    );
    await followRetention(lone.services);

    await killWhoWaitsFor(second, await startWorkerProcess(lone));
    const between = (await retentionOf(id)).people;
    const next = await startWorker(lone);
    await vi.waitUntil(async () => (await retentionOf(id)).people === 0, {
      timeout: patienceMs,
      interval: 50,
    });
    await untilJobsAreDone(lone);
    await next.stop();

    expect(between).toBe(2);
    expect(await log()).toMatchObject([{ sentence: "In the screening “Nurse”", counts: { cvs: 3 } }]);
    expect(await retentionOf(id)).toMatchObject({ erased_at: expect.any(Number) });
  } finally {
    await lone.stop();
  }
});
