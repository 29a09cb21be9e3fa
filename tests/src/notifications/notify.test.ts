import { createExport } from "@winnow/contract/exports.ts";
import { listNotifications, markGivenAsRead, type Notification } from "@winnow/contract/notifications.ts";
import {
  createScreening,
  deleteScreening,
  deleteScreeningFile,
  listCvFiles,
  startScreening,
  stopScreening,
} from "@winnow/contract/screenings.ts";
import { makeEncryptedPdf } from "@winnow/samples/malformed-files.ts";
import type { AccountId } from "@winnow/server/account-id.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { resumeLiveScreenings } from "@winnow/server/features/screenings/screen-ready-cvs.ts";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { followLive, isNotification } from "../support/live-page.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

async function told(recruiter: Recruiter): Promise<Notification[]> {
  return (await recruiter.call(listNotifications)).notifications;
}

function untilTold(recruiter: Recruiter, title: RegExp): Promise<Notification> {
  return vi.waitUntil(async () => (await told(recruiter)).find((one) => title.test(one.title)), {
    timeout: patienceMs,
    interval: 30,
  });
}

test("a new account is content of its welcome credits", async () => {
  const recruiter = await givenAccount(winnow, "Welcome");

  expect(await told(recruiter)).toEqual([
    {
      id: expect.any(String),
      title: "25.00 credits added",
      message: "Welcome credits",
      icon: "credits",
      created_at: expect.any(Number),
      action: "/admin/transactions",
      notification_type: "success",
      status: "unread",
    },
  ]);
});

test("a screening is one notification from its start to its end, whose percent only grows", async () => {
  const recruiter = await givenAccount(winnow, "Run");
  const page = await followLive(winnow, { token: recruiter.token });
  const { id } = await givenScreening(winnow, recruiter, { cvs: 8 });

  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  const end = await untilTold(recruiter, /is screened/);

  expect(end).toMatchObject({
    message: "8 CVs screened.",
    action: `/admin/screening-result/${id}`,
    notification_type: "progress_completion",
    status: "unread",
  });
  await page.until(
    (event): event is typeof event =>
      isNotification(event) && event.data.notification_type === "progress_completion",
  );
  page.close();
  const steps = page.events.filter(isNotification).filter(({ data }) => data.id === end.id);
  const percents = steps.slice(0, -1).map(({ data }) => Number(/(\d+)%$/.exec(data.message)?.[1]));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
});

test("a screening that is stopped says so, and goes on from there when it is started again", async () => {
  const recruiter = await givenAccount(winnow, "Stop");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 16 });
  await recruiter.call(startScreening, { params: { id } });
  await recruiter.call(stopScreening, { params: { id } });

  const stopped = await untilTold(recruiter, /was stopped/);
  expect(stopped.notification_type).toBe("info");
  await untilJobsAreDone(winnow);
  await recruiter.call(startScreening, { params: { id } });

  const end = await untilTold(recruiter, /is screened/);
  expect(end.id).toBe(stopped.id);
  expect(end.message).toBe("16 CVs screened.");
});

test("files that could not be read are one notification, which goes with the last of them", async () => {
  const recruiter = await givenAccount(winnow, "Files");
  const { id } = await recruiter.call(createScreening, { body: { title: "Ward nurse" } });
  const bytes = await makeEncryptedPdf();
  await uploadFiles(winnow, recruiter, { screeningId: id, files: [{ name: "locked.pdf", bytes }] });
  const first = await untilTold(recruiter, /^1 file could not be read/);
  expect(first).toMatchObject({ notification_type: "warning", action: `/admin/screening/${id}` });

  const other = new Uint8Array([...bytes, 10]);
  await uploadFiles(winnow, recruiter, { screeningId: id, files: [{ name: "too.pdf", bytes: other }] });
  const both = await untilTold(recruiter, /^2 files could not be read/);
  expect(both.id).toBe(first.id);

  for (const { id: fileId } of (await recruiter.call(listCvFiles, { params: { id } })).data) {
    await recruiter.call(deleteScreeningFile, { params: { screening_id: id }, query: { file_id: fileId } });
  }
  expect((await told(recruiter)).map((one) => one.id)).not.toContain(first.id);
});

