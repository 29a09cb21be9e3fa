import { z } from "zod";
import { correction } from "./corrections.ts";
import { endpoint } from "./endpoint.ts";
import { cvAsRead, formQuestionKinds, uploadLink } from "./job-forms.ts";
import { maximumApplicantRequestCharacters } from "./limits.ts";
import { listQuery, paginated } from "./list-query.ts";
import { requirementKinds } from "./requirements.ts";
import { done, epochSeconds, id, idOf, idParams, typedText } from "./wire.ts";

const tags = ["Applications"];
const receiptTags = ["Receipts of applicants"];

/** What an applicant asks of a person: to be looked at by one, or that something is added that the CV does not say. */
export const applicantRequestKinds = ["person", "addition"] as const;
export type ApplicantRequestKind = (typeof applicantRequestKinds)[number];

export const applicantRequest = z.object({
  id,
  kind: z.enum(applicantRequestKinds),
  text: z.string(),
  asked_at: epochSeconds,
  /** Until when it is to be answered: a month, as for requests about personal data (GDPR, Article 12). */
  due_at: epochSeconds,
  answer: z.string().nullable(),
  answered_at: epochSeconds.nullable(),
});
export type ApplicantRequest = z.infer<typeof applicantRequest>;

/** What happened to an application, in the order in which it did: its log. */
export const applicationEventKinds = [
  "sent",
  "corrected",
  "asked",
  "answered",
  "replaced_cv",
  "withdrawn",
  "downloaded",
] as const;
export const applicationEvent = z.object({
  kind: z.enum(applicationEventKinds),
  /** In words for a person: "Job 1: 'Senior Nurse', 2019–2022". */
  sentence: z.string(),
  at: epochSeconds,
});

export const applicationAnswer = z.object({
  question: z.string(),
  kind: z.enum(formQuestionKinds),
  /** Of a file its name. */
  value: z.string(),
  /** Of a file: what it is downloaded by. */
  file_id: id.nullable(),
});

export const application = z.object({
  id,
  screening_id: id,
  name: z.string(),
  email: z.string(),
  /** Where the form was found, as its link said; empty where it said nothing. */
  source: z.string(),
  sent_at: epochSeconds,
  withdrawn_at: epochSeconds.nullable(),
  cv_file_id: id.nullable(),
  file_name: z.string(),
  /** Null until the CV is screened. */
  result_id: id.nullable(),
  answers: z.array(applicationAnswer),
  /** The oldest first. */
  requests: z.array(applicantRequest),
  events: z.array(applicationEvent),
  consent: z.object({ version: z.string(), language: z.string() }),
  /** Name, address and answers are left out: the screening is blind, the candidate not revealed. */
  is_hidden: z.boolean(),
  /** Why the last mail to them could not be sent, in words; null where nothing is amiss. */
  mail_failure: z.string().nullable(),
});
export type Application = z.infer<typeof application>;

export const listApplications = endpoint({
  method: "GET",
  url: "/auth/screener/:id/applications",
  access: "account",
  schema: {
    summary: "Who has applied to a screening: whose requests wait for an answer first, then the newest",
    tags,
    params: idParams("screeningNotFound"),
    querystring: listQuery(["sent_at"], { defaultSort: "sent_at", groups: {} }),
    response: { 200: paginated(application) },
  },
});

export const getApplicationOfResult = endpoint({
  method: "GET",
  url: "/auth/screener/result/:id/application",
  access: "account",
  schema: {
    summary: "By which application a result's CV came; null for one that was uploaded",
    tags,
    params: idParams("resultNotFound"),
    response: { 200: z.object({ application: application.nullable() }) },
  },
});

export const answerApplicantRequest = endpoint({
  method: "POST",
  url: "/auth/application/:id/requests/:request_id/answer",
  access: "account",
  schema: {
    summary: "Answer what an applicant asked; they see it on their receipt, and are told by mail",
    tags,
    params: idParams("applicationNotFound").extend({ request_id: idOf("requestNotFound") }),
    body: z.object({
      answer: typedText(maximumApplicantRequestCharacters).trim().min(1, "Please write an answer."),
    }),
    response: { 200: application },
  },
});

export const downloadApplicationFile = endpoint({
  method: "GET",
  url: "/auth/application/:id/files/:file_id",
  access: "account",
  schema: {
    summary: "A presigned link to a file that answers a question",
    tags,
    params: idParams("applicationNotFound").extend({ file_id: idOf("fileNotFound") }),
    response: {
      200: z.object({
        url: z.string(),
        file_name: z.string(),
        media_type: z.string(),
        expires_at: epochSeconds,
      }),
    },
  },
});

/** What has become of an application, in the order of its way. `unreadable`: the CV, which wants replacing. */
export const receiptStates = ["received", "read", "unreadable", "withdrawn"] as const;

