import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { getScreeningFacts, getScreeningResult, saveWeights } from "@winnow/contract/results.ts";
import { getScreeningJd, startScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { engineVersion } from "@winnow/matching/engine-version.ts";
import { score } from "@winnow/matching/score.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { foundByEngine } from "../given/found-by-engine.ts";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, resultsOf, shownScore } from "../given/given-screened.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

const mending = fileURLToPath(
  new URL("../../../server/migrations/0086-engines-of-weighed-results.sql", import.meta.url),
);

let winnow: TestWinnow;
let worker: { stop: () => Promise<void> };
let recruiter: Recruiter;
let id: string;
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api" });
  worker = await startWorker(winnow);
});
afterAll(async () => {
  await worker?.stop();
  await winnow?.stop();
});
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Wanda Weighs");
  ({ id } = await givenScreened(winnow, recruiter, { cvs: 4 }));
});

const factsOf = () => recruiter.call(getScreeningFacts, { params: { id } });
type Facts = Awaited<ReturnType<typeof factsOf>>;
const save = (weights: unknown) => recruiter.attempt(saveWeights, { params: { id }, body: { weights } });

/** Every second requirement a nice-to-have, the others of weights in turn. */
function otherWeights({ requirements }: Facts) {
  return requirements.map((requirement, index) => ({
    id: requirement.id,
    weight: index % 6,
    kind: index % 2 === 0 ? ("must" as const) : ("nice" as const),
  }));
}

/** What a browser makes of facts and weights. */
function inTheBrowser({ requirements, results }: Facts, weights: ReturnType<typeof otherWeights>) {
  const weighed = requirements.map((requirement, index) => ({
    id: requirement.id,
    category: requirement.category,
    text: requirement.text,
    anyOf: requirement.any_of,
    years: requirement.years,
    sentence: requirement.sentence,
    kind: weights[index]?.kind ?? requirement.kind,
    weight: weights[index]?.weight ?? requirement.weight,
  }));
  return new Map(
    results.map((result) => [
      result.id,
      score({
        requirements: weighed,
        facts: result.facts.map((fact, index) => ({ requirementId: weighed[index]?.id ?? "", ...fact })),
      }),
    ]),
  );
}

describe("the facts of a screening", () => {
  test("give in the browser the very scores that the server has", async () => {
    const facts = await factsOf();
    const browser = inTheBrowser(
      facts,
      facts.requirements.map(({ id: one, weight, kind }) => ({ id: one, weight, kind })),
    );

    expect(facts.results).toHaveLength(4);
    for (const result of facts.results) {
      const { report } = await recruiter.call(getScreeningResult, { params: { id: result.id } });
      expect(browser.get(result.id)).toEqual(shownScore(report));
      expect(result.matching_score).toBe(report.score);
    }
  });
});

