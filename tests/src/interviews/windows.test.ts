import { getDriveCredits, getDriveRound, scheduleInterviews } from "@winnow/contract/drives.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { closeEndedDrives, remindOfEnds } from "@winnow/server/features/interviews/follow-windows.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { candidatesOf, givenReadyDrive, inDays } from "../given/given-ready-drive.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "100000.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow.stop());

/** As if everything about this drive had happened so much earlier. */
async function letPass(driveId: string, interval: string) {
  await winnow.pool.query(
    "update drives set opens_at = opens_at - $2::interval, closes_at = closes_at - $2::interval where id = $1",
    [driveId, interval],
  );
  await winnow.pool.query(
    "update interviews set invited_at = invited_at - $2::interval where drive_id = $1",
    [driveId, interval],
  );
}

async function titles(): Promise<string[]> {
  return (await recruiter.call(listNotifications, {})).notifications.map(({ title }) => title);
}

test("a day before the end whoever has not finished is reminded once, and at the end the drive completes and gives its credits back", async () => {
  const { id } = await givenReadyDrive(recruiter, { title: "Ending", candidates: 1, closesAt: inDays(7) });
  await recruiter.call(scheduleInterviews, { params: { id } });
  await untilJobsAreDone(winnow);
  const [candidate] = await candidatesOf(recruiter, id);
  const subjects = async () => (await mailsTo(winnow, candidate?.email ?? "")).map(({ subject }) => subject);

  await remindOfEnds(winnow.services);
  await untilJobsAreDone(winnow);
  expect(await subjects()).toEqual(["Your interview: Ending"]);

  await letPass(id, "6 days 1 hour");
  await Promise.all([remindOfEnds(winnow.services), remindOfEnds(winnow.services)]);
  await remindOfEnds(winnow.services);
  await untilJobsAreDone(winnow);
  expect(await subjects()).toEqual(["Your interview: Ending", "Reminder: your interview: Ending"]);
  expect(await titles()).toContain("“Ending” ends within a day");
  await closeEndedDrives(winnow.services);
  expect(await recruiter.call(getDriveRound, { params: { id } })).toMatchObject({ status: "InProgress" });

  await letPass(id, "1 day");
  await Promise.all([closeEndedDrives(winnow.services), closeEndedDrives(winnow.services)]);

  expect(await recruiter.call(getDriveRound, { params: { id } })).toMatchObject({ status: "Completed" });
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 0, used: 0 });
  expect((await candidatesOf(recruiter, id))[0]?.interview).toMatchObject({ outcome: "closed" });
  expect(await titles()).toContain("“Ending” is completed");
});

test("500 candidates are invited in one go, each once, and told as progress that ends", async () => {
  const { id } = await givenReadyDrive(recruiter, { title: "Many", candidates: 500 });

  await recruiter.call(scheduleInterviews, { params: { id } });
  await untilJobsAreDone(winnow);

  const { rows } = await winnow.pool.query<{ mails: number; people: number }>(
    `select count(*)::int as mails, count(distinct recipient)::int as people
     from inbox_mails where subject = 'Your interview: Many'`,
  );
  expect(rows).toEqual([{ mails: 500, people: 500 }]);
  expect(await recruiter.call(getDriveRound, { params: { id } })).toMatchObject({
    counts: { candidates: 500, invited: 500, not_sent: 0 },
  });
  expect(await titles()).toContain("Invitations to “Many” are sent");
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 500_000 });
});
