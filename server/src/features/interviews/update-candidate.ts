import type { DriveCandidate, updateDriveCandidate as endpoint } from "@winnow/contract/drives.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { getCandidate, updateCandidateRow } from "../drives/candidate-rows.ts";
import { presentCandidate } from "../drives/present.ts";
import { requireNoSample } from "../drives/require-no-sample.ts";
import { type DriveRow, insertDriveEvent, lockDrive } from "../drives/rows.ts";
import { isDriveEventLegal } from "../drives/states.ts";
import { inviteAgain } from "./invite-again.ts";
import { nameOfRecruiter } from "./name-of-recruiter.ts";
import { changeAddress, lockInterview } from "./rows.ts";

/**
 * Corrects what is given. Another address makes the links of the one before useless, and whoever has an open interview
 * gets the invitation there. Throws `driveNotFound`, `candidateNotFound`, `sampleInvitesNobody`, `driveNotRunning` for a drive that is over,
 * `inputInvalid` for the address of another candidate.
 */
export async function updateCandidate(
  services: Services,
  accountId: AccountId,
  { driveId, id, changes }: { driveId: string; id: string; changes: z.output<typeof endpoint.schema.body> },
): Promise<DriveCandidate> {
  return transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, driveId);
    requireNoSample(drive);
    const place = { accountId, driveId };
    await getCandidate(transaction, place, id);
    if (!isDriveEventLegal(drive.status, "change candidates")) {
      throw new Failure("driveNotRunning");
    }
    await updateCandidateRow(
      transaction,
      { ...place, id },
      {
        ...(changes.name === undefined ? {} : { name: changes.name }),
        ...(changes.time_zone === undefined ? {} : { time_zone: changes.time_zone }),
      },
    );
    if (changes.email !== undefined) {
      await correctAddress(transaction, drive, { id, email: changes.email });
    }
    return presentCandidate(await getCandidate(transaction, place, id));
  });
}

async function correctAddress(
  transaction: Queryable<Tables>,
  drive: DriveRow,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const place = { accountId: drive.account_id, driveId: drive.id };
  const { accountId } = place;
  const { name, email: before, interview_id: interviewId } = await getCandidate(transaction, place, id);
  if (email === before) {
    return;
  }
  const interview = interviewId && (await lockInterview(transaction, { accountId, id: interviewId }));
  await changeAddress(transaction, { ...place, candidateId: id, interviewId, email });
  if (interview && interview.outcome === "none" && interview.status !== "COMPLETED") {
    await inviteAgain(transaction, { drive, interview });
    const by = await nameOfRecruiter(transaction, accountId);
    await insertDriveEvent(transaction, {
      ...place,
      happened: { kind: "address corrected", by, candidate: name },
      candidateId: id,
    });
  }
}
