import { randomUUID } from "node:crypto";
import {
  applicationNotice,
  type FormQuestion,
  readUploadedCv,
  requestAnswerUpload,
  requestCvUpload,
  sendApplication,
  updateJobForm,
} from "@winnow/contract/job-forms.ts";
import { createScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { type ApiClient, createApiClient } from "../support/api-client.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";
import { givenCvs } from "./given-cvs.ts";
import { givenScreening } from "./given-screening.ts";
import { put, type TestFile } from "./uploads.ts";

type Server = Pick<TestWinnow, "url">;
type OfApplication = { id: string; application_id: string };

/** A question that has to be answered, by a short text unless something else is given. */
export function formQuestion(given: Partial<FormQuestion> = {}): FormQuestion {
  return {
    id: randomUUID(),
    kind: "short_text",
    text: "When could you begin?",
    is_required: true,
    choices: [],
    ...given,
  };
}

/** A live screening that people can apply to, and the id in the link of its form. */
export async function givenOpenForm(
  winnow: Server,
  recruiter: Recruiter,
  { questions = [], cvs = [] }: { questions?: FormQuestion[]; cvs?: TestFile[] } = {},
) {
  const { id: screeningId } = await givenScreening(winnow, recruiter, { cvs, mode: "live" });
  const form = await openFormOf(recruiter, screeningId, questions);
  return { screeningId, form, formId: form.id, params: { id: form.id } };
}

/** Opens the form of a screening; `id` is that in its link. */
export async function openFormOf(recruiter: Recruiter, screeningId: string, questions: FormQuestion[] = []) {
  const params = { id: screeningId };
  await recruiter.call(updateScreening, { params, body: { visibility: "public" } });
  const form = await recruiter.call(updateJobForm, { params, body: { questions } });
  return { ...form, id: form.link.split("/").at(-1) ?? "" };
}

/** Begins an application with a CV, or puts another in the place of the one before; answers what names it. */
export async function sendCv(
  winnow: Server,
  applicant: ApiClient,
  {
    formId,
    file,
    applicationId = randomUUID(),
  }: { formId: string; file: TestFile; applicationId?: string | undefined },
): Promise<OfApplication> {
  const { link } = await applicant.call(requestCvUpload, {
    params: { id: formId },
    body: {
      application_id: applicationId,
      name: file.name,
      size: file.bytes.byteLength,
      type: "application/pdf",
    },
  });
  await mustPut(winnow, link, file);
  return { id: formId, application_id: applicationId };
}

/** Sends the file that answers a question; answers what its answer's value is. */
export async function sendAnswerFile(
  winnow: Server,
  applicant: ApiClient,
  { params, questionId, file }: { params: OfApplication; questionId: string; file: TestFile },
): Promise<string> {
  const { file_id, link } = await applicant.call(requestAnswerUpload, {
    params,
    body: {
      question_id: questionId,
      name: file.name,
      size: file.bytes.byteLength,
      type: file.type ?? "application/pdf",
    },
  });
  await mustPut(winnow, link, file);
  return file_id;
}

/** What somebody fills in who has nothing to correct. */
export function filledIn<Changes extends object = Record<never, never>>(version: number, changes?: Changes) {
  return {
    form_version: version,
    name: "Ines Okafor",
    email: "ines@example.com",
    answers: [],
    consent: { version: applicationNotice.version, language: applicationNotice.language },
    ...changes,
  };
}

/** An application to a screening of its own, with a file that answers a question. */
export async function givenApplicationWithFile(winnow: TestWinnow, recruiter: Recruiter) {
  const [cv] = await givenCvs(1);
  if (!cv) throw new Error("There is no CV.");
  const question = formQuestion({ kind: "file", text: "Your certificate" });
  const screening = await recruiter.call(createScreening, { body: {} });
  const form = await openFormOf(recruiter, screening.id, [question]);
  const applicant = createApiClient(winnow.url);
  const params = await sendCv(winnow, applicant, { formId: form.id, file: cv });
  await applicant.call(readUploadedCv, { params });
  const value = await sendAnswerFile(winnow, applicant, { params, questionId: question.id, file: cv });
  const answers = [{ question_id: question.id, value }];
  const body = filledIn(form.version, { answers });
  const { receipt_link } = await applicant.call(sendApplication, { params, body });
  await untilJobsAreDone(winnow);
  const token = receipt_link.split("/").at(-1) ?? "";
  return { applicant, token, application: params.application_id, answerFile: value };
}

async function mustPut(
  winnow: Server,
  link: { url: string; headers: Record<string, string> },
  file: TestFile,
): Promise<void> {
  const { status } = await put(winnow, link, file.bytes);
  if (status !== 200) {
    throw new Error(`${file.name} was answered with ${status}.`);
  }
}
