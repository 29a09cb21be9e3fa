import {
  addDriveCandidates,
  aggregateDrives,
  createDriveRound,
  deleteDriveRound,
  driveDraft,
  getDriveRound,
  listDriveCandidates,
  listDriveHistory,
  listDriveRounds,
  listDriveSkills,
  readDriveJd,
  scheduleInterviews,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { payrollAccountantJd, wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { makeEncryptedPdf, makeJdPdf } from "@winnow/samples/malformed-files.ts";
import { storedKinds } from "@winnow/server/features/objects/stored-kinds.ts";
import { filesPrefix } from "@winnow/server/features/screenings/object-keys.ts";
import { removeStrays } from "@winnow/server/platform/storage/stray-objects.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { formOf, givenDrive, upload } from "../given/given-drive.ts";
import { givenScreened } from "../given/given-screened.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow?.stop());

async function storedBelow(driveId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of winnow.services.storage.list(filesPrefix)) {
    if (key.includes(driveId)) keys.push(key);
  }
  return keys;
}

const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;
const setStatus = (id: string, status: string) =>
  winnow.pool.query("update drives set status = $2 where id = $1", [id, status]);

test("an empty draft has a title to be changed, and nothing else", async () => {
  const drive = await recruiter.call(createDriveRound, { body: {} });

  expect(drive).toMatchObject({
    title: "Untitled drive",
    status: "Draft",
    questions: [],
    skills: [],
    counts: { candidates: 0, invited: 0, not_sent: 0, begun: 0, completed: 0 },
    closes_at: null,
    asks_about_gaps: true,
  });
});

test("a job description brings a title, skills, and questions with what a good answer says", async () => {
  const drive = await recruiter.call(createDriveRound, { body: { jd_text: wardNurseJd } });

  expect(drive.title).toMatch(/nurse/i);
  expect(drive.skills.length).toBeGreaterThan(3);
  expect(drive.questions.length).toBeGreaterThan(4);
  for (const question of drive.questions) {
    expect(question.rubric.length).toBeGreaterThan(1);
    expect(question.reason).toBeTruthy();
    expect(drive.skills.map(({ name }) => name)).toContain(question.skill);
  }
});

test("a text without requirements brings questions about ways of working; without any question nobody is invited", async () => {
  const jd_text = "We look forward to meeting you.";
  const { id, skills, questions } = await recruiter.call(createDriveRound, { body: { jd_text } });
  const change = (body: Record<string, unknown>) =>
    recruiter.call(updateDriveRound, { params: { id }, body });
  await change({ closes_at: inAnHour() });

  expect(skills.length).toBeGreaterThan(0);
  expect(questions.filter(({ sentence }) => sentence !== null)).toEqual([]);
  const without = await change({ questions: [], skills: [] });
  expect(without).toMatchObject({ questions: [], skills: [], questions_count: 0 });
  expect(await recruiter.refusal(scheduleInterviews, { params: { id } })).toMatchObject({ code: 1707 });
});

test("another job description in a draft replaces what the first one suggested", async () => {
  const { id, questions } = await givenDrive(recruiter);

  const changed = await recruiter.call(updateDriveRound, {
    params: { id },
    body: { jd_text: payrollAccountantJd },
  });

  expect(changed.jd.text).toBe(payrollAccountantJd);
  expect(changed.questions.map(({ text }) => text)).not.toEqual(questions.map(({ text }) => text));
  expect(await recruiter.call(getDriveRound, { params: { id } })).toEqual(changed);
});

test("a file is read into a draft, and one that cannot be read is refused with the reason", async () => {
  const read = await recruiter.attempt(readDriveJd, {
    form: formOf({ file: await makeJdPdf(), name: "jd.pdf" }),
  });
  const locked = await recruiter.refusal(readDriveJd, {
    form: formOf({ file: await makeEncryptedPdf(), name: "jd.pdf" }),
  });
  const nothing = await recruiter.refusal(readDriveJd, { form: formOf({}) });
  const json = await recruiter.refusal(readDriveJd, { body: { text: "A nurse" } });

  expect(driveDraft.parse(read.body)).toMatchObject({ title: "Senior Payroll Accountant" });
  expect(driveDraft.parse(read.body).questions.length).toBeGreaterThan(4);
  expect(locked).toMatchObject({
    status: 400,
    code: 1201,
    fields: { file: expect.stringMatching(/password/) },
  });
  expect(nothing).toMatchObject({ status: 400, fields: { file: "Please select a file." } });
  expect(json).toMatchObject({ status: 400, code: 1201 });
});

test("a screening gives its job description and the chosen candidates, each asked about what the CV does not state", async () => {
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 3 });
  const chosen = results.map(({ id }) => id);

  const drive = await recruiter.call(createDriveRound, {
    body: { screening_id: id, result_ids: chosen },
  });

  const { data } = await recruiter.call(listDriveCandidates, { params: { id: drive.id } });
  const reachable = results.filter(({ email }) => email !== null);
  expect(drive).toMatchObject({ screening_id: id, jd: { text: wardNurseJd } });
  expect(data.map(({ result_id }) => result_id).sort()).toEqual(reachable.map(({ id }) => id).sort());
  const own = data.flatMap(({ own_questions }) => own_questions);
  expect(own.length).toBeGreaterThan(0);
  expect(own[0]?.reason).toMatch(/does not state/);
  const common = drive.questions.map(({ text }) => text);
  expect(own.filter(({ text }) => common.includes(text))).toEqual([]);

  await recruiter.call(updateDriveRound, { params: { id: drive.id }, body: { asks_about_gaps: false } });

  const without = await recruiter.call(listDriveCandidates, { params: { id: drive.id } });
  expect(without.data.flatMap(({ own_questions }) => own_questions)).toEqual([]);
});

