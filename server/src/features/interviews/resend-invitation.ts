import type { Interview } from "@winnow/contract/interviews.ts";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { insertDriveEvent, lockDrive } from "../drives/rows.ts";
import { checkMailTexts } from "./check-mail-texts.ts";
import { sendInvitation } from "./jobs.ts";
import { nameOfRecruiter } from "./name-of-recruiter.ts";
import { presentInterview } from "./present.ts";
import { changeAddress, getInterview, lockInterview, unsent, updateInterview } from "./rows.ts";

/**
 * Sends an invitation again, to another address where one is given. Throws `interviewNotFound`, `interviewOver`,
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
    if (isMoved && !(await changeAddress(transaction, { ...candidate, email }))) {
      const message = "Another candidate of this drive has this address.";
      throw new Failure("inputInvalid", { message, fields: { email: message } });
    }
    const invitation = interview.invitation + 1;
    await updateInterview(transaction, { accountId, id }, { invitation, ...unsent });
    const now = await databaseNow(transaction);
    await enqueue(
      transaction,
      sendInvitation,
      [{ payload: { accountId, interviewId: id, invitation } }],
      drive.undo_until && drive.undo_until > now ? { runAt: drive.undo_until } : {},
    );
    const name = await nameOfRecruiter(transaction, accountId);
    await insertDriveEvent(transaction, {
      accountId,
      driveId,
      sentence: `${name} sent ${interview.name} the invitation again.`,
    });
    return presentInterview(await getInterview(transaction, accountId, id));
  });
}
