import { answerAuditItem, createAudit } from "@winnow/contract/audits.ts";
import { correctResult } from "@winnow/contract/corrections.ts";
import { addNote, decide, revealCandidate, setOwnScore, undoDecisions } from "@winnow/contract/decisions.ts";
import { startRescreening, takeOverRescreening } from "@winnow/contract/rescreenings.ts";
import { getScreeningFacts, saveWeights } from "@winnow/contract/results.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foundByEngine } from "../given/found-by-engine.ts";
import { givenAccount } from "../given/given-account.ts";
import { oldEngine } from "../given/given-old-results.ts";
import { givenScreened, resultsOf } from "../given/given-screened.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { watchDecisions } from "../support/watch-decisions.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Nora");
});
afterAll(() => winnow?.stop());

test("nothing in the database decides: what triggers do to results is kept for lists, and names no decision", async () => {
  // Bits of tgtype (PostgreSQL's pg_trigger.h): 4 insert, 16 update.
  const { rows: triggers } = await winnow.pool.query(
    `select tgname from pg_trigger
     where tgrelid = 'screening_results'::regclass and not tgisinternal and tgtype & (4 | 16) <> 0 order by tgname`,
  );
  expect(triggers.map(({ tgname }) => tgname)).toEqual([
    "correct_namesakes",
    "count_added_scores",
    "count_changed_scores",
    "note_namesakes",
    "set_what_results_list",
    "version_added_results",
    "version_changed_results",
  ]);

  const { rows: functions } = await winnow.pool.query(
    `select proname, prosrc from pg_proc
     where pronamespace = 'public'::regnamespace and prosrc ~ 'decision|decided'`,
  );
  expect(functions).toEqual([]);
});

test("a decision without a person is none", async () => {
  await givenScreened(winnow, recruiter, { cvs: 1 });

  await expect(
    winnow.pool.query("update screening_results set decision = 'shortlist', decided_at = now()"),
  ).rejects.toThrow(/decision_is_whole/);
  await expect(
    winnow.pool.query(
      "update screening_results set decision = 'reject', decided_at = now(), decided_by = 'x'",
    ),
  ).rejects.toThrow(/rejection_has_reason/);
});

describe("of all that the server writes,", () => {
  let written: () => Promise<string[]>;
  beforeAll(async () => {
    written = await watchDecisions(winnow);
  });

  test("a decision and its undoing write decisions, each in a statement that names no score", async () => {
    const { id, results } = await givenScreened(winnow, recruiter, { cvs: 2 });

    const { batch_id } = await recruiter.call(decide, {
      params: { id },
      body: { selection: { result_ids: results.map((result) => result.id) }, decision: "shortlist" },
    });
    await recruiter.call(undoDecisions, { params: { id, batch_id: batch_id ?? "" } });

    const statements = await written();
    expect(statements).toHaveLength(2);
    for (const statement of statements) expect(statement).not.toMatch(/score|facts|report|points/i);
  });

  test("nothing else writes one, however results come and scores change", async () => {
    const { id, results } = await givenScreened(winnow, recruiter, { cvs: 4 });
    const { requirements } = await recruiter.call(getScreeningFacts, { params: { id } });
    await recruiter.call(saveWeights, {
      params: { id },
      body: { weights: requirements.map((one, index) => ({ ...one, weight: index === 0 ? 5 : 0 })) },
    });
    const audit = await recruiter.call(createAudit, { params: { id }, body: { line: 100, size: 3 } });
    for (let position = 1; position <= audit.items_count; position += 1) {
      await recruiter.call(answerAuditItem, {
        params: { id: audit.id, position },
        body: { answer: "not good" },
      });
    }
    for (const result of results) {
      const params = { id: result.id };
      await recruiter.call(setOwnScore, {
        params,
        body: { own_score: { score: 0, reason: "Not at all" } },
      });
      await recruiter.call(correctResult, {
        params,
        body: { corrections: [{ kind: "contact", field: "location", value: "Leeds" }] },
      });
      await recruiter.call(addNote, { params, body: { text: "Reject" } });
      await recruiter.call(revealCandidate, { params });
    }
    await foundByEngine(winnow, id, oldEngine, { blindTo: requirements[0]?.id });
    const { rescreening } = await recruiter.call(startRescreening, { params: { id } });
    await untilJobsAreDone(winnow);
    await recruiter.call(takeOverRescreening, { params: { id: rescreening?.id ?? "" } });
    await untilJobsAreDone(winnow);

    expect(await written()).toEqual([]);
    const decisions = (await resultsOf(recruiter, id)).map(({ decision }) => decision);
    expect(decisions).toEqual(results.map(() => null));
  });
});
