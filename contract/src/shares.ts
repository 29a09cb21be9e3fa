import { z } from "zod";
import { answerKinds } from "./drives.ts";
import { endpoint } from "./endpoint.ts";
import { fieldMessages } from "./field-messages.ts";
import {
  defaultShareDays,
  maximumDriveQuestions,
  maximumFeedbackCharacters,
  maximumScore,
  maximumShareDays,
} from "./limits.ts";
import {
  interviewDecisionKinds,
  pointMarks,
  pointsMade,
  reportRecording,
  unmarkedReasons,
} from "./reports.ts";
import { done, epochSeconds, id, idOf, idParams, typedText } from "./wire.ts";

const tags = ["Sharing candidates"];

export const shareStates = ["open", "expired", "revoked"] as const;
export const thumbs = ["up", "down"] as const;
export type Thumb = (typeof thumbs)[number];
/**
 * What there is to share of a CV: `file` with its text; only `text` without name, contact and schools while the
 * screening hides who it is; or `none`.
 */
export const sharableCvs = ["file", "text", "none"] as const;

export const shareFeedback = z.object({
  id,
  /** As whoever says it calls themselves. */
  name: z.string(),
  thumb: z.enum(thumbs).nullable(),
  comment: z.string(),
  /** Answers were scored as well: the scores stand among the scorecards of the report. */
  has_scores: z.boolean(),
  at: epochSeconds,
});
export type ShareFeedback = z.infer<typeof shareFeedback>;

const choices = z.object({
  shows_cv: z.boolean(),
  shows_answers: z.boolean(),
  shows_report: z.boolean(),
  hides_name: z.boolean(),
  allows_feedback: z.boolean(),
});

export const share = choices.extend({
  id,
  whom: z.string(),
  state: z.enum(shareStates),
  created_at: epochSeconds,
  expires_at: epochSeconds,
  revoked_at: epochSeconds.nullable(),
  opened_count: z.number().int(),
  last_opened_at: epochSeconds.nullable(),
  feedback_count: z.number().int(),
  /** Empty while it waits for the own scorecard. */
  feedback: z.array(shareFeedback),
});
export type Share = z.infer<typeof share>;

/** With the link, which is shown this once: only a hash of it is kept. */
const shareWithLink = z.object({ share, link: z.string() });

const interviewParams = idParams("interviewNotFound");
const shareParams = interviewParams.extend({ share_id: idOf("shareNotFound") });

export const listShares = endpoint({
  method: "GET",
  url: "/auth/interview/:id/shares",
  access: "account",
  schema: {
    summary: "The links by which a candidate is shared, the newest first, with what was said by them",
    tags,
    params: interviewParams,
    response: {
      200: z.object({
        data: z.array(share),
        /** What others say waits until one's own scorecard is given, where the drive says so. */
        is_feedback_hidden: z.boolean(),
        cv: z.enum(sharableCvs),
      }),
    },
  },
});

export const shareCandidate = endpoint({
  method: "POST",
  url: "/auth/interview/:id/shares",
  access: "account",
  schema: {
    summary: "Share what was chosen of a candidate by a link",
    tags,
    params: interviewParams,
    body: choices
      .extend({
        /** Chosen by the page, so that a call sent twice shares once; the link of the last answer is the one that works. */
        id: z.uuid(),
        whom: typedText(100).trim().min(1, "Please say for whom this is."),
        days: z.number().int().min(1).max(maximumShareDays).default(defaultShareDays),
      })
      .refine(({ shows_cv, shows_answers, shows_report }) => shows_cv || shows_answers || shows_report, {
        path: ["shows_answers"],
        error: "Please select what to share.",
      }),
    response: { 200: shareWithLink },
  },
});

export const renewShareLink = endpoint({
  method: "POST",
  url: "/auth/interview/:id/shares/:share_id/link",
  access: "account",
  schema: {
    summary: "Another link in the place of the one before, which no longer opens anything",
    tags,
    params: shareParams,
    response: { 200: shareWithLink },
  },
});

export const revokeShare = endpoint({
  method: "DELETE",
  url: "/auth/interview/:id/shares/:share_id",
  access: "account",
  schema: {
    summary: "The link opens nothing any more; what was said by it stays. Revoking twice is revoking once",
    tags,
    params: shareParams,
    response: { 200: share },
  },
});

export const sharedRecording = reportRecording.pick({
  id: true,
  kind: true,
  state: true,
  duration_ms: true,
});

