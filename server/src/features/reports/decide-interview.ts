import type { decideInterview as endpoint, InterviewReport } from "@winnow/contract/reports.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { nameOfRecruiter } from "../interviews/name-of-recruiter.ts";
import { getInterview, lockInterview } from "../interviews/rows.ts";
import { presentDecision } from "./present.ts";
import { insertDecision } from "./rows.ts";

/** What a person decides after an interview; earlier decisions stay. Throws `interviewNotFound`, `reasonMissing`. */
export function decideInterview(
  services: Services,
  accountId: AccountId,
  wish: { interviewId: string } & z.output<typeof endpoint.schema.body>,
): Promise<InterviewReport["decisions"][number]> {
  const { interviewId, decision, reason } = wish;
  if (decision === "reject" && reason === "") {
    const missing = new Failure("reasonMissing");
    throw new Failure("reasonMissing", { fields: { reason: missing.message } });
  }
  return transact(services, async (transaction) => {
    await getInterview(transaction, accountId, interviewId);
    await lockInterview(transaction, { accountId, id: interviewId });
    const row = await insertDecision(transaction, {
      accountId,
      interviewId,
      kind: decision,
      reason: decision === null || reason === "" ? null : reason,
      decidedBy: await nameOfRecruiter(transaction, accountId),
    });
    return presentDecision(row);
  });
}
