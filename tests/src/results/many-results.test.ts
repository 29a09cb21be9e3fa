import { decide, undoDecisions } from "@winnow/contract/decisions.ts";
import { getScreeningFacts, listScreeningResults, saveWeights } from "@winnow/contract/results.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Recruiter, signUpAndIn } from "../support/recruiter.ts";
import { multiplyResults, screened } from "../support/screened.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let id: string;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await signUpAndIn(winnow, "Many");
  ({ id } = await screened(winnow, recruiter, { cvs: 4 }));
  await multiplyResults(winnow, id, 10_000);
}, 120_000);
afterAll(() => winnow?.stop());

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const t = performance.now();
  const r = await work();
  console.log(name, Math.round(performance.now() - t), "ms");
  return r;
}

test("measure", { timeout: 200_000 }, async () => {
  const sizes = await winnow.pool.query(
    "select avg(pg_column_size(report)) r, avg(length(report::text)) t, avg(pg_column_size(facts)) f from screening_results",
  );
  console.log(sizes.rows);
  const queries: Record<string, string | number>[] = [
    {},
    { search: "nurse" },
    { band: "strong,good" },
    { flag: "same person" },
    { met: "r1,r2" },
    { not_met: "r1" },
    { sort_by: "name" },
    { sort_by: "own_score" },
    { start: 399, size: 25 },
    { size: 100 },
    { decision: "undecided" },
  ];
  for (const query of queries) {
    await timed(JSON.stringify(query), () => recruiter.call(listScreeningResults, { params: { id }, query }));
    await timed(JSON.stringify(query), () => recruiter.call(listScreeningResults, { params: { id }, query }));
  }
  const facts = await timed("facts", () => recruiter.call(getScreeningFacts, { params: { id } }));
  expect(facts.results.length).toBe(10_000);
  const d = await timed("decide", () =>
    recruiter.call(decide, { params: { id }, body: { selection: { matching: {} }, decision: "shortlist" } }),
  );
  console.log(d);
  await timed("undo", () => recruiter.call(undoDecisions, { params: { id, batch_id: d.batch_id ?? "" } }));
  const weights = facts.requirements.map((r) => ({ id: r.id, kind: r.kind, weight: r.id === "r1" ? 5 : 1 }));
  await timed("weights", () => recruiter.call(saveWeights, { params: { id }, body: { weights } }));
  await timed("weights again", () => recruiter.call(saveWeights, { params: { id }, body: { weights } }));
});
