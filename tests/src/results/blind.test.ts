import { listTransactions } from "@winnow/contract/credits.ts";
import { addNote, decide, revealCandidate, setOwnScore } from "@winnow/contract/decisions.ts";
import {
  getCvText,
  getScreeningFacts,
  getScreeningResult,
  listScreeningResults,
} from "@winnow/contract/results.ts";
import {
  createScreening,
  getScreening,
  getScreeningJd,
  listCvFiles,
  requestDownload,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, resultsOf } from "../given/given-screened.ts";
import { uploadFiles } from "../given/uploads.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const fileNameOf = (name: string) => `${name.replaceAll(" ", "-")}.pdf`;
/** How many of the sample people a test screens; the whole scan takes them all. */
const few = people.slice(0, 3);

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Bella Blind");
});

/** A screening of some people, each in a file of their name. */
async function screenBlindly(persons: typeof people, isBlind = true): Promise<string> {
  const cvs = await Promise.all(
    persons.map(async (person) => ({
      name: fileNameOf(person.name),
      bytes: await makeCvPdf(person, "modernSans"),
    })),
  );
  const { id } = await givenScreened(winnow, recruiter, { cvs, jdText: payrollAccountantJd, isBlind });
  return id;
}

/** Whatever of the API tells about a screening, as text. */
async function everythingToldAbout(id: string): Promise<string> {
  const params = { id };
  const results = await recruiter.call(listScreeningResults, { params, query: { size: 100 } });
  const reports: unknown[] = [];
  for (const result of results.data) {
    reports.push(await recruiter.call(getScreeningResult, { params: { id: result.id } }));
    reports.push(await recruiter.call(getCvText, { params: { id: result.id } }));
  }
  return JSON.stringify([
    results,
    reports,
    await recruiter.call(getScreening, { params }),
    await recruiter.call(getScreeningJd, { params }),
    await recruiter.call(getScreeningFacts, { params }),
    await recruiter.call(listCvFiles, { params, query: { size: 100 } }),
    await recruiter.call(listTransactions, { query: { size: 100 } }),
  ]);
}

/** What says who somebody is: each must not stand in any answer. */
function secretsOf({ name, contact, education }: (typeof people)[number]): string[] {
  return [
    name,
    fileNameOf(name),
    contact.email,
    contact.phone,
    ...education.map(({ school }) => school),
    ...name.split(" ").filter((part) => part.length > 3),
  ].filter((secret): secret is string => typeof secret === "string" && secret !== "");
}

test("no answer about a blind screening names anybody, their contact or their school", async () => {
  const id = await screenBlindly(people);
  const told = (await everythingToldAbout(id)).toLowerCase();

  const leaks = people.flatMap((person) =>
    secretsOf(person)
      .filter((secret) => told.includes(secret.toLowerCase()))
      .map((secret) => `${person.name}: ${secret}`),
  );
  expect(leaks).toEqual([]);
});

test("the same answers name everybody where the screening is not blind", async () => {
  const id = await screenBlindly(few, false);
  const told = await everythingToldAbout(id);

  for (const person of few) {
    expect(told).toContain(person.name);
    expect(told).toContain(fileNameOf(person.name));
  }
});

test("hiding names changes no score, no order and no point", async () => {
  const id = await screenBlindly(few);
  const blind = await resultsOf(recruiter, id);
  const reportsOf = (ids: string[]) =>
    Promise.all(ids.map((one) => recruiter.call(getScreeningResult, { params: { id: one } })));
  const sums = (reports: Awaited<ReturnType<typeof reportsOf>>) =>
    reports.map(({ report }) => [
      report.score,
      report.adjustments,
      report.requirements.map((one) => one.points),
    ]);
  const ids = blind.map((result) => result.id);
  const hidden = await reportsOf(ids);
  await recruiter.call(updateScreening, { params: { id }, body: { is_blind: false } });

  expect((await resultsOf(recruiter, id)).map((result) => [result.id, result.matching_score])).toEqual(
    blind.map((result) => [result.id, result.matching_score]),
  );
  expect(sums(await reportsOf(ids))).toEqual(sums(hidden));
});

test("candidates are numbered in the order in which they came", async () => {
  const id = await screenBlindly(few);
  const results = await resultsOf(recruiter, id, { sort_by: "name", order_by: "asc" });

  expect(results.map((result) => result.candidate_number)).toEqual([1, 2, 3]);
  expect(results.map((result) => result.file_name)).toEqual(["Candidate 1", "Candidate 2", "Candidate 3"]);
  expect(results.every((result) => result.is_hidden)).toBe(true);
});

test("a search finds nobody by what is hidden", async () => {
  const id = await screenBlindly(few);

  for (const person of few) {
    for (const search of [
      person.name,
      person.contact.email,
      fileNameOf(person.name),
      person.contact.location,
    ]) {
      expect(await resultsOf(recruiter, id, { search: search ?? "" }), search).toEqual([]);
    }
    const { data } = await recruiter.call(listCvFiles, { params: { id }, query: { search: person.name } });
    expect(data).toEqual([]);
  }
  expect(await resultsOf(recruiter, id, { search: "candidate 2" })).toHaveLength(1);
});

