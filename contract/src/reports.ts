import { z } from "zod";
import { integritySignalKinds, interviewRequest, recordingKinds, recordingStates } from "./answers.ts";
import { answerKinds, rubricPoint } from "./drives.ts";
import { endpoint } from "./endpoint.ts";
import { interview } from "./interviews.ts";
import { maximumDriveQuestions, maximumScore } from "./limits.ts";
import { filterGroup, listQuery, paginated } from "./list-query.ts";
import { quotation as cvQuotation, verdicts } from "./match-report.ts";
import { papers } from "./papers.ts";
import { requirement } from "./requirements.ts";
import { done, epochSeconds, id, idOf, idParams, typedText } from "./wire.ts";

const tags = ["Interview reports"];

/** What an answer does to a point of the rubric. "not found" is not "wrong": it says that no words for it were found. */
export const pointMarks = ["made", "partly", "not found"] as const;
/** Why no points are marked in an answer. */
export const unmarkedReasons = [
  "no answer",
  "no transcript",
  "being transcribed",
  "transcription failed",
  "no rubric",
  "being marked",
] as const;
export const reportFormats = ["pdf", "csv", "json"] as const;
export type ReportFormat = (typeof reportFormats)[number];
export const interviewDecisionKinds = ["advance", "hold", "reject"] as const;
export type InterviewDecisionKind = (typeof interviewDecisionKinds)[number];
/** Offered when somebody is rejected after an interview; any other words may be typed. */
export const interviewRejectReasons = [
  "What is needed did not show in the answers",
  "Not enough experience",
  "Other line of work",
  "Location or work permit",
  "Withdrew",
  "Others fit better",
] as const;
/** What results can be filtered by. */
export const interviewDecisionFilters = ["undecided", ...interviewDecisionKinds] as const;
/** Of interviews that there is something to see of. */
export const resultStatuses = ["Started", "COMPLETED"] as const;

/** Words of the answer's text or transcript: `text.slice(start, end)`. */
const quotation = z.object({ text: z.string(), start: z.number().int(), end: z.number().int() });

export const markedPoint = z.object({
  point_id: z.string(),
  mark: z.enum(pointMarks),
  /** What marked it; `marked_by` of the report names both. */
  by: z.enum(["engine", "language model"]),
  /** Verbatim; none for a point that was not found. */
  quotations: z.array(quotation),
});
export type MarkedPoint = z.infer<typeof markedPoint>;

export const transcriptStates = ["waiting", "ready", "failed"] as const;

export const recordingTranscript = z.object({
  state: z.enum(transcriptStates),
  /** Why there is none, fit to show. */
  failure: z.string().nullable(),
  /** The model, and where it runs: "whisper-1 (api.openai.com)". */
  made_by: z.string().nullable(),
  /** In order: when something was said, in milliseconds of the recording, and where in the answer's text it stands. */
  segments: z.array(
    z.object({
      start_ms: z.number().int(),
      end_ms: z.number().int(),
      start: z.number().int(),
      end: z.number().int(),
    }),
  ),
});
export type RecordingTranscript = z.infer<typeof recordingTranscript>;

export const reportRecording = z.object({
  id,
  kind: z.enum(recordingKinds),
  take: z.number().int(),
  state: z.enum(recordingStates),
  /** Why it cannot be played. */
  failure: z.string().nullable(),
  media_type: z.string(),
  duration_ms: z.number().int().nullable(),
  /** Null where none was asked for. */
  transcript: recordingTranscript.nullable(),
});

export const reportAnswer = z.object({
  kind: z.enum(answerKinds).nullable(),
  /** What was written, or what was said as far as there are transcripts, one recording after the other. */
  text: z.string(),
  take: z.number().int(),
  /** Of the take that counts, one after the other. */
  recordings: z.array(reportRecording),
  begun_at: epochSeconds.nullable(),
  given_at: epochSeconds.nullable(),
  /** How much later than its time the last of a written answer arrived, in seconds; 0 within a minute. */
  late_seconds: z.number().int(),
});

export const reportQuestion = z.object({
  id,
  number: z.number().int(),
  text: z.string(),
  skill: z.string().nullable(),
  rubric: z.array(rubricPoint),
  /** Null for a question that was not reached. */
  answer: reportAnswer.nullable(),
  /** Null while they are hidden, or where none could be made. */
  marks: z.array(markedPoint).nullable(),
  unmarked: z.enum(unmarkedReasons).nullable(),
});

const given = z.number().int().min(1).max(maximumScore).nullable();
export const scorecard = z.object({
  /** Who gave it: the account, or whoever a link was shared with. */
  by: z.string(),
  scores: z.array(z.object({ question_id: id, score: given, comment: z.string() })),
  comment: z.string(),
  given_at: epochSeconds.nullable(),
});
export type Scorecard = z.infer<typeof scorecard>;

