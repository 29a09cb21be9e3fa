import * as contract from "@winnow/contract/answers.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import { callerAndLink } from "../../platform/http/caller-and-link.ts";
import type { Mount, RateLimit } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { askForAdjustment } from "./ask-for-adjustment.ts";
import { beginAnswer } from "./begin-answer.ts";
import { beginRecording } from "./begin-recording.ts";
import { followLink, showInterview, subjectOfLink } from "./by-link.ts";
import { continueHere } from "./continue-here.ts";
import { endRecording } from "./end-recording.ts";
import { finishInterview } from "./finish-interview.ts";
import { giveAnswer } from "./give-answer.ts";
import { giveConsent } from "./give-consent.ts";
import { noteSignals } from "./note-signals.ts";
import { openQuestion } from "./open-question.ts";
import { requestPartLinks } from "./request-part-links.ts";
import { saveAnswerText } from "./save-answer-text.ts";
import { takeInParts } from "./take-in-parts.ts";
import { withdrawFromInterview } from "./withdraw-from-interview.ts";

const minuteMs = 60_000;
export const interviewsLookedUpAMinute = 6_000;
/** Per link, which is one candidate; per caller over all links, a campus behind one address included. */
const answering: RateLimit[] = [
  { max: 300, timeWindowMs: minuteMs, key: callerAndLink },
  { max: interviewsLookedUpAMinute, timeWindowMs: minuteMs },
];

/** What candidates call, with the link of their mail and without an account. */
export function mountAnswers(mountAny: Mount<AccountId, Services>): void {
  const mount: Mount<AccountId, Services> = (endpoint, handler) =>
    mountAny(endpoint, handler, { rateLimits: answering });

  mount(contract.openInterview, async ({ services, params, query }) => {
    const { kysely } = services.database;
    return showInterview({ services, database: kysely }, await followLink(kysely, params.token), query.visit);
  });
  mount(contract.continueHere, ({ services, params, body }) =>
    continueHere(services, { ...params, visit: body.visit, takesOver: body.take_over }),
  );
  mount(contract.giveConsent, ({ services, params, body }) => giveConsent(services, { ...params, ...body }));
  mount(contract.openQuestion, ({ services, params, body }) =>
    openQuestion(services, { token: params.token, questionId: params.question_id, ...body }),
  );
  mount(contract.beginAnswer, ({ services, params, body }) =>
    beginAnswer(services, { token: params.token, questionId: params.question_id, ...body }),
  );
  mount(contract.saveAnswerText, ({ services, params, body }) =>
    saveAnswerText(services, { token: params.token, questionId: params.question_id, ...body }),
  );
  mount(contract.beginRecording, ({ services, params, body }) =>
    beginRecording(services, { token: params.token, questionId: params.question_id, ...body }),
  );
  mount(contract.requestPartLinks, ({ services, params, body }) =>
    requestPartLinks(services, { token: params.token, recordingId: params.recording_id, ...body }),
  );
  mount(contract.partsDone, ({ services, params, body }) =>
    takeInParts(services, { token: params.token, recordingId: params.recording_id, numbers: body.numbers }),
  );
  mount(contract.endRecording, ({ services, params, body }) =>
    endRecording(services, {
      token: params.token,
      recordingId: params.recording_id,
      partsCount: body.parts_count,
      recordedMs: body.recorded_ms,
    }),
  );
  mount(contract.giveAnswer, ({ services, params, body }) =>
    giveAnswer(services, { token: params.token, questionId: params.question_id, ...body }),
  );
  mount(contract.finishInterview, ({ services, params, body }) =>
    finishInterview(services, { ...params, visit: body.visit, withoutMissing: body.without_missing }),
  );
  mount(contract.withdrawFromInterview, async ({ services, params, body, request }) => {
    request.subject = await subjectOfLink(services, params.token);
    return withdrawFromInterview(services, { ...params, reason: body.reason, erases: body.erase });
  });
  mount(contract.askForAdjustment, ({ services, params, body }) =>
    askForAdjustment(services, { ...params, ...body }),
  );
  mount(contract.noteSignals, async ({ services, params, body }) => {
    await noteSignals(services, { ...params, ...body });
    return isDone;
  });
}
