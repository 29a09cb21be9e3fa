import * as contract from "@winnow/contract/applications.ts";
import type { AccountId } from "../../account-id.ts";
import { callerAndLink } from "../../platform/http/caller-and-link.ts";
import type { Mount, RateLimit } from "../../platform/http/mount.ts";
import { untilGone } from "../../platform/http/until-gone.ts";
import type { Services } from "../../services.ts";
import { answerApplicantRequest } from "./answer-applicant-request.ts";
import { askRecruiter } from "./ask-recruiter.ts";
import { correctApplication } from "./correct-application.ts";
import { downloadApplication } from "./download-application.ts";
import { subjectOfReceipt } from "./follow-receipt.ts";
import { getApplicationOfResult, listApplications } from "./list-applications.ts";
import { openReceipt } from "./open-receipt.ts";
import { replaceCv } from "./replace-cv.ts";
import { requestCvReplacement } from "./request-cv-replacement.ts";
import { withdrawApplication } from "./withdraw-application.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Per link; per caller over all links, a careers fair behind one address included. */
const looking: RateLimit[] = [
  { max: 120, timeWindowMs: minuteMs, key: callerAndLink },
  { max: 600, timeWindowMs: minuteMs },
];
/** What is done is kept, and told to a recruiter. */
const acting: RateLimit[] = [
  { max: 30, timeWindowMs: minuteMs, key: callerAndLink },
  { max: 300, timeWindowMs: dayMs, key: callerAndLink },
  { max: 200, timeWindowMs: minuteMs },
];
/** A CV is read at once, which takes seconds of a processor. */
const sending: RateLimit[] = [
  { max: 10, timeWindowMs: minuteMs, key: callerAndLink },
  { max: 200, timeWindowMs: 60 * minuteMs },
];

export function mountApplications(mount: Mount<AccountId, Services>): void {
  mount(contract.listApplications, ({ services, identity, params, query }) =>
    listApplications(services, identity, { screeningId: params.id, ...query }),
  );
  mount(contract.getApplicationOfResult, ({ services, identity, params }) =>
    getApplicationOfResult(services, identity, params.id),
  );
  mount(contract.answerApplicantRequest, ({ services, identity, params, body }) =>
    answerApplicantRequest(services, identity, {
      applicationId: params.id,
      requestId: params.request_id,
      answer: body.answer,
    }),
  );

  mount(contract.openReceipt, ({ services, params }) => openReceipt(services, params.token), {
    rateLimits: looking,
  });
  mount(
    contract.correctApplication,
    ({ services, params, body }) => correctApplication(services, { token: params.token, ...body }),
    { rateLimits: acting },
  );
  mount(
    contract.askRecruiter,
    ({ services, params, body }) => askRecruiter(services, { token: params.token, ...body }),
    { rateLimits: acting },
  );
  mount(
    contract.requestCvReplacement,
    ({ services, params, body }) => requestCvReplacement(services, { token: params.token, ...body }),
    { rateLimits: sending },
  );
  mount(
    contract.replaceCv,
    ({ services, params, reply }) =>
      replaceCv(services, { token: params.token, fileId: params.file_id, signal: untilGone(reply) }),
    { rateLimits: sending },
  );
  mount(
    contract.withdrawApplication,
    async ({ services, params, request }) => {
      request.subject = await subjectOfReceipt(services, params.token);
      return withdrawApplication(services, params.token);
    },
    { rateLimits: acting },
  );
  mount(contract.downloadApplication, ({ services, params }) => downloadApplication(services, params.token), {
    rateLimits: acting,
  });
}
