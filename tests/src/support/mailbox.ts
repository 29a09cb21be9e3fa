import { vi } from "vitest";
import { patienceMs } from "./patience.ts";
import type { TestWinnow } from "./start-winnow.ts";

export type InboxMail = { subject: string; body_text: string; body_html: string };

/** The mails that an address got, oldest first. */
export async function mailsTo(winnow: TestWinnow, email: string): Promise<InboxMail[]> {
  const { rows } = await winnow.pool.query<InboxMail>(
    "select subject, body_text, body_html from inbox_mails where recipient like '%<' || $1::text || '>' order by created_at",
    [email],
  );
  return rows;
}

/** The token in the newest mail with this subject; waits until there is one. */
export async function linkToken(winnow: TestWinnow, email: string, subject: RegExp): Promise<string> {
  const mail = await vi.waitUntil(
    async () => (await mailsTo(winnow, email)).filter((one) => subject.test(one.subject)).at(-1),
    { timeout: patienceMs, interval: 20 },
  );
  const token = /[?&]token=([\w-]+)/.exec(mail.body_text)?.[1];
  if (!token) {
    throw new Error(`There is no link in the mail "${mail.subject}".`);
  }
  // The mail is handed over just before the transaction that stores its link commits.
  await vi.waitUntil(
    async () =>
      (await winnow.pool.query("select from link_tokens where token_hash = sha256($1::text::bytea)", [token]))
        .rows.length > 0,
    { timeout: patienceMs, interval: 5 },
  );
  return token;
}

/** Waits until no job is left, so that what has not happened by now was not going to. */
export async function untilJobsAreDone(winnow: TestWinnow): Promise<void> {
  await vi.waitUntil(
    async () => (await winnow.pool.query("select from graphile_worker.jobs limit 1")).rows.length === 0,
    { timeout: patienceMs, interval: 20 },
  );
}
