import { z } from "zod";
import { driveHappening } from "./drive-happenings.ts";
import { endpoint } from "./endpoint.ts";
import { isTimeZone } from "./is-time-zone.ts";
import {
  maximumCandidatesPerDrive,
  maximumDriveQuestions,
  maximumDriveSkills,
  maximumJdCharacters,
} from "./limits.ts";
import { filterGroup, listQuery, paginated } from "./list-query.ts";
import {
  creditsHundredths,
  done,
  epochSeconds,
  haveOwnIds,
  id,
  idOf,
  idParams,
  idsPassedOver,
  typedText,
} from "./wire.ts";

const tags = ["Interview drives"];

export const driveStatuses = ["Draft", "InProgress", "Completed", "Cancelled"] as const;
export const interviewStatuses = ["NotAttended", "Started", "COMPLETED"] as const;
/** How an interview ended other than by being finished. */
export const interviewOutcomes = ["none", "withdrawn", "closed", "cancelled"] as const;
export const emailStatuses = ["SENT", "NOT_SENT"] as const;
export const answerKinds = ["text", "audio", "video"] as const;
export const questionKinds = ["past behaviour", "situational", "own"] as const;
/** What the multipart calls take and what can be downloaded. */
export const driveUploadKinds = ["jd", "candidates", "questions"] as const;
export const driveDownloadKinds = ["jd", "candidates", "questions", "results"] as const;

const title = typedText(200).trim().min(1, "Please give it a title.");
/** An IANA name such as "Europe/Madrid". */
const timeZone = typedText(64).refine(isTimeZone, "Please select a time zone from the list.");

export const driveSkill = z.object({
  name: typedText(120).trim().min(1, "Please name the skill."),
  /** Relative importance, 1 to 5. */
  weight: z.number().int().min(1).max(5),
});
export type DriveSkill = z.infer<typeof driveSkill>;

/** One thing that a good answer says; the examples help whoever marks an answer. */
export const rubricPoint = z.object({
  id: typedText(40).min(1),
  text: typedText(400).trim().min(1, "Please say what a good answer says."),
  made: z.array(typedText(600)).max(5),
  not_made: z.array(typedText(600)).max(5),
});

export const driveQuestion = z.object({
  id,
  text: typedText(1_000).trim().min(1, "Please write the question."),
  /** The skill of the drive that the answer counts for. */
  skill: typedText(120).nullable(),
  kind: z.enum(questionKinds),
  /** What the candidate may select among. */
  answer_kinds: z.array(z.enum(answerKinds)).min(1, "Allow at least one kind of answer."),
  preparation_seconds: z.number().int().min(0).max(600),
  answer_seconds: z.number().int().min(15).max(1_800),
  retakes: z.number().int().min(0).max(10),
  rubric: z.array(rubricPoint).max(10),
  /** Why it was suggested, for the recruiter; null for one's own. */
  reason: z.string().max(1_000).nullable(),
  /** The JD's sentence behind it, literally. */
  sentence: z.string().max(2_500).nullable(),
});
export type DriveQuestion = z.infer<typeof driveQuestion>;

/** As they are sent: answers and marks are looked up by their ids. What is there with one id twice can still be read. */
const sentQuestions = z
  .array(
    driveQuestion.extend({
      rubric: driveQuestion.shape.rubric.refine(haveOwnIds, "Each point needs an id of its own."),
    }),
  )
  .max(maximumDriveQuestions)
  .refine(haveOwnIds, "Each question needs an id of its own.");

/** Texts of a drive's mails with placeholders such as `{{name}}`; null for the usual text. */
export const driveMails = z.object({
  invitation: typedText(5_000).nullable(),
  reminder: typedText(5_000).nullable(),
});

export const driveRound = z.object({
  id,
  title: z.string(),
  status: z.enum(driveStatuses),
  /** Of our own invented people: free of charge, and nobody is mailed. */
  is_sample: z.boolean(),
  /** From and until when candidates may begin; null as long as the recruiter has not chosen. */
  opens_at: epochSeconds.nullable(),
  closes_at: epochSeconds.nullable(),
  time_zone: z.string(),
  questions_count: z.number().int(),
  counts: z.object({
    candidates: z.number().int(),
    /** Whose invitation the mail server has taken. */
    invited: z.number().int(),
    /** Whose invitation could not be sent. */
    not_sent: z.number().int(),
    /** Whose invitation is on its way to the mail server. */
    being_sent: z.number().int(),
    /** Who has begun, whether they have completed it since or not. */
    begun: z.number().int(),
    completed: z.number().int(),
  }),
  /** While invitations wait for the undo window to pass: until when scheduling can be undone. */
  undo_until: epochSeconds.nullable(),
  /** A legal hold keeps everything of it. */
  is_on_hold: z.boolean(),
  created_at: epochSeconds,
  scheduled_at: epochSeconds.nullable(),
  completed_at: epochSeconds.nullable(),
});
export type DriveRound = z.infer<typeof driveRound>;

