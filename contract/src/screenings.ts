import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { maximumFilesPerCall, maximumJdCharacters } from "./limits.ts";
import { filterGroup, listQuery, paginated } from "./list-query.ts";
import { editedRequirement, refusedCriterion, requirement, sentenceToCheck } from "./requirements.ts";
import {
  creditsHundredths,
  done,
  epochSeconds,
  id,
  idOf,
  idParams,
  idsPassedOver,
  typedText,
} from "./wire.ts";

const tags = ["CV screening"];

export const screeningModes = ["simple", "live"] as const;
export const visibilities = ["internal", "public"] as const;
export const screeningStatuses = ["Pending", "InProgress", "Completed"] as const;
export const jdStates = ["none", "uploading", "reading", "read", "failed"] as const;
export const cvFileStates = ["uploading", "uploaded", "queued", "screening", "screened", "failed"] as const;

export const fileFailureReasons = [
  "infected",
  "tooLargeToScan",
  "empty",
  "encrypted",
  "damaged",
  "unsupportedType",
  "tooLarge",
  "tooMuchInside",
  "tooMuchMemory",
  "tooManyPages",
  "noText",
  "tookTooLong",
  "notAsAnnounced",
  "gone",
  "ourFault",
] as const;
export type FileFailureReason = (typeof fileFailureReasons)[number];

/** Reading such a file again may end better; the others stay as they are however often they are read. */
export const reasonsWorthAnotherTry: readonly FileFailureReason[] = [
  "tooLargeToScan",
  "tooMuchMemory",
  "tookTooLong",
  "notAsAnnounced",
  "ourFault",
];

/** Why a file could not be read, as a sentence. */
const fileFailure = z.object({ reason: z.enum(fileFailureReasons), message: z.string() });

export const screening = z.object({
  id,
  title: z.string(),
  mode: z.enum(screeningModes),
  visibility: z.enum(visibilities),
  status: z.enum(screeningStatuses),
  /** Our own invented CVs and JD; costs nothing. */
  is_sample: z.boolean(),
  jd_state: z.enum(jdStates),
  requirements_count: z.number().int(),
  counts: z.object({
    /** Arrived files, duplicates left out. */
    uploaded: z.number().int(),
    /** Of those: still being checked for readability. */
    checking: z.number().int(),
    /** Of those: ready to be screened and not queued. */
    ready: z.number().int(),
    /** Of those: queued or being screened. */
    waiting: z.number().int(),
    screened: z.number().int(),
    failed: z.number().int(),
    duplicates: z.number().int(),
  }),
  /** Only while it runs: how far this run is, and the time left at the pace of the last minute (null: not known yet). */
  progress: z.object({ percent: z.number().int(), seconds_left: z.number().int().nullable() }).nullable(),
  /** Running, with CVs that wait because the credits ran out; it goes on by itself when some arrive. */
  waits_for_credits: z.boolean(),
  /** A legal hold keeps everything of it. */
  is_on_hold: z.boolean(),
  /** Who the candidates are is hidden until somebody reveals it. */
  is_blind: z.boolean(),
  top_score: z.number().nullable(),
  created_at: epochSeconds,
  started_at: epochSeconds.nullable(),
  completed_at: epochSeconds.nullable(),
});
export type Screening = z.infer<typeof screening>;

export const cvFile = z.object({
  id,
  file_name: z.string(),
  size_bytes: z.number().int(),
  state: z.enum(cvFileStates),
  /** False until an uploaded file is known to be readable (or not). */
  is_checked: z.boolean(),
  /** It could not be scanned for viruses so far, and is tried again by itself. */
  waits_for_scanner: z.boolean(),
  failure: fileFailure.nullable(),
  /** Set when the same bytes are in this screening already; such a file is neither screened nor charged. */
  duplicate_of: z.object({ id, file_name: z.string() }).nullable(),
  result_id: id.nullable(),
  /** The file itself is missing from the storage; what was read from it is still there. */
  is_original_gone: z.boolean(),
  created_at: epochSeconds,
});
export type CvFile = z.infer<typeof cvFile>;

/** "thin": nothing but the work as a whole was read, or of a text as long as an advert hardly a requirement; "unknown_language": hardly a word is known. */
export const jdReadings = ["whole", "thin", "unknown_language"] as const;

/** How much of a JD its scores rest on. */
export const jdRead = z.object({
  reading: z.enum(jdReadings),
  /** Its sentences that gave requirements, as these stand now; the title is none. */
  sentences: z.number().int(),
  /** Its sentences that may ask for something, gave no requirement, and that nobody has said to ask for nothing. */
  unread: z.number().int(),
});
export type JdRead = z.infer<typeof jdRead>;

