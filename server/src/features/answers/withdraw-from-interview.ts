import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { insertDriveEvent } from "../drives/rows.ts";
import { completeWhenNobodyIsLeft } from "../interviews/complete-when-nobody-is-left.ts";
import { interviewOver } from "../interviews/jobs.ts";
import { releaseHolds } from "../interviews/release-holds.ts";
import { updateInterview } from "../interviews/rows.ts";
import { requireNoLegalHoldOnOwn } from "../legal-holds/require-no-legal-hold.ts";
import { followLink, lockDriveAndInterview, showInterview } from "./by-link.ts";
import { notifyWithdrawn } from "./notify-candidate.ts";
import { phaseOf } from "./phase-of.ts";
import { deleteAnswers, insertInterviewEvents } from "./rows.ts";

/**
 * The candidate withdraws: what was held comes back, the recruiter is told. With `erases` the answers go at once, also
 * after the interview was completed; what was charged stays charged. Throws `linkNotFound`, `screeningOnHold`.
 */
export function withdrawFromInterview(
  services: Services,
  { token, reason, erases }: { token: string; reason: string; erases: boolean },
): Promise<CandidateInterview> {
  return transact(services, async (transaction) => {
    const of = await followLink(transaction, token);
    const { accountId, interviewId } = of;
    const { drive, interview } = await lockDriveAndInterview(transaction, of);
    if (erases) {
      requireNoLegalHoldOnOwn(drive);
    }
    // What the account keeps is locked before what is held and what is told.
    const isErased = erases && (await deleteAnswers(transaction, of));
    const phase = phaseOf(interview);
    if (phase === "open" || phase === "not_open_yet") {
      await releaseHolds(transaction, { accountId, driveId: drive.id, interviewId });
      await updateInterview(
        transaction,
        { accountId, id: interviewId },
        { outcome: "withdrawn", withdrawal_reason: reason || null },
      );
      await insertInterviewEvents(transaction, { ...of, events: [{ kind: "withdrawn" }] });
      await insertDriveEvent(transaction, {
        accountId,
        driveId: drive.id,
        happened: { kind: "candidate withdrew", candidate: interview.name },
        candidateId: interview.candidate_id,
      });
      await notifyWithdrawn(transaction, { drive, interview });
      const isLeftBehind = interview.status === "Started" && !erases;
      await enqueue(
        transaction,
        interviewOver,
        isLeftBehind ? [{ payload: { accountId, interviewId } }] : [],
      );
      await completeWhenNobodyIsLeft(transaction, accountId, drive);
    }
    if (isErased) {
      await insertInterviewEvents(transaction, { ...of, events: [{ kind: "erased" }] });
    }
    return showInterview({ services, database: transaction }, of, undefined);
  });
}