test("nobody whose name is hidden becomes a candidate", async () => {
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 1, isBlind: true });

  const refusal = await recruiter.refusal(createDriveRound, {
    body: { screening_id: id, result_ids: results.map(({ id }) => id) },
  });

  expect(refusal).toMatchObject({ status: 409, code: 1324 });
});

test("a copy takes the questions and settings, and no candidate", async () => {
  const original = await givenDrive(recruiter, { candidates: 2 });
  await recruiter.call(updateDriveRound, {
    params: { id: original.id },
    body: { extra_time_percent: 25, hides_marks_until_scored: false, closes_at: inAnHour() },
  });

  const copy = await recruiter.call(createDriveRound, { body: { copy_of: original.id, title: "Second" } });

  expect(copy).toMatchObject({
    title: "Second",
    questions: original.questions,
    extra_time_percent: 25,
    hides_marks_until_scored: false,
    closes_at: null,
    counts: { candidates: 0 },
  });
});

test("no two questions of a drive have the same id, and no two points of a question; twins that are there can be read", async () => {
  const { id, questions } = await givenDrive(recruiter);
  const [first, second, ...others] = questions;
  if (!first || !second) throw new Error("The job description suggests too few questions.");
  const refusal = (sent: typeof questions) =>
    recruiter.refusal(updateDriveRound, { params: { id }, body: { questions: sent } });
  const withTwins = { ...first, rubric: first.rubric.map((point) => ({ ...point, id: "p1" })) };

  expect(await refusal([...questions, first])).toMatchObject({
    code: 1201,
    fields: { questions: "Each question needs an id of its own." },
  });
  expect(await refusal([withTwins, second, ...others])).toMatchObject({
    code: 1201,
    fields: { "questions.0.rubric": "Each point needs an id of its own." },
  });
  // Points of different questions are told apart by their questions.
  const again = await recruiter.call(updateDriveRound, { params: { id }, body: { questions } });
  expect(again.questions).toEqual(questions);

  const twins = [first, first, second];
  await winnow.pool.query("update drives set questions = $2 where id = $1", [id, JSON.stringify(twins)]);
  expect((await recruiter.call(getDriveRound, { params: { id } })).questions).toEqual(twins);
});

