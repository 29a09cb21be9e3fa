import {
  createScreening,
  deleteScreening,
  duplicateScreening,
  getScreeningJd,
  listCvFiles,
  requestDownload,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { makeJdPdf } from "@winnow/samples/malformed-files.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Dana Duplicates");
});

const duplicate = (id: string) => recruiter.call(duplicateScreening, { params: { id } });
const jdOf = (id: string) => recruiter.call(getScreeningJd, { params: { id } });

test("a copy has the JD, the requirements and the settings, and no CVs", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 2, mode: "live" });
  const { requirements } = await jdOf(id);
  await recruiter.call(updateScreening, {
    params: { id },
    body: {
      title: "Ward nurse",
      visibility: "public",
      is_blind: true,
      instructions: "Shifts matter most.",
      requirements: requirements.slice(0, 2).map((one) => ({ ...one, weight: 5 })),
    },
  });

  const copy = await duplicate(id);

  expect(copy).toMatchObject({
    title: "Copy of Ward nurse",
    mode: "live",
    visibility: "public",
    status: "Pending",
    is_blind: true,
    is_sample: false,
    counts: { uploaded: 0, ready: 0, screened: 0 },
  });
  expect(await jdOf(copy.id)).toEqual(await jdOf(id));
  expect((await recruiter.call(listCvFiles, { params: { id: copy.id } })).data).toEqual([]);
});

test("a requirement that is left out of the score is left out in the copy too, and stays so while others are edited", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });
  const { requirements } = await jdOf(id);
  const weights = requirements.map((one, index) => ({ ...one, weight: index === 0 ? 0 : one.weight }));
  await recruiter.call(updateScreening, { params: { id }, body: { requirements: weights } });
  const copy = await duplicate(id);
  const copied = (await jdOf(copy.id)).requirements;

  await recruiter.call(updateScreening, {
    params: { id: copy.id },
    body: { requirements: copied.map((one, index) => (index === 1 ? { ...one, weight: 5 } : one)) },
  });

  const after = (await jdOf(copy.id)).requirements;
  expect(after.map(({ weight }) => weight)).toEqual([0, 5, ...weights.slice(2).map(({ weight }) => weight)]);
});

test("requirements that would all be left out of the score are refused", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });
  const { requirements } = await jdOf(id);

  const refusal = await recruiter.refusal(updateScreening, {
    params: { id },
    body: { requirements: requirements.map((one) => ({ ...one, weight: 0 })) },
  });

  expect(refusal).toMatchObject({ status: 400, code: 1328 });
  expect((await jdOf(id)).requirements).toEqual(requirements);
});

test("the file of the JD is its own: deleting the original leaves it", async () => {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const bytes = await makeJdPdf();
  await uploadFiles(winnow, recruiter, { screeningId: id, files: [{ name: "jd.pdf", bytes }], kind: "jd" });
  await untilScreening(recruiter, id, ({ jd_state }) => jd_state === "read");
  const copy = await duplicate(id);
  await recruiter.call(deleteScreening, { params: { id } });

  const link = await recruiter.call(requestDownload, {
    params: { screening_id: copy.id },
    body: { file_id: null },
  });

  expect(link.file_name).toBe("jd.pdf");
  const stored = await fetch(new URL(link.url, winnow.url)).then((answer) => answer.arrayBuffer());
  expect(Buffer.from(stored).equals(Buffer.from(bytes))).toBe(true);
});

test("a long title is cut between characters", async () => {
  const { id } = await recruiter.call(createScreening, { body: { title: `${"x".repeat(191)}👩‍⚕️` } });

  const { title } = await duplicate(id);

  expect(title.length).toBeLessThanOrEqual(200);
  expect(title.isWellFormed()).toBe(true);
  expect(title.startsWith("Copy of xxx")).toBe(true);
});

test("a copy of the sample is a screening like any other", async () => {
  const { id } = await recruiter.call(createScreening, { body: { sample: true } });

  expect(await duplicate(id)).toMatchObject({ is_sample: false, counts: { uploaded: 0 } });
});