/** What was changed about one question; what is left out stays as it is. */
const scoreChange = z.object({
  question_id: id,
  score: given.optional(),
  comment: typedText(2_000).optional(),
});
export type ScoreChange = z.infer<typeof scoreChange>;

/** What the CV shows for a requirement of its screening, beside the questions about it. */
const requirementEvidence = z.object({
  requirement: requirement.pick({ id: true, kind: true, text: true }),
  cv: z.object({
    verdict: z.enum(verdicts),
    /** The one that shows most; null where nothing is stated. */
    quotation: cvQuotation.pick({ text: true, page: true }).nullable(),
    /** "Not stated" says less where parts of the CV could not be read. */
    is_read_in_part: z.boolean(),
    /** The language model that has found it; null for the engine. */
    found_by: z.string().nullable(),
  }),
  question_ids: z.array(id),
});
export type RequirementEvidence = z.infer<typeof requirementEvidence>;

export const interviewDecision = z.object({
  kind: z.enum(interviewDecisionKinds).nullable(),
  reason: z.string().nullable(),
  by: z.string(),
  at: epochSeconds,
});

/** Points of all marked answers, parts counting half. */
export const pointsMade = z.object({ made: z.number(), of: z.number().int() });

export const interviewReport = z.object({
  interview,
  questions: z.array(reportQuestion),
  /** Null while hidden or where nothing could be marked. */
  points: pointsMade.nullable(),
  skills: z.array(pointsMade.extend({ skill: z.string() })).nullable(),
  /** Null where the candidate came without a screened CV. Names are hidden as in the result itself. */
  requirements: z.array(requirementEvidence).nullable(),
  /** The result that the candidate came from. */
  result: z.object({ id, screening_id: id }).nullable(),
  /** By what the points were marked, e.g. "Winnow's rubric engine"; null where nothing was. */
  marked_by: z.string().nullable(),
  /** The service that can put recordings into text; null where there is none. */
  transcribed_by: z.string().nullable(),
  /** Marks and others' scorecards wait until one's own is given. */
  is_hidden_until_scored: z.boolean(),
  own_scorecard: scorecard,
  other_scorecards: z.array(scorecard),
  signals: z.array(
    z.object({
      kind: z.enum([...integritySignalKinds, "continued_elsewhere", "resumed"]),
      count: z.number().int(),
      /** Of leaving the page: for how long in all; else null. */
      away_seconds: z.number().int().nullable(),
      /** Of pasting: how much in all; else null. */
      characters: z.number().int().nullable(),
      /** A sentence fit to show: "Left the page 3 times, for 41 seconds in all." */
      sentence: z.string(),
    }),
  ),
  decision: interviewDecision.nullable(),
  decisions: z.array(interviewDecision),
});
export type InterviewReport = z.infer<typeof interviewReport>;

/** What can happen in an interview. */
export const interviewHappeningKinds = [
  "consented",
  "begun",
  "opened",
  "given",
  "completed",
  "withdrawn",
  "erased",
  "asked_extra_time",
  "asked_other_form",
  "granted_extra_time",
  "granted_other_form",
  "declined_extra_time",
  "declined_other_form",
  "continued_elsewhere",
  "resumed",
  ...integritySignalKinds,
  "shared",
  "share_link_renewed",
  "share_revoked",
  "share_feedback",
] as const;

/** What happened in an interview, by kind and facts, so that any language can say it. */
export const interviewHappening = z.object({
  kind: z.enum(interviewHappeningKinds),
  /** The number of the question that it is about; null where there is none, or where it was removed. */
  question: z.number().int().nullable(),
  /** How much was pasted. */
  characters: z.number().int().nullable(),
  /** With whom the candidate was shared. */
  whom: z.string().nullable(),
});
export type InterviewHappening = z.infer<typeof interviewHappening>;

export const interviewDetails = z.object({
  interview,
  consent: z.object({ version: z.string(), language: z.string(), given_at: epochSeconds }).nullable(),
  withdrawal_reason: z.string().nullable(),
  extra_time_percent: z.number().int(),
  allows_text: z.boolean(),
  requests: z.array(interviewRequest),
  /** The oldest first. */
  timeline: z.array(
    z.object({
      id,
      sentence: z.string(),
      /** The same by kind and facts; null where only the sentence is known. */
      happened: interviewHappening.nullable(),
      at: epochSeconds,
    }),
  ),
});
export type InterviewDetails = z.infer<typeof interviewDetails>;

/** One line of a drive's results, for an interview that was begun. */
export const driveResult = interview.extend({
  /** As the report shows them: null while hidden or where nothing could be marked. */
  points: pointsMade.nullable(),
  /** The mean of the own scores, 1 to 5; null until the own scorecard is given. */
  own_score: z.number().nullable(),
  decision: z.enum(interviewDecisionKinds).nullable(),
});
export type DriveResult = z.infer<typeof driveResult>;

