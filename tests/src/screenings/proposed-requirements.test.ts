import {
  createScreening,
  duplicateScreening,
  getScreeningJd,
  type ScreeningJd,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { payrollAccountantJd, vagueJd } from "@winnow/samples/job-descriptions.ts";
import { makeJdPdf } from "@winnow/samples/malformed-files.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { uploadFiles } from "../given/uploads.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { completion, contentIn, startModel } from "../support/stand-in-model.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { untilTriesEnd } from "../support/until-tries-end.ts";

type Looked = { advert: string; requirements: string[] };

let model: Awaited<ReturnType<typeof startModel<Looked>>>;
let winnow: TestWinnow;
let recruiter: Recruiter;
let id: string;

beforeAll(async () => {
  model = await startModel<Looked>();
  winnow = await startWinnow({
    LANGUAGE_MODEL_URL: model.url,
    LANGUAGE_MODEL: "reader-7b",
    LANGUAGE_MODEL_READS: "adverts",
  });
  recruiter = await givenAccount(winnow, "Mara Lind");
});
afterAll(async () => {
  await model.stop();
  await winnow.stop();
});
beforeEach(async () => {
  ({ id } = await recruiter.call(createScreening, { body: {} }));
  model.answerWith(() => completion({ requirements: [] }));
});

const parcels = "sends parcels all over the north";
const ofAnotherText = { requirements_version: expect.any(String) };
const proposal = { by: "reader-7b", kind: "nice" };
const propose = (...quotations: string[]) =>
  completion({ requirements: quotations.map((quotation) => ({ quotation, kind: "nice" })) });
const jdOf = (screeningId = id) => recruiter.call(getScreeningJd, { params: { id: screeningId } });
const type = (jd_text: string) => recruiter.call(updateScreening, { params: { id }, body: { jd_text } });

async function lookedThrough(text = vagueJd): Promise<ScreeningJd> {
  await type(text);
  await untilTriesEnd(winnow);
  return jdOf();
}

test("what a model takes for a wish is asked about, with its name, and counts once a person says so", async () => {
  const read = await lookedThrough();
  expect(read.to_check.map((one) => one.proposal)).toEqual([null, null]);
  model.answerWith(() => propose(parcels.replaceAll(" ", "\n")));
  const before = model.asked.length;
  await type(`${vagueJd} `);
  expect(await jdOf()).toMatchObject({ awaits_proposals: true, to_check: read.to_check });
  await untilTriesEnd(winnow);

  const jd = await jdOf();
  expect(jd).toEqual({
    ...read,
    ...ofAnotherText,
    text: `${vagueJd} `,
    to_check: [...read.to_check, { sentence: parcels, text: parcels, proposal }],
  });
  expect(jd.awaits_proposals).toBe(false);
  expect(model.asked.slice(before).map(contentIn)).toEqual([
    { advert: `${vagueJd} `, requirements: read.requirements.map(({ text }) => text) },
  ]);

  const added = { id: null, kind: "nice", weight: 2, text: "parcels", sentence: parcels } as const;
  const kept = read.requirements.map(({ id: known, kind, text, weight }) => ({
    id: known,
    kind,
    text,
    weight,
  }));
  await recruiter.call(updateScreening, { params: { id }, body: { requirements: [...kept, added] } });
  const after = await jdOf();
  expect(after.requirements.at(-1)).toMatchObject({ text: "parcels", sentence: parcels });
  expect(after.to_check).toEqual(read.to_check);
});

test("it is asked once for the same text: not by a copy, nor when the text comes again", async () => {
  model.answerWith(() => propose(parcels));
  const before = model.asked.length;
  const jd = await lookedThrough();
  await recruiter.call(updateScreening, { params: { id }, body: { checked: [parcels] } });
  await untilTriesEnd(winnow);
  expect((await jdOf()).to_check).toHaveLength(jd.to_check.length - 1);

  const copy = await recruiter.call(duplicateScreening, { params: { id } });
  await recruiter.call(updateScreening, { params: { id: copy.id }, body: { jd_text: vagueJd } });
  await untilTriesEnd(winnow);
  expect((await jdOf(copy.id)).to_check).toEqual(jd.to_check);
  expect((await lookedThrough()).to_check).toEqual(jd.to_check);
  expect(model.asked.length - before).toBe(1);
});

test("a job description that comes as a file is looked through as well", async () => {
  const right = "likes to get things right";
  model.answerWith(() => propose(right));
  const file = { name: "jd.pdf", bytes: await makeJdPdf() };
  await uploadFiles(winnow, recruiter, { screeningId: id, files: [file], kind: "jd" });
  await untilTriesEnd(winnow);

  expect((await jdOf()).to_check).toContainEqual({ sentence: right, text: right, proposal });
});

test.each([
  ["words that stand nowhere", () => propose("Speaks to parcels", "<img src=x onerror=alert(1)>"), 1],
  ["what was read already", () => propose("You must have Excel"), 1],
  ["a protected attribute", () => propose("Applicants have to be under 35"), 1],
  ["nothing that can be read", () => completion("Sure! Here are the requirements:"), 3],
  ["more than anybody asks for", () => propose(...Array.from({ length: 300 }, () => parcels)), 3],
  ["a flood", () => ({ text: " ".repeat(9 * 1024 * 1024) }), 1],
  ["a refusal", () => ({ status: 403, body: {} }), 1],
  ["trouble", () => ({ status: 502, body: {} }), 5],
] as const)("where it answers %s, nothing is added", async (_, answer, calls) => {
  const text = `${vagueJd}\nYou must have Excel.\nApplicants have to be under 35.`;
  const read = await lookedThrough(`${text}\n`);
  model.answerWith(answer);
  const before = model.asked.length;

  expect(await lookedThrough(text)).toEqual({ ...read, ...ofAnotherText, text });
  expect(model.asked.length - before).toBe(calls);
});

test("what is said of a text that was replaced meanwhile is not said of the new one", async () => {
  model.answerWith(async ({ advert }) => {
    if (advert === vagueJd) await type(payrollAccountantJd);
    return advert === vagueJd ? propose("Pick orders by scanner", parcels) : propose();
  });
  const jd = await lookedThrough();

  expect(jd.text).toBe(payrollAccountantJd);
  expect(jd.to_check.every((one) => one.proposal === null)).toBe(true);
});

test("the job description of the sample is not sent, also where it is changed", async () => {
  const before = model.asked.length;
  const sample = await recruiter.call(createScreening, { body: { sample: true } });
  const params = { id: sample.id };
  await recruiter.call(updateScreening, { params, body: { jd_text: vagueJd } });

  expect(await jdOf(sample.id)).toMatchObject({ text: vagueJd, awaits_proposals: false });
  await untilTriesEnd(winnow);
  expect(model.asked.length - before).toBe(0);
});

test("a model that reads answers, as it does by default, is sent no job description", async () => {
  const other = await startWinnow({ LANGUAGE_MODEL_URL: model.url });
  try {
    const owner = await givenAccount(other, "Ida Falk");
    const before = model.asked.length;
    const screening = await owner.call(createScreening, { body: {} });
    await owner.call(updateScreening, { params: { id: screening.id }, body: { jd_text: vagueJd } });
    await untilTriesEnd(other);

    expect(await owner.call(getScreeningJd, { params: { id: screening.id } })).toMatchObject({
      awaits_proposals: false,
    });
    expect(model.asked.length - before).toBe(0);
  } finally {
    await other.stop();
  }
});
