import { z } from "zod";
import { correction } from "./corrections.ts";
import { endpoint } from "./endpoint.ts";
import { fieldMessages } from "./field-messages.ts";
import {
  maximumApplicantAnswerCharacters,
  maximumFormChoices,
  maximumFormQuestions,
  maximumJdCharacters,
} from "./limits.ts";
import { educationLevels } from "./match-report.ts";
import { epochSeconds, haveOwnIds, id, idOf, idParams, typedText } from "./wire.ts";

const tags = ["Job forms"];

/** What applicants are told and agree to, as it was written first; other languages: `notice-languages.ts`. What says something else is another version. */
export const applicationNotice = { version: "2026-11", language: "en" } as const;

/** What is consented to where CVs are sent to a language model of this name, or to none: the notice then says so too. */
export function applicationNoticeVersion(readBy: string | null): string {
  return readBy ? `${applicationNotice.version}${namingModel}` : applicationNotice.version;
}

const namingModel = "+model";

/** Whether what was consented to is what the notice says today, with a language model or without. */
export function isApplicationNoticeOfToday(noticeVersion: string): boolean {
  return [applicationNotice.version, `${applicationNotice.version}${namingModel}`].includes(noticeVersion);
}

/** Whether a notice of this version said that CVs are sent to a language model. */
export function saysModelReads(noticeVersion: string | null): boolean {
  return noticeVersion?.endsWith(namingModel) ?? false;
}

export const formQuestionKinds = [
  "short_text",
  "long_text",
  "choice",
  "yes_no",
  "number",
  "date",
  "file",
  "link",
] as const;
export type FormQuestionKind = (typeof formQuestionKinds)[number];

export const formQuestion = z
  .object({
    /** Chosen by the page; an answer names it. */
    id: z.uuid(),
    kind: z.enum(formQuestionKinds),
    text: typedText(500).trim().min(1, "Please write the question."),
    is_required: z.boolean(),
    /** Of a choice: at least two that differ. Else empty. */
    choices: z.array(typedText(200).trim().min(1, "Please write the choice.")).max(maximumFormChoices),
  })
  .refine(({ kind, choices }) => kind !== "choice" || new Set(choices).size === choices.length, {
    path: ["choices"],
    error: "Please write each choice once.",
  })
  .refine(({ kind, choices }) => (kind === "choice" ? choices.length > 1 : choices.length === 0), {
    path: ["choices"],
    error: "A choice needs at least two to choose from, and only a choice has any.",
  });
export type FormQuestion = z.infer<typeof formQuestion>;

const questions = z
  .array(formQuestion)
  .max(maximumFormQuestions)
  .refine(haveOwnIds, "Each question needs an id of its own.");

/** An answer with the question as it was asked. Of a file its name, and what it is kept by. */
export type ApplicationAnswer = {
  question: string;
  kind: FormQuestionKind;
  value: string;
  file_id: string | null;
};

/** Why a form takes no application: to those who apply all of them look alike. */
export const formStates = ["open", "closed", "not yet open", "over", "internal"] as const;

/** As schema.org and job search engines name them. */
export const employmentTypes = [
  "FULL_TIME",
  "PART_TIME",
  "TEMPORARY",
  "CONTRACTOR",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** What job search engines are told besides what the form shows; what is empty or null is left out. */
const listing = z.object({
  /** Search engines may list the open form; else they are asked not to. */
  is_listed: z.boolean(),
  town: typedText(100).trim(),
  /** ISO 3166-1, two letters, or empty. */
  country: z.string().regex(/^([A-Z]{2})?$/, "Please select a country."),
  is_remote: z.boolean(),
  employment_type: z.enum(employmentTypes).nullable(),
});

export const jobForm = z.object({
  /** Where people apply. */
  link: z.string(),
  state: z.enum(formStates),
  /** Since when people can apply; null while they cannot. */
  open_since: epochSeconds.nullable(),
  /** Counts the changes of what applicants see. */
  version: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** Title and description as the job description has them: what a form shows that was given none of its own. */
  of_jd: z.object({ title: z.string().nullable(), text: z.string() }),
  questions: z.array(formQuestion),
  is_closed: z.boolean(),
  opens_at: epochSeconds.nullable(),
  closes_at: epochSeconds.nullable(),
  shows_score: z.boolean(),
  ...listing.shape,
  /** A JobPosting of schema.org as JSON-LD, fit to stand in a script element; null while people cannot apply. */
  structured_data: z.string().nullable(),
  applications_count: z.number().int(),
  /** Where those who applied came from, the most frequent first; an empty source is a link without one. */
  sources: z.array(z.object({ source: z.string(), count: z.number().int() })),
});
export type JobForm = z.infer<typeof jobForm>;

/** What whoever has the link sees. */
export const publicJobForm = z.object({
  title: z.string(),
  description: z.string(),
  questions: z.array(formQuestion),
  version: z.number().int(),
  /** The employer, as the account is called. */
  employer: z.string(),
  closes_at: epochSeconds.nullable(),
  notice_version: z.string(),
  /** The language model that lines of CVs are sent to, as the notice then says; null: they are read by Winnow alone. */
  read_by: z.string().nullable(),
});
export type PublicJobForm = z.infer<typeof publicJobForm>;

const yearMonth = z.object({ year: z.number().int(), month: z.number().int().nullable() });

/** What a CV was read as, to be corrected before it is sent: a correction names jobs and education by their place here. */
export const cvAsRead = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  jobs: z.array(
    z.object({
      title: z.string().nullable(),
      employer: z.string().nullable(),
      start: yearMonth.nullable(),
      end: yearMonth.nullable(),
      is_current: z.boolean(),
    }),
  ),
  education: z.array(
    z.object({
      degree: z.string().nullable(),
      school: z.string().nullable(),
      level: z.enum(educationLevels),
    }),
  ),
});
export type CvAsRead = z.infer<typeof cvAsRead>;

