import type { SharedCandidate } from "@winnow/contract/shares.ts";
import type { Selectable } from "kysely";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { nameOfRecruiter } from "../interviews/name-of-recruiter.ts";
import { getInterview } from "../interviews/rows.ts";
import { getReport } from "../reports/get-report.ts";
import { presentShared } from "./present-shared.ts";
import { readCv } from "./read-cv.ts";

/** What a link shows: of what the recruiter can see, the parts that were chosen. Throws `interviewNotFound`. */
export async function showShare(
  services: Services,
  share: Selectable<Tables["shares"]>,
): Promise<SharedCandidate> {
  const { kysely } = services.database;
  const { account_id: accountId, interview_id: interviewId } = share;
  const interview = await getInterview(kysely, accountId, interviewId);
  return presentShared({
    share,
    interview,
    sharedBy: await nameOfRecruiter(kysely, accountId),
    report: await getReport(services, accountId, interviewId),
    // Also where it is not shown: it knows names and numbers that answers may repeat.
    cv: await readCv(kysely, accountId, interview.result_id),
  });
}
