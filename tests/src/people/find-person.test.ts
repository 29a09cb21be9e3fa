import { randomUUID } from "node:crypto";
import { listApplications } from "@winnow/contract/applications.ts";
import { revealCandidate } from "@winnow/contract/decisions.ts";
import { addDriveCandidates, createDriveRound, listDriveCandidates } from "@winnow/contract/drives.ts";
import { type FoundPerson, getPerson, type Person, searchPeople } from "@winnow/contract/people.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { people } from "@winnow/samples/people.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { apply, givenForm } from "../given/given-application.ts";
import { cvsOf } from "../given/given-cvs.ts";
import { givenDrive } from "../given/given-drive.ts";
import { givenScreened } from "../given/given-screened.ts";
import { untilScreening } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { newEmail, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow?.stop());

/** The CV of somebody of an address and a number of their own, unless others are given. */
async function cvOf(contact: { email?: string; phone?: string } = {}, name = "Ada Quill") {
  const [person] = people;
  if (!person) throw new Error("There are no people.");
  const email = contact.email ?? newEmail("person");
  const phone = contact.phone ?? `+44 20 7946 ${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
  const [cv] = await cvsOf([{ ...person, name, contact: { ...person.contact, email, phone } }]);
  if (!cv) throw new Error("There is no CV.");
  return { cv: { ...cv, name: `${randomUUID()}.pdf` }, email, phone };
}

async function screened(contact: { email?: string; phone?: string } = {}, name?: string) {
  const made = await cvOf(contact, name);
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: [made.cv] });
  const [result] = results;
  if (!result) throw new Error("Nothing was screened.");
  return { ...made, screeningId: id, resultId: result.id, fileId: result.cv_file_id };
}

const personOf = (id: string) => recruiter.call(getPerson, { params: { id } });
const linksOf = ({ cvs, applications, candidates }: Person) => ({
  cvs: cvs.map(({ link }) => link),
  applications: applications.map(({ link }) => link),
  candidates: candidates.map(({ link }) => link),
});

test("an application, its CV and the candidate who came from its result are one person, by whichever is asked", async () => {
  const { cv: runsWith } = await cvOf();
  const form = await givenForm(winnow, recruiter, { runsWith });
  const { cv, email } = await cvOf();
  const { applicationId } = await apply(winnow, createApiClient(winnow.url), {
    form,
    cv,
    name: "Ada Quill",
    email: newEmail("applicant"),
  });
  await untilScreening(recruiter, form.screeningId, ({ counts }) => counts.screened === 2);
  const { data } = await recruiter.call(listApplications, { params: { id: form.screeningId } });
  const resultId = data[0]?.result_id ?? "";
  const drive = await recruiter.call(createDriveRound, {
    body: { screening_id: form.screeningId, result_ids: [resultId] },
  });
  const candidates = await recruiter.call(listDriveCandidates, { params: { id: drive.id } });
  const candidateId = candidates.data[0]?.id ?? "";

  const byApplication = await personOf(applicationId);
  expect(linksOf(byApplication)).toEqual({
    cvs: ["came_from"],
    applications: ["asked"],
    candidates: ["came_from"],
  });
  expect(byApplication.emails).toContain(email);
  expect(byApplication.names).toContain("Ada Quill");

  for (const id of [resultId, byApplication.cvs[0]?.id ?? "", candidateId]) {
    const person = await personOf(id);
    expect([person.cvs, person.applications, person.candidates].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
    expect(Object.values(linksOf(person)).flat()).toContain("asked");
  }
});

test("the same address in other letters is the same person, in a drive as well", async () => {
  const first = await screened();
  await screened({ email: first.email.toUpperCase() });
  const { id } = await givenDrive(recruiter);
  await recruiter.call(addDriveCandidates, {
    params: { id },
    body: { candidates: [{ name: "A. Quill", email: first.email.toUpperCase() }] },
  });

  const person = await personOf(first.resultId);

  expect(linksOf(person)).toEqual({ cvs: ["email", "asked"], applications: [], candidates: ["email"] });
  expect(person.emails).toEqual([first.email]);
});

test("who has only the phone number in common is marked so, and followed no further", async () => {
  const first = await screened();
  const sister = await screened({ phone: first.phone.replaceAll(" ", "") }, "Bea Quill");
  await screened({ email: sister.email });

  const person = await personOf(first.fileId);

  expect(linksOf(person).cvs.toSorted()).toEqual(["asked", "phone"]);
  expect(person.names).toEqual(["Ada Quill"]);
  expect(person.emails).toEqual([first.email]);
});

test("whoever is hidden is refused by their own id, counted otherwise, and found once revealed", async () => {
  const shown = await screened();
  const hidden = await screened({ email: shown.email });
  await recruiter.call(updateScreening, {
    params: { id: hidden.screeningId },
    body: { is_blind: true },
  });

  for (const id of [hidden.resultId, hidden.fileId]) {
    expect(await recruiter.refusal(getPerson, { params: { id } })).toMatchObject({ status: 409, code: 1861 });
  }
  const person = await personOf(shown.resultId);
  expect(person).toMatchObject({ hidden: 1, cvs: [{ id: shown.fileId }] });
  expect(JSON.stringify(person)).not.toContain(hidden.fileId);

  await recruiter.call(revealCandidate, { params: { id: hidden.resultId } });
  expect(await personOf(shown.resultId)).toMatchObject({
    hidden: 0,
    cvs: [{ id: hidden.fileId }, { id: shown.fileId }],
  });
});

test("people of other accounts and unknown ones are not here", async () => {
  const { resultId, email } = await screened();
  const other = await givenAccount(winnow, "Otto Other");
  const { id } = await givenDrive(other);
  await other.call(addDriveCandidates, { params: { id }, body: { candidates: [{ name: "Ada", email }] } });
  const candidates = await other.call(listDriveCandidates, { params: { id } });

  for (const unknown of [resultId, randomUUID(), "nonsense"]) {
    expect(await other.refusal(getPerson, { params: { id: unknown } })).toMatchObject({
      status: 404,
      code: 1860,
    });
  }
  expect(
    linksOf(await other.call(getPerson, { params: { id: candidates.data[0]?.id ?? "" } })),
  ).toMatchObject({ cvs: [] });
});

test("people are found by how words of their names and addresses begin, wherever they are, accents aside", async () => {
  const zoe = await screened({}, "Zoë Lindqvist");
  const drive = await recruiter.call(createDriveRound, { body: { title: "Ward nurse" } });
  const łucja = { name: "Łucja Zoe O’Hara-Ødegård", email: newEmail("lucja") };
  await recruiter.call(addDriveCandidates, { params: { id: drive.id }, body: { candidates: [łucja] } });
  const found = async (search: string) =>
    (await recruiter.call(searchPeople, { query: { search, size: 20 } })).data.map(({ name }) => name);

  expect(await found("zoe")).toEqual([łucja.name, "Zoë Lindqvist"]);
  expect(await found("LIND zoë")).toEqual(["Zoë Lindqvist"]);
  expect(await found(zoe.email)).toEqual(["Zoë Lindqvist"]);
  expect(await found("odeg lucja")).toEqual([łucja.name]);
  expect(await found("o'hara")).toEqual([łucja.name]);
  expect(await found("qvist")).toEqual([]);
  expect(await found("'\\ & !*:()")).toEqual([]);
});

test("somebody whose name is hidden is not found before they are revealed", async () => {
  const { screeningId, resultId } = await screened({}, "Ottilie Brandauer");
  const found = async (): Promise<FoundPerson[]> =>
    (await recruiter.call(searchPeople, { query: { search: "brandauer" } })).data;
  expect(await found()).toHaveLength(1);

  await recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: true } });
  expect(await found()).toEqual([]);

  await recruiter.call(revealCandidate, { params: { id: resultId } });
  expect(await found()).toMatchObject([{ kind: "result", id: resultId, screening_id: screeningId }]);
});

test("nobody of another account is found", async () => {
  await screened({}, "Leopoldine Wagner");
  const other = await givenAccount(winnow, "Nuria Vall");
  expect((await other.call(searchPeople, { query: { search: "leopoldine" } })).data).toEqual([]);
});
