import {
  createAccountExport,
  downloadAccountExport,
  getAccountExport,
} from "@winnow/contract/account-exports.ts";
import { addNote } from "@winnow/contract/decisions.ts";
import { updateNotificationSettings } from "@winnow/contract/notification-settings.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { exportedTables, notExported } from "@winnow/server/features/account-exports/exported-tables.ts";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, multiplyResults } from "../given/given-screened.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let other: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Edna Export");
  other = await givenAccount(winnow, "Quillfeather");
});
afterAll(() => winnow.stop());

const body = { password: goodPassword };

async function exported(): Promise<Record<string, Buffer>> {
  const { id } = await recruiter.call(createAccountExport, { body });
  await vi.waitUntil(async () => (await recruiter.call(getAccountExport)).export?.state === "ready", {
    timeout: patienceMs,
    interval: 50,
  });
  const { url } = await recruiter.call(downloadAccountExport, { params: { id } });
  const answer = await fetch(new URL(url, winnow.url));
  const entries = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

test("the export holds every row and file of the account, no secret, and nothing of another account", async () => {
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 2 });
  // More than are read at a time.
  await multiplyResults(winnow, id, 450);
  await givenScreened(winnow, other, { cvs: 1 });
  await recruiter.call(addNote, { params: { id: results[0]?.id ?? "" }, body: { text: "Seen twice" } });

  const entries = await exported();

  const rowsIn = (name: string): unknown[] => JSON.parse(entries[`data/${name}.json`]?.toString() ?? "");
  expect(JSON.parse(entries["account.json"]?.toString() ?? "")).toMatchObject({ username: "Edna Export" });
  expect(rowsIn("screening_results")).toHaveLength(450);
  expect(rowsIn("result_notes")).toEqual([expect.objectContaining({ text: "Seen twice" })]);
  expect(rowsIn("credit_entries")).toHaveLength(3);
  expect(entries["transactions.csv"]?.toString().trim().split("\n")).toHaveLength(4);
  const cvs = Object.entries(entries).filter(([name]) => name.startsWith("CVs/"));
  expect(cvs).toHaveLength(2);
  for (const [, bytes] of cvs) expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const all = Buffer.concat(Object.values(entries)).toString("latin1");
  const { rows } = await winnow.pool.query<{ secret: string }>(
    "select password_hash as secret from accounts union all select encode(token_hash, 'hex') from sessions",
  );
  for (const words of ["Quillfeather", other.account.id, other.email, ...rows.map(({ secret }) => secret)]) {
    expect(all).not.toContain(words);
  }
});

test("asking twice at once makes one, a wrong password none", async () => {
  const [first, second] = await Promise.all([
    recruiter.call(createAccountExport, { body }),
    recruiter.call(createAccountExport, { body }),
  ]);

  expect(second.id).toBe(first.id);
  expect(
    await recruiter.refusal(createAccountExport, { body: { password: "not the password" } }),
  ).toMatchObject({ status: 400, code: 1106 });
});

test("a kind of notifications that is switched off does not arrive, the others do, and money always does", async () => {
  const reader = await givenAccount(winnow, "Nora Notified");
  await reader.call(updateNotificationSettings, { body: { muted: ["screenings"] } });
  await givenScreened(winnow, reader, { cvs: 1 });
  await reader.call(createAccountExport, { body });
  await untilJobsAreDone(winnow);

  const { notifications } = await reader.call(listNotifications, {});

  expect(notifications.map(({ title }) => title)).toEqual([
    "The export of your account is ready",
    "25.00 credits added",
  ]);
  expect(await reader.refusal(updateNotificationSettings, { body: { muted: ["credits"] } })).toMatchObject({
    status: 400,
    code: 1201,
  });
});

test("every table with rows of an account is exported, or named as one that is not", async () => {
  const { rows } = await winnow.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'",
  );
  const known = [...exportedTables.filter(({ of }) => !of).map(({ name }) => name), ...notExported];

  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});
