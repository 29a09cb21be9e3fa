import { createAccountExport, downloadAccountExport } from "@winnow/contract/account-exports.ts";
import { getAccount } from "@winnow/contract/accounts.ts";
import { replaceCv, requestCvReplacement } from "@winnow/contract/applications.ts";
import { readDriveJd } from "@winnow/contract/drives.ts";
import { failures } from "@winnow/contract/failures.ts";
import { fileFailureMessages } from "@winnow/contract/file-failures.ts";
import { readUploadedCv, sendApplication } from "@winnow/contract/job-forms.ts";
import {
  createScreening,
  getScreening,
  getScreeningJd,
  listCvFiles,
  requestDownload,
  retryCvFile,
  startScreening,
} from "@winnow/contract/screenings.ts";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { formOf, givenDrive, upload } from "../given/given-drive.ts";
import { filledIn, formQuestion, givenOpenForm, sendAnswerFile, sendCv } from "../given/given-open-form.ts";
import { givenScreening } from "../given/given-screening.ts";
import { put, type TestFile, untilScreening, uploadFiles } from "../given/uploads.ts";
import { type ApiClient, createApiClient } from "../support/api-client.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import {
  broken,
  clean,
  infected,
  type StandInScanner,
  startScanner,
  tooLarge,
} from "../support/stand-in-scanner.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { stored } from "../support/stored.ts";
import { withoutPauses } from "../support/without-pauses.ts";

const metricsToken = "lantern-harbour-metrics-47";
const mark = "% an invented virus";
let scanner: StandInScanner;
let winnow: TestWinnow;
let recruiter: Recruiter;
let applicant: ApiClient;
let cv: TestFile;
let bad: TestFile;
beforeAll(async () => {
  scanner = await startScanner();
  winnow = await startWinnow({ SCANNER_URL: scanner.url, METRICS_TOKEN: metricsToken });
  applicant = createApiClient(winnow.url);
  const [one, other] = await givenCvs(2);
  if (!one || !other) throw new Error("There are no CVs.");
  cv = one;
  bad = { name: "Ines Okafor.pdf", bytes: Buffer.concat([other.bytes, Buffer.from(mark)]) };
});
afterAll(async () => {
  await winnow?.stop();
  await scanner.stop();
});
beforeEach(async () => {
  await scanner.start();
  scanner.answerBy((bytes) => (bytes.includes(mark) ? infected : clean));
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});

const keys = async () => (await stored(winnow)).filter((key) => key.includes(recruiter.account.id));
const files = async (id: string) => (await recruiter.call(listCvFiles, { params: { id } })).data;
const credits = async () => (await recruiter.call(getAccount)).account.credits;
const download = (screeningId: string, fileId: string) =>
  recruiter.refusal(requestDownload, { params: { screening_id: screeningId }, body: { file_id: fileId } });
const messageOf = (reason: keyof typeof fileFailureMessages) => fileFailureMessages[reason];

test("a CV with a virus fails with its reason and is erased unread; it is named in the log, and not charged", async () => {
  const warn = vi.spyOn(winnow.services.log, "warn");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });
  const [, badId = ""] = await uploadFiles(winnow, recruiter, { screeningId: id, files: [cv, bad] });
  await untilScreening(recruiter, id, ({ counts }) => counts.checking === 0);
  await untilJobsAreDone(winnow);

  const file = (await files(id)).find((one) => one.id === badId);
  expect(file).toMatchObject({
    state: "failed",
    failure: { reason: "infected", message: "A virus was found in this file. It was erased and not opened." },
    waits_for_scanner: false,
  });
  expect(await keys()).toHaveLength(1);
  expect(await download(id, badId)).toMatchObject({ code: failures.originalGone.code });
  expect(
    await recruiter.refusal(retryCvFile, { params: { screening_id: id, file_id: badId } }),
  ).toMatchObject({ code: failures.fileNotArrived.code });
  const lines = warn.mock.calls.filter(([, message]) => message === "a file with a virus was refused");
  expect(lines).toEqual([
    [{ cvFileId: badId, signature: "Winnow.Test.Invented" }, "a file with a virus was refused"],
  ]);

  const before = await credits();
  await recruiter.call(startScreening, { params: { id } });
  const { counts } = await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  expect(counts).toMatchObject({ screened: 1, failed: 1 });
  expect(before - (await credits())).toBe(100);
});

