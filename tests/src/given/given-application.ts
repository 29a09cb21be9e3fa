import type { Correction } from "@winnow/contract/corrections.ts";
import {
  type FormQuestion,
  readUploadedCv,
  sendApplication,
  updateJobForm,
} from "@winnow/contract/job-forms.ts";
import { startScreening } from "@winnow/contract/screenings.ts";
import type { ApiClient } from "../support/api-client.ts";
import type { Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";
import { filledIn, openFormOf, sendCv } from "./given-open-form.ts";
import { givenScreening } from "./given-screening.ts";
import { type TestFile, untilScreening } from "./uploads.ts";

export type GivenForm = { screeningId: string; formId: string; version: number };

/** A screening that people can apply to; with `runsWith` a live one that runs and has screened this CV. */
export async function givenForm(
  winnow: Pick<TestWinnow, "url">,
  recruiter: Recruiter,
  given: { questions?: FormQuestion[]; runsWith?: TestFile; isBlind?: boolean; showsScore?: boolean } = {},
): Promise<GivenForm> {
  const { id } = await givenScreening(winnow, recruiter, {
    cvs: given.runsWith ? [given.runsWith] : [],
    mode: given.runsWith ? "live" : "simple",
    ...(given.isBlind ? { isBlind: true } : {}),
  });
  const form = await openFormOf(recruiter, id, given.questions);
  if (given.showsScore) {
    await recruiter.call(updateJobForm, { params: { id }, body: { shows_score: true } });
  }
  if (given.runsWith) {
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ counts }) => counts.screened === 1);
  }
  return { screeningId: id, formId: form.id, version: form.version };
}

/** Applies by a form with a CV; answers the token of the receipt, and how to send the same application again. */
export async function apply(
  winnow: Pick<TestWinnow, "url">,
  applicant: ApiClient,
  {
    form,
    cv,
    ...given
  }: {
    form: GivenForm;
    cv: TestFile;
    name?: string;
    email?: string;
    corrections?: Correction[];
    answers?: { question_id: string; value: string }[];
    consent?: { version: string; language: string };
  },
) {
  const params = await sendCv(winnow, applicant, { formId: form.formId, file: cv });
  await applicant.call(readUploadedCv, { params });
  const send = async () => {
    const { receipt_link } = await applicant.call(sendApplication, {
      params,
      body: filledIn(form.version, given),
    });
    return receipt_link.split("/").at(-1) ?? "";
  };
  return { token: await send(), send, applicationId: params.application_id };
}
