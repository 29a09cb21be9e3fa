import type { Share, ShareFeedback } from "@winnow/contract/shares.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { FeedbackRow, ShareRow } from "./rows.ts";

export function presentShare(row: ShareRow, feedback: FeedbackRow[]): Share {
  return {
    id: row.id,
    whom: row.whom,
    shows_cv: row.shows_cv,
    shows_answers: row.shows_answers,
    shows_report: row.shows_report,
    hides_name: row.hides_name,
    allows_feedback: row.allows_feedback,
    state: stateOf(row),
    created_at: toEpochSeconds(row.created_at),
    expires_at: toEpochSeconds(row.expires_at),
    revoked_at: row.revoked_at && toEpochSeconds(row.revoked_at),
    opened_count: row.opened_count,
    last_opened_at: row.last_opened_at && toEpochSeconds(row.last_opened_at),
    feedback_count: row.feedback_count,
    feedback: feedback.filter(({ share_id }) => share_id === row.id).map(presentFeedback),
  };
}

function presentFeedback(row: FeedbackRow): ShareFeedback {
  return {
    id: row.id,
    name: row.name,
    thumb: row.thumb,
    comment: row.comment,
    has_scores: row.has_scores,
    at: toEpochSeconds(row.created_at),
  };
}

function stateOf({ revoked_at, is_expired }: ShareRow): Share["state"] {
  if (revoked_at) {
    return "revoked";
  }
  return is_expired ? "expired" : "open";
}