test("CVs wait for a scanner that is away or in trouble, are read once it is back, and charged once", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 1, mode: "live" });
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ counts }) => counts.screened === 1);
  const before = await credits();
  const [, late] = await givenCvs(2);
  if (!late) throw new Error("There is no CV.");
  await scanner.stop();
  const [fileId = ""] = await uploadFiles(winnow, recruiter, { screeningId: id, files: [late] });

  const isWaiting = async () => (await files(id)).some((one) => one.id === fileId && one.waits_for_scanner);
  await vi.waitUntil(isWaiting, { timeout: 60_000, interval: 40 });
  expect(await download(id, fileId)).toMatchObject({ code: failures.fileWithheld.code });
  await vi.waitUntil(
    async () => {
      const answer = await (await fetch(`${winnow.url}/readyz`)).json();
      return answer.status === "degraded" && answer.reasons.includes("virus scanner: cannot be reached");
    },
    { timeout: 60_000, interval: 500 },
  );
  // More tries than a job has that fails by itself.
  let tries = 0;
  scanner.answerBy(() => {
    tries += 1;
    return tries % 2 ? broken : "hang up";
  });
  await scanner.start();
  await withoutPauses(winnow, () => tries > 6);
  expect((await files(id)).find((one) => one.id === fileId)).toMatchObject({
    state: "uploaded",
    waits_for_scanner: true,
  });
  expect(await credits()).toBe(before);

  scanner.answerBy(() => clean);
  await withoutPauses(
    winnow,
    async () => (await recruiter.call(getScreening, { params: { id } })).counts.screened === 2,
  );
  expect(before - (await credits())).toBe(100);
  expect((await files(id)).some((one) => one.waits_for_scanner)).toBe(false);
});

test("a CV that is larger than the scanner takes fails with that reason, is kept back, and can be tried again", async () => {
  scanner.answerBy(() => tooLarge);
  const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });
  const [fileId = ""] = await uploadFiles(winnow, recruiter, { screeningId: id, files: [cv] });
  await untilScreening(recruiter, id, ({ counts }) => counts.failed === 1);
  expect((await files(id))[0]?.failure?.reason).toBe("tooLargeToScan");
  expect(await download(id, fileId)).toMatchObject({ code: failures.fileWithheld.code });
  const asked = await recruiter.call(createAccountExport, { body: { password: goodPassword } });
  await untilJobsAreDone(winnow);
  const { url } = await recruiter.call(downloadAccountExport, { params: { id: asked.id } });
  const zip = unzipSync(new Uint8Array(await (await fetch(new URL(url, winnow.url))).arrayBuffer()));
  expect(Object.keys(zip).filter((name) => name.startsWith("CVs/"))).toEqual([]);

  scanner.answerBy(() => clean);
  await recruiter.call(retryCvFile, { params: { screening_id: id, file_id: fileId } });
  await untilScreening(recruiter, id, ({ counts }) => counts.ready === 1);
});

test("a job description with a virus takes no other's place and is erased", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  await uploadFiles(winnow, recruiter, { screeningId: id, files: [bad], kind: "jd" });
  await untilScreening(recruiter, id, ({ jd_state }) => jd_state === "failed");
  await untilJobsAreDone(winnow);

  expect(await keys()).toEqual([]);
});

