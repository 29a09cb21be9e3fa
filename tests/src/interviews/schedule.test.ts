import { createHash } from "node:crypto";
import {
  cancelDrive,
  closeDrive,
  getDriveCredits,
  getDriveRound,
  previewDriveMail,
  scheduleInterviews,
  undoScheduling,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { deleteInterview, listInterviews, resendInvitation } from "@winnow/contract/interviews.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { settleInterview } from "@winnow/server/features/interviews/settle-interview.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterEach, expect, test, vi } from "vitest";
import { givenMailedWinnow } from "../given/given-mailed-winnow.ts";
import { candidatesOf, givenReadyDrive, inDays } from "../given/given-ready-drive.ts";
import { calendarEventOf } from "../support/calendar-event.ts";
import { accountIdOf } from "../support/ledger.ts";
import { startMailServer as openMailServer } from "../support/mail-server.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { newEmail, type Recruiter } from "../support/recruiter.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

const given = (options?: Parameters<typeof givenMailedWinnow>[1]) => givenMailedWinnow(closers, options);
const schedule = (recruiter: Recruiter, id: string) => recruiter.call(scheduleInterviews, { params: { id } });

test("scheduling in two tabs at once holds the credits once and sends each candidate one invitation, with a link of its own and an .ics in the right time", async () => {
  const { winnow, recruiter, accepted, work } = await given();
  // A window over the end of summer time, in Madrid on the last Sunday of October.
  const opensAt = Date.UTC(2030, 9, 26, 7) / 1000;
  const closesAt = Date.UTC(2030, 9, 28, 8) / 1000;
  const [ada, bo] = [newEmail("ada"), newEmail("bo")];
  const { id } = await givenReadyDrive(recruiter, {
    title: "Nurse <b>& carer</b>",
    candidates: [
      { name: "Ada <i>Lane</i>", email: ada, time_zone: "America/New_York" },
      { name: "Bo", email: bo },
    ],
    opensAt,
    closesAt,
    timeZone: "Europe/Madrid",
  });

  await Promise.all([schedule(recruiter, id), schedule(recruiter, id)]);
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({
    candidates: 0,
    held: 2_000,
    used: 0,
  });
  await work();
  await untilJobsAreDone(winnow);

  expect(accepted.map(({ recipients }) => recipients[0]).sort()).toEqual([ada, bo].sort());
  const toAda = accepted.find(({ recipients }) => recipients[0] === ada);
  expect(toAda?.parsed.replyTo).toEqual([{ name: "Mara Ruiz", address: recruiter.email }]);
  expect(toAda?.parsed.text).toContain("Hello Ada <i>Lane</i>,");
  expect(toAda?.parsed.html).not.toMatch(/<i>|<b>/);
  expect(toAda?.parsed.text).toContain(
    "until Monday, 28 October 2030 at 04:00 (America/New_York), which is Monday, 28 October 2030 at 09:00 (Europe/Madrid)",
  );
  const { data } = await recruiter.call(listInterviews, { query: { drive: id, search: "ada" } });
  expect(data).toMatchObject([{ email_status: "SENT", email_failure: null, status: "NotAttended" }]);
  expect(calendarEventOf(toAda)).toEqual({
    method: "REQUEST",
    uid: `${data[0]?.id}@interviews.winnow`,
    sequence: 0,
    start: "2030-10-26T07:00:00.000Z",
    end: "2030-10-28T08:00:00.000Z",
    attendees: [`MAILTO:${ada}`],
  });
  const tokens = accepted.map(
    ({ parsed }) => /\/admin\/public\/interview\/([\w-]{43})/.exec(parsed.text ?? "")?.[1] ?? "",
  );
  expect(new Set(tokens).size).toBe(2);
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest());
  const links = await winnow.pool.query("select from interview_links where token_hash = any ($1)", [hashes]);
  expect(links.rows).toHaveLength(2);
});

test("without enough credits nothing happens, and it is said how many are missing and whom the rest pays for", async () => {
  const { recruiter } = await given({ welcome: "25.00" });
  const { id } = await givenReadyDrive(recruiter, { candidates: 4 });

  const { status, body } = await recruiter.attempt(scheduleInterviews, { params: { id } });

  expect({ status, body }).toMatchObject({
    status: 402,
    body: {
      error: {
        message:
          "This needs 40.00 credits and 25.00 are left. Add 15.00 credits or remove candidates: the credits that are left pay for 2 interviews.",
      },
    },
  });
  expect(await recruiter.call(getDriveRound, { params: { id } })).toMatchObject({ status: "Draft" });
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 0, candidates: 4 });
});

