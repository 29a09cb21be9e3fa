import { decide, undoDecisions } from "@winnow/contract/decisions.ts";
import {
  getScreeningFacts,
  getScreeningResult,
  listScreeningResults,
  saveWeights,
} from "@winnow/contract/results.ts";
import { listResultRows } from "@winnow/server/features/results/rows.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, multiplyResults, resultsOf } from "../given/given-screened.ts";
import { blocksTouched } from "../support/blocks-touched.ts";
import { accountIdOf } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const many = 5_000;

let winnow: TestWinnow;
let recruiter: Recruiter;
let id: string;
let halfId: string;
beforeAll(async () => {
  winnow = await startWinnow();
  await keepNoHouse();
  recruiter = await givenAccount(winnow, "Many");
  ({ id: halfId } = await givenScreened(winnow, recruiter, { cvs: 4 }));
  await multiplyResults(winnow, halfId, many / 2);
  ({ id } = await givenScreened(winnow, recruiter, { cvs: 4 }));
  await multiplyResults(winnow, id, many);
  // Of blocks that nobody has tidied it is chance which are looked at, and how the planner goes about them.
  await winnow.pool.query("vacuum analyze");
});
afterAll(() => winnow?.stop());

/** What the database does on its own looks at blocks as well, and may have the next query planned otherwise. */
async function keepNoHouse(): Promise<void> {
  for (const table of ["screening_results", "cv_files"]) {
    await winnow.pool.query(
      `alter table ${table} set (autovacuum_enabled = off, toast.autovacuum_enabled = off)`,
    );
  }
}

/** What is done once whatever the length: the screening, and the rows of one page. */
const onceAtMost = 100;

describe(`a list of ${many} results takes twice the work of half as many:`, () => {
  test.each<Record<string, string | number>>([
    {},
    { start: 24, size: 100 },
    { search: "nurse" },
    { search: "copy-49" },
    { band: "strong,good", must_haves: "all met" },
    { flag: "same person" },
    { met: "r1", not_met: "r2,r3" },
    { decision: "undecided", sort_by: "decided_at" },
    { sort_by: "name", order_by: "asc" },
    { sort_by: "own_score" },
  ])("%j", async (given) => {
    const query = listScreeningResults.schema.querystring.parse(given);
    const accountId = accountIdOf(recruiter.account);
    const workOf = (screeningId: string) =>
      blocksTouched(winnow, (database) => listResultRows(database, { accountId, screeningId }, query));

    expect(await workOf(id)).toBeLessThan(2.2 * (await workOf(halfId)) + onceAtMost);
  });
});

/** Rank and ties on the first, a middle and the last page, beside those that the scores of all make. */
async function expectRanksAmongAll(): Promise<void> {
  const { results } = await recruiter.call(getScreeningFacts, { params: { id } });
  const scores = new Map(results.map((result) => [result.id, result.matching_score]));
  for (const start of [0, 24, 49]) {
    const query = { start, size: 100 };
    const { data, total } = await recruiter.call(listScreeningResults, { params: { id }, query });
    expect(total).toBe(many);
    expect(data.map(({ rank, is_tied }) => ({ rank, is_tied }))).toEqual(
      data.map((row) => ({
        rank: 1 + results.filter((other) => other.matching_score > row.matching_score).length,
        is_tied: results.some((other) => other.id !== row.id && scores.get(other.id) === row.matching_score),
      })),
    );
  }
}

test("rank and ties on any page are those among all, and so is the total beyond the last", async () => {
  await expectRanksAmongAll();
  for (const query of [{ start: 900 }, { start: 900, band: "strong,good,partial,weak" }]) {
    const beyond = await recruiter.call(listScreeningResults, { params: { id }, query });
    expect(beyond).toMatchObject({ data: [], total: many });
  }
});

test("all of them are decided on, and taken back, at once", async () => {
  const decided = await recruiter.call(decide, {
    params: { id },
    body: { selection: { matching: {} }, decision: "reject", reason: "The post is filled" },
  });
  expect(decided).toMatchObject({ changed: many, unchanged: [] });
  const undone = await recruiter.call(undoDecisions, { params: { id, batch_id: decided.batch_id ?? "" } });
  expect(undone).toEqual({ restored: many, kept: 0 });
  const undecided = await recruiter.call(listScreeningResults, {
    params: { id },
    query: { decision: "undecided" },
  });
  expect(undecided.total).toBe(many);
});

test("all of them are weighed anew in one go, batch after batch, none left out", async () => {
  const { requirements } = await recruiter.call(getScreeningFacts, { params: { id } });
  const weights = requirements.map((one, index) => ({ ...one, weight: index === 0 ? 5 : 1 }));
  const { rescored } = await recruiter.call(saveWeights, { params: { id }, body: { weights } });

  expect(rescored).toBe(many);
  const scores = await winnow.pool.query(
    `select count(*)::integer as wrong from screening_results
      where screening_id = $1 and matching_score is distinct from (weighed ->> 'score')::numeric`,
    [id],
  );
  expect(scores.rows).toEqual([{ wrong: 0 }]);
  await expectRanksAmongAll();
  const [first] = await resultsOf(recruiter, id);
  const { report } = await recruiter.call(getScreeningResult, { params: { id: first?.id ?? "" } });
  expect(report.requirements.map(({ requirement }) => requirement.weight)).toEqual(
    weights.map(({ weight }) => weight),
  );
});
