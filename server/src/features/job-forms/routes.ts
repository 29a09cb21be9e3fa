import { downloadApplicationFile as downloadEndpoint } from "@winnow/contract/applications.ts";
import * as contract from "@winnow/contract/job-forms.ts";
import type { FastifyRequest } from "fastify";
import type { AccountId } from "../../account-id.ts";
import { callerAddress } from "../../platform/http/caller-address.ts";
import type { Mount, RateLimit } from "../../platform/http/mount.ts";
import { untilGone } from "../../platform/http/until-gone.ts";
import type { Services } from "../../services.ts";
import { downloadApplicationFile } from "./download-application-file.ts";
import { followJobForm } from "./follow-job-form.ts";
import { getJobForm } from "./get-job-form.ts";
import { presentPublicJobForm } from "./present.ts";
import { readUploadedCv } from "./read-uploaded-cv.ts";
import { renewJobFormLink } from "./renew-job-form-link.ts";
import { requestAnswerUpload } from "./request-answer-upload.ts";
import { requestCvUpload } from "./request-cv-upload.ts";
import { sendApplication } from "./send-application.ts";
import { updateJobForm } from "./update-job-form.ts";

const minuteMs = 60_000;
/** Per caller: a careers fair behind one address included. */
const looking: RateLimit[] = [{ max: 300, timeWindowMs: minuteMs }];
/** A CV is read at once, which takes seconds of a processor. */
const applying: RateLimit[] = [
  { max: 10, timeWindowMs: minuteMs, key: callerAndForm },
  { max: 200, timeWindowMs: 60 * minuteMs },
];
/** A form may ask for many files. */
const answering: RateLimit[] = [
  { max: 60, timeWindowMs: minuteMs, key: callerAndForm },
  { max: 600, timeWindowMs: 60 * minuteMs },
];

export function mountJobForms(mount: Mount<AccountId, Services>): void {
  mount(contract.getJobForm, ({ services, identity, params }) => getJobForm(services, identity, params.id));
  mount(contract.updateJobForm, ({ services, identity, params, body }) =>
    updateJobForm(services, identity, { screeningId: params.id, ...body }),
  );
  mount(contract.renewJobFormLink, ({ services, identity, params }) =>
    renewJobFormLink(services, identity, params.id),
  );
  mount(downloadEndpoint, ({ services, identity, params }) =>
    downloadApplicationFile(services, identity, { applicationId: params.id, fileId: params.file_id }),
  );

  mount(
    contract.openJobForm,
    async ({ services, params }) =>
      presentPublicJobForm(services, await followJobForm(services.database.kysely, params.id)),
    { rateLimits: looking },
  );
  mount(
    contract.requestCvUpload,
    ({ services, params, body }) => requestCvUpload(services, { formId: params.id, ...body }),
    { rateLimits: applying },
  );
  mount(
    contract.readUploadedCv,
    ({ services, params, reply }) =>
      readUploadedCv(services, {
        formId: params.id,
        applicationId: params.application_id,
        signal: untilGone(reply),
      }),
    { rateLimits: applying },
  );
  mount(
    contract.requestAnswerUpload,
    ({ services, params, body }) =>
      requestAnswerUpload(services, {
        formId: params.id,
        applicationId: params.application_id,
        ...body,
      }),
    { rateLimits: answering },
  );
  mount(
    contract.sendApplication,
    ({ services, params, body }) =>
      sendApplication(services, { formId: params.id, applicationId: params.application_id, ...body }),
    { rateLimits: applying },
  );
}

function callerAndForm(request: FastifyRequest): string {
  const { id = "" } = request.params as { id?: string };
  return `${callerAddress(request)} ${id}`;
}