const interviewParams = idParams("interviewNotFound");

export const listReports = endpoint({
  method: "GET",
  url: "/auth/reports",
  access: "account",
  schema: {
    summary: "The report of an interview",
    tags,
    querystring: z.object({ interview_id: idOf("interviewNotFound") }),
    response: { 200: z.object({ data: z.array(interviewReport) }) },
  },
});

export const downloadReport = endpoint({
  method: "GET",
  url: "/auth/interview/:id/report/:format",
  access: "account",
  schema: {
    summary:
      "The report of an interview as a file: to be printed, a row for each point, or the report itself",
    tags,
    params: interviewParams.extend({ format: z.enum(reportFormats) }),
    querystring: z.object({ paper: z.enum(papers).default("A4") }),
    response: { 200: z.any() },
  },
});

export const listDriveResults = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id/results",
  access: "account",
  schema: {
    summary: "The interviews of a drive that were begun, with points, own score and decision",
    tags,
    params: idParams("driveNotFound"),
    querystring: listQuery(["completed_at", "name", "points", "own_score"], {
      defaultSort: "completed_at",
      groups: {
        status: filterGroup(resultStatuses),
        decision: filterGroup(interviewDecisionFilters),
      },
    }),
    response: { 200: paginated(driveResult) },
  },
});

/** How far one's own scores and those of others agree: Cohen's kappa with squared distances and its 95 % interval. */
export const scoreAgreement = z.object({
  /** Null while there are too few pairs to say, or where all scores are one and the same. */
  kappa: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Answers that one and somebody else have both scored, once for each of them. */
  pairs_count: z.number().int(),
  /** From which on something is said. */
  min_pairs: z.number().int(),
});
export type ScoreAgreement = z.infer<typeof scoreAgreement>;

export const getScoreAgreement = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id/agreement",
  access: "account",
  schema: {
    summary: "How far one's own scorecards of a drive and those of others agree",
    tags,
    params: idParams("driveNotFound"),
    response: { 200: scoreAgreement },
  },
});

export const getInterview = endpoint({
  method: "GET",
  url: "/auth/interview/:id",
  access: "account",
  schema: {
    summary: "One interview: its state, what was asked for, and what happened when",
    tags,
    params: interviewParams,
    response: { 200: interviewDetails },
  },
});

export const answerRequest = endpoint({
  method: "PUT",
  url: "/auth/interview/:id/requests/:request_id",
  access: "account",
  schema: {
    summary: "Grant or decline what a candidate asks for; the candidate sees the answer",
    tags,
    params: interviewParams.extend({ request_id: idOf("requestNotFound") }),
    body: z.object({
      is_granted: z.boolean(),
      /** For extra time: how much more, in percent. */
      extra_time_percent: z.number().int().min(1).max(300).default(50),
      answer: typedText(2_000).trim().default(""),
    }),
    response: { 200: interviewDetails },
  },
});

export const playRecording = endpoint({
  method: "GET",
  url: "/auth/interview/:id/recordings/:recording_id",
  access: "account",
  schema: {
    summary: "A link to play a recording by, for some minutes",
    tags,
    params: interviewParams.extend({ recording_id: idOf("recordingNotFound") }),
    response: { 200: z.object({ url: z.string(), media_type: z.string(), expires_at: epochSeconds }) },
  },
});

export const transcribeInterview = endpoint({
  method: "POST",
  url: "/auth/interview/:id/transcribe",
  access: "account",
  schema: {
    summary: "Has recordings put into text that have no transcript yet, or whose transcript failed",
    tags,
    params: interviewParams,
    response: { 200: done },
  },
});

export const saveScorecard = endpoint({
  method: "PUT",
  url: "/auth/interview/:id/scorecard",
  access: "account",
  schema: {
    summary:
      "Keeps what was changed on one's own scorecard; the rest stays as it is. Once given, the other marks are shown",
    tags,
    params: interviewParams,
    body: z.object({
      scores: z
        .array(scoreChange)
        .max(2 * maximumDriveQuestions)
        .default([]),
      comment: typedText(5_000).optional(),
      is_given: z.boolean().default(false),
    }),
    response: { 200: scorecard },
  },
});

export const decideInterview = endpoint({
  method: "POST",
  url: "/auth/interview/:id/decision",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "What a person decides after an interview; null takes it back. Nothing is decided by itself",
    tags,
    params: interviewParams,
    body: z.object({
      decision: z.enum(interviewDecisionKinds).nullable(),
      reason: typedText(1_000).trim().default(""),
    }),
    response: { 200: interviewDecision },
  },
});
