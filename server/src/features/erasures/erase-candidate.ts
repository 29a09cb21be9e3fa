import type { ErasureCounts } from "@winnow/contract/erasures.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { partUploadKey } from "../answers/object-keys.ts";
import { findMailText } from "../candidate-mails/find-mail-text.ts";
import { forgetWhomEntriesAreAbout } from "../credits/rows.ts";
import { type DriveRow, findDrive, lockDriveIfThere } from "../drives/rows.ts";
import { completeWhenNobodyIsLeft } from "../interviews/complete-when-nobody-is-left.ts";
import { notifyInvitations } from "../interviews/notify-drive.ts";
import { releaseHolds } from "../interviews/release-holds.ts";
import { deleteCandidate, lockInterview } from "../interviews/rows.ts";
import { requireNoLegalHold } from "../legal-holds/require-no-legal-hold.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { nothingErased } from "./counts.ts";
import type { Erased, OnErased } from "./erased.ts";
import { forgetTraces } from "./forget-traces.ts";
import {
  type CandidateToErase,
  deleteEmptyMailBatches,
  findCandidateToErase,
  listMailsAbout,
  listPartsUnderWay,
} from "./rows.ts";

/**
 * Erases a candidate of a drive with the interview and all that hangs on it, whatever state it is in: what is held for
 * it comes back, what was charged stays. One who is gone already counts as nothing. Throws `screeningOnHold`.
 */
export function eraseCandidate(
  services: Services,
  { accountId, candidateId }: { accountId: AccountId; candidateId: string },
  onErased: OnErased = async () => undefined,
): Promise<ErasureCounts> {
  return transact(services, async (transaction) => {
    const before = await findCandidateToErase(transaction, { accountId, candidateId });
    const drive = before && (await lockDriveIfThere(transaction, accountId, before.drive_id));
    if (before?.interview_id) {
      await lockInterview(transaction, { accountId, id: before.interview_id });
    }
    const candidate = drive && (await findCandidateToErase(transaction, { accountId, candidateId }));
    if (!drive || !candidate) {
      return nothingErased;
    }
    requireNoLegalHold(drive);
    await eraseRows(transaction, accountId, candidate);
    await settleDrive(transaction, accountId, drive);
    const erased: Erased = {
      counts: { ...nothingErased, interviews: 1, files: candidate.recordings },
      emails: drive.is_sample ? [] : [candidate.email.toLowerCase()],
      title: drive.title,
      language: drive.mail_language,
      text: await findMailText(transaction, { accountId, driveId: drive.id }, "erased"),
    };
    await onErased(transaction, erased);
    return erased.counts;
  });
}

async function eraseRows(
  transaction: Queryable<Tables>,
  accountId: AccountId,
  candidate: CandidateToErase,
): Promise<void> {
  const { id, drive_id: driveId, interview_id: interviewId, name, email } = candidate;
  const ids = [id, ...(interviewId ? [interviewId] : []), ...candidate.share_ids, ...candidate.request_ids];
  const mails = await listMailsAbout(transaction, { accountId, ids });
  if (interviewId) {
    await releaseHolds(transaction, { accountId, driveId, interviewId });
    const parts = await listPartsUnderWay(transaction, { accountId, interviewId });
    await removeLater(
      transaction,
      parts.map(({ recording_id: recordingId, number }) =>
        partUploadKey({ accountId, interviewId, recordingId, number }),
      ),
    );
    await forgetWhomEntriesAreAbout(transaction, { accountId, kind: "interview", ids: [interviewId] });
  }
  await deleteCandidate(transaction, { accountId, id });
  await deleteEmptyMailBatches(transaction, {
    accountId,
    ids: mails.flatMap(({ batch_id }) => batch_id ?? []),
  });
  await forgetTraces(transaction, {
    accountId,
    ids,
    names: [name],
    emails: [email.toLowerCase()],
    mailKeys: mails.map(({ mail_key }) => mail_key),
  });
}

/** A running drive is completed when whoever was waited for is gone. */
async function settleDrive(
  transaction: Queryable<Tables>,
  accountId: AccountId,
  before: DriveRow,
): Promise<void> {
  const drive = await findDrive(transaction, accountId, before.id);
  if (drive?.status !== "InProgress") {
    return;
  }
  const counts = await completeWhenNobodyIsLeft(transaction, accountId, drive);
  if (counts && counts.all > 0) {
    await notifyInvitations(transaction, { drive, counts });
  }
}
