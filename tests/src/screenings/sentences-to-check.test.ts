import {
  createScreening,
  duplicateScreening,
  getScreeningJd,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { vagueJd } from "@winnow/samples/job-descriptions.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let id: string;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Lind");
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  ({ id } = await recruiter.call(createScreening, { body: {} }));
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: vagueJd } });
});

const jdOf = (screeningId: string) => recruiter.call(getScreeningJd, { params: { id: screeningId } });

test("what may ask for something waits for a person, and the reading says that it found hardly anything", async () => {
  const { to_check, requirements, reading } = await jdOf(id);
  expect(reading).toBe("thin");
  expect(to_check.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining("first aid card"),
    expect.stringContaining("ADR goods"),
  ]);
  expect(requirements.flatMap(({ sentence }) => sentence ?? [])).not.toContain(to_check[0]?.sentence);
});

test("a sentence that becomes a requirement keeps its words, and waits again once that is removed", async () => {
  const { to_check, requirements } = await jdOf(id);
  const [first, second] = to_check;
  const added = {
    id: null,
    kind: "must",
    weight: 3,
    text: first?.text ?? "",
    sentence: first?.sentence,
  } as const;
  const before = requirements.map(({ id: known, kind, text, weight }) => ({ id: known, kind, text, weight }));
  await recruiter.call(updateScreening, { params: { id }, body: { requirements: [...before, added] } });

  const after = await jdOf(id);
  expect(after.to_check).toEqual([second]);
  expect(after.requirements.at(-1)).toMatchObject({ kind: "must", sentence: first?.sentence });

  await recruiter.call(updateScreening, { params: { id }, body: { requirements: before } });
  expect((await jdOf(id)).to_check).toEqual(to_check);
});

test("what two windows call no requirement at once is both left out, in a copy too, until the text is read anew", async () => {
  const { to_check } = await jdOf(id);
  await Promise.all(
    to_check.map(({ sentence }) =>
      recruiter.call(updateScreening, { params: { id }, body: { checked: [sentence, "Never said."] } }),
    ),
  );
  expect((await jdOf(id)).to_check).toEqual([]);

  const copy = await recruiter.call(duplicateScreening, { params: { id } });
  expect(await jdOf(copy.id)).toMatchObject({ to_check: [], reading: "thin" });

  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: `${vagueJd}\n` } });
  expect((await jdOf(id)).to_check).toEqual(to_check);
});

test("a text in a language that is not read says so, and gives nothing to check", async () => {
  const finnish =
    "Etsimme kokenutta kirjanpitäjää Helsingin toimistoomme. Tehtäviisi kuuluu ostoreskontran hoito ja palkanlaskenta. Edellytämme vähintään kolmen vuoden kokemusta.";
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: finnish } });
  expect(await jdOf(id)).toMatchObject({ reading: "unknown_language" });

  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: "" } });
  expect(await jdOf(id)).toMatchObject({ reading: "whole", to_check: [] });
});

test("what is in doubt says so until a person confirms it, whatever another window still shows", async () => {
  const jd_text = "Baker\nIdeally you also have experience of running clubs. You must have Excel.";
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text } });
  const listOf = async () => (await jdOf(id)).requirements.filter(({ text }) => text === "running clubs");
  const [clubs] = await listOf();
  expect(clubs).toMatchObject({ kind: "nice", doubt: "kind" });

  const { requirements } = await jdOf(id);
  const asShown = requirements.map(({ id: known, kind, text, weight }) => ({
    id: known,
    kind,
    text,
    weight,
  }));
  const save = (edits: { is_confirmed?: boolean }) =>
    recruiter.call(updateScreening, {
      params: { id },
      body: { requirements: asShown.map((one) => (one.id === clubs?.id ? { ...one, ...edits } : one)) },
    });
  await save({});
  expect(await listOf()).toMatchObject([{ doubt: "kind" }]);
  await save({ is_confirmed: true });
  expect(await listOf()).toMatchObject([{ kind: "nice", doubt: null }]);
  await save({});
  expect(await listOf()).toMatchObject([{ kind: "nice", doubt: null }]);
});
