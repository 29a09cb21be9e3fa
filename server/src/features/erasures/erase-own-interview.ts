import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { followLink } from "../answers/by-link.ts";
import { findInterview } from "../interviews/rows.ts";
import { asHeldForCandidates } from "./as-held-for-candidates.ts";
import { eraseCandidate } from "./erase-candidate.ts";
import { logErasure } from "./log-erasure.ts";
import { notifyErasedInterview } from "./notify-erased-interview.ts";
import { tellErased } from "./tell-erased.ts";

/**
 * A candidate erases themselves from a drive by the link of a mail, whatever state the interview is in, and is told so by
 * mail. Throws `linkNotFound`, `screeningOnHold`.
 */
export async function eraseOwnInterview(services: Services, token: string): Promise<void> {
  const { kysely } = services.database;
  const { accountId, interviewId } = await followLink(kysely, token);
  const interview = await findInterview(kysely, accountId, interviewId);
  if (!interview) {
    throw new Failure("linkNotFound");
  }
  const drive = { id: interview.drive_id, account_id: accountId, title: interview.drive_title };
  const log = logErasure(accountId, {
    cause: "candidate",
    by: null,
    from: { kind: "drive", title: drive.title },
  });
  await asHeldForCandidates(
    eraseCandidate(
      services,
      { accountId, candidateId: interview.candidate_id },
      async (transaction, erased) => {
        await log(transaction, erased);
        await notifyErasedInterview(transaction, drive);
        await tellErased(transaction, { accountId, id: interviewId, email: interview.email }, erased);
      },
    ),
  );
}