export const screeningJd = z.object({
  /** "uploading" and "reading" are of a JD on its way; until it is read the one before stays in force. */
  state: z.enum(jdStates),
  /** It is "reading", but could not be scanned for viruses so far, and is tried again by itself. */
  waits_for_scanner: z.boolean(),
  file_name: z.string().nullable(),
  /** Why the JD that was sent last could not be read; beside the state "read" the one before is still in force. */
  failure: fileFailure.nullable(),
  title: z.string().nullable(),
  text: z.string(),
  instructions: z.string(),
  /** Sentences of the instructions that named no requirement, or no change to one: nothing was done for them. */
  instructions_not_understood: z.array(z.string()),
  requirements: z.array(requirement),
  /** Of the text and these requirements: another one as soon as either is changed. */
  requirements_version: z.string(),
  refused: z.array(refusedCriterion),
  /** What a person should look at; whatever becomes a requirement, or is said to be none, is left out. */
  to_check: z.array(sentenceToCheck),
  /** A language model is looking through the text; what it proposes joins `to_check`. */
  awaits_proposals: z.boolean(),
  /** Whether what was read can be trusted; see `jdReadings`. */
  reading: z.enum(jdReadings),
  /** True once CVs have been screened by these requirements. */
  is_locked: z.boolean(),
});
export type ScreeningJd = z.infer<typeof screeningJd>;

/** What a start would cost and what has been used; `sentence` says it in words. */
export const screeningCredits = z.object({
  price: creditsHundredths,
  readable: z.number().int(),
  checking: z.number().int(),
  unreadable: z.number().int(),
  duplicates: z.number().int(),
  quoted: creditsHundredths,
  held: creditsHundredths,
  used: creditsHundredths,
  available: creditsHundredths,
  sentence: z.string(),
});
export type ScreeningCredits = z.infer<typeof screeningCredits>;

const screeningIdParams = z.object({ screening_id: idOf("screeningNotFound") });
const title = typedText(200).trim().min(1, "Please give it a title.");

export const listScreenings = endpoint({
  method: "GET",
  url: "/auth/screener",
  access: "account",
  schema: {
    summary: "The screenings of the account",
    tags,
    querystring: listQuery(["created_at", "title", "status", "mode", "uploaded", "top_score"], {
      defaultSort: "created_at",
      groups: {
        status: filterGroup(screeningStatuses),
        mode: filterGroup(screeningModes),
        visibility: filterGroup(visibilities),
      },
    }),
    response: { 200: paginated(screening) },
  },
});

export const createScreening = endpoint({
  method: "POST",
  url: "/auth/screener",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Create a screening; with sample: true, a free one with our own invented JD and CVs, ready to start",
    tags,
    body: z.object({
      title: title.optional(),
      mode: z.enum(screeningModes).optional(),
      visibility: z.enum(visibilities).optional(),
      sample: z.boolean().optional(),
    }),
    response: { 200: screening },
  },
});

export const getScreening = endpoint({
  method: "GET",
  url: "/auth/screener/:id",
  access: "account",
  schema: {
    summary: "One screening with its live counts",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: screening },
  },
});

export const updateScreening = endpoint({
  method: "PUT",
  url: "/auth/screener/:id",
  access: "account",
  schema: {
    summary:
      "Change what is given, leave the rest. A new jd_text is read at once and replaces the requirements.",
    tags,
    params: idParams("screeningNotFound"),
    body: z.object({
      title: title.optional(),
      mode: z.enum(screeningModes).optional(),
      visibility: z.enum(visibilities).optional(),
      /** Switching it off shows everybody, which is written down in each result's history. */
      is_blind: z.boolean().optional(),
      jd_text: typedText(maximumJdCharacters).optional(),
      instructions: typedText(5_000).optional(),
      requirements: z.array(editedRequirement).max(100).optional(),
      /** Of the requirements that these are a change of: where they, or their text, were changed since, they are refused. */
      requirements_version: typedText(64).optional(),
      /** Sentences of `to_check` that ask for nothing. */
      checked: z.array(typedText(5_000)).max(50).optional(),
    }),
    response: { 200: screening },
  },
});

export const deleteScreening = endpoint({
  method: "DELETE",
  url: "/auth/screener/:id",
  access: "account",
  schema: {
    summary: "Delete a screening with its files and results; a running one has to be stopped first",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: done },
  },
});

export const getScreeningJd = endpoint({
  method: "GET",
  url: "/auth/screener/:id/jd",
  access: "account",
  schema: {
    summary: "The job description, and the requirements read from it",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: screeningJd },
  },
});

export const listCvFiles = endpoint({
  method: "GET",
  url: "/auth/screener/:id/files",
  access: "account",
  schema: {
    summary:
      "The CV files of a screening with their states; by `trouble`, those that failed come first, then all by name",
    tags,
    params: idParams("screeningNotFound"),
    querystring: listQuery(["created_at", "file_name", "state", "size_bytes", "trouble"], {
      defaultSort: "created_at",
      groups: { state: filterGroup(cvFileStates) },
    }),
    response: { 200: paginated(cvFile) },
  },
});

