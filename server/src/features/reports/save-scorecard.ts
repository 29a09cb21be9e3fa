import type { saveScorecard as endpoint, Scorecard } from "@winnow/contract/reports.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { nameOfRecruiter } from "../interviews/name-of-recruiter.ts";
import { getInterview, lockInterview } from "../interviews/rows.ts";
import { presentScorecard } from "./present.ts";
import { keepOwnScorecard, listScorecards } from "./rows.ts";

/** Keeps one's own scorecard as it is filled in. Throws `interviewNotFound`. */
export function saveScorecard(
  services: Services,
  accountId: AccountId,
  card: { interviewId: string } & z.output<typeof endpoint.schema.body>,
): Promise<Scorecard> {
  const of = { accountId, interviewId: card.interviewId };
  return transact(services, async (transaction) => {
    await getInterview(transaction, accountId, card.interviewId);
    await lockInterview(transaction, { accountId, id: card.interviewId });
    await keepOwnScorecard(transaction, {
      ...of,
      scores: card.scores,
      comment: card.comment,
      isGiven: card.is_given,
    });
    const own = (await listScorecards(transaction, of)).find((row) => row.reviewer === null);
    return presentScorecard(own, await nameOfRecruiter(transaction, accountId));
  });
}
