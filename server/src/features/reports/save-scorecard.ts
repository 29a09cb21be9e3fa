import { changedScores } from "@winnow/contract/changed-scores.ts";
import type { saveScorecard as endpoint, Scorecard } from "@winnow/contract/reports.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { questionsOf } from "../answers/questions-of.ts";
import { findOpenedInterview } from "../answers/rows.ts";
import { nameOfRecruiter } from "../interviews/name-of-recruiter.ts";
import { getInterview, lockInterview } from "../interviews/rows.ts";
import { presentScorecard } from "./present.ts";
import { findOwnScorecard, keepOwnScorecard } from "./rows.ts";

/**
 * Keeps what was changed on one's own scorecard: of two windows that change the same the last counts, and what only one
 * of them changes is kept. Throws `interviewNotFound`, `questionNotFound`.
 */
export function saveScorecard(
  services: Services,
  accountId: AccountId,
  changes: { interviewId: string } & z.output<typeof endpoint.schema.body>,
): Promise<Scorecard> {
  const { interviewId } = changes;
  const of = { accountId, interviewId };
  return transact(services, async (transaction) => {
    await getInterview(transaction, accountId, interviewId);
    await lockInterview(transaction, { accountId, id: interviewId });
    const interview = await findOpenedInterview(transaction, of);
    const asked = new Set(interview && questionsOf(interview).map(({ id }) => id));
    if (!changes.scores.every(({ question_id }) => asked.has(question_id))) {
      throw new Failure("questionNotFound");
    }
    const before = await findOwnScorecard(transaction, of);
    await keepOwnScorecard(transaction, {
      ...of,
      scores: changedScores(before?.scores ?? [], changes.scores),
      comment: changes.comment ?? before?.comment ?? "",
      isGiven: changes.is_given,
    });
    const own = await findOwnScorecard(transaction, of);
    return presentScorecard(own, await nameOfRecruiter(transaction, accountId));
  });
}
