import { z } from "zod";
import { answerKinds, interviewOutcomes, interviewStatuses } from "./drives.ts";
import { endpoint } from "./endpoint.ts";
import {
  maximumAnswerCharacters,
  maximumPartBytes,
  maximumPartsPerCall,
  maximumPartsPerRecording,
} from "./limits.ts";
import { done, epochSeconds, id, idOf, typedText } from "./wire.ts";

/** What a candidate does in an interview, by the link of a mail. Unknown and revoked links look alike. */
const tags = ["Answering an interview"];

/** The server's clock in milliseconds since 1970: times of answering are counted by it, to a tenth of a second. */
const moment = z.number().int();

/** What is recorded; `text` is written. */
export const recordingKinds = ["audio", "video"] as const;
/** `recording`: parts still arrive; `ended`: all parts are announced; `ready`: one file that can be played and sought. */
export const recordingStates = ["recording", "ended", "ready", "failed"] as const;
export const interviewRequestKinds = ["extra_time", "other_form"] as const;
export const interviewRequestStates = ["open", "granted", "declined"] as const;
/** What an interview is to whoever opens its link. */
export const interviewPhases = [
  "not_open_yet",
  "open",
  "completed",
  "withdrawn",
  "closed",
  "cancelled",
] as const;
/** What happened at the candidate's side: facts, never a verdict. */
export const integritySignalKinds = [
  "left_page",
  "came_back",
  "pasted",
  "lost_network",
  "lost_device",
] as const;

/** The notice that candidates consent to, as it was written first; other languages: `notice-languages.ts`. A change of what it says is a new version. */
export const interviewNotice = { version: "2026-11", language: "en" } as const;

export const answerRecording = z.object({
  id,
  kind: z.enum(recordingKinds),
  /** Which try of the answer it belongs to, from 1; the last one counts. */
  take: z.number().int(),
  state: z.enum(recordingStates),
  /** Numbers of the parts that the server has, ascending from 0. */
  parts: z.array(z.number().int()),
  /** Known once the recording has ended. */
  parts_count: z.number().int().nullable(),
  /** Known once it is one file. */
  duration_ms: z.number().int().nullable(),
});
export type AnswerRecording = z.infer<typeof answerRecording>;

export const interviewQuestion = z.object({
  id,
  /** From 1. */
  number: z.number().int(),
  /** Null until it is opened: everybody has the same time for it. */
  text: z.string().nullable(),
  answer_kinds: z.array(z.enum(answerKinds)),
  /** Extra time included. */
  preparation_seconds: z.number().int(),
  answer_seconds: z.number().int(),
  retakes: z.number().int(),
  state: z.enum(["waiting", "preparing", "answering", "given"]),
  /** How it is answered; null before answering begins. */
  kind: z.enum(answerKinds).nullable(),
  take: z.number().int(),
  preparation_ends_at: moment.nullable(),
  answer_ends_at: moment.nullable(),
  answer_text: z.string(),
  /** Grows with every text that was kept; an older one never replaces a newer one. */
  text_version: z.number().int(),
  recordings: z.array(answerRecording),
});
export type InterviewQuestion = z.infer<typeof interviewQuestion>;

export const interviewRequest = z.object({
  id,
  kind: z.enum(interviewRequestKinds),
  text: z.string(),
  state: z.enum(interviewRequestStates),
  /** What the recruiter answers. */
  answer: z.string().nullable(),
  created_at: epochSeconds,
});
export type InterviewRequest = z.infer<typeof interviewRequest>;

export const candidateInterview = z.object({
  phase: z.enum(interviewPhases),
  title: z.string(),
  recruiter: z.string(),
  name: z.string(),
  status: z.enum(interviewStatuses),
  outcome: z.enum(interviewOutcomes),
  opens_at: epochSeconds,
  closes_at: epochSeconds,
  /** Of the candidate where known, else of the drive. */
  time_zone: z.string(),
  /** When the server answered. */
  now: moment,
  /** The version of the notice that was consented to; null before. */
  consent: z.object({ version: z.string(), given_at: epochSeconds }).nullable(),
  /** What may be asked for instead, in the recruiter's words; null for the usual sentence. */
  alternative_form: z.string().nullable(),
  /** Granted on request without asking back, in percent; 0: the recruiter decides. */
  extra_time_percent: z.number().int(),
  extra_time_granted: z.number().int(),
  requests: z.array(interviewRequest),
  questions: z.array(interviewQuestion),
  /** Whether the visit that asks may write; another one of the same candidate may have taken over. */
  is_here: z.boolean(),
  is_elsewhere: z.boolean(),
  /** What is consented to today: the notice's version with the kinds of services that it names, "2026-11+transcript". */
  notice_version: z.string(),
  /** The service that puts recordings into text; null: they are played and not marked. */
  transcribed_by: z.string().nullable(),
  /** The language model that answers are sent to; null: they are read by Winnow alone. */
  read_by: z.string().nullable(),
});
export type CandidateInterview = z.infer<typeof candidateInterview>;