describe("other weights", () => {
  test("give on the server what they gave in the browser, in list, report and sum", async () => {
    const facts = await factsOf();
    const weights = otherWeights(facts);
    const browser = inTheBrowser(facts, weights);

    expect((await save(weights)).body).toEqual({ rescored: 4 });

    const rows = await resultsOf(recruiter, id);
    expect(rows.map((row) => row.matching_score)).not.toEqual(facts.results.map((one) => one.matching_score));
    expect(rows.map((row) => row.matching_score)).toEqual(
      rows.map((row) => row.matching_score).toSorted((a, b) => b - a),
    );
    for (const row of rows) {
      const expected = browser.get(row.id);
      const { report } = await recruiter.call(getScreeningResult, { params: { id: row.id } });
      expect(shownScore(report)).toEqual(expected);
      expect(row).toMatchObject({
        matching_score: expected?.score,
        must_haves: expected?.mustHaves,
        must_haves_met: expected?.mustHavesMet,
      });
      const asked = report.requirements.filter(
        ({ requirement, verdict }) => requirement.kind === "must" && verdict === "not stated",
      );
      expect(report.questions.map((question) => question.requirement_id)).toEqual(
        asked.map(({ requirement }) => requirement.id),
      );
    }
    const { requirements } = await recruiter.call(getScreeningJd, { params: { id } });
    expect(requirements.map(({ id: one, weight, kind }) => ({ id: one, weight, kind }))).toEqual(weights);
  });

  test("are written into the history of those whose score changed, and only of those", async () => {
    const facts = await factsOf();
    await save(otherWeights(facts));
    await save(otherWeights(facts));

    const before = new Map(facts.results.map((result) => [result.id, result.matching_score]));
    for (const row of await resultsOf(recruiter, id)) {
      const { history } = await recruiter.call(getScreeningResult, { params: { id: row.id } });
      const sentences = history.filter(({ kind }) => kind === "weighed anew").map(({ sentence }) => sentence);
      const was = before.get(row.id);
      expect(sentences).toEqual(
        was === row.matching_score ? [] : [`Weights changed: score ${was} → ${row.matching_score}`],
      );
    }
  });

  test("leave the facts to the engine that found them, and name the one that weighed", async () => {
    await foundByEngine(winnow, id, "2026.11.1");
    const [row] = await resultsOf(recruiter, id);
    const engines = async () => {
      const { report } = await recruiter.call(getScreeningResult, { params: { id: row?.id ?? "" } });
      return { read: report.engine_version, weighed: report.weighed_by };
    };
    expect(await engines()).toEqual({ read: "2026.11.1", weighed: null });

    await save(otherWeights(await factsOf()));

    expect(await engines()).toEqual({ read: "2026.11.1", weighed: engineVersion });
    const { rows } = await winnow.pool.query(
      "select distinct engine_version from screening_results where screening_id = $1",
      [id],
    );
    expect(rows).toEqual([{ engine_version: "2026.11.1" }]);
  });

  test("that releases before 2026.11.17 saved leave the facts to the engine that found them as well", async () => {
    await foundByEngine(winnow, id, "2026.11.1");
    await save(otherWeights(await factsOf()));
    // As they stored it: the engine that weighed stands where the other one should.
    await winnow.pool.query(
      `update screening_results set engine_version = '2026.11.9',
         weighed = (weighed - 'weighedBy') || '{"engineVersion": "2026.11.9"}' where screening_id = $1`,
      [id],
    );
    const { rows } = await winnow.pool.query<{ id: string }>(
      "select id from screening_results where screening_id = $1",
      [id],
    );
    const reportOf = async (resultId: string) =>
      (await recruiter.call(getScreeningResult, { params: { id: resultId } })).report;
    for (const row of rows) expect(await reportOf(row.id)).toMatchObject({ engine_version: "2026.11.1" });

    await winnow.pool.query(await readFile(mending, "utf8"));

    for (const row of rows) {
      expect(await reportOf(row.id)).toMatchObject({
        engine_version: "2026.11.1",
        weighed_by: "2026.11.9",
      });
    }
  });

  test("leave those that are not named as they are", async () => {
    const { requirements } = await factsOf();
    const [first, ...others] = requirements;
    await save([{ id: first?.id, weight: 1, kind: "nice" }]);

    expect((await factsOf()).requirements).toEqual([{ ...first, weight: 1, kind: "nice" }, ...others]);
  });

  test.each<[string, (facts: Facts) => unknown]>([
    ["all of nothing", ({ requirements }) => requirements.map((one) => ({ ...one, weight: 0 }))],
    ["one of another screening", () => [{ id: "r999", weight: 1, kind: "must" }]],
    [
      "the same twice",
      ({ requirements: [one] }) => [
        { id: one?.id, weight: 1, kind: "must" },
        { id: one?.id, weight: 2, kind: "must" },
      ],
    ],
  ])("that are %s are refused", async (_name, weightsOf) => {
    const facts = await factsOf();
    const answer = await save(weightsOf(facts));

    expect(answer).toMatchObject({ status: 400, body: { error: { code: 1328 } } });
    expect(await factsOf()).toEqual(facts);
  });

  test("change the original of a corrected result as well", async () => {
    const facts = await factsOf();
    const [result] = facts.results;
    await winnow.pool.query(
      `update screening_results set original_report = report, corrections = '[{"kind": "contact", "field": "location", "value": "Leeds"}]'
        where id = $1`,
      [result?.id],
    );
    await save(otherWeights(facts));

    const { report, original } = await recruiter.call(getScreeningResult, {
      params: { id: result?.id ?? "" },
    });
    expect(original?.score).toBe(report.score);
    expect(original?.score).not.toBe(result?.matching_score);
  });
});

test("while a screening runs its weights stay", async () => {
  const running = await givenScreening(winnow, recruiter, { cvs: 2 });
  const { requirements } = await recruiter.call(getScreeningFacts, { params: { id: running.id } });
  await worker.stop();
  await recruiter.call(startScreening, { params: { id: running.id } });

  const refusal = await recruiter.refusal(saveWeights, {
    params: { id: running.id },
    body: { weights: requirements.map((one) => ({ ...one, weight: 1 })) },
  });
  worker = await startWorker(winnow);

  expect(refusal).toMatchObject({ status: 409, code: 1309 });
  await untilScreening(recruiter, running.id, ({ status }) => status === "Completed");
});

test("a CV that comes later is scored by the weights that are in force", async () => {
  const ready = await givenScreening(winnow, recruiter, { cvs: 1 });
  id = ready.id;
  const before = await factsOf();
  await save(otherWeights(before));
  await recruiter.call(updateScreening, { params: { id }, body: { title: "Weighed" } });
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");

  const facts = await factsOf();
  const browser = inTheBrowser(facts, otherWeights(before));
  expect(facts.results.map((one) => one.matching_score)).toEqual(
    facts.results.map((one) => browser.get(one.id)?.score),
  );
});
