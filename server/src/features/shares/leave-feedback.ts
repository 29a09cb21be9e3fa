import { maximumFeedbackPerShare } from "@winnow/contract/limits.ts";
import type { Thumb } from "@winnow/contract/shares.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { insertInterviewEvents } from "../answers/rows.ts";
import { getInterview, lockInterview } from "../interviews/rows.ts";
import { followShare } from "./follow-share.ts";
import { notifyFeedback } from "./notify-feedback.ts";
import { insertFeedback, listFeedback } from "./rows.ts";

/** What somebody says who was sent a link. Throws `sharedLinkNotFound`, `feedbackNotAllowed`, `tooMuchFeedback`. */
export function leaveFeedback(
  services: Services,
  feedback: { token: string; name: string; thumb: Thumb | null; comment: string },
): Promise<void> {
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
    });
    await insertInterviewEvents(transaction, { ...of, events: [{ kind: "share_feedback", whom: name }] });
    await notifyFeedback(transaction, {
      interview: await getInterview(transaction, of.accountId, of.interviewId),
      name,
      count: all.length + 1,
    });
  });
}
