import { type Correction, correctResult } from "@winnow/contract/corrections.ts";
import { listTransactions } from "@winnow/contract/credits.ts";
import { addNote, decide, setOwnScore } from "@winnow/contract/decisions.ts";
import { createExport, downloadExport, getExport } from "@winnow/contract/exports.ts";
import { createPersonExport, downloadPersonExport, getPersonExport } from "@winnow/contract/people.ts";
import {
  dismissRescreening,
  getRescreening,
  listEarlierReports,
  listRescreenedResults,
  startRescreening,
  takeOverRescreening,
} from "@winnow/contract/rescreenings.ts";
import {
  getScreeningFacts,
  getScreeningResult,
  type ScreeningResult,
  saveWeights,
} from "@winnow/contract/results.ts";
import { updateScreeningRetention } from "@winnow/contract/retention.ts";
import {
  deleteScreening,
  deleteScreeningFile,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { engineVersion } from "@winnow/matching/engine-version.ts";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { foundByEngine } from "../given/found-by-engine.ts";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenOldResults, oldEngine } from "../given/given-old-results.ts";
import { givenScreened, resultsOf, type Screened } from "../given/given-screened.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { withoutPauses } from "../support/without-pauses.ts";

let winnow: TestWinnow;
let worker: { stop: () => Promise<void> };
let recruiter: Recruiter;
let screened: Screened & { unseen: string };
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
  recruiter = await givenAccount(winnow, "Renate Again");
  screened = await givenOldResults(winnow, recruiter, { cvs: 4 });
  id = screened.id;
});

const stand = () => recruiter.call(getRescreening, { params: { id } });
const start = () => recruiter.call(startRescreening, { params: { id } });
const compared = () => untilState("ready");
async function compare(): Promise<string> {
  await start();
  return (await compared()).id;
}
async function untilState(state: string) {
  const reached = await vi.waitUntil(
    async () => {
      const { rescreening } = await stand();
      return rescreening?.state === state ? rescreening : null;
    },
    { timeout: patienceMs, interval: 20 },
  );
  return reached;
}
const takeOver = (rescreeningId: string) =>
  recruiter.call(takeOverRescreening, { params: { id: rescreeningId } });
const refusedTakingOver = (rescreeningId: string) =>
  recruiter.refusal(takeOverRescreening, { params: { id: rescreeningId } });
const dismiss = (rescreeningId: string) =>
  recruiter.call(dismissRescreening, { params: { id: rescreeningId } });
const rowsOf = async (rescreeningId: string, query: Record<string, string> = {}) =>
  (
    await recruiter.call(listRescreenedResults, {
      params: { id: rescreeningId },
      query: { size: 100, ...query },
    })
  ).data;
const reportOf = (resultId: string) => recruiter.call(getScreeningResult, { params: { id: resultId } });
/** Every column of the results and of their history, to the byte. */
async function everythingStored() {
  const { rows } = await winnow.pool.query(
    `select to_jsonb(result)::text as result,
            (select jsonb_agg(event order by event.sequence)::text from result_events event where result_id = result.id)
       from screening_results result where screening_id = $1 order by id`,
    [id],
  );
  return rows;
}

describe("a screening", () => {
  test("that the running engine has screened has nothing to compare", async () => {
    const { id: fresh } = await givenScreened(winnow, recruiter, { cvs: 1 });

    expect(await recruiter.call(getRescreening, { params: { id: fresh } })).toEqual({
      engine_version: engineVersion,
      older: { results: 0, engine_versions: [] },
      rescreening: null,
    });
    expect(await recruiter.refusal(startRescreening, { params: { id: fresh } })).toMatchObject({
      status: 409,
      code: 1338,
    });
  });

  test("that a newer engine has screened has nothing to compare either", async () => {
    await foundByEngine(winnow, id, "2999.1.1");

    expect((await stand()).older).toEqual({ results: 0, engine_versions: [] });
  });

  test("says which older engines have found its results", async () => {
    await winnow.pool.query(
      "update screening_results set engine_version = '2026.11.9' where screening_id = $1 and candidate_number = 1",
      [id],
    );

    expect(await stand()).toEqual({
      engine_version: engineVersion,
      older: { results: 4, engine_versions: [oldEngine, "2026.11.9"] },
      rescreening: null,
    });
  });

  test("that is running is not compared", async () => {
    await worker.stop();
    await uploadFiles(winnow, recruiter, { screeningId: id, files: (await givenCvs(5)).slice(4) });
    worker = await startWorker(winnow);
    await untilScreening(recruiter, id, ({ counts }) => counts.ready === 1);
    await worker.stop();
    await recruiter.call(startScreening, { params: { id } });

    expect(await recruiter.refusal(startRescreening, { params: { id } })).toMatchObject({ code: 1309 });

    worker = await startWorker(winnow);
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  });
});

