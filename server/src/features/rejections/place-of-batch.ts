import type { BatchRow } from "./batch-rows.ts";
import type { RejectedIn } from "./recipient-rows.ts";

/** The screening or drive that mails were sent for. */
export function placeOfBatch({ account_id: accountId, screening_id, drive_id }: BatchRow): RejectedIn {
  return screening_id !== null
    ? { accountId, screeningId: screening_id }
    : { accountId, driveId: drive_id ?? "" };
}
