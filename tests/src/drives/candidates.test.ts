import { randomUUID } from "node:crypto";
import {
  addDriveCandidates,
  listDriveCandidates,
  removeDriveCandidate,
  updateDriveCandidate,
} from "@winnow/contract/drives.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenDrive } from "../given/given-drive.ts";
import { givenScreened } from "../given/given-screened.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow?.stop());

const add = (id: string, people: { name: string; email: string }[]) =>
  recruiter.call(addDriveCandidates, { params: { id }, body: { candidates: people } });

test("whoever is in a drive already, in whatever spelling of the address, is passed over and named", async () => {
  const { id } = await givenDrive(recruiter);

  const first = await add(id, [
    { name: "Ana Roth", email: "ana@example.com" },
    { name: "Ana R.", email: "ANA@example.com" },
  ]);
  const again = await add(id, [{ name: "Anna", email: "Ana@Example.com" }]);

  expect(first).toEqual({ added: 1, duplicates: ["Ana R."], without_email: [] });
  expect(again).toEqual({ added: 0, duplicates: ["Anna"], without_email: [] });
});

test("two tabs that add the same candidate at once add one", async () => {
  const { id } = await givenDrive(recruiter);
  const person = { name: "Ana Roth", email: "ana@example.com" };

  const answers = await Promise.all([add(id, [person]), add(id, [person]), add(id, [person])]);

  expect(answers.map(({ added }) => added).sort()).toEqual([0, 0, 1]);
  expect(await recruiter.call(listDriveCandidates, { params: { id } })).toMatchObject({ total: 1 });
});

test("results without an address are named, and those of another screening are passed over", async () => {
  const { id: screening_id, results } = await givenScreened(winnow, recruiter, { cvs: 2 });
  const [first, second] = results;
  await winnow.pool.query("update screening_results set email = null where id = $1", [first?.id]);
  const { id } = await givenDrive(recruiter);

  const answer = await recruiter.call(addDriveCandidates, {
    params: { id },
    body: { screening_id, result_ids: [first?.id ?? "", second?.id ?? "", randomUUID()] },
  });

  expect(answer).toEqual({ added: 1, duplicates: [], without_email: [first?.name] });
});

test("a drive takes two thousand candidates and not one more", async () => {
  const { id } = await givenDrive(recruiter);
  const people = Array.from({ length: 2_000 }, (_, index) => ({
    name: `Person ${index}`,
    email: `person-${index}@example.com`,
  }));

  expect(await add(id, people)).toMatchObject({ added: 2_000 });
  const refusal = await recruiter.refusal(addDriveCandidates, {
    params: { id },
    body: { candidates: [{ name: "Too many", email: "more@example.com" }] },
  });

  expect(refusal).toMatchObject({ status: 409, code: 1716 });
  const page = await recruiter.call(listDriveCandidates, {
    params: { id },
    query: { sort_by: "name", order_by: "asc", search: "person", size: 2 },
  });
  expect(page).toMatchObject({ total: 2_000, data: [{ name: "Person 0" }, { name: "Person 1" }] });
});

test.each([
  { name: "", email: "ana@example.com" },
  { name: "x".repeat(201), email: "ana@example.com" },
  { name: "Ana", email: "ana@example.com\nBcc: all@example.com" },
  { name: "Ana", email: "ana" },
  { name: "Ana", email: "ana@example.com", time_zone: "Mars/Olympus" },
])("refuses %j", async (person) => {
  const { id } = await givenDrive(recruiter);

  const refusal = await recruiter.refusal(addDriveCandidates, {
    params: { id },
    body: { candidates: [person] },
  });

  expect(refusal).toMatchObject({ status: 400, code: 1201 });
});

test("a candidate is corrected, but not to the address of another", async () => {
  const { id } = await givenDrive(recruiter, { candidates: 2 });
  const { data } = await recruiter.call(listDriveCandidates, {
    params: { id },
    query: { sort_by: "name", order_by: "asc" },
  });
  const [first, second] = data;
  const params = { id, candidate_id: first?.id ?? "" };

  const changed = await recruiter.call(updateDriveCandidate, {
    params,
    body: { name: "Ana Roth", email: first?.email.toUpperCase(), time_zone: "Europe/Madrid" },
  });
  const refusal = await recruiter.refusal(updateDriveCandidate, { params, body: { email: second?.email } });

  expect(changed).toMatchObject({ name: "Ana Roth", time_zone: "Europe/Madrid" });
  expect(refusal).toMatchObject({ status: 400, fields: { email: expect.any(String) } });
});

test("whoever has an interview is not removed but withdrawn", async () => {
  const { id } = await givenDrive(recruiter, { candidates: 2 });
  const { data } = await recruiter.call(listDriveCandidates, { params: { id } });
  const [invited, other] = data.map((candidate) => candidate.id);
  await winnow.pool.query(
    `insert into interviews (account_id, drive_id, candidate_id, batch_id)
     select account_id, drive_id, id, gen_random_uuid() from drive_candidates where id = $1`,
    [invited],
  );

  const remove = (candidate_id: string | undefined) =>
    recruiter.attempt(removeDriveCandidate, { params: { id, candidate_id } });

  expect(await remove(invited)).toMatchObject({ status: 409, body: { error: { code: 1718 } } });
  expect(await remove(other)).toMatchObject({ status: 200 });
  expect(await remove(other)).toMatchObject({ status: 404, body: { error: { code: 1702 } } });
  const left = await recruiter.call(listDriveCandidates, {
    params: { id },
    query: { status: "NotAttended" },
  });
  expect(left.data.map((candidate) => candidate.id)).toEqual([invited]);
});
