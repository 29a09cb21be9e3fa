import { getAccount, logIn } from "@winnow/contract/accounts.ts";
import { scheduleInterviews } from "@winnow/contract/drives.ts";
import { openJobForm } from "@winnow/contract/job-forms.ts";
import { getScreening, startScreening } from "@winnow/contract/screenings.ts";
import { readConfig } from "@winnow/server/config/config.ts";
import { lockAccount } from "@winnow/server/features/account-locks/lock-account.ts";
import { unlockAccount } from "@winnow/server/features/account-locks/unlock-account.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { type Running, start } from "@winnow/server/start.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { finish, write } from "../given/given-answers.ts";
import { givenOneInvited, question } from "../given/given-interview.ts";
import { givenOpenForm } from "../given/given-open-form.ts";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { accountIdOf, ledgerFaults } from "../support/ledger.ts";
import { lendPools } from "../support/lent-pools.ts";
import { followLive } from "../support/live-page.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { goodPassword, newEmail, type Recruiter } from "../support/recruiter.ts";
import { runCommand } from "../support/run-command.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let otherApi: Running;
let worker: { stop: () => Promise<void> };
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api", SCHEDULING_UNDO_SECONDS: "0" });
  otherApi = await start(readConfig({ ...winnow.environment, PORT: String(await freePort()) }), {
    pools: lendPools(),
  });
  worker = await startWorker(winnow);
});
afterAll(async () => {
  await worker?.stop();
  await otherApi?.stop();
  await winnow?.stop();
});

const accounts = (...words: string[]) => runCommand("accounts", words, winnow.environment);
const debits = async ({ account }: Recruiter) => {
  const { rows } = await winnow.pool.query(
    "select reference_kind from credit_entries where account_id = $1 and type = 'debit' order by 1",
    [account.id],
  );
  return rows.map((row) => row.reference_kind);
};
const signIn = (email: string) => ({ body: { email, password: goodPassword } });

test("whoever is locked is out at once everywhere and reads why, nothing is charged, and all of it goes on afterwards", async () => {
  const recruiter = await givenAccount(winnow, "Locked");
  const { email } = recruiter;
  const { id } = await givenScreening(winnow, recruiter, { cvs: 2 });
  const { form } = await givenOpenForm(winnow, recruiter);
  const candidate = await givenOneInvited(winnow, recruiter, { questions: [question()] });
  await untilJobsAreDone(winnow);
  await worker.stop();
  await recruiter.call(startScreening, { params: { id } });
  const late = newEmail("late");
  const drive = await givenReadyDrive(recruiter, { candidates: [{ name: "Late", email: late }] });
  await recruiter.call(scheduleInterviews, { params: { id: drive.id } });
  const page = await followLive({ url: otherApi.url ?? "" }, { token: recruiter.token });

  expect(await accounts("lock", email)).toMatchObject({
    code: 0,
    output: expect.stringContaining("is locked"),
  });

  expect(await page.over).toBe("ended");
  expect(await createApiClient(otherApi.url ?? "", recruiter.token).refusal(getAccount)).toMatchObject({
    status: 401,
  });
  const visitor = createApiClient(winnow.url);
  expect(await visitor.refusal(logIn, signIn(email))).toMatchObject({
    status: 403,
    code: 1111,
    message: expect.stringContaining("This account is locked."),
  });
  expect(await visitor.refusal(logIn, { body: { email, password: "not-the-password" } })).toMatchObject({
    code: 1101,
  });
  expect(await visitor.refusal(openJobForm, { params: { id: form.id } })).toMatchObject({ status: 404 });
  await write(candidate, { text: "I called the doctor." });
  await finish(candidate);
  worker = await startWorker(winnow);
  await untilNothingIsDue();
  expect(await debits(recruiter)).toEqual([]);
  expect(await mailsTo(winnow, late)).toEqual([]);
  expect(await ledgerFaults(winnow)).toEqual([]);

  expect((await accounts("unlock", email.toUpperCase())).code).toBe(0);

  const { token } = await visitor.call(logIn, signIn(email));
  const again = { ...recruiter, ...createApiClient(winnow.url, token) };
  await untilScreening(again, id, ({ status }) => status !== "InProgress");
  expect((await again.call(getScreening, { params: { id } })).counts).toMatchObject({ screened: 2 });
  expect(await debits(recruiter)).toEqual(["cv", "cv", "interview"]);
  await visitor.call(openJobForm, { params: { id: form.id } });
  await winnow.pool.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
  await vi.waitUntil(async () => (await mailsTo(winnow, late)).length === 1, {
    timeout: patienceMs,
    interval: 20,
  });
});

/** What was put off waits. */
async function untilNothingIsDue(): Promise<void> {
  const isDue = "select from graphile_worker.jobs where run_at <= now() or locked_at is not null limit 1";
  await vi.waitUntil(async () => (await winnow.pool.query(isDue)).rows.length === 0, {
    timeout: patienceMs,
    interval: 20,
  });
}

test("of two who lock or unlock at once one does, and nobody who signs in meanwhile stays in", async () => {
  const { account, email } = await givenAccount(winnow, "At Once");
  const { services } = winnow;
  const accountId = accountIdOf(account);
  const visitor = createApiClient(winnow.url);

  const [one, other] = await Promise.all([
    lockAccount(services, accountId),
    lockAccount(services, accountId),
    ...[1, 2, 3].map(() => visitor.attempt(logIn, signIn(email))),
  ]);

  expect([one.isNew, other.isNew].toSorted()).toEqual([false, true]);
  const { rows } = await winnow.pool.query("select from sessions where account_id = $1", [account.id]);
  expect(rows).toEqual([]);
  const unlocked = await Promise.all([
    unlockAccount(services, accountId),
    unlockAccount(services, accountId),
  ]);
  expect(unlocked.filter((each) => each !== null)).toHaveLength(1);
  await visitor.call(logIn, signIn(email));
});
