import type { Interview } from "@winnow/contract/interviews.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { checkMailTexts } from "../candidate-mails/check-mail-texts.ts";
import { requireNoSample } from "../drives/require-no-sample.ts";
import { insertDriveEvent, lockDrive } from "../drives/rows.ts";
import { inviteAgain } from "./invite-again.ts";
import { nameOfRecruiter } from "./name-of-recruiter.ts";
import { presentInterview } from "./present.ts";
import { changeAddress, getInterview, lockInterview } from "./rows.ts";

/**
 * Sends an invitation again, to another address where one is given. Throws `interviewNotFound`, `sampleInvitesNobody`, `interviewOver`,
 * `invitationStillGoing` for the same address while it is still being sent, `inputInvalid` for the address of another candidate, `mailPlaceholderUnknown`.
 */
export async function resendInvitation(
  services: Services,
  accountId: AccountId,
  { id, email }: { id: string; email: string | undefined },
): Promise<Interview> {
  return transact(services, async (transaction) => {
    const { drive_id: driveId } = await getInterview(transaction, accountId, id);
    const drive = await lockDrive(transaction, accountId, driveId);
    requireNoSample(drive);
    await lockInterview(transaction, { accountId, id });
    const interview = await getInterview(transaction, accountId, id);
    if (drive.status !== "InProgress" || interview.outcome !== "none" || interview.status === "COMPLETED") {
      throw new Failure("interviewOver");
    }
    const isMoved = email !== undefined && email !== interview.email;
    const isGoing = interview.email_status === "NOT_SENT" && !interview.email_given_up;
    if (isGoing && !isMoved) {
      throw new Failure("invitationStillGoing");
    }
    checkMailTexts(drive);
    const candidate = { accountId, driveId, candidateId: interview.candidate_id, interviewId: id };
    if (isMoved) {
      await changeAddress(transaction, { ...candidate, email });
    }
    await inviteAgain(transaction, { drive, interview });
    const by = await nameOfRecruiter(transaction, accountId);
    await insertDriveEvent(transaction, {
      accountId,
      driveId,
      happened: { kind: "invitation sent again", by, candidate: interview.name },
      candidateId: interview.candidate_id,
    });
    return presentInterview(await getInterview(transaction, accountId, id));
  });
}
