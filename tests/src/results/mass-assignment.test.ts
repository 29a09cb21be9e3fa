import { addNote, decide, setOwnScore } from "@winnow/contract/decisions.ts";
import { getScreeningFacts, saveWeights } from "@winnow/contract/results.ts";
import { saveView } from "@winnow/contract/saved-views.ts";
import { duplicateScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, type Screened } from "../given/given-screened.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const stranger = "11111111-1111-4111-8111-111111111111";
const smuggled = {
  id: stranger,
  account_id: stranger,
  screening_id: stranger,
  matching_score: 100,
  decided_by: "Somebody else",
  decided_at: 1,
  written_by: "Somebody else",
  own_score_by: "Somebody else",
  candidate_number: 99,
  revealed_at: 1,
  credits: 1_000_000,
  status: "InProgress",
  is_sample: true,
};

let winnow: TestWinnow;
let recruiter: Recruiter;
let all: Screened;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mia Mass");
  all = await givenScreened(winnow, recruiter, { cvs: 1 });
});
afterAll(() => winnow?.stop());

async function storedResult() {
  const { rows } = await winnow.pool.query(
    `select id, account_id, screening_id, matching_score, candidate_number, decided_by, own_score_by, revealed_at
       from screening_results where id = $1`,
    [all.results[0]?.id],
  );
  return rows[0];
}

test("what is sent beside a decision, a note, an own score, weights or a view changes nothing", async () => {
  const result = { id: all.results[0]?.id ?? "" };
  const before = await storedResult();
  const { requirements } = await recruiter.call(getScreeningFacts, { params: { id: all.id } });

  const answers = [
    await recruiter.attempt(decide, {
      params: { id: all.id },
      body: { ...smuggled, selection: { ...smuggled, result_ids: [result.id] }, decision: "hold" },
    }),
    await recruiter.attempt(addNote, { params: result, body: { ...smuggled, text: "Seen" } }),
    await recruiter.attempt(setOwnScore, {
      params: result,
      body: { ...smuggled, own_score: { ...smuggled, score: 40, reason: "Few years" } },
    }),
    await recruiter.attempt(saveWeights, {
      params: { id: all.id },
      body: {
        ...smuggled,
        weights: requirements.map(({ id, weight, kind }) => ({ ...smuggled, id, weight, kind })),
      },
    }),
    await recruiter.attempt(saveView, { body: { ...smuggled, list: "results", name: "Mine", query: "" } }),
    await recruiter.attempt(duplicateScreening, { params: { id: all.id }, body: smuggled }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await storedResult()).toEqual({
    ...before,
    decided_by: "Mia Mass",
    own_score_by: "Mia Mass",
  });
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(
    /Somebody else|11111111|1000000|"is_sample":true|InProgress/,
  );
});