test("what people write about somebody is masked as well", async () => {
  const id = await screenBlindly(few.slice(0, 1));
  const [person] = few;
  const [result] = await resultsOf(recruiter, id);
  const params = { id: result?.id ?? "" };
  const words = `${person?.name} wrote from ${person?.contact.email}`;
  await recruiter.call(addNote, { params, body: { text: words } });
  await recruiter.call(setOwnScore, { params, body: { own_score: { score: 50, reason: words } } });
  await recruiter.call(decide, {
    params: { id },
    body: { selection: { result_ids: [params.id] }, decision: "hold", reason: words },
  });

  const told = await everythingToldAbout(id);

  expect(told).toContain("[hidden] wrote from [hidden]");
  expect(told).not.toContain(person?.name);
  expect(told).not.toContain(person?.contact.email);
});

test("the reason of an own score keeps its hidden words when only the score is changed", async () => {
  const id = await screenBlindly(few.slice(0, 1));
  const [result] = await resultsOf(recruiter, id);
  const params = { id: result?.id ?? "" };
  const reason = `${few[0]?.name} knows the wards`;
  await recruiter.call(setOwnScore, { params, body: { own_score: { score: 70, reason } } });
  const shown = (await recruiter.call(getScreeningResult, { params })).own_score?.reason ?? "";
  expect(shown).toBe("[hidden] knows the wards");
  await recruiter.call(setOwnScore, { params, body: { own_score: { score: 75, reason: shown } } });
  await recruiter.call(revealCandidate, { params });
  expect((await recruiter.call(getScreeningResult, { params })).own_score).toMatchObject({
    score: 75,
    reason,
  });
});

describe("the original of a CV", () => {
  test("is not handed out until its candidate is revealed", async () => {
    const id = await screenBlindly(few);
    const [first, second] = await resultsOf(recruiter, id);
    const download = (fileId: string) => ({ params: { screening_id: id }, body: { file_id: fileId } });

    const refusal = await recruiter.refusal(requestDownload, download(first?.cv_file_id ?? ""));
    await recruiter.call(revealCandidate, { params: { id: first?.id ?? "" } });
    const link = await recruiter.call(requestDownload, download(first?.cv_file_id ?? ""));

    expect(refusal).toMatchObject({ status: 409, code: 1324 });
    expect(few.map((person) => fileNameOf(person.name))).toContain(link.file_name);
    expect(await recruiter.refusal(requestDownload, download(second?.cv_file_id ?? ""))).toMatchObject({
      code: 1324,
    });
  });

  test("is not handed out before it is screened either", async () => {
    const { id } = await recruiter.call(createScreening, { body: {} });
    await recruiter.call(updateScreening, { params: { id }, body: { is_blind: true } });
    const [person] = few;
    if (!person) throw new Error("There are no sample people.");
    const files = [{ name: fileNameOf(person.name), bytes: await makeCvPdf(person, "modernSans") }];
    const [fileId] = await uploadFiles(winnow, recruiter, { screeningId: id, files });

    const refusal = await recruiter.refusal(requestDownload, {
      params: { screening_id: id },
      body: { file_id: fileId },
    });
    const { data } = await recruiter.call(listCvFiles, { params: { id } });

    expect(refusal).toMatchObject({ status: 409, code: 1324 });
    expect(data.map((file) => file.file_name)).toEqual(["CV 1"]);
  });
});

describe("a reveal", () => {
  test("shows one candidate, and is written down once, with who did it", async () => {
    const id = await screenBlindly(few);
    const [first] = await resultsOf(recruiter, id);
    const params = { id: first?.id ?? "" };
    await recruiter.call(revealCandidate, { params });
    await recruiter.call(revealCandidate, { params });

    const revealed = await recruiter.call(getScreeningResult, { params });
    expect(revealed.is_hidden).toBe(false);
    expect(few.map((person) => person.name)).toContain(revealed.name);
    expect(revealed.history.map(({ kind, by }) => [kind, by])).toEqual([
      ["revealed", "Bella Blind"],
      ["screened", null],
    ]);
    const others = (await resultsOf(recruiter, id)).filter((result) => result.id !== params.id);
    expect(others.map((result) => [result.name, result.is_hidden])).toEqual([
      [null, true],
      [null, true],
    ]);
  });

  test("of everybody comes with switching blind mode off, and is written into each history", async () => {
    const id = await screenBlindly(few);
    await recruiter.call(updateScreening, { params: { id }, body: { is_blind: false } });

    for (const result of await resultsOf(recruiter, id)) {
      const { history, name } = await recruiter.call(getScreeningResult, { params: { id: result.id } });
      expect(few.map((person) => person.name)).toContain(name);
      expect(history[0]).toMatchObject({ kind: "revealed", by: "Bella Blind" });
    }
  });

  test("is over when blind mode is switched on again", async () => {
    const id = await screenBlindly(few);
    await recruiter.call(updateScreening, { params: { id }, body: { is_blind: false } });
    await recruiter.call(updateScreening, { params: { id }, body: { is_blind: true } });

    expect((await resultsOf(recruiter, id)).map((result) => result.name)).toEqual([null, null, null]);
  });

  test("where nothing is hidden is nothing", async () => {
    const id = await screenBlindly(few.slice(0, 1), false);
    const [first] = await resultsOf(recruiter, id);
    const params = { id: first?.id ?? "" };
    await recruiter.call(revealCandidate, { params });

    const { history } = await recruiter.call(getScreeningResult, { params });
    expect(history.map(({ kind }) => kind)).toEqual(["screened"]);
  });
});
