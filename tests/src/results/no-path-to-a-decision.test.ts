import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setOwnScore } from "@winnow/contract/decisions.ts";
import { getScreeningFacts, saveWeights } from "@winnow/contract/results.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Recruiter, signUpAndIn } from "../support/recruiter.ts";
import { resultsOf, screened } from "../support/screened.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const server = fileURLToPath(new URL("../../../server", import.meta.url));
const decisionRows = "src/features/results/decision-rows.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await signUpAndIn(winnow, "Nora");
});
afterAll(() => winnow?.stop());

test("one file of the server writes decisions, and two use cases call it", () => {
  const sources = filesBelow(join(server, "src")).filter(
    (path) => /(?<!\.test)\.ts$/.test(path) && inServer(path) !== "src/tables.ts",
  );
  const writing =
    /\bset\s+decision\s*=|\bdecision(_reason)?:(?!\s*(string|DecisionKind|ColumnType|filterGroup))/;
  const writers = sources.filter((path) => {
    const text = readFileSync(path, "utf8");
    return /screening_results/.test(text) && writing.test(text);
  });
  const callers = sources.filter((path) =>
    /\b(storeDecision|restoreBefore)\(/.test(readFileSync(path, "utf8")),
  );

  expect(writers.map(inServer)).toEqual([decisionRows]);
  expect(callers.map(inServer).toSorted()).toEqual([
    "src/features/results/decide-results.ts",
    decisionRows,
    "src/features/results/undo-decisions.ts",
  ]);
});

test("what writes decisions reads no score", () => {
  for (const file of [decisionRows, "src/features/results/decide-results.ts"]) {
    expect(readFileSync(join(server, file), "utf8")).not.toMatch(/score|facts|report|points/i);
  }
});

test("nothing in the database decides: no trigger hangs on results, but when they are deleted", async () => {
  // Bits of tgtype (PostgreSQL's pg_trigger.h): 4 insert, 16 update.
  const { rows } = await winnow.pool.query(
    `select tgname from pg_trigger
     where tgrelid = 'screening_results'::regclass and not tgisinternal and tgtype & (4 | 16) <> 0`,
  );
  expect(rows).toEqual([]);
});

test("a decision without a person is none", async () => {
  await screened(winnow, recruiter, { cvs: 1 });

  await expect(
    winnow.pool.query("update screening_results set decision = 'shortlist', decided_at = now()"),
  ).rejects.toThrow(/decision_is_whole/);
  await expect(
    winnow.pool.query(
      "update screening_results set decision = 'reject', decided_at = now(), decided_by = 'x'",
    ),
  ).rejects.toThrow(/rejection_has_reason/);
});

test("however scores come and change, nobody is decided on", async () => {
  const { id, results } = await screened(winnow, recruiter, { cvs: 2 });
  const { requirements } = await recruiter.call(getScreeningFacts, { params: { id } });
  await recruiter.call(saveWeights, {
    params: { id },
    body: { weights: requirements.map((one, index) => ({ ...one, weight: index === 0 ? 5 : 0 })) },
  });
  for (const result of results) {
    await recruiter.call(setOwnScore, {
      params: { id: result.id },
      body: { own_score: { score: 0, reason: "Not at all" } },
    });
  }

  expect((await resultsOf(recruiter, id)).map(({ decision }) => decision)).toEqual([null, null]);
});

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function inServer(path: string): string {
  return path.slice(server.length + 1);
}
