import type { Transaction } from "kysely";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { followLink } from "./by-link.ts";
import { lockRecording, type RecordingRow } from "./recording-rows.ts";
import { findOpenedInterview, type OfInterview } from "./rows.ts";

/**
 * Does `run` with a recording of the link's interview locked. Any page of the candidate may bring what was recorded, also
 * when another one goes on, and after the end: nothing that was said is refused for coming late. Throws `linkNotFound`,
 * `interviewNotOpen` once it was withdrawn or cancelled, `recordingNotFound`.
 */
export function ofRecording<T>(
  services: Services,
  { token, recordingId }: { token: string; recordingId: string },
  run: (transaction: Transaction<Tables>, recording: RecordingRow, of: OfInterview) => Promise<T>,
): Promise<T> {
  return transact(services, async (transaction) => {
    const of = await followLink(transaction, token);
    const interview = await findOpenedInterview(transaction, of);
    if (!interview || interview.outcome === "withdrawn" || interview.outcome === "cancelled") {
      throw new Failure("interviewNotOpen");
    }
    const recording = await lockRecording(transaction, { accountId: of.accountId, id: recordingId });
    if (recording?.interview_id !== of.interviewId) {
      throw new Failure("recordingNotFound");
    }
    return run(transaction, recording, of);
  });
}
