import type { DriveCandidate, updateDriveCandidate as endpoint } from "@winnow/contract/drives.ts";
import type { UpdateObject } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findKnownEmails, getCandidate, updateCandidateRow } from "./candidate-rows.ts";
import { presentCandidate } from "./present.ts";
import { lockDrive } from "./rows.ts";
import { isDriveEventLegal } from "./states.ts";

/**
 * Corrects what is given. Throws `driveNotFound`, `candidateNotFound`, `driveNotRunning` for a drive that is over,
 * `inputInvalid` for the address of another candidate.
 */
export async function updateCandidate(
  services: Services,
  accountId: AccountId,
  { driveId, id, changes }: { driveId: string; id: string; changes: z.output<typeof endpoint.schema.body> },
): Promise<DriveCandidate> {
  return transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, driveId);
    const place = { accountId, driveId };
    const before = await getCandidate(transaction, place, id);
    if (!isDriveEventLegal(drive.status, "change candidates")) {
      throw new Failure("driveNotRunning");
    }
    const set: UpdateObject<Tables, "drive_candidates"> = {};
    if (changes.name !== undefined) set.name = changes.name;
    if (changes.time_zone !== undefined) set.time_zone = changes.time_zone;
    if (changes.email !== undefined) {
      const isOther = changes.email.toLowerCase() !== before.email.toLowerCase();
      if (isOther && (await findKnownEmails(transaction, place, [changes.email])).size > 0) {
        const message = "Another candidate of this drive has this address.";
        throw new Failure("inputInvalid", { message, fields: { email: message } });
      }
      set.email = changes.email;
    }
    await updateCandidateRow(transaction, { ...place, id }, set);
    return presentCandidate(await getCandidate(transaction, place, id));
  });
}