test("once scheduled, questions stay, the same again is no edit, and the window only grows", async () => {
  const drive = await givenDrive(recruiter);
  const { id } = drive;
  const closes_at = inAnHour();
  await recruiter.call(updateDriveRound, { params: { id }, body: { closes_at } });
  await setStatus(id, "InProgress");
  const change = (body: Record<string, unknown>) => ({ params: { id }, body });

  expect(await recruiter.refusal(updateDriveRound, change({ questions: [] }))).toMatchObject({ code: 1704 });
  expect(await recruiter.refusal(updateDriveRound, change({ jd_text: "Cook" }))).toMatchObject({
    code: 1704,
  });
  expect(await recruiter.refusal(updateDriveRound, change({ closes_at: closes_at - 60 }))).toMatchObject({
    code: 1201,
    fields: { closes_at: expect.any(String) },
  });
  const renamed = await recruiter.call(updateDriveRound, {
    params: { id },
    body: { title: "Nurses", questions: drive.questions, closes_at: closes_at + 60 },
  });
  expect(renamed).toMatchObject({ title: "Nurses", closes_at: closes_at + 60, questions: drive.questions });
});

test("a window in the past, or one that ends before it begins, is refused", async () => {
  const { id } = await givenDrive(recruiter);
  const change = (body: Record<string, unknown>) =>
    recruiter.refusal(updateDriveRound, { params: { id }, body });

  expect(await change({ closes_at: inAnHour() - 7_200 })).toMatchObject({ status: 409, code: 1710 });
  expect(await change({ opens_at: inAnHour() + 60, closes_at: inAnHour() })).toMatchObject({ code: 1710 });
});

test("a drive that runs is not deleted; a draft goes with its candidates", async () => {
  const { id } = await givenDrive(recruiter, { candidates: 1 });
  await setStatus(id, "InProgress");
  expect(await recruiter.refusal(deleteDriveRound, { params: { id } })).toMatchObject({ code: 1705 });

  await setStatus(id, "Draft");
  await recruiter.call(deleteDriveRound, { params: { id } });

  expect(await recruiter.refusal(getDriveRound, { params: { id } })).toMatchObject({ code: 1701 });
  const left = await winnow.pool.query("select from drive_candidates where drive_id = $1", [id]);
  expect(left.rowCount).toBe(0);
});

test("the list searches, filters, sorts and counts exactly, and so does the aggregate", async () => {
  const own = await givenAccount(winnow, "Lena List");
  const titles = ["Nurses 10", "Nurses 2", "Cooks"];
  const ids: string[] = [];
  for (const title of titles) ids.push((await own.call(createDriveRound, { body: { title } })).id);
  await setStatus(ids[2] ?? "", "Cancelled");
  await own.call(addDriveCandidates, {
    params: { id: ids[1] ?? "" },
    body: { candidates: [{ name: "Ana", email: "ana@example.com" }] },
  });

  const found = await own.call(listDriveRounds, {
    query: { search: "nurses", sort_by: "title", order_by: "asc", size: 1 },
  });
  const cancelled = await own.call(listDriveRounds, { query: { status: "Cancelled" } });
  const fullest = await own.call(listDriveRounds, { query: { sort_by: "candidates" } });
  const byStatus = await own.call(aggregateDrives, {
    body: { aggregationType: "count", groupBy: "status" },
  });
  const some = await own.call(aggregateDrives, {
    body: { aggregationType: "count", groupBy: "status", driveRoundIds: [ids[2] ?? ""] },
  });
  const interviews = await own.call(aggregateDrives, {
    body: { aggregationType: "count", groupBy: "interview_status" },
  });

  expect(found).toMatchObject({ total: 2, total_pages: 2, data: [{ title: "Nurses 2" }] });
  expect(cancelled.data.map(({ title }) => title)).toEqual(["Cooks"]);
  expect(fullest.data[0]).toMatchObject({ title: "Nurses 2", counts: { candidates: 1 } });
  expect(byStatus.data).toEqual([
    { group_by: "Cancelled", count: 1 },
    { group_by: "Draft", count: 2 },
  ]);
  expect(some.data).toEqual([{ group_by: "Cancelled", count: 1 }]);
  expect(interviews.data).toEqual([]);
});