/** One page that is open on one device, named by itself. */
const visit = z.uuid();
const token = z.object({ token: z.string().max(200) });
const question = token.extend({ question_id: idOf("questionNotFound") });
const recording = token.extend({ recording_id: idOf("recordingNotFound") });

export const openInterview = endpoint({
  method: "GET",
  url: "/public/interview/:token",
  access: "public",
  schema: {
    summary: "The interview of a link; asking uses nothing up",
    tags,
    params: token,
    querystring: z.object({ visit: visit.optional() }),
    response: { 200: candidateInterview },
  },
});

export const continueHere = endpoint({
  method: "PUT",
  url: "/public/interview/:token/visit",
  access: "public",
  schema: {
    summary:
      "This page goes on with the interview. One at a time: with take_over the other one stops, without it the answer says that there is another",
    tags,
    params: token,
    body: z.object({ visit, take_over: z.boolean().default(false) }),
    response: { 200: candidateInterview },
  },
});

export const giveConsent = endpoint({
  method: "POST",
  url: "/public/interview/:token/consent",
  access: "public",
  schema: {
    summary: "Consent to the notice as it was shown",
    tags,
    params: token,
    body: z.object({ visit, version: typedText(40), language: typedText(35) }),
    response: { 200: candidateInterview },
  },
});

export const openQuestion = endpoint({
  method: "POST",
  url: "/public/interview/:token/questions/:question_id/open",
  access: "public",
  schema: {
    summary: "Shows a question; its time to think begins. Opening it again changes nothing",
    tags,
    params: question,
    body: z.object({ visit }),
    response: { 200: candidateInterview },
  },
});

export const beginAnswer = endpoint({
  method: "POST",
  url: "/public/interview/:token/questions/:question_id/begin",
  access: "public",
  schema: {
    summary:
      "The time to answer begins: the first take, or with take one more while retakes are left. What is begun already goes on with the time that is left",
    tags,
    params: question,
    body: z.object({ visit, kind: z.enum(answerKinds), take: z.number().int().min(1).max(11) }),
    response: { 200: candidateInterview },
  },
});

export const saveAnswerText = endpoint({
  method: "PUT",
  url: "/public/interview/:token/questions/:question_id/text",
  access: "public",
  schema: {
    summary: "Keeps what has been written so far",
    tags,
    params: question,
    body: z.object({
      visit,
      text: typedText(maximumAnswerCharacters),
      /** Of the page: greater than that of what it wrote before. */
      version: z.number().int().min(1).max(2_147_483_647),
    }),
    response: { 200: z.object({ version: z.number().int() }) },
  },
});

export const beginRecording = endpoint({
  method: "POST",
  url: "/public/interview/:token/questions/:question_id/recordings",
  access: "public",
  schema: {
    summary: "A recording begins; one that was cut off is gone on with by another of the same take",
    tags,
    params: question,
    body: z.object({
      visit,
      /** Chosen by the page, so that a call sent twice begins one. */
      recording_id: z.uuid(),
      kind: z.enum(recordingKinds),
      take: z.number().int().min(1).max(11),
      /** As the browser names it: "video/webm;codecs=vp8,opus". */
      media_type: z.string().regex(/^(audio|video)\/(webm|mp4|ogg|x-matroska)(;[\x20-\x7e]{0,100})?$/, {
        error: "This kind of recording cannot be taken: record WebM or MP4.",
      }),
    }),
    response: { 200: answerRecording },
  },
});