export const driveRoundDetails = driveRound.extend({
  /** The screening whose JD and candidates it took; null for one of its own. */
  screening_id: id.nullable(),
  jd: z.object({
    title: z.string().nullable(),
    text: z.string(),
    file_name: z.string().nullable(),
    instructions: z.string(),
  }),
  skills: z.array(driveSkill),
  questions: z.array(driveQuestion),
  /** Of the job description, the skills and the questions: another one as soon as any of them is changed. */
  setup_version: z.string(),
  /** After the common questions, one for each must-have that the candidate's CV does not state. */
  asks_about_gaps: z.boolean(),
  /** What candidates may ask for instead of audio and video, in the recruiter's words; null for the usual sentence. */
  alternative_form: z.string().nullable(),
  /** Extra answering time that is granted on request without asking back, in percent; 0: the recruiter decides. */
  extra_time_percent: z.number().int(),
  /** In reports: marks of the answers and others' scorecards wait for the own scorecard. */
  hides_marks_until_scored: z.boolean(),
  mails: driveMails,
});
export type DriveRoundDetails = z.infer<typeof driveRoundDetails>;

export const driveCandidate = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Of the candidate, where it is known; times in mails and pages are shown in it. */
  time_zone: z.string().nullable(),
  /** The screening result the candidate came from. */
  result_id: id.nullable(),
  /** The screening of that result. */
  screening_id: id.nullable(),
  /** Questions of this candidate alone. */
  own_questions: z.array(driveQuestion),
  /** Null before scheduling. */
  interview: z
    .object({
      id,
      status: z.enum(interviewStatuses),
      outcome: z.enum(interviewOutcomes),
      email_status: z.enum(emailStatuses),
      /** Why the mail could not be sent, in words. */
      email_failure: z.string().nullable(),
    })
    .nullable(),
  created_at: epochSeconds,
});
export type DriveCandidate = z.infer<typeof driveCandidate>;

/** What is known of a candidate before an interview. */
export const driveCandidateFields = z.object({
  name: typedText(200).trim().min(1, "Please give a name."),
  email: z.email("Please enter an e-mail address.").max(254),
  time_zone: timeZone.nullable().optional(),
});

/** What a draft begins with: read from a JD, for the recruiter to edit. */
export const driveDraft = z.object({
  title: z.string().nullable(),
  jd_text: z.string(),
  skills: z.array(driveSkill),
  questions: z.array(driveQuestion),
});

/** Rows of a file or of the prepared form, checked one by one; nothing is taken over before all are right. */
export const importPreview = z.object({
  preview_id: id,
  kind: z.enum(driveUploadKinds),
  /** Column of the file for each field; null where none fits. Send it back changed to map otherwise. */
  mapping: z.record(z.string(), z.string().nullable()),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      /** In the file, from 1, its heading included. */
      line: z.number().int(),
      values: z.record(z.string(), z.string()),
      errors: z.array(z.object({ field: z.string(), message: z.string() })),
      /** Already among the drive's candidates or earlier in the file: passed over, and said so. */
      is_duplicate: z.boolean(),
    }),
  ),
  ready: z.number().int(),
  wrong: z.number().int(),
  duplicates: z.number().int(),
  is_applied: z.boolean(),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** What scheduling would cost and what has been used; `sentence` says it in words. */
export const driveCredits = z.object({
  price: creditsHundredths,
  /** Candidates without an interview so far. */
  candidates: z.number().int(),
  quoted: creditsHundredths,
  held: creditsHundredths,
  used: creditsHundredths,
  available: creditsHundredths,
  sentence: z.string(),
});

export const driveEvent = z.object({
  id,
  /** A sentence fit to show: "Mara Ruiz scheduled 10 interviews." */
  sentence: z.string(),
  /** The same by kind and facts; null where only the sentence is known. */
  happened: driveHappening.nullable(),
  created_at: epochSeconds,
});

const driveParams = idParams("driveNotFound");

export const listDriveRounds = endpoint({
  method: "GET",
  url: "/auth/DriveRounds",
  access: "account",
  schema: {
    summary: "The interview drives of the account",
    tags,
    querystring: listQuery(
      ["created_at", "title", "status", "opens_at", "closes_at", "candidates", "completed"],
      {
        defaultSort: "created_at",
        groups: { status: filterGroup(driveStatuses) },
      },
    ),
    response: { 200: paginated(driveRound) },
  },
});