describe("comparing", () => {
  test("changes no byte of what is stored, and costs nothing", async () => {
    const before = await everythingStored();
    const entries = await recruiter.call(listTransactions);

    await compare();

    expect(await everythingStored()).toEqual(before);
    expect(await recruiter.call(listTransactions)).toEqual(entries);
  });

  test("shows each candidate before and after, the largest change first", async () => {
    const before = await resultsOf(recruiter, id);
    const rescreeningId = await compare();

    const rows = await rowsOf(rescreeningId);
    const now = new Map(screened.results.map((result) => [result.id, result]));
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const was = before.find((result) => result.id === row.id);
      expect(row).toMatchObject({
        name: was?.name,
        score_before: was?.matching_score,
        rank_before: was?.rank,
        score_after: now.get(row.id)?.matching_score,
        rank_after: now.get(row.id)?.rank,
        kept_reason: null,
      });
    }
    const changes = rows.map((row) => Math.abs((row.score_after ?? 0) - row.score_before));
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    expect(changes[0]).toBeGreaterThan(0);
    const changed = rows.filter((row) => row.score_after !== row.score_before);
    expect((await stand()).rescreening).toMatchObject({
      state: "ready",
      engine_version: engineVersion,
      results: 4,
      done: 4,
      changed: changed.length,
      raised: changed.length,
      lowered: 0,
      kept: 0,
      outdated_by: null,
      requested_by: "Renate Again",
    });
  });

  test("shows the requirements that are seen otherwise, with the words of the CV", async () => {
    const rescreeningId = await compare();

    const changes = (await rowsOf(rescreeningId)).flatMap((row) =>
      row.changes.map((change) => ({ id: row.id, ...change })),
    );
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) {
      expect(change).toMatchObject({
        requirement_id: screened.unseen,
        before: { verdict: "not stated", quotations: [] },
      });
      expect(change.after.verdict).not.toBe("not stated");
      expect(change.after.quotations.length).toBeGreaterThan(0);
    }
  });

  test.each(["score_before", "score_after", "rank_before", "rank_after"] as const)(
    "sorts by %s",
    async (by) => {
      const rescreeningId = await compare();

      const rows = await rowsOf(rescreeningId, { sort_by: by, order_by: "asc" });

      const values = rows.map((row) => row[by] ?? 0);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    },
  );

  test("is one, however often and in however many tabs it is asked for", async () => {
    const stands = await Promise.all([start(), start(), start()]);
    const again = await start();

    const ids = new Set([...stands, again].map(({ rescreening }) => rescreening?.id));
    expect(ids.size).toBe(1);
    await compared();
    expect((await start()).rescreening).toMatchObject({ id: [...ids][0], state: "ready" });
  });

  test("tells when it is done", async () => {
    await compare();

    const { rows } = await winnow.pool.query(
      "select status, action from notifications where account_id = $1 and subject = $2",
      [recruiter.account.id, `screening:${id}:rescreening`],
    );
    expect(rows).toEqual([{ status: "unread", action: `/admin/screening-result/${id}?rescreening=open` }]);
  });

  test("hides who somebody is where names are hidden", async () => {
    await recruiter.call(updateScreening, { params: { id }, body: { is_blind: true } });
    const rescreeningId = await compare();
    const names = screened.results.flatMap(({ name, email, file_name }) => [name, email, file_name]);

    await takeOver(rescreeningId);
    const rows = await rowsOf(rescreeningId);
    await untilState("taken over");
    const told = JSON.stringify([
      rows,
      await rowsOf(rescreeningId),
      await Promise.all(rows.map((row) => recruiter.call(listEarlierReports, { params: { id: row.id } }))),
    ]);

    expect(rows.every((row) => row.is_hidden && row.name === null)).toBe(true);
    for (const name of names) expect(told).not.toContain(name);
  });
});

