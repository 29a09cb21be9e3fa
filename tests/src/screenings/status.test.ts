import {
  createScreening,
  deleteScreeningFile,
  getScreeningJd,
  listCvFiles,
  requestUploads,
  startScreening,
  stopScreening,
  updateScreening,
  uploadDone,
} from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { makeEncryptedPdf, makeJdPdf } from "@winnow/samples/malformed-files.ts";
import type { AccountId } from "@winnow/server/account-id.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { resumeLiveScreenings } from "@winnow/server/features/screenings/screen-ready-cvs.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { announce, put, untilScreening, uploadFiles } from "../given/uploads.ts";
import { ledgerFaults } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "12.00" });
  recruiter = await givenAccount(winnow, "Mara Lind");
});
afterAll(() => winnow?.stop());

async function completed(cvs: number) {
  const { id } = await givenScreening(winnow, recruiter, { cvs });
  await recruiter.call(startScreening, { params: { id } });
  return untilScreening(recruiter, id, ({ status }) => status === "Completed");
}

test("a completed screening waits again for a new CV, and is complete again without it", async () => {
  const { id } = await completed(1);
  const [, second] = await givenCvs(2);
  if (!second) throw new Error("The samples are missing.");
  const [fileId] = await uploadFiles(winnow, recruiter, { screeningId: id, files: [second] });
  await untilScreening(recruiter, id, ({ status }) => status === "Pending");

  await recruiter.call(deleteScreeningFile, { params: { screening_id: id }, query: { file_id: fileId } });

  const after = await untilScreening(recruiter, id, () => true);
  expect(after).toMatchObject({ status: "Completed", counts: { screened: 1, uploaded: 1 } });
});

test("a completed screening stays complete when what comes is unreadable or there already", async () => {
  const { id } = await completed(1);
  const [first] = await givenCvs(1);
  if (!first) throw new Error("The samples are missing.");
  const files = [
    { ...first, name: "again.pdf" },
    { name: "protected.pdf", bytes: await makeEncryptedPdf() },
  ];
  await uploadFiles(winnow, recruiter, { screeningId: id, files });

  const after = await untilScreening(recruiter, id, ({ counts }) => counts.failed + counts.duplicates === 2);
  expect(after.status).toBe("Completed");
});

test("the mode of a running screening cannot change", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 1, mode: "live" });
  await recruiter.call(startScreening, { params: { id } });
  const refusal = await recruiter.refusal(updateScreening, { params: { id }, body: { mode: "simple" } });
  expect(refusal.message).toMatch(/running/);
  await untilScreening(recruiter, id, ({ counts }) => counts.screened === 1);
  const stopped = await recruiter.call(stopScreening, { params: { id } });
  expect(stopped.status).toBe("Completed");
});

test("a live screening that has run out of credits goes on by itself when some arrive", async () => {
  const poor = await givenAccount(winnow, "Nuria Vall");
  const { id } = await givenScreening(winnow, poor, { cvs: 0, mode: "live" });
  const cvs = await givenCvs(15);
  await uploadFiles(winnow, poor, { screeningId: id, files: cvs.slice(0, 1) });
  await untilScreening(poor, id, ({ counts }) => counts.ready === 1);
  await poor.call(startScreening, { params: { id } });
  await uploadFiles(winnow, poor, { screeningId: id, files: cvs.slice(1) });
  const paused = await untilScreening(poor, id, ({ counts }) => counts.screened === 12 && counts.ready === 3);
  expect(paused).toMatchObject({
    status: "InProgress",
    waits_for_credits: true,
    progress: { percent: 80, seconds_left: null },
  });

  // The account signed in just now.
  const accountId = poor.account.id as AccountId;
  await addCredits(winnow.services.database.kysely, { accountId, amount: 200, reason: "Top-up" });
  await resumeLiveScreenings(winnow.services);

  const after = await untilScreening(poor, id, ({ counts }) => counts.screened === 14);
  expect(after).toMatchObject({ status: "InProgress", counts: { ready: 1, waiting: 0 } });
  expect(await ledgerFaults(winnow)).toEqual([]);
});

test("the free sample takes no other CVs", async () => {
  const { id } = await recruiter.call(createScreening, { body: { sample: true } });
  const refusal = await recruiter.refusal(requestUploads, {
    params: { screening_id: id },
    body: { kind: "cv", files: [{ name: "own.pdf", size: 10, type: "application/pdf" }] },
  });
  expect(refusal.status).toBe(409);
});

