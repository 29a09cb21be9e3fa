import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { updateInterview } from "../interviews/rows.ts";
import { inInterview } from "./by-link.ts";
import { questionsOf } from "./questions-of.ts";
import { insertAnswer, insertInterviewEvents, listAnswers } from "./rows.ts";

/**
 * Shows a question: one at a time, in their order. The first one begins the interview. Throws `linkNotFound`,
 * `interviewNotOpen`, `interviewElsewhere`, `consentMissing`, `questionNotFound`, `questionNotOpen`.
 */
export function openQuestion(
  services: Services,
  request: { token: string; visit: string; questionId: string },
): Promise<CandidateInterview> {
  return inInterview(services, request, async (transaction, interview, of) => {
    if (!interview.consent_version) {
      throw new Failure("consentMissing");
    }
    const questions = questionsOf(interview);
    const question = questions.find(({ id }) => id === request.questionId);
    if (!question) {
      throw new Failure("questionNotFound");
    }
    const answers = await listAnswers(transaction, of);
    if (answers.some((answer) => answer.question_id === question.id)) {
      return;
    }
    const given = new Set(answers.filter((answer) => answer.given_at).map((answer) => answer.question_id));
    const next = questions.find(({ id }) => !given.has(id));
    if (next?.id !== question.id) {
      throw new Failure("questionNotOpen");
    }
    await insertAnswer(transaction, {
      account_id: of.accountId,
      interview_id: of.interviewId,
      question_id: question.id,
      preparation_ends_at: new Date(interview.now.getTime() + question.preparation_seconds * 1000),
    });
    const isFirst = interview.status === "NotAttended";
    if (isFirst) {
      await updateInterview(
        transaction,
        { accountId: of.accountId, id: of.interviewId },
        { status: "Started", begun_at: interview.now },
      );
    }
    await insertInterviewEvents(transaction, {
      ...of,
      events: [...(isFirst ? [{ kind: "begun" }] : []), { kind: "opened", questionId: question.id }],
    });
  });
}