describe("what was corrected", () => {
  const contact = { kind: "contact", field: "location", value: "Leeds" } as const;
  const corrected = async (corrections: Correction[]) => {
    const resultId = screened.results[0]?.id ?? "";
    await recruiter.call(correctResult, { params: { id: resultId }, body: { corrections } });
    await foundByEngine(winnow, id, oldEngine, { blindTo: screened.unseen });
    return resultId;
  };
  const notAJob = {
    kind: "job",
    index: 0,
    title: null,
    employer: null,
    start: null,
    end: null,
    is_current: false,
    is_removed: true,
  } as const;

  test("is corrected in what the newer engine finds as well", async () => {
    const resultId = await corrected([contact, notAJob]);
    const before = await reportOf(resultId);

    await takeOver(await compare());
    await untilState("taken over");

    const after = await reportOf(resultId);
    expect(after.corrections).toEqual(before.corrections);
    expect(after.report.profile.location?.value).toBe("Leeds");
    expect(after.report.profile.jobs).toEqual(before.report.profile.jobs);
    expect(after.original?.score).toBe(screened.results[0]?.matching_score);
    expect(after.report.engine_version).toBe(engineVersion);
  });

  test("and does not fit what the newer engine reads keeps the result as it is", async () => {
    const resultId = await corrected([notAJob]);
    await winnow.pool.query(
      `update screening_results
          set original_report = jsonb_set(original_report, '{profile,jobs,0,quotation,text}', '"Words of another job"')
        where id = $1`,
      [resultId],
    );
    const before = await reportOf(resultId);

    const rescreeningId = await compare();
    const rows = await rowsOf(rescreeningId);
    await takeOver(rescreeningId);
    await untilState("taken over");

    expect(rows.at(-1)).toMatchObject({
      id: resultId,
      score_after: null,
      rank_after: null,
      kept_reason: "corrections do not fit",
    });
    expect(await reportOf(resultId)).toEqual(before);
    expect((await stand()).older).toEqual({ results: 1, engine_versions: [oldEngine] });
  });
});

