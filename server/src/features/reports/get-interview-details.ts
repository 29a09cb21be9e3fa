import type { InterviewDetails } from "@winnow/contract/reports.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Tables } from "../../tables.ts";
import { presentRequest } from "../answers/present.ts";
import { questionsOf } from "../answers/questions-of.ts";
import { findOpenedInterview, listRequests } from "../answers/rows.ts";
import { presentInterview } from "../interviews/present.ts";
import { getInterview } from "../interviews/rows.ts";
import { lineOfEvent } from "./event-sentences.ts";
import { listInterviewEvents } from "./rows.ts";

/** One interview as the recruiter sees it. Throws `interviewNotFound`. */
export async function getInterviewDetails(
  database: Queryable<Tables>,
  accountId: AccountId,
  interviewId: string,
): Promise<InterviewDetails> {
  const of = { accountId, interviewId };
  const listed = await getInterview(database, accountId, interviewId);
  const interview = await findOpenedInterview(database, of);
  if (!interview) {
    throw new Failure("interviewNotFound");
  }
  const numbers = new Map(questionsOf(interview).map(({ id, number }) => [id, number]));
  const { consent_version, consent_language, consented_at } = interview;
  return {
    interview: presentInterview(listed),
    consent:
      consent_version && consent_language && consented_at
        ? { version: consent_version, language: consent_language, given_at: toEpochSeconds(consented_at) }
        : null,
    withdrawal_reason: interview.withdrawal_reason,
    extra_time_percent: interview.extra_time_percent,
    allows_text: interview.allows_text,
    requests: (await listRequests(database, of)).map(presentRequest),
    timeline: (await listInterviewEvents(database, of)).map((event) => ({
      id: event.id,
      ...lineOfEvent(event, (id) => numbers.get(id) ?? null),
      at: toEpochSeconds(event.at),
    })),
  };
}
