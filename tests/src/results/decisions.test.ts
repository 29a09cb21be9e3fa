import { randomUUID } from "node:crypto";
import { decide, type Selection, undoDecisions } from "@winnow/contract/decisions.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import { deleteScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, resultsOf } from "../given/given-screened.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let id: string;
let ids: string[];
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Dora Decides");
  const { id: screeningId, results } = await givenScreened(winnow, recruiter, { cvs: 3 });
  id = screeningId;
  ids = results.map((result) => result.id);
});

type Wish = { decision: "shortlist" | "hold" | "reject" | null; reason?: string };
const decideOn = (selection: Selection, wish: Wish) =>
  recruiter.call(decide, { params: { id }, body: { selection, ...wish } });
const undo = (batch: string | null) =>
  recruiter.call(undoDecisions, { params: { id, batch_id: batch ?? "" } });
const only = (...places: number[]): Selection => ({
  result_ids: places.map((place) => ids[place] ?? ""),
});
const kinds = async () => {
  const results = await resultsOf(recruiter, id);
  return ids.map((one) => results.find((result) => result.id === one)?.decision?.kind ?? null);
};
const sentences = async (place = 0) => {
  const { history } = await recruiter.call(getScreeningResult, { params: { id: ids[place] ?? "" } });
  return history.map(({ sentence }) => sentence);
};

describe("a decision", () => {
  test("says who, when and why, in the list and in the history", async () => {
    const before = Math.floor(Date.now() / 1000) - 60;
    const answer = await decideOn(only(0), { decision: "reject", reason: " Other line of work " });

    expect(answer).toEqual({ batch_id: expect.any(String), changed: 1, unchanged: [] });
    const result = await recruiter.call(getScreeningResult, { params: { id: ids[0] ?? "" } });
    expect(result.decision).toEqual({
      kind: "reject",
      reason: "Other line of work",
      decided_by: "Dora Decides",
      decided_at: expect.any(Number),
    });
    expect(result.decision?.decided_at).toBeGreaterThan(before);
    expect(result.history.map(({ kind, sentence, by }) => [kind, sentence, by])).toEqual([
      ["decided", "Rejected: Other line of work", "Dora Decides"],
      ["screened", `Screened: score ${result.matching_score}`, null],
    ]);
  });

  test("changes no score", async () => {
    const scores = (await resultsOf(recruiter, id)).map((result) => [result.id, result.matching_score]);
    await decideOn({ matching: {} }, { decision: "reject", reason: "Withdrew" });

    expect((await resultsOf(recruiter, id)).map((result) => [result.id, result.matching_score])).toEqual(
      scores,
    );
  });

  test.each([undefined, "", "   "])("to reject is refused with the reason %j", async (reason) => {
    const refusal = await recruiter.refusal(decide, {
      params: { id },
      body: { selection: only(0), decision: "reject", reason },
    });

    expect(refusal).toMatchObject({ status: 400, code: 1321, fields: { reason: expect.any(String) } });
    expect(await kinds()).toEqual([null, null, null]);
  });

  test("that stands already changes nothing and is no history", async () => {
    await decideOn(only(0), { decision: "hold", reason: "Ask about shifts" });
    const again = await decideOn(only(0), { decision: "hold", reason: "Ask about shifts" });

    expect(again).toEqual({
      batch_id: null,
      changed: 0,
      unchanged: [{ result_id: ids[0], reason: expect.any(String) }],
    });
    expect(await sentences()).toEqual(["Put on hold: Ask about shifts", expect.stringMatching(/^Screened/)]);
  });

  test("for another reason is another decision", async () => {
    await decideOn(only(0), { decision: "hold" });

    expect(await decideOn(only(0), { decision: "hold", reason: "Ask about shifts" })).toMatchObject({
      changed: 1,
    });
  });

  test("on some that are not here is made on the others, and names those", async () => {
    const unknown = randomUUID();
    const answer = await decideOn(
      { result_ids: [unknown, ids[1] ?? "", ids[1] ?? ""] },
      { decision: "shortlist" },
    );

    expect(answer).toMatchObject({ changed: 1, unchanged: [{ result_id: unknown }] });
    expect(await kinds()).toEqual([null, "shortlist", null]);
  });
});

describe("all that match", () => {
  test("are decided on only while as many match as were shown", async () => {
    const refusal = await recruiter.refusal(decide, {
      params: { id },
      body: { selection: { matching: {}, count: 2 }, decision: "shortlist" },
    });

    expect(refusal).toMatchObject({ status: 409, code: 1334 });
    expect(await kinds()).toEqual([null, null, null]);
    await decideOn({ matching: {}, count: 3 }, { decision: "shortlist" });
    expect(await kinds()).toEqual(["shortlist", "shortlist", "shortlist"]);
  });

  test("are those that the list shows, on whatever page", async () => {
    const [first] = await resultsOf(recruiter, id);
    await decideOn(only(2), { decision: "shortlist" });
    const answer = await decideOn(
      { matching: { decision: "undecided", search: first?.name ?? "", sort_by: "name" } },
      { decision: "hold" },
    );

    expect(answer).toMatchObject({ changed: 1, unchanged: [] });
    expect(await kinds()).toEqual(["hold", null, "shortlist"]);
  });

  test.each<Record<string, string>>([
    { colour: "red" },
    { band: "brilliant" },
    { size: "10" },
    { start: "0" },
    { sort_by: "report" },
    { search: "a\u0000" },
    { search: "x".repeat(201) },
  ])("%j are refused", async (matching) => {
    const refusal = await recruiter.refusal(decide, {
      params: { id },
      body: { selection: { matching }, decision: "shortlist" },
    });

    expect(refusal).toMatchObject({ status: 400, code: 1327 });
    expect(await kinds()).toEqual([null, null, null]);
  });
});

