import { answerAuditItem, createAudit, getAudit, getAuditItem, listAudits } from "@winnow/contract/audits.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { deleteScreeningFile } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, resultsOf } from "../given/given-screened.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let screening: { id: string; results: ScreeningResult[] };
const line = 55;
const below = 10;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Petra Audley");
  const { id } = await givenScreened(winnow, recruiter, { cvs: 14 });
  // Ten results below the line and four above, whatever the engine makes of these people.
  await winnow.pool.query(
    "update screening_results set matching_score = 5 * candidate_number where screening_id = $1",
    [id],
  );
  screening = { id, results: await resultsOf(recruiter, id) };
});
afterAll(() => winnow?.stop());

const draw = (options: { size: number; seed?: number }) =>
  recruiter.call(createAudit, { params: { id: screening.id }, body: { line, ...options } });
const whole = (id: string) => recruiter.call(getAudit, { params: { id } });
const answer = (id: string, position: number, said: "good" | "not good") =>
  recruiter.call(answerAuditItem, { params: { id, position }, body: { answer: said } });
const isBelow = (id: string | null) =>
  (screening.results.find((result) => result.id === id)?.matching_score ?? 0) < line;

describe("an audit", () => {
  test("draws from below the line, mixed with some from above, and the same again by its seed", async () => {
    const first = await draw({ size: 6, seed: 11 });
    const again = await draw({ size: 6, seed: 11 });

    const numbers = async (id: string) => (await whole(id)).items.map((item) => item.candidate_number);
    expect(await numbers(again.id)).toEqual(await numbers(first.id));
    expect(first).toMatchObject({ items_count: 9, answered_count: 0, seed: 11 });
    const { rows } = await winnow.pool.query(
      "select matching_score::float8 < $2 as really, is_below from audit_items join screening_results on id = result_id where audit_id = $1",
      [first.id, line],
    );
    expect(rows.filter((row) => row.is_below)).toHaveLength(6);
    expect(rows.every((row) => row.is_below === row.really)).toBe(true);
    const { data } = await recruiter.call(listAudits, { params: { id: screening.id } });
    expect(data.map(({ id }) => id).slice(0, 2)).toEqual([again.id, first.id]);
  });

  test("shows the CV and what it states, without score, points, rank, name or contact", async () => {
    const { id } = await draw({ size: 5, seed: 3 });

    for (const { position, candidate_number } of (await whole(id)).items) {
      const item = await recruiter.call(getAuditItem, { params: { id, position } });
      const result = screening.results.find((one) => one.candidate_number === candidate_number);
      const text = JSON.stringify(item);
      for (const hidden of ["score", "points", "strength", "rank", "result_id", "is_below"])
        expect(text).not.toContain(`"${hidden}`);
      expect(text).not.toContain(result?.email);
      expect(text).not.toContain(result?.name);
      expect(text).not.toContain(result?.id);
      expect(item.report.profile.name).toBeNull();
      expect(item.report.requirements.length).toBeGreaterThan(3);
      // Words quoted in evidence stand in the CV beside it.
      const lines = item.lines.map(({ text: line }) => line).join(" ");
      const quoted = item.report.requirements.flatMap(({ quotations }) => quotations);
      expect(quoted.filter((quotation) => lines.includes(quotation.text)).length).toBeGreaterThan(0);
    }
  });

  test("tells which lie below, and how many good ones the line misses, when the last is answered", async () => {
    const { id } = await draw({ size: below, seed: 5 });
    const { items } = await whole(id);
    const good = items[0]?.position;
    for (const { position } of items.slice(0, -1))
      await answer(id, position, position === good ? "good" : "not good");

    const unfinished = await whole(id);
    expect(unfinished.estimate).toBeNull();
    expect(unfinished.items.every((item) => item.is_below === null && item.result_id === null)).toBe(true);

    await answer(id, items.at(-1)?.position ?? 0, "not good");

    const finished = await whole(id);
    expect(finished.items.every((item) => item.is_below === isBelow(item.result_id))).toBe(true);
    const goodBelow = finished.items.filter((item) => item.is_below && item.answer === "good").length;
    // All from below were read, so that nothing is left to guess.
    expect(finished.estimate).toMatchObject({
      below,
      drawn: below,
      answered: below,
      good: goodBelow,
      missed: { estimate: goodBelow, low: goodBelow, high: goodBelow },
    });
  });

  test("takes another answer until all are given, and none after", async () => {
    const { id } = await draw({ size: 3, seed: 9 });
    const { items } = await whole(id);
    await answer(id, 1, "good");
    await answer(id, 1, "not good");
    for (const { position } of items) await answer(id, position, "not good");

    const refusal = await recruiter.refusal(answerAuditItem, {
      params: { id, position: 1 },
      body: { answer: "good" },
    });

    expect(refusal).toMatchObject({ status: 400 });
    expect((await whole(id)).items[0]?.answer).toBe("not good");
  });

  test("goes on without a result that is deleted in between", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 6 });
    const { id } = await recruiter.call(createAudit, {
      params: { id: own.id },
      body: { line: 100, size: 5, seed: 2 },
    });
    const [gone] = (await whole(id)).items;
    const result = own.results.find((one) => one.candidate_number === gone?.candidate_number);
    await recruiter.call(deleteScreeningFile, {
      params: { screening_id: own.id },
      query: { file_id: result?.cv_file_id },
    });

    for (const { position } of (await whole(id)).items) await answer(id, position, "not good");

    expect((await whole(id)).estimate).toMatchObject({ below: 6, drawn: 4, answered: 4, good: 0 });
    expect(
      await recruiter.refusal(getAuditItem, { params: { id, position: gone?.position ?? 0 } }),
    ).toMatchObject({ status: 404, code: 1330 });
  });

  test("needs three results below its line", async () => {
    const refusal = await recruiter.refusal(createAudit, {
      params: { id: screening.id },
      body: { line: 0, size: 5 },
    });

    expect(refusal).toMatchObject({ status: 409, code: 1331 });
  });
});
