import { randomUUID } from "node:crypto";
import {
  getMailBatch,
  listRejectedOfDrive,
  listRejectedOfScreening,
  sendRejectionsOfDrive,
  sendRejectionsOfScreening,
  undoMailBatch,
  updateDriveMails,
} from "@winnow/contract/candidate-mails.ts";
import { decide } from "@winnow/contract/decisions.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { decideInterview } from "@winnow/contract/reports.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterEach, expect, test, vi } from "vitest";
import { givenMailedWinnow } from "../given/given-mailed-winnow.ts";
import { givenRejected } from "../given/given-rejected.ts";
import { givenScreened } from "../given/given-screened.ts";
import { type AcceptedMail, startMailServer } from "../support/mail-server.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { newEmail, type Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

const people = ["Ana", "Bo"].map((name) => ({ name, email: newEmail(name) }));
const rejections = (accepted: AcceptedMail[]) =>
  accepted.filter(({ parsed }) => parsed.subject?.startsWith("Your application: "));
const send = (
  recruiter: Recruiter,
  id: string,
  ids: string[],
  given: { text?: string; reason?: boolean } = {},
) =>
  recruiter.attempt(sendRejectionsOfDrive, {
    params: { id },
    body: { ids, text: given.text ?? null, gives_reason: given.reason ?? false },
  });
const list = async (recruiter: Recruiter, id: string) =>
  (await recruiter.call(listRejectedOfDrive, { params: { id } })).recipients;

/** As if the time for an undo had passed. */
async function passUndo(winnow: TestWinnow): Promise<void> {
  await winnow.pool.query("update mail_batches set sends_at = now()");
  await winnow.pool.query("update graphile_worker._private_jobs set run_at = now()");
}

test("whoever a person named is told once, with the reason where it is to be told, and nobody else", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  const { drive, rejected } = await givenRejected(recruiter, people);
  const [ana, bo] = rejected;
  expect(await list(recruiter, drive.id)).toEqual(
    rejected.map((one) => ({
      ...one,
      reason: "No shifts at night",
      obstacle: null,
      told_at: null,
      mail_failure: null,
    })),
  );

  const { body } = await send(recruiter, drive.id, [ana?.id ?? ""], { reason: true });
  await work();
  await untilJobsAreDone(winnow);

  expect(body).toMatchObject({ count: 1, state: "leaving" });
  const [mail, ...more] = rejections(accepted);
  expect(more).toEqual([]);
  expect(mail?.recipients).toEqual([ana?.email]);
  expect(mail?.parsed.replyTo).toEqual([{ name: "Mara Ruiz", address: recruiter.email }]);
  expect(mail?.parsed.text).toMatch(/^Hello Ana,\n\nthank you .*“Ward nurse”/);
  expect(mail?.parsed.text).toContain("The reason given: No shifts at night");
  expect(await list(recruiter, drive.id)).toMatchObject([
    { id: bo?.id, obstacle: null },
    { id: ana?.id, obstacle: "told before", told_at: expect.any(Number) },
  ]);
  const { notifications } = await recruiter.call(listNotifications, {});
  expect(notifications).toContainEqual(
    expect.objectContaining({ title: "1 candidate was told of the rejection", message: "In “Ward nurse”." }),
  );

  await send(
    recruiter,
    drive.id,
    rejected.map(({ id }) => id),
  );
  await untilJobsAreDone(winnow);

  expect(rejections(accepted).map(({ recipients }) => recipients[0])).toEqual([ana?.email, bo?.email]);
  expect(rejections(accepted)[1]?.parsed.text).not.toContain("No shifts at night");
  expect(
    await send(
      recruiter,
      drive.id,
      rejected.map(({ id }) => id),
    ),
  ).toMatchObject({
    status: 409,
    body: { error: { code: 1868 } },
  });
});

test("two tabs that send the same list at once, and one that sends it again with its key, tell each once", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  const { drive, rejected } = await givenRejected(recruiter, people);
  const ids = rejected.map(({ id }) => id);
  const once = { headers: { "idempotency-key": randomUUID() } };
  const body = { ids, text: null, gives_reason: false };
  const sent = () => recruiter.attempt(sendRejectionsOfDrive, { params: { id: drive.id }, body, ...once });

  const answers = await Promise.all([sent(), send(recruiter, drive.id, ids)]);
  const again = await sent();
  await work();
  await untilJobsAreDone(winnow);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(again.status).toBe(answers[0]?.status);
  expect(rejections(accepted)).toHaveLength(2);
});

test("taken back in time none leaves, and they can be told later; afterwards it is too late", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers, { undoSeconds: 600 });
  const { drive, rejected } = await givenRejected(recruiter, people);
  const ids = rejected.map(({ id }) => id);
  const first = await recruiter.call(sendRejectionsOfDrive, {
    params: { id: drive.id },
    body: { ids, text: null, gives_reason: false },
  });
  const waiting = await recruiter.call(listRejectedOfDrive, { params: { id: drive.id } });
  expect(waiting.waiting).toEqual([first]);
  expect(waiting.recipients.map(({ obstacle }) => obstacle)).toEqual(["on its way", "on its way"]);

  const undone = await recruiter.call(undoMailBatch, { params: { id: first.id } });
  expect(undone).toEqual({ ...first, state: "undone" });
  expect(await recruiter.call(undoMailBatch, { params: { id: first.id } })).toEqual(undone);
  expect(await recruiter.call(getMailBatch, { params: { id: first.id } })).toEqual(undone);
  expect((await list(recruiter, drive.id)).map(({ obstacle }) => obstacle)).toEqual([null, null]);
  const second = await recruiter.call(sendRejectionsOfDrive, {
    params: { id: drive.id },
    body: { ids: ids.slice(0, 1), text: null, gives_reason: false },
  });
  await passUndo(winnow);
  await work();
  await untilJobsAreDone(winnow);

  expect(rejections(accepted).map(({ recipients }) => recipients[0])).toEqual([people[0]?.email]);
  expect(await recruiter.refusal(undoMailBatch, { params: { id: second.id } })).toMatchObject({
    status: 409,
    code: 1866,
  });
});