export const sharedQuestion = z.object({
  number: z.number().int(),
  text: z.string(),
  skill: z.string().nullable(),
  /** Null where answers are not shared, and for a question that was not reached. */
  answer: z
    .object({
      kind: z.enum(answerKinds).nullable(),
      text: z.string(),
      recordings: z.array(sharedRecording),
      /** It was recorded, and recordings are left out with the name: they show a face or a voice. */
      is_recording_left_out: z.boolean(),
    })
    .nullable(),
  /** Null where the report is not shared, or waits. */
  points: z
    .array(
      z.object({
        text: z.string(),
        mark: z.enum(pointMarks).nullable(),
        /** Words of the answer. */
        quotations: z.array(z.string()),
      }),
    )
    .nullable(),
  unmarked: z.enum(unmarkedReasons).nullable(),
});
export type SharedQuestion = z.infer<typeof sharedQuestion>;

/** What somebody sees who was sent a link: what the recruiter chose and nothing else. */
export const sharedCandidate = z.object({
  /** Null where names are hidden. */
  name: z.string().nullable(),
  /** Of the interview drive. */
  title: z.string(),
  shared_by: z.string(),
  expires_at: epochSeconds,
  shows_answers: z.boolean(),
  shows_report: z.boolean(),
  allows_feedback: z.boolean(),
  /** Null where the CV is not shared. */
  cv: z
    .object({
      has_file: z.boolean(),
      /** Without contact details, and without name and schools where names are hidden. Empty once it was deleted. */
      lines: z.array(z.object({ text: z.string(), is_heading: z.boolean() })),
    })
    .nullable(),
  /** Null where the report is not shared. */
  outcome: z
    .object({
      /** Points are shown once the recruiter sees them. */
      is_waiting: z.boolean(),
      points: pointsMade.nullable(),
      marked_by: z.string().nullable(),
      decision: z.enum(interviewDecisionKinds).nullable(),
    })
    .nullable(),
  questions: z.array(sharedQuestion),
});
export type SharedCandidate = z.infer<typeof sharedCandidate>;

/** What cannot be a link is none, as an unknown one. */
const token = z.object({
  token: z.string().refine((text) => text.length <= 200, { params: { notFound: "sharedLinkNotFound" } }),
});

export const openShare = endpoint({
  method: "GET",
  url: "/public/candidate/:token",
  access: "public",
  schema: {
    summary: "What is shared of a candidate by a link. Unknown, expired and revoked links look alike",
    tags,
    params: token,
    querystring: z.object({
      /** The page that asks: one is counted once, however often it asks. */
      visit: z.uuid().optional(),
    }),
    response: { 200: sharedCandidate },
  },
});

export const playSharedRecording = endpoint({
  method: "GET",
  url: "/public/candidate/:token/recordings/:recording_id",
  access: "public",
  schema: {
    summary: "A link to play a recording by, for some minutes",
    tags,
    params: token.extend({ recording_id: idOf("recordingNotFound") }),
    response: { 200: z.object({ url: z.string(), media_type: z.string(), expires_at: epochSeconds }) },
  },
});

export const downloadSharedCv = endpoint({
  method: "GET",
  url: "/public/candidate/:token/cv",
  access: "public",
  schema: {
    summary: "A link to the CV as the candidate sent it, for some minutes; only with the name",
    tags,
    params: token,
    response: { 200: z.object({ url: z.string(), file_name: z.string(), expires_at: epochSeconds }) },
  },
});

export const leaveFeedback = endpoint({
  method: "POST",
  url: "/public/candidate/:token/feedback",
  access: "public",
  takesIdempotencyKey: true,
  schema: {
    summary: "Says something to the recruiter: a thumb, a comment, scores of answers, or all of it",
    tags,
    params: token,
    body: z
      .object({
        name: typedText(100).trim().min(1, fieldMessages.nameOfFeedback),
        thumb: z.enum(thumbs).nullable().default(null),
        comment: typedText(maximumFeedbackCharacters).trim().default(""),
        /** Of answers that are shared, by the number of their question; the last ones under a name count. */
        scores: z
          .array(z.object({ number: z.number().int(), score: z.number().int().min(1).max(maximumScore) }))
          .max(2 * maximumDriveQuestions)
          .default([]),
      })
      .refine(({ thumb, comment, scores }) => thumb !== null || comment !== "" || scores.length > 0, {
        path: ["comment"],
        error: fieldMessages.emptyFeedback,
      }),
    response: { 200: done },
  },
});