export const receipt = z.object({
  state: z.enum(receiptStates),
  title: z.string(),
  /** Who decides: the employer, as the account is called. Never a score. */
  employer: z.string(),
  sent_at: epochSeconds,
  withdrawn_at: epochSeconds.nullable(),
  name: z.string(),
  email: z.string(),
  file_name: z.string(),
  answers: z.array(applicationAnswer),
  /** What was read, before any correction; null while it is being read, or cannot be. */
  cv_as_read: cvAsRead.nullable(),
  /** What was corrected so far, by places in `cv_as_read`: corrections that are sent replace all of these. */
  corrections: z.array(correction),
  /** What is looked for in every CV. */
  requirements: z.array(z.object({ text: z.string(), kind: z.enum(requirementKinds) })),
  /** Only where the employer shows it, else null. */
  score: z.number().nullable(),
  requests: z.array(applicantRequest),
  /** What was agreed to, and the language that it was read in. */
  notice_version: z.string(),
  notice_language: z.string(),
  /** The language model that lines of the CV are sent to, where the notice has said so; null for none, and none any more. */
  read_by: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;

/** An unknown, erased or malformed token is answered alike. */
const receiptParams = z.object({
  token: z.string().refine((text) => text.length <= 200, { params: { notFound: "linkNotFound" } }),
});

export const openReceipt = endpoint({
  method: "GET",
  url: "/public/receipt/:token",
  access: "public",
  schema: {
    summary: "What an applicant sees of their application",
    tags: receiptTags,
    params: receiptParams,
    response: { 200: receipt },
  },
});

export const correctApplication = endpoint({
  method: "PUT",
  url: "/public/receipt/:token/corrections",
  access: "public",
  schema: {
    summary:
      "Say what was read wrongly of the own CV: replaces the own corrections; requirements are not for applicants to correct",
    tags: receiptTags,
    params: receiptParams,
    body: z.object({ corrections: z.array(correction).max(100) }),
    response: { 200: receipt },
  },
});

export const askRecruiter = endpoint({
  method: "POST",
  url: "/public/receipt/:token/requests",
  access: "public",
  schema: {
    summary: "Ask for a person, or add what the CV does not say; the same id twice is one request",
    tags: receiptTags,
    params: receiptParams,
    body: z.object({
      /** Chosen by the page. */
      request_id: z.uuid(),
      kind: z.enum(applicantRequestKinds),
      text: typedText(maximumApplicantRequestCharacters).trim(),
    }),
    response: { 200: receipt },
  },
});

export const requestCvReplacement = endpoint({
  method: "POST",
  url: "/public/receipt/:token/upload",
  access: "public",
  schema: {
    summary: "A presigned link for another CV in the place of the one that was sent",
    tags: receiptTags,
    params: receiptParams,
    body: z.object({
      name: typedText(300).trim().min(1),
      size: z.number().int().min(0),
      type: typedText(200),
    }),
    response: {
      200: z.object({
        file_id: id,
        link: uploadLink,
      }),
    },
  },
});

export const replaceCv = endpoint({
  method: "POST",
  url: "/public/receipt/:token/cv/:file_id",
  access: "public",
  schema: {
    summary:
      "Take in the CV that was sent by the link: it is read and screened anew, and the one before is removed",
    tags: receiptTags,
    params: receiptParams.extend({ file_id: idOf("linkNotFound") }),
    response: { 200: receipt },
  },
});

export const withdrawApplication = endpoint({
  method: "POST",
  url: "/public/receipt/:token/withdrawal",
  access: "public",
  schema: {
    summary: "Withdraw the application; it can still be seen and erased",
    tags: receiptTags,
    params: receiptParams,
    response: { 200: receipt },
  },
});

export const downloadApplication = endpoint({
  method: "GET",
  url: "/public/receipt/:token/download",
  access: "public",
  schema: {
    summary:
      "Everything that is kept of an applicant, as data, with links to the CV and the files as they were sent",
    tags: receiptTags,
    params: receiptParams,
    response: {
      200: z.object({
        receipt,
        consent: z.object({ version: z.string(), language: z.string(), at: epochSeconds }),
        source: z.string(),
        events: z.array(applicationEvent),
        /** What the CV says, line by line, as it was read. */
        cv_text: z.array(z.string()),
        cv_link: z.string().nullable(),
        /** To the files that answer questions. */
        file_links: z.array(z.object({ url: z.string(), file_name: z.string() })),
      }),
    },
  },
});

export const eraseApplication = endpoint({
  method: "DELETE",
  url: "/public/receipt/:token",
  access: "public",
  schema: {
    summary:
      "Erase the application with its CV, result and everything that was written about it; cannot be taken back",
    tags: receiptTags,
    params: receiptParams,
    response: { 200: done },
  },
});
