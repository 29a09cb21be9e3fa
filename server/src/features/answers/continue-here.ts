import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { updateInterview } from "../interviews/rows.ts";
import { followLink, lockOpenedInterview, showInterview } from "./by-link.ts";
import { keepSignals } from "./keep-signals.ts";
import { isVisited } from "./visits.ts";

/**
 * One page at a time goes on with an interview. Another one is handed over to when asked, or once nothing was heard of
 * the page before. Throws `linkNotFound`.
 */
export function continueHere(
  services: Services,
  { token, visit, takesOver }: { token: string; visit: string; takesOver: boolean },
): Promise<CandidateInterview> {
  return transact(services, async (transaction) => {
    const of = await followLink(transaction, token);
    const interview = await lockOpenedInterview(transaction, of);
    const isMine = interview.visit === visit;
    if (isMine || takesOver || !isVisited(interview)) {
      await updateInterview(
        transaction,
        { accountId: of.accountId, id: of.interviewId },
        { visit, visit_seen_at: interview.now },
      );
      if (!isMine && interview.visit !== null && interview.status === "Started") {
        await keepSignals(transaction, { ...of, events: [{ kind: "continued_elsewhere" }] });
      }
    }
    return showInterview({ services, database: transaction }, of, visit);
  });
}
