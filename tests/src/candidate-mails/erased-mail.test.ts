import { updateDriveMails } from "@winnow/contract/candidate-mails.ts";
import { erasePerson } from "@winnow/contract/people.ts";
import { queueErasedMail } from "@winnow/server/features/candidate-mails/queue-erased-mail.ts";
import { deleteOldErasedMails } from "@winnow/server/features/candidate-mails/rows.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterEach, expect, test, vi } from "vitest";
import { givenMailedWinnow } from "../given/given-mailed-winnow.ts";
import { candidatesOf, givenReadyDrive } from "../given/given-ready-drive.ts";
import { startMailServer } from "../support/mail-server.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

const email = "quillfeather@example.com";

async function queue(winnow: TestWinnow, changes: { title?: string | null; text?: string } = {}) {
  const { kysely } = winnow.services.database;
  const { id: accountId } = await kysely.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
  await queueErasedMail(kysely, { accountId, email, title: "Nurse", language: "de", key: "1", ...changes });
}

test("whoever is erased is told once, however often it is queued, by a mail that names nobody", async () => {
  const { winnow, accepted, work } = await givenMailedWinnow(closers);
  await queue(winnow);
  await queue(winnow);

  await work();
  await untilJobsAreDone(winnow);

  expect(accepted.map(({ recipients, parsed }) => [recipients, parsed.subject])).toEqual([
    [[email], "Ihre Daten wurden gelöscht: Nurse"],
  ]);
  expect(accepted[0]?.parsed.to).toEqual([{ name: "", address: email }]);
  expect(accepted[0]?.parsed.text).toMatch(/^Guten Tag,\n\nalles, was bei Mara Ruiz für „Nurse“ /);
});

test("across everything, and with a text that cannot be filled in, the usual words are sent", async () => {
  const { winnow, accepted, work } = await givenMailedWinnow(closers);
  await queue(winnow, { title: null, text: "{{salary}}" });

  await work();
  await untilJobsAreDone(winnow);

  expect(accepted[0]?.parsed.subject).toBe("Ihre Daten wurden gelöscht");
});

test("a mail server that is away gets it later, and neither the log nor a failed job keeps the address", async () => {
  const port = await freePort();
  const { winnow, work } = await givenMailedWinnow(closers, { port });
  await queue(winnow);
  await work();
  const waiting = () =>
    winnow.pool.query("select payload, last_error from graphile_worker._private_jobs where run_at > now()");
  await vi.waitUntil(async () => (await waiting()).rowCount === 1, { timeout: patienceMs, interval: 20 });
  expect((await waiting()).rows).toEqual([
    { payload: expect.objectContaining({ failedTries: 1 }), last_error: null },
  ]);

  const back = await startMailServer(() => null, port);
  closers.push(back.close);
  await untilJobsAreDone(winnow);

  expect(back.accepted.map(({ recipients }) => recipients)).toEqual([[email]]);
});

test("whom a recruiter erases and tells gets the words of the drive, and nothing keeps the address", async () => {
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers);
  const drive = await givenReadyDrive(recruiter, { candidates: [{ name: "Ada", email }], title: "Nurse" });
  await recruiter.call(updateDriveMails, {
    params: { id: drive.id },
    body: { language: "fr", texts: { erased: "Tout ce qui concernait « {{title}} » est effacé." } },
  });
  const [candidate] = await candidatesOf(recruiter, drive.id);
  const id = candidate?.id ?? "";

  await recruiter.call(erasePerson, {
    params: { id },
    body: { things: [{ kind: "candidate", id }], tell: true },
  });
  await work();
  await untilJobsAreDone(winnow);

  expect(accepted.map(({ recipients, parsed }) => [recipients, parsed.subject])).toEqual([
    [[email], "Vos données ont été effacées : Nurse"],
  ]);
  expect(accepted[0]?.parsed.text).toMatch(/^Tout ce qui concernait « Nurse » est effacé\./);
  const kept = await winnow.pool.query(
    "select from candidate_mails union all select from inbox_mails where recipient like $1",
    [`%${email}%`],
  );
  expect(kept.rowCount).toBe(0);
});

test("an address that is refused is forgotten", async () => {
  const { winnow, accepted, work } = await givenMailedWinnow(closers, { takes: () => 550 });
  await queue(winnow);

  await work();
  await untilJobsAreDone(winnow);

  expect(accepted).toEqual([]);
});

test("of the operator's inbox such mails go after a day, and no others", async () => {
  const winnow = await startWinnow({ ROLE: "api" });
  closers.push(winnow.stop);
  await winnow.pool.query(
    `insert into inbox_mails (recipient, subject, body_text, body_html, idempotency_key, created_at)
     values ('a', '', '', '', 'erased:1', now() - interval '25 hours'), ('b', '', '', '', 'erased:2', now()),
            ('c', '', '', '', 'other', now() - interval '25 hours')`,
  );

  await deleteOldErasedMails(winnow.services.database.kysely);

  const { rows } = await winnow.pool.query("select recipient from inbox_mails order by recipient");
  expect(rows).toEqual([{ recipient: "b" }, { recipient: "c" }]);
});
