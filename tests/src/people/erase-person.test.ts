import { randomUUID } from "node:crypto";
import { createDriveRound, listDriveCandidates } from "@winnow/contract/drives.ts";
import { listErasures } from "@winnow/contract/erasures.ts";
import { erasePerson, getPerson } from "@winnow/contract/people.ts";
import { updateDriveRetention } from "@winnow/contract/retention.ts";
import { getScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { people } from "@winnow/samples/people.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { cvsOf } from "../given/given-cvs.ts";
import { givenScreened } from "../given/given-screened.ts";
import { cutOffWhileWaiting, holdLock } from "../support/held-lock.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { newEmail, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
});
beforeEach(async () => {
  // The log of an account of one's own.
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow?.stop());

type Thing = { kind: "cv" | "application" | "candidate"; id: string };

/** Somebody with a CV in a screening of their own. */
async function screened(email = newEmail("person"), name = "Ada Quill") {
  const [person] = people;
  if (!person) throw new Error("There are no people.");
  const phone = `+44 20 ${Math.floor(10_000_000 * (1 + Math.random()))}`;
  const [cv] = await cvsOf([{ ...person, name, contact: { ...person.contact, email, phone } }]);
  if (!cv) throw new Error("There is no CV.");
  const { id: screeningId, results } = await givenScreened(winnow, recruiter, { cvs: [cv] });
  const resultId = results[0]?.id ?? "";
  return { screeningId, resultId, email, cv: { kind: "cv", id: results[0]?.cv_file_id ?? "" } as Thing };
}

/** The same as a candidate of a drive. */
async function chosen() {
  const found = await screened();
  const { id: driveId } = await recruiter.call(createDriveRound, {
    body: { screening_id: found.screeningId, result_ids: [found.resultId] },
  });
  const { data } = await recruiter.call(listDriveCandidates, { params: { id: driveId } });
  return { ...found, driveId, candidate: { kind: "candidate", id: data[0]?.id ?? "" } as Thing };
}

const erase = (personId: string, body: { things: Thing[]; hidden?: boolean; tell?: boolean }) => ({
  params: { id: personId },
  body,
});
const log = async () => (await recruiter.call(listErasures, {})).data;
const candidatesIn = async (id: string) =>
  (await recruiter.call(listDriveCandidates, { params: { id } })).total;

test("exactly what is named is erased, and what is named of somebody else is refused", async () => {
  const first = await screened();
  const second = await screened(first.email);
  const stranger = await screened(newEmail("stranger"), "Bea Other");

  expect(
    await recruiter.refusal(erasePerson, erase(first.resultId, { things: [first.cv, stranger.cv] })),
  ).toMatchObject({ status: 404, code: 1860 });
  const { counts } = await recruiter.call(erasePerson, erase(first.resultId, { things: [second.cv] }));

  expect(counts).toEqual({ cvs: 1, applications: 0, interviews: 0, files: 0 });
  expect(await recruiter.call(getPerson, { params: { id: first.resultId } })).toMatchObject({
    cvs: [{ id: first.cv.id }],
  });
  expect(await recruiter.call(getScreening, { params: { id: second.screeningId } })).toMatchObject({
    counts: { screened: 0 },
  });
  expect(await log()).toMatchObject([{ sentence: "Some of what was kept of one person", counts }]);
});

test("whoever erases the same person twice at once erases once, in one line of the log", async () => {
  const { resultId, cv, candidate, driveId } = await chosen();
  const call = erase(resultId, { things: [cv, candidate] });

  const answers = await Promise.all([
    recruiter.attempt(erasePerson, call),
    recruiter.attempt(erasePerson, call),
  ]);

  expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 404)).toBe(true);
  const lines = await log();
  const sum = (key: "cvs" | "interviews") => lines.reduce((total, { counts }) => total + counts[key], 0);
  expect([sum("cvs"), sum("interviews"), await candidatesIn(driveId)]).toEqual([1, 1, 0]);
});

test("what is cut off after the candidate is erased and before the CV is finished when it is sent again, as one act", async () => {
  const { resultId, cv, candidate, driveId } = await chosen();
  const call = {
    ...erase(resultId, { things: [cv, candidate] }),
    headers: { "idempotency-key": randomUUID() },
  };
  const lock = await holdLock(winnow, "lock table cv_files in share row exclusive mode");
  const cutOff = await cutOffWhileWaiting(winnow, lock, () => recruiter.attempt(erasePerson, call));
  expect(cutOff.status).toBe(503);
  expect(await candidatesIn(driveId)).toBe(0);
  expect(await log()).toMatchObject([{ counts: { cvs: 0, interviews: 1 } }]);

  const answer = await recruiter.call(erasePerson, call);
  expect(await recruiter.call(erasePerson, call)).toEqual(answer);

  expect(answer.counts).toEqual({ cvs: 1, applications: 0, interviews: 1, files: 0 });
  expect(await log()).toMatchObject([{ counts: answer.counts }]);
});

test("a legal hold on a drive keeps the candidate, and the CV that they came from", async () => {
  const { resultId, cv, driveId } = await chosen();
  await recruiter.call(updateDriveRetention, { params: { id: driveId }, body: { hold: "Court case" } });

  expect(await recruiter.refusal(erasePerson, erase(resultId, { things: [cv] }))).toMatchObject({
    status: 409,
    code: 1870,
  });

  expect(await recruiter.call(getPerson, { params: { id: resultId } })).toMatchObject({
    cvs: [{ id: cv.id }],
    candidates: [{ drive_id: driveId }],
  });
  expect(await log()).toEqual([]);
});

test("who is hidden is erased along when that is asked for, and each address is told once", async () => {
  const shown = await screened();
  const hidden = await screened(shown.email);
  await recruiter.call(updateScreening, { params: { id: hidden.screeningId }, body: { is_blind: true } });

  const { counts } = await recruiter.call(
    erasePerson,
    erase(shown.resultId, { things: [shown.cv], hidden: true, tell: true }),
  );
  await untilJobsAreDone(winnow);

  expect(counts.cvs).toBe(2);
  expect(await recruiter.call(getScreening, { params: { id: hidden.screeningId } })).toMatchObject({
    counts: { screened: 0 },
  });
  expect(await mailsTo(winnow, shown.email)).toHaveLength(1);
});