test("whoever is not rejected any more when the mail is to leave is not told", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers, { undoSeconds: 600 });
  const { drive, rejected } = await givenRejected(recruiter, people);
  await send(
    recruiter,
    drive.id,
    rejected.map(({ id }) => id),
  );
  await recruiter.call(decideInterview, {
    params: { id: rejected[0]?.id ?? "" },
    body: { decision: "advance", reason: "" },
  });

  await passUndo(winnow);
  await work();
  await untilJobsAreDone(winnow);

  expect(rejections(accepted).map(({ recipients }) => recipients[0])).toEqual([people[1]?.email]);
  const { notifications } = await recruiter.call(listNotifications, {});
  expect(notifications).toContainEqual(
    expect.objectContaining({
      title: "1 candidate was told of the rejection",
      message: "In “Ward nurse”. 1 candidate had changed meanwhile and got none.",
    }),
  );
});

test("a refused address is said, and can be told again; one that the server takes later gets one mail", async () => {
  const port = await freePort();
  const { winnow, recruiter, work } = await givenMailedWinnow(closers, { port });
  const { drive, rejected } = await givenRejected(recruiter, people);
  await send(
    recruiter,
    drive.id,
    rejected.map(({ id }) => id),
  );
  await work();
  await vi.waitUntil(
    async () =>
      (
        await winnow.pool.query(
          "select from candidate_mails where kind = 'rejected' and failure like 'Not sent yet.%'",
        )
      ).rowCount === 2,
    { timeout: patienceMs, interval: 50 },
  );

  const back = await startMailServer(
    () => null,
    port,
    (address) => (address === people[1]?.email ? 550 : null),
  );
  closers.push(back.close);
  await untilJobsAreDone(winnow);

  expect(rejections(back.accepted).map(({ recipients }) => recipients[0])).toEqual([people[0]?.email]);
  expect(await list(recruiter, drive.id)).toMatchObject([
    { id: rejected[1]?.id, obstacle: null, mail_failure: "The mail server refuses it: 550 no such mailbox" },
    { id: rejected[0]?.id, obstacle: "told before", mail_failure: null },
  ]);
  const { notifications } = await recruiter.call(listNotifications, {});
  expect(notifications).toContainEqual(
    expect.objectContaining({
      message: expect.stringContaining("1 mail could not be sent: "),
      notification_type: "warning",
    }),
  );
  expect(await send(recruiter, drive.id, [rejected[1]?.id ?? ""])).toMatchObject({ status: 200 });
});

test("a text that cannot be sent is refused with what to do", async () => {
  const { recruiter } = await givenMailedWinnow(closers);
  const { drive, rejected } = await givenRejected(recruiter, people);
  const ids = rejected.map(({ id }) => id);
  const codeOf = async (given: Parameters<typeof send>[3]) => {
    const { body } = await send(recruiter, drive.id, ids, given);
    return Object(body).error?.code;
  };

  expect(await codeOf({ text: "{{salary}}" })).toBe(1719);
  expect(await codeOf({ text: "So: {{ Reason }}" })).toBe(1867);
  expect(await codeOf({ text: "Hello {{name}}", reason: true })).toBe(1201);
  const texts = { rejected: "Dear {{name}},\n\nno.\n\nSo: {{reason}}" };
  await recruiter.call(updateDriveMails, { params: { id: drive.id }, body: { language: "fr", texts } });
  expect(await codeOf({})).toBeUndefined();
});

test("in a screening hidden names, missing addresses and other decisions are no recipients", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  await work();
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 3 });
  const ids = results.map((result) => result.id);
  const [told, without] = ids;
  await recruiter.call(decide, {
    params: { id },
    body: { selection: { result_ids: ids.slice(0, 2) }, decision: "reject", reason: "No shifts at night" },
  });
  await winnow.pool.query("update screening_results set email = null where id = $1", [without]);
  const recipients = async () =>
    (await recruiter.call(listRejectedOfScreening, { params: { id } })).recipients;
  expect(await recipients()).toMatchObject([
    { id: told, obstacle: null, reason: "No shifts at night" },
    { id: without, obstacle: "no address", email: null },
  ]);

  await recruiter.call(updateScreening, { params: { id }, body: { is_blind: true } });
  expect(await recipients()).toMatchObject(
    [1, 2].map(() => ({
      obstacle: "names hidden",
      email: null,
      name: expect.stringMatching(/^Candidate \d$/),
    })),
  );
  const body = { ids, text: null, gives_reason: true };
  expect(await recruiter.refusal(sendRejectionsOfScreening, { params: { id }, body })).toMatchObject({
    code: 1868,
  });
  await recruiter.call(updateScreening, { params: { id }, body: { is_blind: false } });
  const foreign = { ids: [randomUUID()], text: null, gives_reason: false };
  expect(await recruiter.refusal(sendRejectionsOfScreening, { params: { id }, body: foreign })).toMatchObject(
    {
      code: 1868,
    },
  );

  const batch = await recruiter.call(sendRejectionsOfScreening, { params: { id }, body });
  await untilJobsAreDone(winnow);

  expect(batch.count).toBe(1);
  expect(rejections(accepted)).toHaveLength(1);
  expect(rejections(accepted)[0]?.parsed.text).toContain("The reason given: No shifts at night");
});