test("skills are found by how they begin", async () => {
  const { skills } = await recruiter.call(listDriveSkills, { query: { search: "postg", size: 5 } });

  expect(skills[0]).toBe("PostgreSQL");
  expect(skills.length).toBeLessThanOrEqual(5);
});

test("an uploaded job description takes the place of the one before, and comes back as the file that it was", async () => {
  const { id } = await recruiter.call(createDriveRound, { body: {} });
  const pdf = await makeJdPdf();
  const download = (driveId: string) =>
    fetch(`${winnow.url}/api/auth/DriveRound/${driveId}/download/jd`, {
      headers: { authorization: recruiter.token },
    });
  await upload(recruiter, id, { kind: "jd", file: payrollAccountantJd, name: "payroll.txt" });
  const asText = await download(id);

  const answer = await upload(recruiter, id, { kind: "jd", file: pdf, name: "Buchhaltung (Köln).pdf" });
  const drive = await recruiter.call(getDriveRound, { params: { id } });
  const asPdf = await download(id);

  expect(asText.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await asText.text()).toBe(payrollAccountantJd);
  expect(answer).toMatchObject({ kind: "jd", is_applied: true });
  expect(drive).toMatchObject({
    title: expect.stringMatching(/payroll/i),
    jd: { file_name: "Buchhaltung (Köln).pdf" },
  });
  expect(drive.questions.length).toBeGreaterThan(4);
  expect(asPdf.headers.get("content-type")).toBe("application/pdf");
  expect(asPdf.headers.get("content-disposition")).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent("Buchhaltung (Köln).pdf")}`,
  );
  expect(Buffer.from(await asPdf.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);

  const copy = await recruiter.call(createDriveRound, { body: { copy_of: id } });
  await recruiter.call(updateDriveRound, { params: { id }, body: { jd_text: "Cook" } });
  await untilJobsAreDone(winnow);
  expect(await (await download(id)).text()).toBe("Cook");
  expect((await download(copy.id)).headers.get("content-type")).toBe("application/pdf");
  await recruiter.call(deleteDriveRound, { params: { id: copy.id } });
  await untilJobsAreDone(winnow);
  expect(await storedBelow(copy.id)).toEqual([]);
});

test("the sweep keeps the originals of drives, and removes those that nothing points to any more", async () => {
  const { id } = await recruiter.call(createDriveRound, { body: {} });
  await upload(recruiter, id, { kind: "jd", file: await makeJdPdf(), name: "jd.pdf" });
  const [kept = ""] = await storedBelow(id);
  const stray = `${kept}-stray`;
  await winnow.services.storage.write(stray, new Uint8Array([1]));
  const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1_000);

  for (const kind of storedKinds(winnow.services)) {
    await removeStrays(winnow.services.storage, { kind, before: tomorrow });
  }

  expect(await storedBelow(id)).toEqual([kept]);
});

test("the history says who did what, the newest first", async () => {
  const { id } = await givenDrive(recruiter, { candidates: 2 });

  const { data } = await recruiter.call(listDriveHistory, { params: { id } });

  expect(data.map(({ sentence }) => sentence)).toEqual([
    "Mara Ruiz added 2 candidates.",
    "Mara Ruiz created this drive.",
  ]);
});
