import { cancelDrive, updateDriveRound } from "@winnow/contract/drives.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import {
  getDriveRetention,
  getScreeningRetention,
  listErasuresAhead,
  updateAccountRetention,
  updateDriveRetention,
  updateScreeningRetention,
} from "@winnow/contract/retention.ts";
import { deleteScreening } from "@winnow/contract/screenings.ts";
import { followRetention } from "@winnow/server/features/retention/follow-retention.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenEndedDrive, givenEndedScreening, letDaysPass } from "../given/given-ended.ts";
import { invite } from "../given/given-interview.ts";
import { givenReadyDrive, inDays } from "../given/given-ready-drive.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "100000.00" });
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});

const aDay = 24 * 60 * 60;

const screening = (id: string) => recruiter.call(getScreeningRetention, { params: { id } });
const drive = (id: string) => recruiter.call(getDriveRetention, { params: { id } });
const change = (id: string, body: { days?: number | null; hold?: string | null }) =>
  recruiter.call(updateScreeningRetention, { params: { id }, body });

/** As the worker does every hour. */
async function anHourPasses() {
  await followRetention(winnow.services);
  await untilJobsAreDone(winnow);
}

async function told(): Promise<string[]> {
  const { notifications } = await recruiter.call(listNotifications, {});
  return notifications.filter(({ title }) => /will be erased/.test(title)).map(({ title }) => title);
}

/** Days from now, whole ones. */
const daysFromNow = (moment: number | null) =>
  moment === null ? null : Math.round((moment - Date.now() / 1000) / aDay);

test("people are kept 180 days after the end, or as long as the account or the screening says", async () => {
  const { id } = await givenEndedScreening(winnow, recruiter, { cvs: 2, daysAgo: 10 });

  expect(await screening(id)).toMatchObject({ days: null, account_days: 180, hold: null, people: 2 });
  expect(daysFromNow((await screening(id)).erases_at)).toBe(170);

  await recruiter.call(updateAccountRetention, { body: { days: 100 } });
  expect(daysFromNow((await screening(id)).erases_at)).toBe(90);

  expect(daysFromNow((await change(id, { days: 365 })).erases_at)).toBe(355);
  await recruiter.call(updateAccountRetention, { body: { days: 50 } });
  expect(daysFromNow((await screening(id)).erases_at)).toBe(355);

  expect(await change(id, { days: null })).toMatchObject({ days: null, account_days: 50 });
  expect(daysFromNow((await screening(id)).erases_at)).toBe(40);
});

test("as long as a screening or drive goes on, or keeps nobody, nothing is erased", async () => {
  const pending = await givenScreening(winnow, recruiter, { cvs: 1 });
  const draft = await givenReadyDrive(recruiter, { candidates: 1 });
  const running = await givenReadyDrive(recruiter, { candidates: 1 });
  await invite(winnow, recruiter, running.id);
  const empty = await givenEndedDrive(winnow, recruiter, { daysAgo: 400 });
  await winnow.pool.query("delete from drive_candidates where drive_id = $1", [empty]);

  expect(await screening(pending.id)).toMatchObject({ counts_from: null, erases_at: null, people: 1 });
  expect(await drive(draft.id)).toMatchObject({ counts_from: null, erases_at: null, people: 1 });
  expect(await drive(running.id)).toMatchObject({ counts_from: null, erases_at: null, people: 1 });
  expect(await drive(empty)).toMatchObject({ erases_at: null, people: 0 });
  expect(await recruiter.call(listErasuresAhead, {})).toEqual({ data: [] });
  await anHourPasses();
  expect(await told()).toEqual([]);
});

test("a drive that was cancelled counts from then", async () => {
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await invite(winnow, recruiter, id);
  await recruiter.call(cancelDrive, { params: { id } });
  await letDaysPass(winnow, { drives: id }, 100);

  expect(daysFromNow((await drive(id)).counts_from)).toBe(-100);
  expect(daysFromNow((await drive(id)).erases_at)).toBe(80);
});

test("seven days before, it is told by a notification that leads there and by a mail, once", async () => {
  const { id } = await givenEndedScreening(winnow, recruiter, { title: "Nurse", cvs: 2, daysAgo: 172 });
  await anHourPasses();
  expect(await told()).toEqual([]);

  await letDaysPass(winnow, { screenings: id }, 2);
  await Promise.all([followRetention(winnow.services), followRetention(winnow.services)]);
  await anHourPasses();

  const { notifications } = await recruiter.call(listNotifications, {});
  expect(notifications.filter(({ title }) => /erased/.test(title))).toMatchObject([
    {
      title: expect.stringMatching(/^2 CVs of “Nurse” will be erased on \d+ \w+ \d{4}$/),
      action: `/admin/screening-result/${id}?retention=open`,
      notification_type: "warning",
    },
  ]);
  const mails = (await mailsTo(winnow, recruiter.email)).filter(({ subject }) => /erased/.test(subject));
  expect(mails.map(({ subject }) => subject)).toEqual(["People of 1 screening will be erased soon · Winnow"]);
  expect(mails[0]?.body_text).toMatch(/\d+ \w+ \d{4}: 2 CVs of “Nurse”/);
  // Told a day late, it is erased a day later.
  expect(daysFromNow((await screening(id)).erases_at)).toBe(7);
  expect((await recruiter.call(listErasuresAhead, {})).data).toMatchObject([
    { kind: "screening", id, title: "Nurse", people: 2 },
  ]);
});