describe("an undo", () => {
  test("puts back what was decided before, with who and when, and says so", async () => {
    await decideOn(only(0), { decision: "hold", reason: "Ask about shifts" });
    const [before] = await resultsOf(recruiter, id);
    const { batch_id } = await decideOn({ matching: {} }, { decision: "reject", reason: "Withdrew" });

    expect(await undo(batch_id)).toEqual({ restored: 3, kept: 0 });
    expect((await resultsOf(recruiter, id))[0]).toEqual(before);
    expect(await kinds()).toEqual(["hold", null, null]);
    expect((await sentences())[0]).toBe("Decision undone: on hold as before");
    expect((await sentences(1))[0]).toBe("Decision undone: undecided as before");
  });

  test("can be done once", async () => {
    const { batch_id } = await decideOn(only(0), { decision: "shortlist" });
    await undo(batch_id);

    const again = await recruiter.refusal(undoDecisions, { params: { id, batch_id } });

    expect(again).toMatchObject({ status: 404, code: 1322 });
  });

  test("of a batch of another screening finds nothing", async () => {
    const { batch_id } = await decideOn(only(0), { decision: "shortlist" });
    const { id: elsewhere } = await givenScreened(winnow, recruiter, { cvs: 1 });

    const refusal = await recruiter.refusal(undoDecisions, { params: { id: elsewhere, batch_id } });

    expect(refusal).toMatchObject({ status: 404, code: 1322 });
    expect(await kinds()).toEqual(["shortlist", null, null]);
  });

  test("keeps what was decided since", async () => {
    const { batch_id } = await decideOn(only(0, 1), { decision: "shortlist" });
    await decideOn(only(1), { decision: "hold" });

    expect(await undo(batch_id)).toEqual({ restored: 1, kept: 1 });
    expect(await kinds()).toEqual([null, "hold", null]);
  });

  test("of a clearing keeps a clearing that came later", async () => {
    await decideOn(only(0), { decision: "shortlist" });
    const { batch_id } = await decideOn(only(0), { decision: null });
    await decideOn(only(0), { decision: "hold" });
    await decideOn(only(0), { decision: null });

    expect(await undo(batch_id)).toEqual({ restored: 0, kept: 1 });
    expect(await kinds()).toEqual([null, null, null]);
  });

  test("after an undo goes one step further back", async () => {
    const first = await decideOn(only(0), { decision: "shortlist" });
    const second = await decideOn(only(0), { decision: null });
    const third = await decideOn(only(0), { decision: "hold" });

    const steps: unknown[] = [];
    for (const { batch_id } of [third, second, first]) {
      await undo(batch_id);
      steps.push((await kinds())[0]);
    }
    expect(steps).toEqual([null, "shortlist", null]);
  });
});

describe("at the same time", () => {
  test("two tabs decide one after the other: one decision stands, and both are told", async () => {
    await Promise.all([
      decideOn({ matching: {} }, { decision: "shortlist" }),
      decideOn({ result_ids: [...ids].reverse() }, { decision: "reject", reason: "Withdrew" }),
    ]);

    const decided = await kinds();
    expect(new Set(decided).size).toBe(1);
    expect((await sentences()).toSorted()).toEqual([
      "Rejected: Withdrew",
      expect.stringMatching(/^Screened/),
      "Shortlisted",
    ]);
  });

  test("two undo the same batch: it happens once", async () => {
    const { batch_id } = await decideOn({ matching: {} }, { decision: "shortlist" });

    const answers = await Promise.all(
      [1, 2].map(() => recruiter.attempt(undoDecisions, { params: { id, batch_id } })),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await sentences()).filter((sentence) => sentence.startsWith("Decision undone"))).toHaveLength(1);
  });

  test("one decides and another deletes: it is decided and gone, or gone", async () => {
    const [decided, deleted] = await Promise.all([
      recruiter.attempt(decide, {
        params: { id },
        body: { selection: { matching: {} }, decision: "shortlist" },
      }),
      recruiter.attempt(deleteScreening, { params: { id } }),
    ]);

    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(decided.status);
    const { rows } = await winnow.pool.query("select from result_events where account_id = $1", [
      recruiter.account.id,
    ]);
    expect(rows).toEqual([]);
  });
});

test("the history of a result cannot be changed or removed by itself", async () => {
  await expect(winnow.pool.query("update result_events set sentence = 'Hired'")).rejects.toThrow(/history/);
  await expect(winnow.pool.query("delete from result_events")).rejects.toThrow(/history/);
});