test("a live screening says that it waits for credits, and later that it goes on", async () => {
  const poor = await startWinnow({ WELCOME_CREDITS: "1.00" });
  onTestFinished(() => poor.stop());
  const recruiter = await givenAccount(poor, "Waits");
  const { id } = await givenScreening(poor, recruiter, { cvs: 1, mode: "live" });
  await recruiter.call(startScreening, { params: { id } });
  await uploadFiles(poor, recruiter, { screeningId: id, files: (await givenCvs(3)).slice(1) });

  const waits = await untilTold(recruiter, /waits for credits/);
  expect(waits).toMatchObject({ notification_type: "warning", action: "/admin/payment" });
  await addCredits(poor.services.database.kysely, {
    // The account's own id, from its own session.
    accountId: recruiter.account.id as AccountId,
    amount: 500,
    reason: "Top-up",
  });
  await resumeLiveScreenings(poor.services);

  expect((await untilTold(recruiter, /goes on/)).id).toBe(waits.id);
  await untilTold(recruiter, /is up to date/);
  await untilTold(recruiter, /5\.00 credits added/);
});

test("files of one screening are content of in one place, the newest there, and nothing is left of a screening that is deleted", async () => {
  const recruiter = await givenAccount(winnow, "Export");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 2 });
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  await recruiter.call(createExport, {
    params: { id },
    body: { format: "csv", selection: { matching: {} } },
  });

  const ready = await untilTold(recruiter, /file is ready/);
  expect(ready).toMatchObject({
    notification_type: "success",
    icon: "export",
    message: expect.stringMatching(/\.csv$/),
    action: `/admin/screening-result/${id}`,
  });
  await recruiter.call(createExport, {
    params: { id },
    body: { format: "xlsx", selection: { matching: {} } },
  });
  await vi.waitUntil(async () => (await untilTold(recruiter, /file is ready/)).message.endsWith(".xlsx"), {
    timeout: patienceMs,
  });
  expect((await told(recruiter)).filter(({ icon }) => icon === "export")).toHaveLength(1);
  await recruiter.call(deleteScreening, { params: { id } });

  expect((await told(recruiter)).map(({ title }) => title)).toEqual(["25.00 credits added"]);
});

test("a job description that cannot be read says so, until another one can", async () => {
  const recruiter = await givenAccount(winnow, "Jd");
  const { id } = await recruiter.call(createScreening, { body: { title: "Ward nurse" } });
  await uploadFiles(winnow, recruiter, {
    screeningId: id,
    kind: "jd",
    files: [{ name: "jd.pdf", bytes: await makeEncryptedPdf() }],
  });

  const failed = await untilTold(recruiter, /job description of “Ward nurse” could not be read/);

  expect(failed).toMatchObject({ notification_type: "error", action: `/admin/screening/${id}` });
  expect(failed.message).toMatch(/password/);
});

test("three screenings that run at once, and somebody who keeps reading, meet no deadlock", async () => {
  const recruiter = await givenAccount(winnow, "Busy");
  const screenings = await Promise.all([1, 2, 3].map(() => givenScreening(winnow, recruiter, { cvs: 6 })));
  await Promise.all(screenings.map(({ id }) => recruiter.call(startScreening, { params: { id } })));

  await vi.waitUntil(
    async () => {
      const all = await told(recruiter);
      await recruiter.call(markGivenAsRead, { body: { notification_ids: all.map(({ id }) => id) } });
      return all.filter(({ title }) => /is screened/.test(title)).length === 3;
    },
    { timeout: patienceMs, interval: 5 },
  );

  const { rows } = await winnow.pool.query(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  expect(rows).toEqual([{ deadlocks: "0" }]);
});