/** Where a file is sent, bound to its length and type. */
export const uploadLink = z.object({
  url: z.string(),
  method: z.literal("PUT"),
  headers: z.record(z.string(), z.string()),
  expires_at: epochSeconds,
});

const screeningParams = idParams("screeningNotFound");
/** A malformed id is answered as an unknown, closed or revoked one. */
const formParams = idParams("jobFormNotFound");
const applicationParams = formParams.extend({ application_id: idOf("applicationNotFound") });
const window = z.number().int().min(0).nullable();

export const getJobForm = endpoint({
  method: "GET",
  url: "/auth/screener/:id/job-form",
  access: "account",
  schema: {
    summary: "The job form of a screening",
    tags,
    params: screeningParams,
    response: { 200: jobForm },
  },
});

export const updateJobForm = endpoint({
  method: "PUT",
  url: "/auth/screener/:id/job-form",
  access: "account",
  schema: {
    summary: "Change what is given of a job form, leave the rest",
    tags,
    params: screeningParams,
    body: z
      .object({
        /** Empty: as the job description has it. */
        title: typedText(200).trim(),
        description: typedText(maximumJdCharacters),
        questions,
        /** Of the form whose questions these are a change of: one that was changed since refuses them. */
        version: z.number().int(),
        is_closed: z.boolean(),
        opens_at: window,
        closes_at: window,
        shows_score: z.boolean(),
        ...listing.shape,
      })
      .partial(),
    response: { 200: jobForm },
  },
});

export const renewJobFormLink = endpoint({
  method: "POST",
  url: "/auth/screener/:id/job-form/link",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Another link in the place of the one before, which no longer opens anything",
    tags,
    params: screeningParams,
    response: { 200: jobForm },
  },
});

export const openJobForm = endpoint({
  method: "GET",
  url: "/public/job-form/:id",
  access: "public",
  schema: {
    summary: "The job form of a link",
    tags,
    params: formParams,
    response: { 200: publicJobForm },
  },
});

export const requestCvUpload = endpoint({
  method: "POST",
  url: "/public/screener/:id/upload",
  access: "public",
  schema: {
    summary: "A presigned link for an applicant's CV, bound to its length and type; another file replaces it",
    tags,
    params: formParams,
    body: z.object({
      /** Chosen by the page, so that a call sent twice is one application. */
      application_id: z.uuid(),
      name: typedText(300).trim().min(1),
      size: z.number().int().min(0),
      type: typedText(200),
    }),
    response: {
      200: z.object({
        application_id: id,
        link: uploadLink,
      }),
    },
  },
});

export const requestAnswerUpload = endpoint({
  method: "POST",
  url: "/public/job-form/:id/applications/:application_id/files",
  access: "public",
  schema: {
    summary: "A presigned link for the file that answers a question; another file replaces it",
    tags,
    params: applicationParams,
    body: z.object({
      question_id: z.uuid(),
      name: typedText(300).trim().min(1),
      size: z.number().int().min(0),
      type: typedText(200),
    }),
    response: {
      200: z.object({
        /** What the answer's value is, once the file was sent by the link. */
        file_id: id,
        link: uploadLink,
      }),
    },
  },
});

export const readUploadedCv = endpoint({
  method: "POST",
  url: "/public/job-form/:id/applications/:application_id/cv",
  access: "public",
  schema: {
    summary: "Take in the CV that was sent by the link, and read it",
    tags,
    params: applicationParams,
    response: { 200: cvAsRead },
  },
});

export const sendApplication = endpoint({
  method: "POST",
  url: "/public/job-form/:id/applications/:application_id",
  access: "public",
  schema: {
    summary: "Apply; sending the same application again is sending it once",
    tags,
    params: applicationParams,
    body: z.object({
      /** Of the form as it was filled in. */
      form_version: z.number().int(),
      name: typedText(200).trim().min(1, fieldMessages.nameToApply),
      email: z.email(fieldMessages.email).max(254),
      answers: z
        .array(z.object({ question_id: z.uuid(), value: typedText(maximumApplicantAnswerCharacters).trim() }))
        .max(maximumFormQuestions),
      /** What was read wrongly of the CV. */
      corrections: z.array(correction).max(100).default([]),
      consent: z.object({ version: typedText(40), language: typedText(35) }),
      /** Where the form was found, as its link says. */
      source: typedText(100).trim().default(""),
      /** A field that people do not see: whoever fills it in is a machine. */
      website: typedText(500).default(""),
    }),
    response: {
      200: z.object({
        /** Shown this once, and mailed: only a hash of it is kept. */
        receipt_link: z.string(),
      }),
    },
  },
});