describe("taking over", () => {
  test("puts the newer scores and reports in force, and leaves what people said", async () => {
    const [first, second] = screened.results;
    const params = { id: first?.id ?? "" };
    await recruiter.call(decide, {
      params: { id },
      body: { selection: { result_ids: [params.id] }, decision: "shortlist" },
    });
    await recruiter.call(addNote, { params, body: { text: "Called her" } });
    await recruiter.call(setOwnScore, {
      params: { id: second?.id ?? "" },
      body: { own_score: { score: 12, reason: "Not for us" } },
    });
    const before = await Promise.all(screened.results.map((result) => reportOf(result.id)));

    const rescreeningId = await compare();
    await takeOver(rescreeningId);
    await untilState("taken over");

    const rows = await resultsOf(recruiter, id);
    expect(rows.map((row) => [row.id, row.matching_score, row.rank])).toEqual(
      screened.results.map((row) => [row.id, row.matching_score, row.rank]),
    );
    for (const was of before) {
      const now = await reportOf(was.id);
      expect(now.report.engine_version).toBe(engineVersion);
      expect(now.report.score).toBe(now.matching_score);
      expect(now.decision).toEqual(was.decision);
      expect(now.own_score).toEqual(was.own_score);
      expect(now.notes).toEqual(was.notes);
      expect(now.history.slice(1)).toEqual(was.history);
      expect(now.history[0]).toMatchObject({
        kind: "screened",
        by: "Renate Again",
        sentence:
          was.matching_score === now.matching_score
            ? `Screened again by engine ${engineVersion}: score stays ${now.matching_score}`
            : `Screened again by engine ${engineVersion}: score ${was.matching_score} → ${now.matching_score}`,
      });
      const { data } = await recruiter.call(listEarlierReports, { params: { id: was.id } });
      expect(data).toMatchObject([{ id: rescreeningId, replaced_by: "Renate Again" }]);
      expect(data[0]?.report).toEqual(was.report);
    }
    expect((await stand()).older.results).toBe(0);
  });

  test("finds what lists and filters look at as a first screening would", async () => {
    const fresh = await recruiter.call(getScreeningFacts, { params: { id } });
    await takeOver(await compare());
    await untilState("taken over");

    const facts = await recruiter.call(getScreeningFacts, { params: { id } });
    expect(facts).not.toEqual(fresh);
    const met = await resultsOf(recruiter, id, { met: screened.unseen });
    const place = facts.requirements.findIndex((requirement) => requirement.id === screened.unseen);
    expect(met.map((row) => row.id).sort()).toEqual(
      facts.results
        .filter((result) => result.facts[place]?.verdict === "met")
        .map((result) => result.id)
        .sort(),
    );
  });

  test("twice, in two tabs at once, is once", async () => {
    const rescreeningId = await compare();

    await Promise.all([takeOver(rescreeningId), takeOver(rescreeningId)]);
    await untilState("taken over");
    await takeOver(rescreeningId);

    const { history } = await reportOf(screened.results[0]?.id ?? "");
    expect(history.filter(({ kind }) => kind === "screened")).toHaveLength(2);
  });

  test("leaves the report of before in what is exported of a person", async () => {
    const [result] = screened.results;
    const personId = result?.id ?? "";
    await takeOver(await compare());
    await untilState("taken over");
    const { id: exportId } = await recruiter.call(createPersonExport, {
      params: { id: personId },
      body: { things: [{ kind: "cv", id: result?.cv_file_id ?? "" }] },
    });
    const params = { id: exportId };
    await vi.waitUntil(async () => (await recruiter.call(getPersonExport, { params })).state === "ready", {
      timeout: patienceMs,
      interval: 20,
    });
    const { url } = await recruiter.call(downloadPersonExport, { params });
    const zip = new Uint8Array(await (await fetch(new URL(url, winnow.url))).arrayBuffer());

    const { cvs } = JSON.parse(strFromU8(unzipSync(zip)["person.json"] ?? new Uint8Array()));
    const { data } = await recruiter.call(listEarlierReports, { params: { id: personId } });
    expect(cvs[0].earlier_reports).toEqual(data);
    expect(cvs[0].result.report.engine_version).toBe(engineVersion);
  });

  test("gives files the newer scores", async () => {
    await takeOver(await compare());
    await untilState("taken over");
    const { id: exportId } = await recruiter.call(createExport, {
      params: { id },
      body: { format: "csv", selection: { matching: {} } },
    });
    const params = { id: exportId };
    await vi.waitUntil(async () => (await recruiter.call(getExport, { params })).state === "ready", {
      timeout: patienceMs,
      interval: 20,
    });
    const { url } = await recruiter.call(downloadExport, { params });
    const file = await (await fetch(new URL(url, winnow.url))).text();

    for (const { matching_score } of screened.results) expect(file).toContain(String(matching_score));
  });

  test("keeps the comparison to be read", async () => {
    const rescreeningId = await compare();
    const before = await rowsOf(rescreeningId);
    await takeOver(rescreeningId);
    await untilState("taken over");

    expect(await rowsOf(rescreeningId)).toEqual(before);
  });

  test("and weights that change afterwards go together", async () => {
    await takeOver(await compare());
    await untilState("taken over");
    await weighOtherwise();

    const { report } = await reportOf(screened.results[0]?.id ?? "");
    expect(report).toMatchObject({ engine_version: engineVersion, weighed_by: null });
    const [earlier] = (
      await recruiter.call(listEarlierReports, { params: { id: screened.results[0]?.id ?? "" } })
    ).data;
    expect(earlier?.report.engine_version).toBe(oldEngine);
  });
});

async function weighOtherwise(): Promise<void> {
  const { requirements } = await recruiter.call(getScreeningFacts, { params: { id } });
  await recruiter.call(saveWeights, {
    params: { id },
    body: {
      weights: requirements.map(({ id: one, kind, weight }, index) => ({
        id: one,
        kind,
        weight: index === 0 ? (weight + 1) % 6 : weight,
      })),
    },
  });
}