test("whatever is due at once is one notification and one mail, the soonest first", async () => {
  const first = await givenEndedScreening(winnow, recruiter, { title: "Nurse", cvs: 1, daysAgo: 174 });
  await givenEndedScreening(winnow, recruiter, { title: "Cook", cvs: 1, daysAgo: 200 });
  await givenEndedDrive(winnow, recruiter, { title: "Baker", daysAgo: 300 });

  await anHourPasses();

  expect(await told()).toEqual(["People of 2 screenings and 1 drive will be erased soon"]);
  const mails = (await mailsTo(winnow, recruiter.email)).filter(({ subject }) => /erased/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text).toMatch(/Nurse”[\s\S]+1 candidate of “Baker”|Baker”[\s\S]+Nurse”/);

  // What is gone is not told any more.
  await recruiter.call(deleteScreening, { params: { id: first.id } });
  await anHourPasses();
  expect(await told()).toEqual(["People of 1 screening and 1 drive will be erased soon"]);
});

test("fewer days never erase before it was told seven days ago", async () => {
  const { id } = await givenEndedScreening(winnow, recruiter, { cvs: 1, daysAgo: 100 });

  expect(daysFromNow((await change(id, { days: 30 })).erases_at)).toBe(7);
  await anHourPasses();
  await letDaysPass(winnow, { screenings: id }, 3);

  expect(daysFromNow((await change(id, { days: 1 })).erases_at)).toBe(4);
  await anHourPasses();
  expect(await screening(id)).toMatchObject({ people: 1 });
});

test("more days, a hold and another run stop what was told, which is told anew when its time comes", async () => {
  const { id } = await givenEndedScreening(winnow, recruiter, { title: "Nurse", cvs: 1, daysAgo: 174 });
  await anHourPasses();
  expect(await told()).toHaveLength(1);

  expect(await change(id, { days: 200 })).toMatchObject({ told_at: null });
  expect(await told()).toEqual([]);
  await change(id, { days: null });
  await anHourPasses();
  expect(await told()).toHaveLength(1);

  const held = await change(id, { hold: "  A complaint at the tribunal " });
  expect(held).toMatchObject({
    hold: { reason: "A complaint at the tribunal", by: "Mara Ruiz" },
    erases_at: null,
    told_at: null,
  });
  expect(await told()).toEqual([]);
  await letDaysPass(winnow, { screenings: id }, 100);
  await anHourPasses();
  expect(await told()).toEqual([]);
  // Another reason does not make it younger.
  const reworded = await change(id, { hold: "The tribunal decides in May" });
  expect(reworded.hold).toMatchObject({ reason: "The tribunal decides in May", since: held.hold?.since });

  expect(daysFromNow((await change(id, { hold: null })).erases_at)).toBe(7);
  await anHourPasses();
  expect(await told()).toHaveLength(1);

  const files = await givenCvs(2);
  await uploadFiles(winnow, recruiter, { screeningId: id, files: files.slice(1) });
  await untilScreening(recruiter, id, ({ counts }) => counts.checking === 0);
  expect(await screening(id)).toMatchObject({ counts_from: null, erases_at: null, told_at: null });
});

test("the account's days leave alone what was told and is due all the same", async () => {
  const soon = await givenEndedScreening(winnow, recruiter, { title: "Nurse", cvs: 1, daysAgo: 300 });
  const later = await givenEndedScreening(winnow, recruiter, { title: "Cook", cvs: 1, daysAgo: 174 });
  await anHourPasses();

  await recruiter.call(updateAccountRetention, { body: { days: 250 } });

  expect((await screening(soon.id)).told_at).not.toBeNull();
  expect((await screening(later.id)).told_at).toBeNull();
  expect(await told()).toEqual([expect.stringMatching(/^1 CV of “Nurse”/)]);
});

test("a drive keeps its people as a screening does, and opening it again stops its clock", async () => {
  const id = await givenEndedDrive(winnow, recruiter, { title: "Baker", daysAgo: 178 });
  await anHourPasses();
  expect(await told()).toEqual([expect.stringMatching(/^1 candidate of “Baker” will be erased on/)]);

  const params = { id };
  expect(await recruiter.call(updateDriveRetention, { params, body: { hold: "Audit" } })).toMatchObject({
    hold: { reason: "Audit" },
    erases_at: null,
  });
  await recruiter.call(updateDriveRetention, { params, body: { hold: null } });
  await anHourPasses();
  await recruiter.call(updateDriveRound, { params, body: { closes_at: inDays(9) } });

  expect(await drive(id)).toMatchObject({ counts_from: null, erases_at: null, told_at: null });
});

test("days that are none, an empty reason and somebody else's are refused", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });
  const other = await givenAccount(winnow, "Otto Other");
  const refused = async (body: object) =>
    (await recruiter.attempt(updateScreeningRetention, { params: { id }, body: body as never })).status;

  expect(await refused({ days: 0 })).toBe(400);
  expect(await refused({ days: 3_651 })).toBe(400);
  expect(await refused({ days: 1.5 })).toBe(400);
  expect(await refused({ hold: "   " })).toBe(400);
  expect(await refused({ hold: "x".repeat(501) })).toBe(400);
  expect(await refused({ until: 3 })).toBe(400);
  const foreign = { params: { id }, body: { days: 3 } };
  expect((await other.attempt(updateScreeningRetention, foreign)).status).toBe(404);
  expect((await other.attempt(getScreeningRetention, { params: { id } })).status).toBe(404);
});
