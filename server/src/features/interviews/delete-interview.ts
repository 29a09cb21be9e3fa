import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { insertDriveEvent, lockDrive } from "../drives/rows.ts";
import { requireNoLegalHold } from "../legal-holds/require-no-legal-hold.ts";
import { sendCandidateNotice } from "./jobs.ts";
import { nameOfRecruiter } from "./name-of-recruiter.ts";
import { notifyInvitations } from "./notify-drive.ts";
import { releaseHolds } from "./release-holds.ts";
import { countInterviews, deleteCandidate, getInterview, lockInterview, updateInterview } from "./rows.ts";

/**
 * Withdraws an invitation that nothing was begun by; of any other interview the candidate goes with all that was
 * answered, and what was charged stays in the ledger. Throws `interviewNotFound`, `screeningOnHold`, or `candidatesNotToldYet` while the
 * mail about its end is on its way.
 */
export async function deleteInterview(
  services: Services,
  accountId: AccountId,
  { id, tellsCandidate }: { id: string; tellsCandidate: boolean },
): Promise<void> {
  await transact(services, async (transaction) => {
    const { drive_id: driveId } = await getInterview(transaction, accountId, id);
    const drive = await lockDrive(transaction, accountId, driveId);
    await lockInterview(transaction, { accountId, id });
    const interview = await getInterview(transaction, accountId, id);
    if (interview.notice !== null) {
      throw new Failure("candidatesNotToldYet");
    }
    const by = await nameOfRecruiter(transaction, accountId);
    await releaseHolds(transaction, { accountId, driveId, interviewId: id });
    if (interview.status === "NotAttended" && interview.outcome === "none") {
      const notice = tellsCandidate && interview.invited_at ? "withdrawn" : null;
      await updateInterview(transaction, { accountId, id }, { outcome: "withdrawn", notice });
      if (notice !== null) {
        await enqueue(transaction, sendCandidateNotice, [
          { payload: { accountId, interviewId: id, notice } },
        ]);
      }
      await insertDriveEvent(transaction, {
        accountId,
        driveId,
        happened: { kind: "invitation withdrawn", by, candidate: interview.name },
        candidateId: interview.candidate_id,
      });
    } else {
      requireNoLegalHold(drive);
      await deleteCandidate(transaction, { accountId, id: interview.candidate_id });
      await insertDriveEvent(transaction, {
        accountId,
        driveId,
        happened: { kind: "interview erased", by },
      });
    }
    const counts = await countInterviews(transaction, { accountId, driveId });
    if (drive.status === "InProgress" && counts.all > 0) {
      await notifyInvitations(transaction, { drive, counts });
    }
  });
}
