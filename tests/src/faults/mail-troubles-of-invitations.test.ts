import { getDriveCredits, getDriveRound, scheduleInterviews } from "@winnow/contract/drives.ts";
import { deleteInterview, resendInvitation } from "@winnow/contract/interviews.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterEach, expect, test, vi } from "vitest";
import { givenMailedWinnow } from "../given/given-mailed-winnow.ts";
import { candidatesOf, givenReadyDrive, inDays } from "../given/given-ready-drive.ts";
import { calendarEventOf } from "../support/calendar-event.ts";
import { startMailServer } from "../support/mail-server.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { newEmail, type Recruiter } from "../support/recruiter.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

const schedule = (recruiter: Recruiter, id: string) => recruiter.call(scheduleInterviews, { params: { id } });
const untilItSays = (recruiter: Recruiter, id: string, words: string) =>
  vi.waitUntil(
    async () => (await candidatesOf(recruiter, id))[0]?.interview?.email_failure?.startsWith(words),
    { timeout: patienceMs, interval: 50 },
  );

test("a mail server that takes a mail and never says so gets the same mail again, which mailboxes show once", async () => {
  const port = await freePort();
  const { winnow, recruiter, work } = await givenMailedWinnow(closers, { port });
  const silent = await startMailServer(() => new Promise<null>(() => undefined), port);
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await schedule(recruiter, id);
  await work();
  await vi.waitUntil(() => silent.received.length === 1, { timeout: patienceMs, interval: 20 });
  await silent.close();
  await untilItSays(recruiter, id, "Not sent yet.");

  const back = await startMailServer(() => null, port);
  closers.push(back.close);
  await untilJobsAreDone(winnow);

  const identity = (mail: (typeof back.accepted)[number] | undefined) => ({
    recipients: mail?.recipients,
    messageId: mail?.parsed.messageId,
    calendar: calendarEventOf(mail),
  });
  expect(back.accepted).toHaveLength(1);
  expect(identity(back.accepted[0])).toEqual(identity(silent.received[0]));
  expect((await candidatesOf(recruiter, id))[0]?.interview).toMatchObject({ email_status: "SENT" });
});

test("one address that the mail server refuses keeps nobody else from the invitation, and its credits until it is withdrawn", async () => {
  const wrong = newEmail("wrong");
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers, {
    takes: (address) => (address === wrong ? 550 : null),
  });
  const { id } = await givenReadyDrive(recruiter, {
    candidates: [
      { name: "Ana", email: newEmail("ana") },
      { name: "Wrong", email: wrong },
      { name: "Bo", email: newEmail("bo") },
    ],
  });
  await schedule(recruiter, id);
  await work();
  await untilJobsAreDone(winnow);

  const people = await candidatesOf(recruiter, id);
  const refused = people.find(({ email }) => email === wrong)?.interview;
  expect(accepted).toHaveLength(2);
  expect(people.map(({ interview }) => interview?.email_status).sort()).toEqual(["NOT_SENT", "SENT", "SENT"]);
  expect(refused?.email_failure).toBe("The mail server refuses it: 550 no such mailbox");
  expect((await recruiter.call(getDriveRound, { params: { id } })).counts).toMatchObject({
    invited: 2,
    not_sent: 1,
  });
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 3_000 });

  await recruiter.call(deleteInterview, { params: { id: refused?.id ?? "" } });

  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 2_000 });
});

