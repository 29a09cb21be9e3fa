import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { updateInterview } from "../interviews/rows.ts";
import { inInterview, requireNotOver } from "./by-link.ts";
import { notifyRequest } from "./notify-candidate.ts";
import { insertInterviewEvents, insertRequest, listRequests } from "./rows.ts";

/** Asking again after an answer is human; each one is told to the recruiter. */
const maximumRequests = 10;

/**
 * Asks the recruiter for extra time or another form; extra time that the drive grants to everybody who asks is granted
 * at once. Asking again while a request is open or after it was granted changes nothing. Throws `linkNotFound`,
 * `interviewNotOpen`, `requestAnswered` for whoever does not stop asking.
 */
export function askForAdjustment(
  services: Services,
  { token, kind, text }: { token: string; kind: "extra_time" | "other_form"; text: string },
): Promise<CandidateInterview> {
  return inInterview(services, { token }, async (transaction, interview, of) => {
    requireNotOver(interview);
    const { accountId, interviewId } = of;
    const percent = interview.drive_extra_time_percent;
    if (kind === "extra_time" && interview.extra_time_percent >= percent && percent > 0) {
      return;
    }
    if (kind === "other_form" && interview.allows_text) {
      return;
    }
    if ((await listRequests(transaction, of)).length >= maximumRequests) {
      throw new Failure("requestAnswered");
    }
    const isGranted = kind === "extra_time" && percent > 0;
    const isNew = await insertRequest(transaction, {
      account_id: accountId,
      interview_id: interviewId,
      kind,
      text,
      ...(isGranted ? { state: "granted" as const, answered_at: interview.now } : {}),
      answer: null,
    });
    if (!isNew) {
      return;
    }
    await insertInterviewEvents(transaction, { ...of, events: [{ kind: `asked_${kind}` }] });
    if (isGranted) {
      await updateInterview(transaction, { accountId, id: interviewId }, { extra_time_percent: percent });
    } else {
      await notifyRequest(transaction, { interview });
    }
  });
}
