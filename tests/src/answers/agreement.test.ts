import { getScoreAgreement } from "@winnow/contract/reports.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { type Candidate, givenInvited } from "../given/given-interview.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow.stop());

/** Scores of questions 1, 2, 3 … as they stand on a scorecard; null is none. */
async function keepScorecard(
  { interviewId }: Candidate,
  card: { reviewer: string | null; scores: (number | null)[]; isGiven?: boolean },
): Promise<void> {
  const scores = card.scores.map((score, index) => ({ question_id: `q${index + 1}`, score, comment: "" }));
  await winnow.pool.query(
    `insert into scorecards (account_id, interview_id, reviewer, scores, given_at)
     values ($1, $2, $3, $4, case when $5 then now() end)`,
    [recruiter.account.id, interviewId, card.reviewer, JSON.stringify(scores), card.isGiven ?? true],
  );
}

async function givenTwo(): Promise<[Candidate, Candidate]> {
  const [first, second] = await givenInvited(winnow, recruiter, { candidates: 2 });
  if (!first || !second) throw new Error("Two were to be invited.");
  return [first, second];
}

test("scores of one's own and of others are compared answer by answer, over all interviews of a drive", async () => {
  const [first, second] = await givenTwo();
  const mine = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5];
  await keepScorecard(first, { reviewer: null, scores: mine });
  await keepScorecard(first, { reviewer: "Ana", scores: mine });
  await keepScorecard(second, { reviewer: null, scores: [...mine, null, 4] });
  await keepScorecard(second, { reviewer: "Ana", scores: [2, 2, 3, 4, 4, 1, 2, 3, 4, 5, 1, null] });
  const drive = { params: { id: first.driveId } };

  const agreement = await recruiter.call(getScoreAgreement, drive);

  expect(agreement).toMatchObject({ pairs_count: 20, min_pairs: 20 });
  // Two of twenty are a step apart: .1 against a spread of 2 and about 1.85.
  expect(agreement.kappa).toBeCloseTo(0.974, 2);
  expect(agreement.low).toBeLessThan(agreement.kappa ?? 0);
  expect(agreement.high).toBeGreaterThan(agreement.kappa ?? 1);

  await keepScorecard(first, { reviewer: "Ben", scores: [5, 5, 1, 1, 1, 5, 5, 1, 1, 1] });
  const worse = await recruiter.call(getScoreAgreement, drive);
  expect(worse.pairs_count).toBe(30);
  expect(worse.kappa ?? 1).toBeLessThan(0.6);
});

test("few pairs, scorecards that are not given, and other drives say nothing", async () => {
  const [first] = await givenTwo();
  await keepScorecard(first, { reviewer: null, scores: [3, 4], isGiven: true });
  await keepScorecard(first, { reviewer: "Ana", scores: [3, 5] });
  await keepScorecard(first, { reviewer: "Ben", scores: [1, 1], isGiven: false });

  expect(await recruiter.call(getScoreAgreement, { params: { id: first.driveId } })).toEqual({
    kappa: null,
    low: null,
    high: null,
    pairs_count: 2,
    min_pairs: 20,
  });
});
