import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { followLink, lockOpenedInterview, requireOpen } from "./by-link.ts";
import { requireAnswer } from "./require-answer.ts";
import { keepText } from "./rows.ts";
import { requireVisit } from "./visits.ts";

/**
 * Keeps what has been written so far; an older text that arrives late changes nothing. What was written in time may
 * arrive after it: the report says when the last of it came. Throws as `inInterview`, and `questionNotOpen`,
 * `answerKindRefused`.
 */
export function saveAnswerText(
  services: Services,
  request: { token: string; visit: string; questionId: string; text: string; version: number },
): Promise<{ version: number }> {
  return transact(services, async (transaction) => {
    const of = await followLink(transaction, request.token);
    const interview = await lockOpenedInterview(transaction, of);
    requireOpen(interview);
    requireVisit(interview, request.visit);
    const { answer } = await requireAnswer(transaction, { interview, of, questionId: request.questionId });
    if (answer.kind !== "text") {
      throw new Failure("answerKindRefused");
    }
    const { text, version } = request;
    return {
      version: await keepText(transaction, { accountId: of.accountId, id: answer.id, text, version }),
    };
  });
}
