import { decide, setOwnScore } from "@winnow/contract/decisions.ts";
import { getScreeningFacts, getScreeningResult, listScreeningResults } from "@winnow/contract/results.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, resultsOf, type Screened } from "../given/given-screened.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let all: Screened;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Lena Lists");
  all = await givenScreened(winnow, recruiter, { cvs: 6 });
  const [first, second, third] = all.results.map((result) => result.id);
  const decideOn = (result: string | undefined, decision: "shortlist" | "hold") =>
    recruiter.call(decide, {
      params: { id: all.id },
      body: { selection: { result_ids: [result ?? ""] }, decision },
    });
  await decideOn(second, "shortlist");
  await decideOn(first, "hold");
  await recruiter.call(setOwnScore, {
    params: { id: third ?? "" },
    body: { own_score: { score: 99.5, reason: "Ran the ward" } },
  });
});
afterAll(() => winnow?.stop());

const list = (query: Record<string, string>) => resultsOf(recruiter, all.id, query);
const idsOf = async (query: Record<string, string>) => (await list(query)).map((result) => result.id);

test("the list offers the filters by requirements with what they take", async () => {
  const { filters } = await recruiter.call(listScreeningResults, { params: { id: all.id } });
  expect(filters.map(({ uniqueId }) => uniqueId)).toEqual(
    expect.arrayContaining(["decision:undecided", "met:<requirement id>", "not_met:<requirement id>"]),
  );
});

describe("a filter shows", () => {
  test("those decided on so, and those not decided on", async () => {
    const [first, second, ...others] = all.results.map((result) => result.id);

    expect(await idsOf({ decision: "shortlist" })).toEqual([second]);
    expect(await idsOf({ decision: "shortlist,hold" })).toEqual([first, second]);
    expect(await idsOf({ decision: "undecided" })).toEqual(others);
  });

  test("those that meet all of some requirements, or none of them", async () => {
    const { requirements, results } = await recruiter.call(getScreeningFacts, { params: { id: all.id } });
    for (const chosen of [[0], [1], [0, 1], [0, 2, 3]]) {
      const ids = chosen.map((place) => requirements[place]?.id ?? "").join(",");
      const meets = (count: (verdicts: boolean[]) => boolean) =>
        results
          .filter((result) => count(chosen.map((place) => result.facts[place]?.verdict === "met")))
          .map((result) => result.id);

      expect((await idsOf({ met: ids })).toSorted()).toEqual(meets((met) => met.every(Boolean)).toSorted());
      expect((await idsOf({ not_met: ids })).toSorted()).toEqual(
        meets((met) => !met.some(Boolean)).toSorted(),
      );
    }
  });

  test("nobody by a requirement that there is not, and everybody as not meeting it", async () => {
    expect(await idsOf({ met: 'r99","x' })).toEqual([]);
    expect(await idsOf({ not_met: 'r99","x' })).toHaveLength(6);
  });
});