describe("a comparison is out of date", () => {
  const moved: [string, () => Promise<unknown>][] = [
    ["weights", weighOtherwise],
    [
      "corrections",
      () =>
        recruiter.call(correctResult, {
          params: { id: screened.results[0]?.id ?? "" },
          body: { corrections: [{ kind: "contact", field: "location", value: "Leeds" }] },
        }),
    ],
    [
      "results",
      async () => {
        await uploadFiles(winnow, recruiter, { screeningId: id, files: (await givenCvs(5)).slice(4) });
        await untilScreening(recruiter, id, ({ counts }) => counts.ready === 1);
        await recruiter.call(startScreening, { params: { id } });
        await untilScreening(recruiter, id, ({ status }) => status === "Completed");
      },
    ],
    [
      "engine",
      () =>
        winnow.pool.query("update rescreenings set engine_version = '2026.11.2' where screening_id = $1", [
          id,
        ]),
    ],
  ];
  test.each(moved)("once the %s have changed: it is not taken over, and a new one is", async (what, move) => {
    const rescreeningId = await compare();
    await move();
    const before = await everythingStored();

    expect((await stand()).rescreening).toMatchObject({ state: "ready", outdated_by: what });
    expect(await refusedTakingOver(rescreeningId)).toMatchObject({ status: 409, code: 1337 });
    expect(await everythingStored()).toEqual(before);

    const anew = (await start()).rescreening;
    expect(anew?.id).not.toBe(rescreeningId);
    await compared();
    await takeOver(anew?.id ?? "");
    await untilState("taken over");
    expect((await stand()).older.results).toBe(0);
  });

  test("also where they change while it is about to be taken over: nothing is", async () => {
    const rescreeningId = await compare();
    await worker.stop();
    await takeOver(rescreeningId);
    await weighOtherwise();
    const before = await everythingStored();

    worker = await startWorker(winnow);

    expect(await untilState("ready")).toMatchObject({ outdated_by: "weights", settled_by: null });
    expect(await everythingStored()).toEqual(before);
  });
});

describe("keeping the scores", () => {
  test("changes nothing, keeps nothing of the comparison and is asked no more", async () => {
    const before = await everythingStored();
    const rescreeningId = await compare();

    await dismiss(rescreeningId);
    await dismiss(rescreeningId);

    expect(await everythingStored()).toEqual(before);
    expect(await stand()).toMatchObject({
      older: { results: 4 },
      rescreening: { id: rescreeningId, state: "dismissed", settled_by: "Renate Again", results: 0 },
    });
    expect(await rowsOf(rescreeningId)).toEqual([]);
    expect(await refusedTakingOver(rescreeningId)).toMatchObject({ code: 1336 });
    // Somebody may think again.
    expect((await start()).rescreening?.id).not.toBe(rescreeningId);
    await compared();
  });

  test("deletes nothing under a legal hold", async () => {
    const rescreeningId = await compare();
    await recruiter.call(updateScreeningRetention, { params: { id }, body: { hold: "A claim" } });

    await dismiss(rescreeningId);

    expect(await rowsOf(rescreeningId)).toHaveLength(4);
  });
});

