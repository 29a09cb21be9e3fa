import { type Correction, correctResult } from "@winnow/contract/corrections.ts";
import { revealCandidate } from "@winnow/contract/decisions.ts";
import { failures } from "@winnow/contract/failures.ts";
import {
  getCvText,
  getScreeningResult,
  listScreeningResults,
  saveWeights,
} from "@winnow/contract/results.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, resultsOf } from "../given/given-screened.ts";
import { holdLock } from "../support/held-lock.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Cora Lindqvist");
});
afterAll(() => winnow?.stop());

const get = (id: string) => recruiter.call(getScreeningResult, { params: { id } });
const correct = (id: string, corrections: Correction[]) =>
  recruiter.call(correctResult, { params: { id }, body: { corrections } });
const refusal = (id: string, corrections: unknown[]) =>
  recruiter.refusal(correctResult, { params: { id }, body: { corrections } });

const removedJob = (index: number): Correction => ({
  kind: "job",
  index,
  title: null,
  employer: null,
  start: null,
  end: null,
  is_current: false,
  is_removed: true,
});

const year = (number: number) => ({ year: number, month: null });
const job = { ...removedJob(0), is_removed: false };

describe("what two windows say of one result", () => {
  const town: Correction = { kind: "contact", field: "location", value: "Leeds" };
  const name: Correction = { kind: "contact", field: "name", value: "Wilhelmina Quist" };

  test("is not lost: a change of what is not so any more is refused", async () => {
    const { results } = await givenScreened(winnow, recruiter, { cvs: 1 });
    const id = results[0]?.id ?? "";
    const { corrections, report } = await get(id);
    const change_of = { corrections, engine_version: report.engine_version };
    const attempt = (said: Correction[], of: typeof change_of) =>
      recruiter.attempt(correctResult, { params: { id }, body: { corrections: said, change_of: of } });

    const first = await attempt([town], change_of);
    const second = await attempt([name], change_of);
    const otherEngine = await attempt([name], { corrections: [town], engine_version: "2026.11.1" });
    const again = await attempt([town, name], { ...change_of, corrections: [town] });

    expect([first, second, otherEngine, again].map(({ status }) => status)).toEqual([200, 409, 409, 200]);
    expect(second.body).toMatchObject({ error: { code: failures.resultChanged.code } });
    expect((await get(id)).corrections).toEqual([town, name]);
  });

  test("at once, without a word of what it changes, is not lost either", async () => {
    const { id: screeningId, results } = await givenScreened(winnow, recruiter, { cvs: 1 });
    const id = results[0]?.id ?? "";
    const screening = await holdLock(winnow, "select from screenings where id = $1 for update", [
      screeningId,
    ]);
    const correcting = [town, name].map((said) =>
      recruiter.attempt(correctResult, { params: { id }, body: { corrections: [said] } }),
    );
    await screening.untilSomebodyWaits(2);
    await screening.release();

    const answers = await Promise.all(correcting);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("where names are hidden, is told apart by what is shown", async () => {
    const { id: screeningId, results } = await givenScreened(winnow, recruiter, { cvs: 1 });
    const id = results[0]?.id ?? "";
    await recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: true } });
    await correct(id, [name]);
    const { corrections, report } = await get(id);
    const change_of = { corrections, engine_version: report.engine_version };

    const { status } = await recruiter.attempt(correctResult, {
      params: { id },
      body: { corrections: [...corrections, removedJob(0)], change_of },
    });

    expect(status).toBe(200);
  });
});

