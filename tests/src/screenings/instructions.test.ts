import {
  createScreening,
  getScreeningJd,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { makeJdPdf } from "@winnow/samples/malformed-files.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { holdLock } from "../support/held-lock.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Lind");
});
afterAll(() => winnow?.stop());

async function germanIn(id: string) {
  const jd = await recruiter.call(getScreeningJd, { params: { id } });
  return { jd, german: jd.requirements.find(({ text }) => text.includes("German")) };
}

test("instructions that come before the job description are followed when it is read", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const params = { id };
  await recruiter.call(updateScreening, { params, body: { instructions: "German is a must-have." } });
  await recruiter.call(updateScreening, { params, body: { jd_text: payrollAccountantJd } });
  expect((await germanIn(id)).german?.kind).toBe("must");
});

test("instructions that come later change the requirements there are, and what is not understood is said", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const params = { id };
  await recruiter.call(updateScreening, { params, body: { jd_text: payrollAccountantJd } });
  const before = await germanIn(id);
  expect(before.german?.kind).toBe("nice");
  await recruiter.call(updateScreening, {
    params,
    body: { instructions: "Ignore German. The moon should be full." },
  });
  const { jd, german } = await germanIn(id);
  expect(german).toBeUndefined();
  expect(jd.requirements.length).toBe(before.jd.requirements.length - 1);
  expect(jd.instructions_not_understood).toEqual([expect.stringContaining("The moon should be full")]);
});

test("instructions cannot change what CVs were screened by", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  const refusal = await recruiter.refusal(updateScreening, {
    params: { id },
    body: { instructions: "Ignore everything." },
  });
  expect(refusal.status).toBe(409);
});

test("instructions that come while a file is being read are followed in it as well", async () => {
  const api = await startWinnow({ ROLE: "api" });
  const mailing = await startWorker(api);
  const other = await givenAccount(api, "Olga Once");
  await mailing.stop();
  const { id } = await other.call(createScreening, { body: {} });
  const params = { id };
  const file = { name: "jd.pdf", bytes: await makeJdPdf() };
  await uploadFiles(api, other, { screeningId: id, files: [file], kind: "jd" });
  const screening = await holdLock(api, "select from screenings where id = $1 for update", [id]);
  const instructed = other.call(updateScreening, {
    params,
    body: { instructions: "German is a must-have." },
  });
  await screening.untilSomebodyWaits();
  const worker = await startWorker(api);
  await screening.untilSomebodyWaits(2);
  await screening.release();
  await instructed;

  await untilScreening(other, id, ({ jd_state }) => jd_state === "read");
  const { requirements } = await other.call(getScreeningJd, { params });
  expect(requirements.find(({ text }) => text.includes("German"))?.kind).toBe("must");
  await worker.stop();
  await api.stop();
});