export const createDriveRound = endpoint({
  method: "POST",
  url: "/auth/DriveRound",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Create a draft: empty, from a text or a draft read before, from a screening's JD and chosen results, or as a copy of another drive",
    tags,
    body: z.object({
      title: title.optional(),
      jd_text: typedText(maximumJdCharacters).optional(),
      instructions: typedText(5_000).optional(),
      screening_id: idOf("screeningNotFound").optional(),
      /** With screening_id: whom to take over as candidates. */
      result_ids: idsPassedOver(maximumCandidatesPerDrive).optional(),
      /** The draft of another drive, without its candidates. */
      copy_of: idOf("driveNotFound").optional(),
    }),
    response: { 200: driveRoundDetails },
  },
});

export const createSampleDrive = endpoint({
  method: "POST",
  url: "/auth/DriveRound/sample",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "The sample: a running drive with invented people and answers, free of charge; nobody is mailed. An account has one, which is the answer also when it is there already",
    tags,
    response: { 200: driveRoundDetails },
  },
});

export const readDriveJd = endpoint({
  method: "POST",
  url: "/auth/DriveRound/jd",
  access: "account",
  schema: {
    summary:
      "Multipart: file, optional instructions. Answers with a draft: title, skills, suggested questions",
    tags,
    response: { 200: driveDraft },
  },
});

export const listDriveSkills = endpoint({
  method: "GET",
  url: "/auth/DriveRound/skills",
  access: "account",
  schema: {
    summary: "The skills that the engine and the question bank know",
    tags,
    querystring: z.object({
      search: typedText(120).default(""),
      size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: { 200: z.object({ skills: z.array(z.string()) }) },
  },
});

export const getDriveRound = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id",
  access: "account",
  schema: {
    summary: "One drive with its skills, questions and settings",
    tags,
    params: driveParams,
    response: { 200: driveRoundDetails },
  },
});

export const updateDriveRound = endpoint({
  method: "PUT",
  url: "/auth/DriveRound/:id",
  access: "account",
  schema: {
    summary:
      "Change what is given, leave the rest. Once scheduled, skills and questions stay; the window can be extended, and a Completed drive opens again by a later end.",
    tags,
    params: driveParams,
    body: z.object({
      title: title.optional(),
      jd_text: typedText(maximumJdCharacters).optional(),
      instructions: typedText(5_000).optional(),
      skills: z.array(driveSkill).max(maximumDriveSkills).optional(),
      questions: sentQuestions.optional(),
      /** Of what the skills or questions are a change of: where that was changed since, they are refused. */
      setup_version: typedText(64).optional(),
      opens_at: z.number().int().nullable().optional(),
      closes_at: z.number().int().nullable().optional(),
      time_zone: timeZone.optional(),
      asks_about_gaps: z.boolean().optional(),
      alternative_form: typedText(1_000).nullable().optional(),
      extra_time_percent: z.number().int().min(0).max(300).optional(),
      hides_marks_until_scored: z.boolean().optional(),
      mails: driveMails.optional(),
    }),
    response: { 200: driveRoundDetails },
  },
});

export const deleteDriveRound = endpoint({
  method: "DELETE",
  url: "/auth/DriveRound/:id",
  access: "account",
  schema: {
    summary:
      "Delete a drive with its candidates, interviews and answers; a running one has to be cancelled first",
    tags,
    params: driveParams,
    response: { 200: done },
  },
});

export const getDriveCredits = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id/credits",
  access: "account",
  schema: {
    summary: "The quote for scheduling now, and what has been held and used",
    tags,
    params: driveParams,
    response: { 200: driveCredits },
  },
});

export const uploadToDrive = endpoint({
  method: "POST",
  url: "/auth/DriveRound/:id/upload/:kind",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Multipart: `file` (CSV or XLSX; for jd PDF, DOCX or text) or `form` (rows as JSON), optional `mapping` as JSON; or `preview_id` alone to take a preview over. Answers with the preview, errors row by row",
    tags,
    params: driveParams.extend({ kind: z.enum(driveUploadKinds) }),
    response: { 200: importPreview },
  },
});

export const downloadFromDrive = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id/download/:kind",
  access: "account",
  schema: {
    summary: "The JD as it was given, or candidates, questions and results as CSV or XLSX",
    tags,
    params: driveParams.extend({ kind: z.enum(driveDownloadKinds) }),
    querystring: z.object({ format: z.enum(["csv", "xlsx"]).default("csv") }),
    response: { 200: z.any() },
  },
});