test("a job description stays in force until the next one has been read", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const params = { screening_id: id };
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: payrollAccountantJd } });
  const jd = () => recruiter.call(getScreeningJd, { params: { id } });
  const before = await jd();

  const file = { name: "next.pdf", bytes: await makeJdPdf() };
  const cancelled = await announce(recruiter, { screeningId: id, file, kind: "jd" });
  expect(await jd()).toMatchObject({ state: "read", requirements: before.requirements });
  await recruiter.call(deleteScreeningFile, { params, query: { file_id: cancelled.file_id } });
  expect(await jd()).toMatchObject({ state: "read", text: payrollAccountantJd });

  const broken = { name: "next.pdf", bytes: new TextEncoder().encode("not a document") };
  await uploadFiles(winnow, recruiter, { screeningId: id, files: [broken], kind: "jd" });
  await expect.poll(async () => (await jd()).failure?.reason).toBe("unsupportedType");
  expect(await jd()).toMatchObject({ state: "read", requirements: before.requirements });

  await uploadFiles(winnow, recruiter, { screeningId: id, files: [file], kind: "jd" });
  await expect.poll(async () => (await jd()).file_name).toBe("next.pdf");
  expect((await jd()).failure).toBeNull();
});

test("a job description goes only when it is named: an id that comes astray removes nothing", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const params = { screening_id: id };
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: payrollAccountantJd } });
  const before = await recruiter.call(getScreeningJd, { params: { id } });
  const file_id = "3f2b8c1e-5a57-4d0e-9d65-1c1f8f8f4a12";

  for (const given of [
    {},
    { body: { file_id } },
    { query: { fileId: file_id } },
    { query: { kind: "cv" } },
    { query: { file_id, kind: "jd" } },
    { query: { kind: "jd" }, body: { file_id } },
  ]) {
    const refusal = await recruiter.refusal(deleteScreeningFile, { params, ...given });
    expect(refusal).toMatchObject({ status: 400, code: 1201 });
  }
  expect(await recruiter.call(getScreeningJd, { params: { id } })).toEqual(before);

  await recruiter.call(deleteScreeningFile, { params, query: { kind: "jd" } });
  expect(await recruiter.call(getScreeningJd, { params: { id } })).toMatchObject({
    state: "none",
    text: "",
    requirements: [],
  });
});

test("announcing a job description twice under one id keeps its file", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const file = { name: "jd.pdf", bytes: await makeJdPdf() };
  const fileId = "3f2b8c1e-5a57-4d0e-9d65-1c1f8f8f4a11";
  for (const _ of ["once", "twice"]) {
    const { link } = await announce(recruiter, { screeningId: id, file, kind: "jd", fileId });
    await put(winnow, link, file.bytes);
    await recruiter.call(uploadDone, { body: { screening_id: id, file_ids: [fileId] } });
    await expect
      .poll(async () => (await recruiter.call(getScreeningJd, { params: { id } })).state)
      .toBe("read");
  }
  const { rows } = await winnow.pool.query("select jd_object_key as key from screenings where id = $1", [id]);
  await expect.poll(() => winnow.services.storage.stat(rows[0].key)).not.toBeNull();
});

test("nobody reaches a file that somebody else is uploading, by its id", async () => {
  const other = await givenAccount(winnow, "Tomasz Wrona");
  const mine = await recruiter.call(createScreening, { body: {} });
  const theirs = await other.call(createScreening, { body: {} });
  const [file] = await givenCvs(1);
  if (!file) throw new Error("The samples are missing.");
  const { file_id, link } = await announce(recruiter, { screeningId: mine.id, file });
  await put(winnow, link, file.bytes);

  for (const kind of ["jd", "cv"] as const) {
    const announced = await announce(other, { screeningId: theirs.id, file, kind, fileId: file_id });
    const done = await other.call(uploadDone, {
      body: { screening_id: theirs.id, file_ids: [announced.file_id] },
    });
    expect(done.files).toMatchObject([{ has_arrived: false }]);
  }
  const arrived = await recruiter.call(uploadDone, { body: { screening_id: mine.id, file_ids: [file_id] } });
  expect(arrived.files).toMatchObject([{ file_id, has_arrived: true }]);
});

test("the same id twice in one call is two files", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const file = {
    name: "a.pdf",
    size: 10,
    type: "application/pdf",
    file_id: "0b1f4e8a-1c7e-4a53-8a51-0f6a5b6f6e01",
  };
  const { uploads } = await recruiter.call(requestUploads, {
    params: { screening_id: id },
    body: { kind: "cv", files: [file, file] },
  });
  expect(new Set(uploads.map((upload) => upload.file_id)).size).toBe(2);
  const { total } = await recruiter.call(listCvFiles, { params: { id } });
  expect(total).toBe(2);
});