test("a mail server that stays away ends in NOT_SENT with the reason, and the invitation goes out when it is sent again", async () => {
  const port = await freePort();
  const { winnow, recruiter, work } = await givenMailedWinnow(closers, { port });
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await schedule(recruiter, id);
  const worker = await work();
  await untilItSays(recruiter, id, "Not sent yet. The mail server cannot be reached.");
  await worker.stop();

  // As if two days had passed: the last try is due.
  await winnow.pool.query(
    "update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()",
  );
  await work();
  await untilItSays(recruiter, id, "Not sent: the mail server did not take it for two days.");

  const back = await startMailServer(() => null, port);
  closers.push(back.close);
  const [candidate] = await candidatesOf(recruiter, id);
  expect(candidate?.interview?.email_status).toBe("NOT_SENT");
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 1_000 });
  await recruiter.call(resendInvitation, { params: { id: candidate?.interview?.id ?? "" }, body: {} });
  await vi.waitUntil(() => back.accepted.length > 0, { timeout: patienceMs, interval: 20 });
  await vi.waitUntil(async () => (await candidatesOf(recruiter, id))[0]?.interview?.email_status === "SENT", {
    timeout: patienceMs,
    interval: 20,
  });
  expect(back.accepted).toHaveLength(1);
});

test("line breaks and addresses in names and titles add no recipient, no header and no line to the calendar", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  const email = newEmail("ada");
  const hostile = "Ada\r\nBcc: victim@example.com\r\nATTENDEE:mailto:victim@example.com";
  await winnow.pool.query("update accounts set username = $1", [
    'Mara"\r\nX-Injected: yes\r\nORGANIZER:mailto:eve@example.com',
  ]);
  const { id } = await givenReadyDrive(recruiter, {
    title: "Nurse\r\nBcc: victim@example.com\r\nBEGIN:VEVENT",
    candidates: [{ name: hostile, email }],
  });
  await schedule(recruiter, id);
  await work();
  await untilJobsAreDone(winnow);

  const [mail] = accepted;
  expect(accepted).toHaveLength(1);
  expect(mail?.recipients).toEqual([email]);
  expect(mail?.parsed.to?.map(({ address }) => address)).toEqual([email]);
  const headers = mail?.parsed.headers.map(({ key }) => key) ?? [];
  expect(headers.filter((key) => ["bcc", "cc", "x-injected"].includes(key))).toEqual([]);
  expect(calendarEventOf(mail)).toMatchObject({ method: "REQUEST", attendees: [`MAILTO:${email}`] });
});

test("a window over the change to summer time, in both hemispheres' zones, is the same instant in mail and calendar", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  // Clocks in Madrid go forward at 01:00 UTC on 31 March 2030, those in Sydney back a week later.
  const opensAt = Date.UTC(2030, 2, 30, 8) / 1_000;
  const closesAt = Date.UTC(2030, 2, 31, 7) / 1_000;
  const { id } = await givenReadyDrive(recruiter, {
    candidates: [{ name: "Ana", email: newEmail("ana"), time_zone: "Australia/Sydney" }],
    opensAt,
    closesAt,
    timeZone: "Europe/Madrid",
  });
  await schedule(recruiter, id);
  await work();
  await untilJobsAreDone(winnow);

  expect(calendarEventOf(accepted[0])).toMatchObject({
    start: "2030-03-30T08:00:00.000Z",
    end: "2030-03-31T07:00:00.000Z",
  });
  expect(accepted[0]?.parsed.text).toContain("Saturday, 30 March 2030 at 09:00 (Europe/Madrid)");
  expect(accepted[0]?.parsed.text).toContain(
    "Sunday, 31 March 2030 at 18:00 (Australia/Sydney), which is Sunday, 31 March 2030 at 09:00 (Europe/Madrid)",
  );
  expect(await recruiter.call(getDriveRound, { params: { id } })).toMatchObject({
    opens_at: opensAt,
    closes_at: closesAt,
    time_zone: "Europe/Madrid",
  });
});

test("a window that ended since it was chosen invites nobody and holds nothing", async () => {
  const { winnow, recruiter } = await givenMailedWinnow(closers);
  const { id } = await givenReadyDrive(recruiter, { candidates: 1, closesAt: inDays(1) });
  await winnow.pool.query("update drives set closes_at = now() - interval '1 minute' where id = $1", [id]);

  const refusal = await recruiter.refusal(scheduleInterviews, { params: { id } });

  expect(refusal).toMatchObject({ status: 409, code: 1710 });
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 0, candidates: 1 });
});