export const listDriveCandidates = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id/candidates",
  access: "account",
  schema: {
    summary: "The candidates of a drive with the state of their invitations and interviews",
    tags,
    params: driveParams,
    querystring: listQuery(["name", "email", "created_at", "status"], {
      defaultSort: "created_at",
      groups: {
        status: filterGroup(interviewStatuses),
        outcome: filterGroup(interviewOutcomes),
        email_status: filterGroup(emailStatuses),
      },
    }),
    response: { 200: paginated(driveCandidate) },
  },
});

export const addDriveCandidates = endpoint({
  method: "POST",
  url: "/auth/DriveRound/:id/candidates",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Add candidates by hand or from a screening's results; whoever is in it already is passed over",
    tags,
    params: driveParams,
    body: z.object({
      candidates: z.array(driveCandidateFields).max(maximumCandidatesPerDrive).optional(),
      screening_id: idOf("screeningNotFound").optional(),
      result_ids: idsPassedOver(maximumCandidatesPerDrive).optional(),
    }),
    response: {
      200: z.object({
        added: z.number().int(),
        /** Named twice or in the drive already. */
        duplicates: z.array(z.string()),
        /** Results without an e-mail address, by name. */
        without_email: z.array(z.string()),
      }),
    },
  },
});

export const updateDriveCandidate = endpoint({
  method: "PUT",
  url: "/auth/DriveRound/:id/candidates/:candidate_id",
  access: "account",
  schema: {
    summary: "Correct a candidate's name, address or time zone",
    tags,
    params: driveParams.extend({ candidate_id: idOf("candidateNotFound") }),
    body: driveCandidateFields.partial(),
    response: { 200: driveCandidate },
  },
});

export const removeDriveCandidate = endpoint({
  method: "DELETE",
  url: "/auth/DriveRound/:id/candidates/:candidate_id",
  access: "account",
  schema: {
    summary: "Take a candidate out who has no interview yet",
    tags,
    params: driveParams.extend({ candidate_id: idOf("candidateNotFound") }),
    response: { 200: done },
  },
});

export const scheduleInterviews = endpoint({
  method: "PUT",
  url: "/auth/DriveRound/:id/schedule/Interviews",
  access: "account",
  spends: true,
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Holds the quoted credits, creates an interview for each candidate without one, and sends the invitations once the undo window has passed. With `quoted`, nothing happens unless it costs exactly that",
    tags,
    params: driveParams,
    querystring: z.object({ quoted: z.coerce.number().int().nonnegative().optional() }),
    response: { 200: driveRoundDetails },
  },
});

export const undoScheduling = endpoint({
  method: "POST",
  url: "/auth/DriveRound/:id/schedule/undo",
  access: "account",
  schema: {
    summary:
      "Within the undo window: takes the interviews back that were created last, and releases their credits",
    tags,
    params: driveParams,
    response: { 200: driveRoundDetails },
  },
});

export const cancelDrive = endpoint({
  method: "POST",
  url: "/auth/DriveRound/:id/cancel",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Cancel: who has not finished is told and can no longer answer; the credits held come back",
    tags,
    params: driveParams,
    response: { 200: driveRoundDetails },
  },
});

export const closeDrive = endpoint({
  method: "POST",
  url: "/auth/DriveRound/:id/close",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Close the window now: the drive is Completed, the credits of interviews not finished come back",
    tags,
    params: driveParams,
    response: { 200: driveRoundDetails },
  },
});

export const previewDriveMail = endpoint({
  method: "POST",
  url: "/auth/DriveRound/:id/mail-preview",
  access: "account",
  schema: {
    summary:
      "A mail as a candidate would get it, with unknown placeholders named; with send: true also to oneself",
    tags,
    params: driveParams,
    body: z.object({
      mail: z.enum(["invitation", "reminder"]),
      text: typedText(5_000).nullable(),
      send: z.boolean().default(false),
    }),
    response: {
      200: z.object({
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        unknown_placeholders: z.array(z.string()),
      }),
    },
  },
});

export const listDriveHistory = endpoint({
  method: "GET",
  url: "/auth/DriveRound/:id/history",
  access: "account",
  schema: {
    summary: "Who did what in this drive, and when, the newest first",
    tags,
    params: driveParams,
    response: { 200: z.object({ data: z.array(driveEvent) }) },
  },
});

export const aggregateDrives = endpoint({
  method: "POST",
  url: "/auth/DriveRound/aggregate",
  access: "account",
  schema: {
    summary: "Counts of drives or of their interviews by one column",
    tags,
    body: z.object({
      aggregationType: z.literal("count"),
      groupBy: z.enum(["status", "interview_status", "email_status"]),
      driveRoundIds: idsPassedOver(1_000).optional(),
    }),
    response: {
      200: z.object({ data: z.array(z.object({ group_by: z.string(), count: z.number().int() })) }),
    },
  },
});