export const requestUploads = endpoint({
  method: "POST",
  url: "/auth/screener/:screening_id/upload",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Presigned PUT links, one per file, in the order given. A link is bound to its exact length and type and lives 10 minutes.",
    tags,
    params: screeningIdParams,
    body: z.object({
      kind: z.enum(["cv", "jd"]),
      files: z
        .array(
          z.object({
            /** As the browser says; control characters are dropped, and it never becomes a path. */
            name: z.string().min(1).max(1_000),
            size: z.number().int().min(0),
            type: z.string().max(200).default(""),
            /** Chosen by the caller, so that announcing twice is announcing once: the same id gets a fresh link. */
            file_id: id.optional(),
          }),
        )
        .min(1)
        .max(maximumFilesPerCall),
    }),
    response: {
      200: z.object({
        uploads: z.array(
          z.object({
            file_id: id,
            name: z.string(),
            /** Null when the file is refused before it is sent; `failure` says why. */
            link: z
              .object({
                url: z.string(),
                method: z.literal("PUT"),
                headers: z.record(z.string(), z.string()),
                expires_at: epochSeconds,
              })
              .nullable(),
            failure: fileFailure.nullable(),
          }),
        ),
      }),
    },
  },
});

export const uploadDone = endpoint({
  method: "PUT",
  url: "/auth/screener/upload-done",
  access: "account",
  schema: {
    summary: "Say which uploads have arrived; each is checked from the stored object before it is believed",
    tags,
    body: screeningIdParams.extend({
      file_ids: z.array(idOf("fileNotFound")).min(1).max(maximumFilesPerCall),
    }),
    response: {
      200: z.object({
        files: z.array(
          z.object({
            file_id: id,
            has_arrived: z.boolean(),
            failure: fileFailure.nullable(),
          }),
        ),
      }),
    },
  },
});

export const requestDownload = endpoint({
  method: "POST",
  url: "/auth/screener/:screening_id/download",
  access: "account",
  schema: {
    summary: "A presigned link to an original: a CV file, or the JD file when file_id is null",
    tags,
    params: screeningIdParams,
    body: z.object({ file_id: idOf("fileNotFound").nullable() }),
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

export const deleteScreeningFile = endpoint({
  method: "DELETE",
  url: "/auth/screener/:screening_id/file",
  access: "account",
  schema: {
    summary:
      "Remove, by file_id, a CV file with its result or a JD that is on its way; or, with kind=jd, the JD with its requirements",
    tags,
    params: screeningIdParams,
    querystring: z
      .object({ file_id: idOf("fileNotFound").optional(), kind: z.literal("jd").optional() })
      .refine(({ file_id, kind }) => (file_id === undefined) !== (kind === undefined), {
        path: ["file_id"],
        message: "Name either the file_id to remove, or kind=jd for the job description.",
      }),
    response: { 200: done },
  },
});

export const retryCvFile = endpoint({
  method: "POST",
  url: "/auth/screener/:screening_id/file/:file_id/retry",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Read a failed file again",
    tags,
    params: screeningIdParams.extend({ file_id: idOf("fileNotFound") }),
    response: { 200: done },
  },
});

export const retryFailedCvFiles = endpoint({
  method: "POST",
  url: "/auth/screener/:id/files/retry",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Read all failed files again whose original is still there",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: z.object({ retried: z.number().int() }) },
  },
});

export const duplicateScreening = endpoint({
  method: "POST",
  url: "/auth/screener/:id/duplicate",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "A new screening with the same job description, requirements and settings, and no CVs",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: screening },
  },
});

export const getScreeningCredits = endpoint({
  method: "GET",
  url: "/auth/screener/:id/credits",
  access: "account",
  schema: {
    summary: "The quote for starting now, and what has been held and used",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: screeningCredits },
  },
});

export const startScreening = endpoint({
  method: "POST",
  url: "/auth/screener/:id/start",
  access: "account",
  spends: true,
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Start: holds the quoted credits and screens every CV that is not yet screened. With `quoted`, nothing happens unless it costs exactly that",
    tags,
    params: idParams("screeningNotFound"),
    querystring: z.object({ quoted: z.coerce.number().int().nonnegative().optional() }),
    response: { 200: screening },
  },
});

export const stopScreening = endpoint({
  method: "POST",
  url: "/auth/screener/:id/stop",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Stop: CVs in work finish, the credits held for the rest come back",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: screening },
  },
});

export const aggregateScreenings = endpoint({
  method: "POST",
  url: "/auth/screener/aggregate",
  access: "account",
  schema: {
    summary: "Counts of screenings by one column",
    tags,
    body: z.object({
      aggregationType: z.literal("count"),
      groupBy: z.enum(["status", "mode", "visibility"]),
      screenerIds: idsPassedOver(1_000).optional(),
    }),
    response: {
      200: z.object({ data: z.array(z.object({ group_by: z.string(), count: z.number().int() })) }),
    },
  },
});
