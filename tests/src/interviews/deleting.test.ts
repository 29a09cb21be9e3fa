import {
  cancelDrive,
  closeDrive,
  deleteDriveRound,
  getDriveRound,
  listDriveRounds,
  scheduleInterviews,
} from "@winnow/contract/drives.ts";
import { deleteInterview, listInterviews } from "@winnow/contract/interviews.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { afterEach, expect, test } from "vitest";
import { givenMailedWinnow } from "../given/given-mailed-winnow.ts";
import { candidatesOf, givenReadyDrive } from "../given/given-ready-drive.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

test("a drive that is over goes with everything about it, once whoever was invited knows; the ledger stays", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers, {
    decide: (attempt) => (attempt === 1 ? 550 : null),
  });
  const { id } = await givenReadyDrive(recruiter, { candidates: 2 });
  await recruiter.call(scheduleInterviews, { params: { id } });
  expect(await recruiter.refusal(deleteDriveRound, { params: { id } })).toMatchObject({ code: 1705 });
  const worker = await work();
  await untilJobsAreDone(winnow);
  await worker.stop();
  await recruiter.call(cancelDrive, { params: { id } });

  const tooEarly = await recruiter.refusal(deleteDriveRound, { params: { id } });
  expect(tooEarly).toMatchObject({ status: 409, code: 1720 });
  expect(accepted).toHaveLength(1);

  await work();
  await untilJobsAreDone(winnow);
  expect(accepted.map(({ parsed }) => parsed.subject)).toEqual([
    "Your interview: Ward nurse",
    "Interview cancelled: Ward nurse",
  ]);
  await recruiter.call(deleteDriveRound, { params: { id } });

  expect(await recruiter.refusal(getDriveRound, { params: { id } })).toMatchObject({ code: 1701 });
  expect((await recruiter.call(listDriveRounds, {})).total).toBe(0);
  expect((await recruiter.call(listInterviews, {})).total).toBe(0);
  for (const table of [
    "drive_candidates",
    "drive_events",
    "drive_imports",
    "interviews",
    "interview_links",
  ]) {
    expect((await winnow.pool.query(`select from ${table}`)).rowCount, table).toBe(0);
  }
  const holds = await winnow.pool.query("select amount = released as is_back from credit_holds");
  expect(holds.rows).toEqual([{ is_back: true }]);
});

test("no notification leads to a drive that was deleted", async () => {
  const { recruiter } = await givenMailedWinnow(closers);
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await recruiter.call(scheduleInterviews, { params: { id } });
  await recruiter.call(closeDrive, { params: { id } });
  const about = async () => {
    const { notifications } = await recruiter.call(listNotifications, {});
    return notifications.filter(({ action }) => action?.includes(id)).map(({ title }) => title);
  };
  expect(await about()).toEqual(["“Ward nurse” is completed"]);

  await recruiter.call(deleteDriveRound, { params: { id } });

  expect(await about()).toEqual([]);
});

test("a candidate who is to be told of the withdrawal is not erased before", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await recruiter.call(scheduleInterviews, { params: { id } });
  const worker = await work();
  await untilJobsAreDone(winnow);
  await worker.stop();
  const [candidate] = await candidatesOf(recruiter, id);
  const params = { id: candidate?.interview?.id ?? "" };
  await recruiter.call(deleteInterview, { params, query: { tell: "true" } });

  expect(await recruiter.refusal(deleteInterview, { params })).toMatchObject({ code: 1720 });
  await work();
  await untilJobsAreDone(winnow);
  await recruiter.call(deleteInterview, { params });

  expect(accepted.at(-1)?.parsed.subject).toBe("Invitation withdrawn: Ward nurse");
  expect(await candidatesOf(recruiter, id)).toEqual([]);
});

test("whoever gets the invitation at the very moment of the cancelling is told as well", async () => {
  const cancelled = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers, {
    decide: async (attempt) => {
      if (attempt === 1) {
        arrived.resolve();
        await cancelled.promise;
      }
      return null;
    },
  });
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await recruiter.call(scheduleInterviews, { params: { id } });
  await work();
  await arrived.promise;

  await recruiter.call(cancelDrive, { params: { id } });
  cancelled.resolve();
  await untilJobsAreDone(winnow);

  expect(accepted.map(({ parsed }) => parsed.subject)).toEqual([
    "Your interview: Ward nurse",
    "Interview cancelled: Ward nurse",
  ]);
});
