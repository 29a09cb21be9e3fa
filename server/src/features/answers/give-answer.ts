import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { inInterview } from "./by-link.ts";
import { questionsOf } from "./questions-of.ts";
import { deleteReplacedRecordings } from "./recording-rows.ts";
import { insertInterviewEvents, listAnswers, updateAnswer } from "./rows.ts";

/**
 * The answer counts as it is, and what it replaces is erased; an open question can be left without one. Giving twice is
 * giving once. Throws as
 * `inInterview`, and `questionNotFound`, `questionNotOpen`.
 */
export function giveAnswer(
  services: Services,
  request: { token: string; visit: string; questionId: string },
): Promise<CandidateInterview> {
  return inInterview(services, request, async (transaction, interview, of) => {
    if (!questionsOf(interview).some(({ id }) => id === request.questionId)) {
      throw new Failure("questionNotFound");
    }
    const answer = (await listAnswers(transaction, of)).find((row) => row.question_id === request.questionId);
    if (!answer) {
      throw new Failure("questionNotOpen");
    }
    if (answer.given_at) {
      return;
    }
    await updateAnswer(transaction, { accountId: of.accountId, id: answer.id }, { given_at: interview.now });
    await deleteReplacedRecordings(transaction, { ...of, answerId: answer.id });
    await insertInterviewEvents(transaction, {
      ...of,
      events: [{ kind: "given", questionId: answer.question_id }],
    });
  });
}
