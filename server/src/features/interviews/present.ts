import type { Interview } from "@winnow/contract/interviews.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { ListedInterview } from "./rows.ts";

export function presentInterview(row: ListedInterview): Interview {
  return {
    id: row.id,
    drive_id: row.drive_id,
    drive_title: row.drive_title,
    candidate_id: row.candidate_id,
    name: row.name,
    email: row.email,
    status: row.status,
    outcome: row.outcome,
    email_status: row.email_status,
    email_failure: row.email_failure,
    invited_at: row.invited_at && toEpochSeconds(row.invited_at),
    begun_at: row.begun_at && toEpochSeconds(row.begun_at),
    completed_at: row.completed_at && toEpochSeconds(row.completed_at),
    created_at: toEpochSeconds(row.created_at),
  };
}