const part = z.object({
  number: z
    .number()
    .int()
    .min(0)
    .max(maximumPartsPerRecording - 1),
  size_bytes: z.number().int().min(1).max(maximumPartBytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const requestPartLinks = endpoint({
  method: "POST",
  url: "/public/interview/:token/recordings/:recording_id/parts",
  access: "public",
  schema: {
    summary:
      "Links to send parts to storage by, each for exactly its bytes; none for a part that has arrived",
    tags,
    params: recording,
    body: z.object({ parts: z.array(part).min(1).max(maximumPartsPerCall) }),
    response: {
      200: z.object({
        links: z.array(
          z.object({
            number: z.number().int(),
            url: z.string(),
            method: z.literal("PUT"),
            headers: z.record(z.string(), z.string()),
            expires_at: epochSeconds,
          }),
        ),
        /** Of those asked for, the ones that are there. */
        stored: z.array(z.number().int()),
      }),
    },
  },
});

export const partsDone = endpoint({
  method: "PUT",
  url: "/public/interview/:token/recordings/:recording_id/parts",
  access: "public",
  schema: {
    summary: "Takes in the parts that have arrived; answers which the server has",
    tags,
    params: recording,
    body: z.object({ numbers: z.array(part.shape.number).min(1).max(maximumPartsPerCall) }),
    response: { 200: answerRecording },
  },
});

export const endRecording = endpoint({
  method: "PUT",
  url: "/public/interview/:token/recordings/:recording_id/end",
  access: "public",
  schema: {
    summary: "Nothing more is recorded; with its last part it becomes one file",
    tags,
    params: recording,
    body: z.object({
      parts_count: z.number().int().min(0).max(maximumPartsPerRecording),
      /** By the clock of the browser. */
      recorded_ms: z.number().int().min(0).max(7_200_000),
    }),
    response: { 200: answerRecording },
  },
});

export const giveAnswer = endpoint({
  method: "POST",
  url: "/public/interview/:token/questions/:question_id/give",
  access: "public",
  schema: {
    summary: "The answer is given as it is; a question can be left without one",
    tags,
    params: question,
    body: z.object({ visit }),
    response: { 200: candidateInterview },
  },
});

export const finishInterview = endpoint({
  method: "POST",
  url: "/public/interview/:token/finish",
  access: "public",
  schema: {
    summary:
      "All questions are answered and all parts have arrived: the interview is COMPLETED. Finishing twice is finishing once",
    tags,
    params: token,
    body: z.object({
      visit,
      /** Without the parts that the server lacks, since they are lost. */
      without_missing: z.boolean().default(false),
    }),
    response: { 200: candidateInterview },
  },
});

export const withdrawFromInterview = endpoint({
  method: "POST",
  url: "/public/interview/:token/withdraw",
  access: "public",
  schema: {
    summary: "The candidate withdraws; with erase what was answered goes at once",
    tags,
    params: token,
    body: z.object({ reason: typedText(1_000).default(""), erase: z.boolean().default(false) }),
    response: { 200: candidateInterview },
  },
});

export const askForAdjustment = endpoint({
  method: "POST",
  url: "/public/interview/:token/requests",
  access: "public",
  schema: {
    summary: "Ask for extra time or another form; asking twice for the same is asking once",
    tags,
    params: token,
    body: z.object({
      kind: z.enum(interviewRequestKinds),
      text: typedText(2_000).trim().default(""),
    }),
    response: { 200: candidateInterview },
  },
});

export const noteSignals = endpoint({
  method: "POST",
  url: "/public/interview/:token/signals",
  access: "public",
  schema: {
    summary: "What happened on the page, as facts for the report",
    tags,
    params: token,
    body: z.object({
      visit,
      signals: z
        .array(
          z.object({
            kind: z.enum(integritySignalKinds),
            question_id: z.uuid().nullable(),
            /** How long ago, so that no clock of a device is believed. */
            ago_ms: z.number().int().min(0).max(86_400_000),
            /** Of what was pasted. */
            characters: z.number().int().min(0).max(1_000_000).optional(),
          }),
        )
        .min(1)
        .max(50),
    }),
    response: { 200: done },
  },
});

/** Everything that is kept of a candidate, but for what others wrote about them. */
export const ownInterview = z.object({
  title: z.string(),
  recruiter: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(interviewStatuses),
  outcome: z.enum(interviewOutcomes),
  withdrawal_reason: z.string().nullable(),
  invited_at: epochSeconds.nullable(),
  begun_at: epochSeconds.nullable(),
  completed_at: epochSeconds.nullable(),
  consent: z.object({ version: z.string(), language: z.string(), given_at: epochSeconds }).nullable(),
  /** Those that were opened. */
  questions: z.array(
    z.object({
      number: z.number().int(),
      text: z.string(),
      kind: z.enum(answerKinds).nullable(),
      opened_at: epochSeconds,
      given_at: epochSeconds.nullable(),
      answer_text: z.string(),
      /** Of every take that is kept. */
      recordings: z.array(
        z.object({
          kind: z.enum(recordingKinds),
          take: z.number().int(),
          begun_at: epochSeconds,
          duration_ms: z.number().int().nullable(),
          /** What was said, as far as it was put into text. */
          transcript: z.string().nullable(),
          /** Opens the recording for an hour; null while it is not one file, or where it is not stored. */
          link: z.string().nullable(),
        }),
      ),
    }),
  ),
  requests: z.array(interviewRequest),
  /** What happened when, signals of the page included. */
  events: z.array(z.object({ kind: z.string(), characters: z.number().int().nullable(), at: epochSeconds })),
});
export type OwnInterview = z.infer<typeof ownInterview>;

export const downloadOwnInterview = endpoint({
  method: "GET",
  url: "/public/interview/:token/download",
  access: "public",
  schema: {
    summary: "Everything that is kept of a candidate, as data, with links to their own recordings",
    tags,
    params: token,
    response: { 200: ownInterview },
  },
});