test("a job description says that it waits for a scanner that is away, and is read once it is back", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const jd = () => recruiter.call(getScreeningJd, { params: { id } });
  await scanner.stop();
  await uploadFiles(winnow, recruiter, { screeningId: id, files: [cv], kind: "jd" });
  await vi.waitUntil(async () => (await jd()).waits_for_scanner, { timeout: 60_000, interval: 40 });
  expect((await jd()).state).toBe("reading");

  await scanner.start();
  await withoutPauses(winnow, async () => (await jd()).state === "read");
  expect((await jd()).waits_for_scanner).toBe(false);
});

test("whoever applies is told of a virus in their CV or in a file, and neither is kept", async () => {
  const question = formQuestion({ kind: "file", text: "Your certificate" });
  const { form, formId } = await givenOpenForm(winnow, recruiter, { questions: [question] });
  const params = await sendCv(winnow, applicant, { formId, file: bad });
  expect(await applicant.refusal(readUploadedCv, { params })).toMatchObject({
    code: failures.cvUnreadable.code,
    message: messageOf("infected"),
  });
  expect(await keys()).toEqual([]);

  const { application_id: applicationId } = params;
  await sendCv(winnow, applicant, { formId, file: cv, applicationId });
  await applicant.call(readUploadedCv, { params });
  const send = async (file: TestFile) => {
    const value = await sendAnswerFile(winnow, applicant, { params, questionId: question.id, file });
    return { params, body: filledIn(form.version, { answers: [{ question_id: question.id, value }] }) };
  };
  expect(await applicant.refusal(sendApplication, await send(bad))).toMatchObject({
    code: failures.inputInvalid.code,
    fields: { [`answers.${question.id}`]: messageOf("infected") },
  });
  expect(await keys()).toHaveLength(1);

  await scanner.stop();
  const wish = await send(cv);
  for (const [endpoint, given] of [
    [readUploadedCv, { params }],
    [sendApplication, wish],
  ] as const) {
    expect(await applicant.refusal(endpoint, given)).toMatchObject({
      status: 503,
      code: failures.scannerUnavailable.code,
    });
  }
  await scanner.start();
  const { receipt_link } = await applicant.call(sendApplication, wish);

  const token = receipt_link.split("/").at(-1) ?? "";
  const { file_id, link } = await applicant.call(requestCvReplacement, {
    params: { token },
    body: { name: bad.name, size: bad.bytes.byteLength, type: "application/pdf" },
  });
  await put(winnow, link, bad.bytes);
  expect(await applicant.refusal(replaceCv, { params: { token, file_id } })).toMatchObject({
    code: failures.cvUnreadable.code,
    message: messageOf("infected"),
  });
  await untilJobsAreDone(winnow);
  expect(await keys()).toHaveLength(2);
});

test("tables and job descriptions of drives are scanned before they are read", async () => {
  const { id } = await givenDrive(recruiter);
  const table = `Name,E-mail\r\nAna Diaz,ana@example.com\r\n${mark},`;
  await expect(upload(recruiter, id, { kind: "candidates", file: table })).rejects.toMatchObject({
    refusal: { code: failures.spreadsheetUnreadable.code, message: messageOf("infected") },
  });
  const refusal = await recruiter.refusal(readDriveJd, { form: formOf({ file: bad.bytes, name: bad.name }) });
  expect(refusal).toMatchObject({ code: failures.inputInvalid.code, message: messageOf("infected") });
});

test("scans are counted by how they ended", async () => {
  for (const said of [clean, infected, tooLarge, broken, "hang up"] as const) {
    scanner.answerBy(() => said);
    await winnow.services.scanner?.scan(cv.bytes).catch(() => undefined);
  }
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${winnow.url}/metrics`, { headers })).text();
  const counted = text.matchAll(/^winnow_scan_duration_seconds_count\{operation="scan",outcome="(.+)"\}/gm);

  expect([...counted].map(([, outcome]) => outcome)).toEqual(
    expect.arrayContaining(["clean", "infected", "too large", "answers with an error", "hangs up"]),
  );
});