test("what was scheduled is taken back within the undo window, with its credits and before any mail", async () => {
  const { winnow, recruiter, accepted, work } = await given({ undoSeconds: 600 });
  const { id } = await givenReadyDrive(recruiter, { candidates: 3 });
  const scheduled = await schedule(recruiter, id);
  expect(scheduled).toMatchObject({ status: "InProgress", undo_until: expect.any(Number) });

  const undone = await recruiter.call(undoScheduling, { params: { id } });

  expect(undone).toMatchObject({ status: "Draft", undo_until: null });
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 0, candidates: 3 });
  await winnow.pool.query("update graphile_worker._private_jobs set run_at = now()");
  await work();
  await untilJobsAreDone(winnow);
  expect(accepted).toEqual([]);
  const again = await recruiter.attempt(undoScheduling, { params: { id } });
  expect(again.body).toMatchObject({ error: { code: 1711 } });
});

test("once the undo window has passed nothing is taken back", async () => {
  const { recruiter } = await given();
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await schedule(recruiter, id);

  const late = await recruiter.attempt(undoScheduling, { params: { id } });

  expect(late.body).toMatchObject({ error: { code: 1711 } });
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 1_000 });
});

test("an address that is refused for good is not tried again, and gets the invitation once it is corrected", async () => {
  const { winnow, recruiter, mailServer, accepted, work } = await given({
    decide: (attempt) => (attempt === 1 ? 550 : null),
  });
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await schedule(recruiter, id);
  await work();
  await untilJobsAreDone(winnow);

  const [refused] = await candidatesOf(recruiter, id);
  expect(mailServer?.attempts()).toBe(1);
  expect(refused?.interview).toMatchObject({
    email_status: "NOT_SENT",
    email_failure: expect.stringMatching(/^The mail server refuses it: 550 /),
  });
  const { notifications } = await recruiter.call(listNotifications, {});
  expect(notifications.map(({ title }) => title)).toContain("Mail could not be sent to 1 candidate");

  const email = newEmail("corrected");
  const interviewId = refused?.interview?.id ?? "";
  await recruiter.call(resendInvitation, { params: { id: interviewId }, body: { email } });
  await untilJobsAreDone(winnow);

  expect(accepted.map(({ recipients }) => recipients)).toEqual([[email]]);
  expect(calendarEventOf(accepted[0])).toMatchObject({
    uid: `${interviewId}@interviews.winnow`,
    sequence: 1,
  });
  expect((await candidatesOf(recruiter, id))[0]).toMatchObject({
    email,
    interview: { email_status: "SENT" },
  });
  const after = await recruiter.call(listNotifications, {});
  expect(after.notifications.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Invitations to “Ward nurse” are sent"]),
  );
  expect(after.notifications.map(({ title }) => title)).not.toContain(
    "Mail could not be sent to 1 candidate",
  );
});

test("a resend refuses the address of another candidate, and an invitation that is still going", async () => {
  const { recruiter } = await given();
  const { id } = await givenReadyDrive(recruiter, { candidates: 2 });
  await schedule(recruiter, id);
  const [one, two] = await candidatesOf(recruiter, id);
  const params = { id: one?.interview?.id ?? "" };

  const taken = await recruiter.attempt(resendInvitation, {
    params,
    body: { email: two?.email.toUpperCase() },
  });
  const going = await recruiter.attempt(resendInvitation, { params, body: {} });

  expect(taken.body).toMatchObject({
    error: { message: "Another candidate of this drive has this address." },
  });
  expect(going.body).toMatchObject({ error: { code: 1712 } });
});

test("while the mail server is down it is said that nothing was sent yet, and once it is back one mail goes out", async () => {
  const port = await freePort();
  const { winnow, recruiter, work } = await given({ port });
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await schedule(recruiter, id);
  await work();
  await vi.waitUntil(
    async () => (await candidatesOf(recruiter, id))[0]?.interview?.email_failure?.startsWith("Not sent yet."),
    { timeout: patienceMs, interval: 50 },
  );

  const mailServer = await openMailServer(() => null, port);
  closers.push(mailServer.close);
  await untilJobsAreDone(winnow);

  expect(mailServer.accepted).toHaveLength(1);
  expect((await candidatesOf(recruiter, id))[0]?.interview).toMatchObject({
    email_status: "SENT",
    email_failure: null,
  });
});

test("cancelling tells whoever was invited, takes the event out of the calendar and gives the credits back", async () => {
  const { winnow, recruiter, accepted, work } = await given();
  const { id } = await givenReadyDrive(recruiter, { candidates: 2 });
  await schedule(recruiter, id);
  await work();
  await untilJobsAreDone(winnow);

  const cancelled = await recruiter.call(cancelDrive, { params: { id } });
  await untilJobsAreDone(winnow);

  expect(cancelled.status).toBe("Cancelled");
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 0, used: 0 });
  expect(accepted).toHaveLength(4);
  for (const mail of accepted.slice(2)) {
    const invited = accepted.slice(0, 2).find(({ recipients }) => recipients[0] === mail.recipients[0]);
    expect(mail.parsed.subject).toBe("Interview cancelled: Ward nurse");
    expect(calendarEventOf(mail)).toEqual({ ...calendarEventOf(invited), method: "CANCEL", sequence: 1 });
  }
});