describe("sorted", () => {
  test("by own score, a result without one stands where its matching score puts it", async () => {
    const results = await list({ sort_by: "own_score" });

    expect(results[0]?.own_score).toMatchObject({
      score: 99.5,
      reason: "Ran the ward",
      set_by: "Lena Lists",
    });
    const scores = results.map((result) => result.own_score?.score ?? result.matching_score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test("by the time of the decision, the latest is first and the undecided are last", async () => {
    const results = await list({ sort_by: "decided_at" });

    expect(results.map((result) => result.decision?.kind ?? null)).toEqual([
      "hold",
      "shortlist",
      null,
      null,
      null,
      null,
    ]);
  });

  test("whatever the order, each is shown once over all pages", async () => {
    for (const sort_by of ["matching_score", "own_score", "decided_at", "name", "must_haves_met"] as const) {
      const pages = await Promise.all(
        [0, 1, 2].map((start) =>
          recruiter.call(listScreeningResults, {
            params: { id: all.id },
            query: { start, size: 2, sort_by },
          }),
        ),
      );
      const ids = pages.flatMap((page) => page.data.map((result) => result.id));
      expect(new Set(ids).size).toBe(6);
    }
  });
});

test("an own score stands beside the matching score, which it never changes", async () => {
  const third = all.results[2];
  const { matching_score, rank, own_score, report, history } = await recruiter.call(getScreeningResult, {
    params: { id: third?.id ?? "" },
  });

  expect({ matching_score, rank }).toEqual({ matching_score: third?.matching_score, rank: third?.rank });
  expect(report.score).toBe(matching_score);
  expect(own_score?.score).toBe(99.5);
  expect(history[0]).toMatchObject({ kind: "own score", sentence: "Own score 99.5: Ran the ward" });
});

test("an own score that is taken away is gone, and its history stays", async () => {
  const params = { id: all.results[5]?.id ?? "" };
  await recruiter.call(setOwnScore, { params, body: { own_score: { score: 12.345, reason: "No shifts" } } });
  await recruiter.call(setOwnScore, { params, body: { own_score: null } });
  await recruiter.call(setOwnScore, { params, body: { own_score: null } });

  const { own_score, history } = await recruiter.call(getScreeningResult, { params });
  expect(own_score).toBeNull();
  expect(history.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
    "Own score taken away",
    "Own score 12.35: No shifts",
  ]);
});

test.each([
  { score: 101, reason: "Much" },
  { score: -1, reason: "Little" },
  { score: 50, reason: " " },
  { score: 50 },
  70,
])("the own score %j is refused", async (own_score) => {
  const refusal = await recruiter.refusal(setOwnScore, {
    params: { id: all.results[0]?.id ?? "" },
    body: { own_score },
  });

  expect(refusal).toMatchObject({ status: 400, code: 1201 });
});

test("the same person is linked by e-mail in any case, or by phone however it is written", async () => {
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 5 });
  const [a, b, c, d, e] = results.toSorted((one, other) => one.candidate_number - other.candidate_number);
  const set = (result: typeof a, email: string | null, phone: string | null) =>
    winnow.pool.query("update screening_results set email = $2, phone = $3 where id = $1", [
      result?.id,
      email,
      phone,
    ]);
  await set(a, "Same@Example.com", "+44 7700 900123");
  await set(b, "same@example.com", null);
  await set(c, null, "07700 900-123");
  await set(d, null, "123");
  await set(e, null, "123");

  const linked = (await resultsOf(recruiter, id)).toSorted(
    (one, other) => one.candidate_number - other.candidate_number,
  );
  expect(linked.map((result) => result.same_person_as.toSorted())).toEqual([
    [b?.id, c?.id].toSorted(),
    [a?.id],
    [a?.id],
    [],
    [],
  ]);
  const flagged = await resultsOf(recruiter, id, { flag: "same person" });
  expect(flagged.map((result) => result.id).toSorted()).toEqual([a?.id, b?.id, c?.id].toSorted());
  const { same_person } = await recruiter.call(getScreeningResult, { params: { id: a?.id ?? "" } });
  expect(same_person).toEqual([
    { id: b?.id, name: b?.name, file_name: b?.file_name },
    { id: c?.id, name: c?.name, file_name: c?.file_name },
  ]);
});

test("by name, accented and struck letters stand among their plain ones", async () => {
  const { id, results } = await givenScreened(winnow, recruiter, { cvs: 6 });
  const names = ["Zoe Marsh", "Łukasz Nowak", "anna Bell", "Ángel Ruiz", "Öner Kaya", "Oda Lind"];
  for (const [index, result] of results.entries())
    await winnow.pool.query("update screening_results set name = $2 where id = $1", [
      result.id,
      names[index],
    ]);

  const sorted = await resultsOf(recruiter, id, { sort_by: "name", order_by: "asc" });
  expect(sorted.map(({ name }) => name)).toEqual([
    "Ángel Ruiz",
    "anna Bell",
    "Łukasz Nowak",
    "Oda Lind",
    "Öner Kaya",
    "Zoe Marsh",
  ]);
});