describe("what a person says was read wrongly", () => {
  test("changes profile, score and list, keeps the original beside it, is written down, and costs nothing", async () => {
    const { id: screeningId, results } = await givenScreened(winnow, recruiter, { cvs: 3 });
    const id = results[0]?.id ?? "";
    const before = await get(id);
    const balance = await creditsOf(recruiter);

    const { matching_score } = await correct(id, [
      { kind: "contact", field: "name", value: "Wilhelmina Quist" },
      removedJob(0),
    ]);

    const after = await get(id);
    expect(after.report.profile.jobs).toHaveLength(before.report.profile.jobs.length - 1);
    expect(after.report.profile.years_of_work).toBeLessThan(before.report.profile.years_of_work);
    expect(after.matching_score).toBe(matching_score);
    expect(after.report.score).toBe(matching_score);
    expect(after.is_corrected).toBe(true);
    expect(after.original).toEqual({
      score: before.matching_score,
      profile: before.report.profile,
      verdicts: before.report.requirements.map(({ requirement, verdict }) => ({
        requirement_id: requirement.id,
        verdict,
      })),
    });
    expect(after.history[0]).toMatchObject({ kind: "corrected", by: "Cora Lindqvist" });
    expect(after.history[0]?.sentence).toBe(
      `Name: 'Wilhelmina Quist'; Job 1: not a job; score ${before.matching_score === matching_score ? `stays ${matching_score}` : `${before.matching_score} → ${matching_score}`}`,
    );
    const found = await recruiter.call(listScreeningResults, {
      params: { id: screeningId },
      query: { search: "wilhelmina" },
    });
    expect(found.data.map((row) => row.id)).toEqual([id]);
    expect(await creditsOf(recruiter)).toEqual(balance);
  });

  test("gives the same report again, and taken back the very report of before", async () => {
    const { results } = await givenScreened(winnow, recruiter, { cvs: 2 });
    const id = results[0]?.id ?? "";
    const [untouched] = await stored(id);

    await correct(id, [removedJob(0)]);
    const [once] = await stored(id);
    await correct(id, []);
    const [restored] = await stored(id);
    await correct(id, [removedJob(0)]);
    const [again] = await stored(id);

    expect(restored).toEqual(untouched);
    expect(again).toEqual(once);
    expect((await get(id)).history.filter(({ kind }) => kind === "corrected")).toHaveLength(3);
  });

  test("sent twice is written down once", async () => {
    const { results } = await givenScreened(winnow, recruiter, { cvs: 1 });
    const id = results[0]?.id ?? "";

    await Promise.all([correct(id, [removedJob(0)]), correct(id, [removedJob(0)])]);

    expect((await get(id)).history.filter(({ kind }) => kind === "corrected")).toHaveLength(1);
  });

  test("finds two results to be the same person by a corrected address", async () => {
    const { results } = await givenScreened(winnow, recruiter, { cvs: 2 });
    const [one, two] = results.map(({ id }) => id);

    await correct(one ?? "", [{ kind: "contact", field: "email", value: "same@example.org" }]);
    await correct(two ?? "", [{ kind: "contact", field: "email", value: "Same@example.org" }]);

    expect((await get(one ?? "")).same_person_as).toEqual([two]);
  });

  test("keeps a verdict with the words that show it, by whatever weights are saved afterwards", async () => {
    const { id: screeningId, results } = await givenScreened(winnow, recruiter, { cvs: 3 });
    const id = results.at(-1)?.id ?? "";
    const before = await get(id);
    const open = before.report.requirements.find(({ verdict }) => verdict === "not stated")?.requirement;
    const words = (await recruiter.call(getCvText, { params: { id } })).lines.find(
      ({ text }) => text.split(" ").length > 4,
    )?.text;

    await correct(id, [
      { kind: "requirement", requirement_id: open?.id ?? "", verdict: "met", words: words ?? "" },
    ]);

    const assessed = (await get(id)).report.requirements.find(
      ({ requirement }) => requirement.id === open?.id,
    );
    expect(assessed).toMatchObject({ verdict: "met", remark: "Corrected by a person." });
    expect(assessed?.quotations[0]).toMatchObject({ text: words });
    expect(assessed?.quotations[0]?.boxes.length).toBeGreaterThan(0);

    await recruiter.call(saveWeights, {
      params: { id: screeningId },
      body: { weights: [{ id: open?.id ?? "", weight: 5, kind: "must" }] },
    });
    const weighed = await get(id);
    expect(weighed.report.requirements.find(({ requirement }) => requirement.id === open?.id)).toMatchObject({
      verdict: "met",
      requirement: { weight: 5 },
    });
    const originalAnew = weighed.original?.score;

    await correct(id, []);
    expect((await get(id)).matching_score).toBe(originalAnew);
  });
});

