import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { noticeLanguageOf } from "@winnow/contract/notice-languages.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { updateInterview } from "../interviews/rows.ts";
import { inInterview } from "./by-link.ts";
import { noticeOf } from "./notice.ts";
import { insertInterviewEvents } from "./rows.ts";

/**
 * Keeps which notice was agreed to, in which language, and when; the first time counts. Throws `linkNotFound`,
 * `interviewNotOpen`, `interviewElsewhere`, `consentMissing` for another version than today's, or
 * a language that it does not exist in.
 */
export function giveConsent(
  services: Services,
  consent: { token: string; visit: string; version: string; language: string },
): Promise<CandidateInterview> {
  return inInterview(services, consent, async (transaction, interview, of) => {
    if (consent.version !== noticeOf(services).notice_version || !noticeLanguageOf(consent.language)) {
      throw new Failure("consentMissing");
    }
    if (interview.consent_version === consent.version) {
      return;
    }
    await updateInterview(
      transaction,
      { accountId: of.accountId, id: of.interviewId },
      {
        consent_version: consent.version,
        consent_language: consent.language,
        consented_at: interview.now,
      },
    );
    await insertInterviewEvents(transaction, { ...of, events: [{ kind: "consented" }] });
  });
}