test("a withdrawn invitation gives its credits back and tells the candidate only where that is wished", async () => {
  const { winnow, recruiter, accepted, work } = await given();
  const { id } = await givenReadyDrive(recruiter, { candidates: 2 });
  await schedule(recruiter, id);
  await work();
  await untilJobsAreDone(winnow);
  const [told, untold] = await candidatesOf(recruiter, id);

  await recruiter.call(deleteInterview, {
    params: { id: told?.interview?.id ?? "" },
    query: { tell: "true" },
  });
  await recruiter.call(deleteInterview, { params: { id: untold?.interview?.id ?? "" } });
  await untilJobsAreDone(winnow);

  expect(accepted.slice(2).map(({ recipients }) => recipients)).toEqual([[told?.email]]);
  expect((await candidatesOf(recruiter, id)).map(({ interview }) => interview?.outcome)).toEqual([
    "withdrawn",
    "withdrawn",
  ]);
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 0, candidates: 0 });
});

test("only completed interviews are charged: closing gives the rest back, and the last one completes the drive", async () => {
  const { winnow, recruiter } = await given();
  const [closed, finished] = [
    await givenReadyDrive(recruiter, { candidates: 2 }),
    await givenReadyDrive(recruiter, { candidates: 1 }),
  ];
  const complete = async (driveId: string) => {
    const [first] = await candidatesOf(recruiter, driveId);
    const { kysely } = winnow.services.database;
    const settle = () =>
      kysely
        .transaction()
        .execute((open) => settleInterview(open, accountIdOf(recruiter.account), first?.interview?.id ?? ""));
    await settle();
    await settle();
  };
  for (const { id } of [closed, finished]) {
    await schedule(recruiter, id);
    await complete(id);
  }

  const after = await recruiter.call(closeDrive, { params: { id: closed.id } });

  expect(after).toMatchObject({ status: "Completed", counts: { completed: 1 } });
  expect(await recruiter.call(getDriveCredits, { params: { id: closed.id } })).toMatchObject({
    held: 0,
    used: 1_000,
  });
  expect(await recruiter.call(getDriveRound, { params: { id: finished.id } })).toMatchObject({
    status: "Completed",
  });
  expect((await candidatesOf(recruiter, closed.id)).map(({ interview }) => interview?.outcome)).toEqual([
    "none",
    "closed",
  ]);
});

test("a preview names unknown placeholders and comes to the recruiter on request", async () => {
  const { winnow, recruiter, accepted, work } = await given();
  const { id } = await givenReadyDrive(recruiter, { candidates: 1, closesAt: inDays(3) });

  const preview = await recruiter.call(previewDriveMail, {
    params: { id },
    body: { mail: "invitation", text: "Dear {{name}},\n\n{{salary}} <script> until {{closes}}", send: true },
  });
  await work();
  await untilJobsAreDone(winnow);

  expect(preview.unknown_placeholders).toEqual(["salary"]);
  expect(preview.html).toContain("{{salary}} &lt;script&gt; until ");
  expect(accepted.map(({ recipients, parsed }) => [recipients, parsed.subject])).toEqual([
    [[recruiter.email], "Your interview: Ward nurse"],
  ]);
  expect(accepted[0]?.parsed.text).toMatch(/^Nobody can be invited yet. The invitation names {{salary}}, /);
});

test("a text that names an unknown placeholder is kept, and nobody is invited before it is mended", async () => {
  const { winnow, recruiter, accepted, work } = await given();
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  const write = (invitation: string | null, reminder: string | null = null) =>
    recruiter.call(updateDriveRound, { params: { id }, body: { mails: { invitation, reminder } } });
  const kept = await write("Dear {{ salary }}", "{{date}} {{name}}");

  const refusal = await recruiter.refusal(scheduleInterviews, { params: { id } });

  expect(kept.mails.invitation).toBe("Dear {{ salary }}");
  expect(refusal).toMatchObject({
    status: 409,
    code: 1719,
    message: expect.stringMatching(/The invitation names {{salary}}.* The reminder names {{date}}/),
    fields: {
      "mails.invitation": expect.stringContaining("{{salary}}"),
      "mails.reminder": expect.stringContaining("{{date}}"),
    },
  });
  expect(await recruiter.call(getDriveCredits, { params: { id } })).toMatchObject({ held: 0 });

  await write("Dear {{Name}}");
  await schedule(recruiter, id);
  await write("Dear {{salary}}");
  await work();
  await untilJobsAreDone(winnow);
  const [candidate] = await candidatesOf(recruiter, id);
  expect(candidate?.interview).toMatchObject({
    email_status: "NOT_SENT",
    email_failure: expect.stringContaining("The invitation names {{salary}}"),
  });
  expect(accepted).toEqual([]);
  const params = { id: candidate?.interview?.id ?? "" };
  expect(await recruiter.refusal(resendInvitation, { params, body: {} })).toMatchObject({ code: 1719 });

  await write(null);
  await recruiter.call(resendInvitation, { params, body: {} });
  await untilJobsAreDone(winnow);
  expect(accepted).toHaveLength(1);
});
