import type { MailBatch, RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { requireDrive } from "../drives/rows.ts";
import { requireScreeningId } from "../screenings/rows.ts";
import { listWaitingBatches } from "./batch-rows.ts";
import { presentMailBatch, presentRecipient } from "./present.ts";
import { listRecipients, type RejectedIn } from "./recipient-rows.ts";

/** Who was rejected, or told so: first those without an obstacle, then by name. Throws `screeningNotFound`, `driveNotFound`. */
export async function listRejected(
  database: Queryable<Tables>,
  of: RejectedIn,
): Promise<{ recipients: RejectionRecipient[]; waiting: MailBatch[] }> {
  await ("screeningId" in of
    ? requireScreeningId(database, of.accountId, of.screeningId)
    : requireDrive(database, of.accountId, of.driveId));
  const recipients = (await listRecipients(database, of)).map(presentRecipient);
  const byName = new Intl.Collator("en", { numeric: true });
  recipients.sort(
    (one, other) =>
      Number(one.obstacle !== null) - Number(other.obstacle !== null) || byName.compare(one.name, other.name),
  );
  const waiting = await listWaitingBatches(database, of);
  return { recipients, waiting: waiting.map(presentMailBatch) };
}
