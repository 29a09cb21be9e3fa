import { isDeepStrictEqual } from "node:util";
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
import { keepScorecardByLink, listScorecards, type ScorecardRow } from "../reports/rows.ts";
import { followShare } from "./follow-share.ts";
import { notifyFeedback } from "./notify-feedback.ts";
import { type FeedbackRow, insertFeedback, listFeedback } from "./rows.ts";

type Feedback = { token: string } & z.output<typeof endpoint.schema.body>;
type Scores = ScorecardRow["scores"];

/**
 * What somebody says who was sent a link, once: the same words and scores again, as from two tabs, add nothing. Scores of
 * answers become a scorecard beside the recruiter's own. Throws `sharedLinkNotFound`, `feedbackNotAllowed`,
 * `tooMuchFeedback`, `questionNotFound`.
 */
export function leaveFeedback(services: Services, feedback: Feedback): Promise<void> {
  const { token, name, thumb, comment } = feedback;
  return transact(services, async (transaction) => {
    const before = await followShare(transaction, token);
    const of = { accountId: before.account_id, interviewId: before.interview_id };
    await lockInterview(transaction, { accountId: of.accountId, id: of.interviewId });
    // It may have been revoked until now.
    const share = await followShare(transaction, token);
    if (!share.allows_feedback) {
      throw new Failure("feedbackNotAllowed");
    }
    const scores = await scoresOf(transaction, { ...of, share, feedback });
    const all = await listFeedback(transaction, of);
    const byLink = all.filter(({ share_id }) => share_id === share.id);
    if (await isSaidAlready(transaction, { ...of, byLink, feedback, scores })) {
      return;
    }
    if (byLink.length >= maximumFeedbackPerShare) {
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
      await keepScorecardByLink(transaction, { ...of, shareId: share.id, reviewer: name, scores });
    }
    await insertInterviewEvents(transaction, { ...of, events: [{ kind: "share_feedback", whom: name }] });
    await notifyFeedback(transaction, {
      interview: await getInterview(transaction, of.accountId, of.interviewId),
      name,
      count: all.length + 1,
    });
  });
}

/** By question, as a scorecard has them. */
async function scoresOf(
  transaction: Transaction<Tables>,
  given: OfInterview & { share: Selectable<Tables["shares"]>; feedback: Feedback },
): Promise<Scores> {
  const { accountId, interviewId, share, feedback } = given;
  if (feedback.scores.length === 0) {
    return [];
  }
  const interview = await findOpenedInterview(transaction, { accountId, interviewId });
  const questions = new Map(interview && questionsOf(interview).map(({ number, id }) => [number, id]));
  return feedback.scores.map(({ number, score }) => {
    const questionId = questions.get(number);
    if (questionId === undefined || !share.shows_answers) {
      throw new Failure("questionNotFound");
    }
    return { question_id: questionId, score, comment: "" };
  });
}

async function isSaidAlready(
  transaction: Transaction<Tables>,
  given: OfInterview & { byLink: FeedbackRow[]; feedback: Feedback; scores: Scores },
): Promise<boolean> {
  const { byLink, feedback, scores, ...of } = given;
  const same = byLink.find(
    ({ name, thumb, comment, has_scores }) =>
      name === feedback.name &&
      thumb === feedback.thumb &&
      comment === feedback.comment &&
      has_scores === scores.length > 0,
  );
  if (!same || scores.length === 0) {
    return same !== undefined;
  }
  const cards = await listScorecards(transaction, of);
  const card = cards.find((one) => one.share_id === same.share_id && one.reviewer === feedback.name);
  return isDeepStrictEqual(card?.scores, scores);
}