describe("a correction is refused, and nothing changes,", () => {
  let id: string;
  let before: unknown;
  beforeAll(async () => {
    const { results } = await givenScreened(winnow, recruiter, { cvs: 1 });
    id = results[0]?.id ?? "";
    before = await stored(id);
  });

  test.each<[string, unknown, number]>([
    ["when the profile has no such job", removedJob(150), 1326],
    [
      "when the screening has no such requirement",
      { kind: "requirement", requirement_id: "r999", verdict: "not stated", words: null },
      1326,
    ],
    [
      "when its words do not stand in the CV",
      { kind: "requirement", requirement_id: "r1", verdict: "met", words: "I wrote this myself" },
      1325,
    ],
    ["when a job would end before it began", { ...job, start: year(2020), end: year(2019) }, 1201],
    ["when a job that goes on has an end", { ...job, end: year(2019), is_current: true }, 1201],
  ])("%s", async (_when, correction, code) => {
    expect(await refusal(id, [correction])).toMatchObject({ code });
    expect(await stored(id)).toEqual(before);
  });
});

describe("the text of a CV", () => {
  test("is what was read, line by line, with its place, and quotations stand in it", async () => {
    const { results } = await givenScreened(winnow, recruiter, { cvs: 1 });
    const id = results[0]?.id ?? "";
    const { report } = await get(id);

    const { lines } = await recruiter.call(getCvText, { params: { id } });

    const text = lines.map((line) => line.text).join(" ");
    const quotations = report.requirements.flatMap((one) => one.quotations);
    expect(quotations.length).toBeGreaterThan(0);
    for (const quotation of quotations) expect(text).toContain(quotation.text);
    expect(lines.every(({ box, page }) => box !== null && box.width > 0 && page >= 1)).toBe(true);
    expect(lines.some((line) => line.is_heading)).toBe(true);
  });

  test("says nothing of who it is about where names are hidden, until they are revealed", async () => {
    const { id: screeningId, results } = await givenScreened(winnow, recruiter, { cvs: 2 });
    const [first] = results;
    await recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: true } });
    const id = first?.id ?? "";
    const textOf = async () =>
      (await recruiter.call(getCvText, { params: { id } })).lines.map((line) => line.text).join("\n");

    const hidden = await textOf();
    await correct(id, [removedJob(0)]);
    const corrected = await textOf();
    await recruiter.call(revealCandidate, { params: { id } });
    const shown = await textOf();

    const lastName = first?.name?.split(" ").at(-1) ?? "?";
    expect(shown).toContain(first?.email);
    expect(shown.toLowerCase()).toContain(lastName.toLowerCase());
    for (const text of [hidden, corrected]) {
      expect(text).not.toContain(first?.email);
      expect(text.toLowerCase()).not.toContain(lastName.toLowerCase());
    }
  });

  test("and a hidden name that was corrected stays corrected when the list of corrections comes back as shown", async () => {
    const { id: screeningId, results } = await givenScreened(winnow, recruiter, { cvs: 1 });
    const id = results[0]?.id ?? "";
    await correct(id, [{ kind: "contact", field: "name", value: "Wilhelmina Quist" }]);
    await recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: true } });
    const shown = (await get(id)).corrections;
    expect(JSON.stringify(shown)).not.toContain("Wilhelmina");

    await correct(id, [...shown, removedJob(0)]);

    await recruiter.call(revealCandidate, { params: { id } });
    expect((await resultsOf(recruiter, screeningId))[0]?.name).toBe("Wilhelmina Quist");
  });
});

async function stored(id: string) {
  const { rows } = await winnow.pool.query(
    `select to_jsonb(result) - 'created_at' as row from screening_results as result where id = $1`,
    [id],
  );
  return rows;
}

async function creditsOf({ account }: Recruiter) {
  const { rows } = await winnow.pool.query("select * from credit_balances where account_id = $1", [
    account.id,
  ]);
  return rows;
}
