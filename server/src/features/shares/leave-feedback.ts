import { maximumFeedbackPerShare } from "@winnow/contract/limits.ts";
import type { leaveFeedback as endpoint } from "@winnow/contract/shares.ts";
import type { Selectable, Transaction } from "kysely";
import type { z } from "zod";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { questionsOf } from "../answers/questions-of.ts";
import { findOpenedInterview, insertInterviewEvents, type OfInterview } from "../answers/rows.ts";
import { getInterview, lockInterview } from "../interviews/rows.ts";
import { keepScorecardByLink } from "../reports/rows.ts";
import { followShare } from "./follow-share.ts";
import { notifyFeedback } from "./notify-feedback.ts";
import { insertFeedback, listFeedback } from "./rows.ts";

/**
 * What somebody says who was sent a link. Scores of answers become a scorecard beside the recruiter's own. Throws
 * `sharedLinkNotFound`, `feedbackNotAllowed`, `tooMuchFeedback`, `questionNotFound`.
 */
export function leaveFeedback(
  services: Services,
  feedback: { token: string } & z.output<typeof endpoint.schema.body>,
): Promise<void> {
  const { token, name, thumb, comment, scores } = feedback;
  return transact(services, async (transaction) => {
    const before = await followShare(transaction, token);
    const of = { accountId: before.account_id, interviewId: before.interview_id };
    await lockInterview(transaction, { accountId: of.accountId, id: of.interviewId });
    // It may have been revoked until now.
    const share = await followShare(transaction, token);
    if (!share.allows_feedback) {
      throw new Failure("feedbackNotAllowed");
    }
    const all = await listFeedback(transaction, of);
    if (all.filter(({ share_id }) => share_id === share.id).length >= maximumFeedbackPerShare) {
      throw new Failure("tooMuchFeedback");
    }
    await insertFeedback(transaction, {
      account_id: of.accountId,
      share_id: share.id,
      name,
      thumb,
      comment,
      has_scores: scores.length > 0,
    });
    if (scores.length > 0) {
      await keepScores(transaction, { ...of, share, name, scores });
    }
    await insertInterviewEvents(transaction, { ...of, events: [{ kind: "share_feedback", whom: name }] });
    await notifyFeedback(transaction, {
      interview: await getInterview(transaction, of.accountId, of.interviewId),
      name,
      count: all.length + 1,
    });
  });
}

async function keepScores(
  transaction: Transaction<Tables>,
  given: OfInterview & {
    share: Selectable<Tables["shares"]>;
    name: string;
    scores: { number: number; score: number }[];
  },
): Promise<void> {
  const { accountId, interviewId, share, name, scores } = given;
  const interview = await findOpenedInterview(transaction, { accountId, interviewId });
  const questions = new Map(interview && questionsOf(interview).map(({ number, id }) => [number, id]));
  await keepScorecardByLink(transaction, {
    accountId,
    interviewId,
    shareId: share.id,
    reviewer: name,
    scores: scores.map(({ number, score }) => {
      const questionId = questions.get(number);
      if (questionId === undefined || !share.shows_answers) {
        throw new Failure("questionNotFound");
      }
      return { question_id: questionId, score, comment: "" };
    }),
  });
}
