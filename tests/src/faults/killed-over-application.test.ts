import { rename, symlink, unlink } from "node:fs/promises";
import { join } from "node:path";
import { downloadApplicationFile } from "@winnow/contract/applications.ts";
import { failures } from "@winnow/contract/failures.ts";
import { readUploadedCv, sendApplication } from "@winnow/contract/job-forms.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { filledIn, formQuestion, givenOpenForm, sendAnswerFile, sendCv } from "../given/given-open-form.ts";
import type { TestFile } from "../given/uploads.ts";
import { type Answer, type ApiClient, createApiClient } from "../support/api-client.ts";
import { cutOffWhileWaiting, holdLock } from "../support/held-lock.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { directoryOf, stored } from "../support/stored.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let applicant: ApiClient;
let cv: TestFile;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Ruiz");
  applicant = createApiClient(winnow.url);
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  // Work of the test before waits for locks as well, and would be taken for who is to be cut off.
  await untilJobsAreDone(winnow);
  const [one] = await givenCvs(1);
  if (!one) throw new Error("There is no CV.");
  cv = one;
});

const lockOfCvs = "lock table cv_files in share row exclusive mode";
const certificate = formQuestion({ kind: "file", text: "Your certificate", is_required: false });

async function givenUploaded() {
  const { form, formId, screeningId } = await givenOpenForm(winnow, recruiter, { questions: [certificate] });
  const params = await sendCv(winnow, applicant, { formId, file: cv });
  return { params, screeningId, version: form.version };
}

/** Sends a call to a process of its own, which is killed once `isTime`. */
async function killedOver(
  send: (api: ApiClient) => Promise<unknown>,
  isTime: () => Promise<unknown>,
): Promise<void> {
  const variables = { ...winnow.environment, PORT: String(await freePort()), ROLE: "api" };
  const server: ServerProcess = await startServerProcess(variables);
  const sent = send(createApiClient(server.url)).catch(() => null);
  await isTime();
  await server.end("SIGKILL");
  await sent;
}

/** Killed while it waits for what `statement` locks. */
async function killedWhileWaiting(
  statement: string,
  send: (api: ApiClient) => Promise<unknown>,
): Promise<void> {
  const lock = await holdLock(winnow, statement);
  await killedOver(send, lock.untilSomebodyWaits);
  await lock.cutOffWhoWaits();
  await lock.release();
}

/** What a call is answered whose connection to the database is cut while it waits for what `statement` locks. */
async function cutOffOver(statement: string, send: () => Promise<Answer>): Promise<Answer> {
  return cutOffWhileWaiting(winnow, await holdLock(winnow, statement), send);
}

async function kept(screeningId: string): Promise<{ sent: number; cvs: number }> {
  const { rows } = await winnow.pool.query(
    `select (select count(*)::int from applications where screening_id = $1 and state = 'sent') as sent,
            (select count(*)::int from cv_files where screening_id = $1) as cvs`,
    [screeningId],
  );
  return rows[0];
}

test("an application whose server is killed before it is stored is not there, and is once when it is sent again", async () => {
  const { params, screeningId, version } = await givenUploaded();
  await applicant.call(readUploadedCv, { params });
  const call = { params, body: filledIn(version) };
  await killedWhileWaiting(lockOfCvs, (api) => api.attempt(sendApplication, call));
  expect(await kept(screeningId)).toEqual({ sent: 0, cvs: 0 });

  await applicant.call(sendApplication, call);
  await applicant.call(sendApplication, call);

  expect(await kept(screeningId)).toEqual({ sent: 1, cvs: 1 });
});

test("an application whose server is killed once it is stored is there once, and sent again it has a receipt", async () => {
  const { params, screeningId, version } = await givenUploaded();
  await applicant.call(readUploadedCv, { params });
  const call = { params, body: filledIn(version) };
  await killedOver(
    (api) => api.attempt(sendApplication, call),
    () =>
      vi.waitUntil(async () => (await kept(screeningId)).sent === 1, { timeout: patienceMs, interval: 1 }),
  );

  const { receipt_link } = await applicant.call(sendApplication, call);

  expect(receipt_link).toContain("/admin/public/receipt/");
  expect(await kept(screeningId)).toEqual({ sent: 1, cvs: 1 });
});

test("an application that the database lets go of in the middle is said to have failed, and is once when it is sent again", async () => {
  const { params, screeningId, version } = await givenUploaded();
  await applicant.call(readUploadedCv, { params });
  const call = { params, body: filledIn(version) };
  const { status, headers } = await cutOffOver(lockOfCvs, () => applicant.attempt(sendApplication, call));
  expect(status).toBe(503);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await kept(screeningId)).toEqual({ sent: 0, cvs: 0 });

  await applicant.call(sendApplication, call);

  expect(await kept(screeningId)).toEqual({ sent: 1, cvs: 1 });
});

test("a CV and an answer's file that were moved before their rows knew of it are found again, and nothing is left beside", async () => {
  const { params, screeningId, version } = await givenUploaded();
  const { application_id: id } = params;
  await cutOffOver(`select from applications where id = '${id}' for update`, () =>
    applicant.attempt(readUploadedCv, { params }),
  );
  const read = await applicant.call(readUploadedCv, { params });
  expect(read.name).toBeTruthy();
  const fileId = await sendAnswerFile(winnow, applicant, { params, questionId: certificate.id, file: cv });
  const call = {
    params,
    body: filledIn(version, { answers: [{ question_id: certificate.id, value: fileId }] }),
  };
  await cutOffOver(`select from application_files where id = '${fileId}' for update`, () =>
    applicant.attempt(sendApplication, call),
  );
  expect(await kept(screeningId)).toEqual({ sent: 0, cvs: 0 });

  await applicant.call(sendApplication, call);

  await untilJobsAreDone(winnow);
  expect(await kept(screeningId)).toEqual({ sent: 1, cvs: 1 });
  const keys = (await stored(winnow)).filter((key) => key.includes(screeningId));
  expect(keys).toHaveLength(2);
  expect(keys.every((key) => key.startsWith("files/"))).toBe(true);
  await recruiter.call(downloadApplicationFile, { params: { id, file_id: fileId } });
});

test.runIf(process.platform === "linux")(
  "a CV that the storage cannot take in is said to be our trouble, stays where it is, and is taken in afterwards",
  async () => {
    const { params, screeningId, version } = await givenUploaded();
    const files = join(directoryOf(winnow), "files");
    await rename(files, `${files}-away`);
    // A folder in which nobody may make anything, whoever they are.
    await symlink("/sys", files);
    const refusal = await applicant.refusal(readUploadedCv, { params });
    expect(refusal).toMatchObject({ status: 503, code: failures.storageUnavailable.code });
    await unlink(files);
    await rename(`${files}-away`, files);

    await applicant.call(readUploadedCv, { params });
    await applicant.call(sendApplication, { params, body: filledIn(version) });

    expect(await kept(screeningId)).toEqual({ sent: 1, cvs: 1 });
  },
);