describe("meanwhile", () => {
  test("a CV that is deleted takes what was found in it along, and the others are taken over", async () => {
    const rescreeningId = await compare();
    const [gone] = screened.results;
    await recruiter.call(deleteScreeningFile, {
      params: { screening_id: id },
      query: { file_id: gone?.cv_file_id ?? "" },
    });

    const rows = await rowsOf(rescreeningId);
    await takeOver(rescreeningId);
    await untilState("taken over");

    expect(rows.map((row) => row.id)).not.toContain(gone?.id);
    const { rows: kept } = await winnow.pool.query(
      "select from rescreened_results where rescreening_id = $1 and to_jsonb(rescreened_results)::text like '%' || $2 || '%'",
      [rescreeningId, gone?.name],
    );
    expect(kept).toEqual([]);
    expect((await resultsOf(recruiter, id)).map((row) => row.matching_score)).toEqual(
      screened.results.slice(1).map((row) => row.matching_score),
    );
  });

  test("a CV that is deleted before it was compared holds up nobody", async () => {
    await worker.stop();
    await start();
    await recruiter.call(deleteScreeningFile, {
      params: { screening_id: id },
      query: { file_id: screened.results[0]?.cv_file_id ?? "" },
    });
    worker = await startWorker(winnow);

    expect(await compared()).toMatchObject({ results: 3, done: 3 });
  });

  test("whoever withdraws, before it is compared or after, is not screened again", async () => {
    const [before, after, ...others] = screened.results;
    const withdraw = (result: ScreeningResult | undefined) =>
      winnow.pool.query("update cv_files set is_withdrawn = true where id = $1", [result?.cv_file_id]);
    await withdraw(before);
    const rescreeningId = await compare();
    await withdraw(after);
    const reports = await Promise.all([before, after].map((result) => reportOf(result?.id ?? "")));

    await takeOver(rescreeningId);
    await untilState("taken over");

    expect(await Promise.all([before, after].map((result) => reportOf(result?.id ?? "")))).toEqual(
      reports.map((report) => ({ ...report, rank: expect.any(Number) })),
    );
    const rows = await rowsOf(rescreeningId);
    expect(
      rows
        .filter((row) => row.kept_reason === "withdrawn")
        .map((row) => row.id)
        .sort(),
    ).toEqual([before?.id, after?.id].sort());
    expect((await stand()).rescreening).toMatchObject({ kept: 2, changed: others.length, outdated_by: null });
  });

  test("a screening that is deleted ends it", async () => {
    await worker.stop();
    await start();
    await recruiter.call(deleteScreening, { params: { id } });
    worker = await startWorker(winnow);

    const { rows } = await winnow.pool.query("select from rescreened_results where account_id = $1", [
      recruiter.account.id,
    ]);
    expect(rows).toEqual([]);
    await vi.waitUntil(
      async () =>
        (
          await winnow.pool.query(
            "select from graphile_worker.jobs where task_identifier = 'compare-results'",
          )
        ).rows.length === 0,
      { timeout: patienceMs, interval: 20 },
    );
  });

  test("a CV that cannot be compared keeps its result, and none but that", async () => {
    const [unreadable] = screened.results;
    await winnow.pool.query("update cv_files set document = '{}' where id = $1", [unreadable?.cv_file_id]);
    await start();

    await withoutPauses(winnow, async () => (await stand()).rescreening?.state === "ready");

    const { rescreening } = await stand();
    expect(rescreening).toMatchObject({ done: 4, kept: 1 });
    expect((await rowsOf(rescreening?.id ?? "")).at(-1)).toMatchObject({
      id: unreadable?.id,
      kept_reason: "not readable",
    });
  });

  test.each([
    ["a comparison", "ready"],
    ["taking over", "taken over"],
  ])("%s that can neither be done nor given up goes on once it can", async (_, reached) => {
    const takesOver = reached === "taken over";
    const rescreeningId = takesOver ? await compare() : null;
    await worker.stop();
    await (rescreeningId ? takeOver(rescreeningId) : start());
    await winnow.pool.query("update graphile_worker._private_jobs set attempts = max_attempts - 1");
    await winnow.pool.query(
      `create function refuse_it() returns trigger language plpgsql as
         $$ begin raise 'out of order'; end $$;
       create trigger refuse_it before update on ${takesOver ? "rescreenings" : "rescreened_results"}
         for each row execute function refuse_it();`,
    );
    worker = await startWorker(winnow);
    await vi.waitUntil(
      async () =>
        (
          await winnow.pool.query(
            "select from graphile_worker._private_jobs where locked_at is null and last_error like '%out of order' and key like $1",
            [`${takesOver ? "take-over" : "compare"}-results:%`],
          )
        ).rows.length === 1,
      { timeout: patienceMs, interval: 20 },
    );
    await winnow.pool.query("drop function refuse_it cascade");

    await withoutPauses(winnow, async () => (await stand()).rescreening?.state === reached);
  });

  test("a locked account stands still, and goes on once it is unlocked", async () => {
    await worker.stop();
    await start();
    await winnow.pool.query("update accounts set locked_at = now() where id = $1", [recruiter.account.id]);
    worker = await startWorker(winnow);
    await vi.waitUntil(
      async () =>
        (
          await winnow.pool.query(
            "select from graphile_worker.jobs where task_identifier = 'compare-results' and run_at > now() + interval '10 s'",
          )
        ).rows.length === 1,
      { timeout: patienceMs, interval: 20 },
    );
    await winnow.pool.query("update accounts set locked_at = null where id = $1", [recruiter.account.id]);
    await winnow.pool.query(
      "update graphile_worker._private_jobs set run_at = now() where key like 'compare-results:%'",
    );

    expect(await compared()).toMatchObject({ done: 4 });
  });
});
