import { z } from "zod";
import { application } from "./applications.ts";
import { candidateMailKinds, candidateMailStates } from "./candidate-mails.ts";
import { decision, note } from "./decisions.ts";
import { interviewOutcomes, interviewStatuses } from "./drives.ts";
import { endpoint } from "./endpoint.ts";
import { erasureCounts } from "./erasures.ts";
import { interviewDecision } from "./reports.ts";
import { epochSeconds, id, idOf, idParams, isStorable } from "./wire.ts";

const tags = ["People"];

/**
 * What is kept of a person, in things that are erased one by one: a CV in a screening with what was found in it, an
 * application with its answers and requests, a candidate of a drive with the interview.
 */
export const personThingKinds = ["cv", "application", "candidate"] as const;

/**
 * Why a thing belongs to the person: it is the one that was asked for; it came from another one (a CV from an
 * application, a candidate from a result); it has the same address; or only the same phone number, which families share.
 */
export const personLinks = ["asked", "came_from", "email", "phone"] as const;

const thing = { id, link: z.enum(personLinks), name: z.string().nullable(), email: z.string().nullable() };

export const personCv = z.object({
  ...thing,
  phone: z.string().nullable(),
  screening_id: id,
  screening_title: z.string(),
  file_name: z.string(),
  /** Null where it is not screened. */
  result_id: id.nullable(),
  score: z.number().nullable(),
  decision: decision.nullable(),
  notes: z.array(note),
  arrived_at: epochSeconds,
});

export const personApplication = z.object({ ...thing, screening_title: z.string(), application });

export const personCandidate = z.object({
  ...thing,
  drive_id: id,
  drive_title: z.string(),
  /** The screening result the candidate came from. */
  result_id: id.nullable(),
  /** Null before scheduling. */
  interview_id: id.nullable(),
  status: z.enum(interviewStatuses).nullable(),
  outcome: z.enum(interviewOutcomes).nullable(),
  invited_at: epochSeconds.nullable(),
  completed_at: epochSeconds.nullable(),
  decision: interviewDecision.nullable(),
  /** Of requests for extra time or another form, those that wait for an answer. */
  open_requests: z.number().int(),
  added_at: epochSeconds,
});

export const personMail = z.object({
  id,
  kind: z.enum(candidateMailKinds),
  to: z.string(),
  subject: z.string(),
  state: z.enum(candidateMailStates),
  failure: z.string().nullable(),
  /** When it was sent, or is going to be. */
  at: epochSeconds,
});

/** One person across everything of the account, found by address, phone number and where things came from. */
export const person = z.object({
  /** What was asked for. */
  id,
  /** Each spelling once, the newest first. */
  names: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  cvs: z.array(personCv),
  applications: z.array(personApplication),
  candidates: z.array(personCandidate),
  /** The newest first. */
  mails: z.array(personMail),
  /** CVs in screenings whose names are hidden: counted, never shown, since showing them would reveal who it is. */
  hidden: z.number().int(),
});
export type Person = z.infer<typeof person>;

/** Where somebody was found: among the results of a screening, or the candidates of a drive. */
export const foundPerson = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("result"),
    id,
    name: z.string().nullable(),
    email: z.string().nullable(),
    screening_id: id,
    screening_title: z.string(),
    matching_score: z.number(),
  }),
  z.object({
    kind: z.literal("candidate"),
    id,
    name: z.string(),
    email: z.string(),
    drive_id: id,
    drive_title: z.string(),
    /** Null before scheduling. */
    interview_id: id.nullable(),
  }),
]);
export type FoundPerson = z.infer<typeof foundPerson>;

export const searchPeople = endpoint({
  method: "GET",
  url: "/auth/people",
  access: "account",
  schema: {
    summary:
      "People by the beginnings of words of their names and addresses, accents aside, the newest first; never anybody whose name is hidden",
    tags,
    querystring: z.object({
      search: z
        .string()
        .max(200)
        .refine(isStorable, "This contains a character that cannot be searched for.")
        .default(""),
      size: z.coerce.number().int().min(1).max(20).default(5),
    }),
    response: { 200: z.object({ data: z.array(foundPerson) }) },
  },
});

const personParams = idParams("personNotFound");

export const getPerson = endpoint({
  method: "GET",
  url: "/auth/person/:id",
  access: "account",
  schema: {
    summary:
      "Everything that is kept of one person, by the id of a CV file, a result, an application, a drive's candidate or an interview; refused where names are hidden",
    tags,
    params: personParams,
    response: { 200: person },
  },
});

const things = z
  .array(z.object({ kind: z.enum(personThingKinds), id: idOf("personNotFound") }))
  .min(1)
  .max(200);

export const personExportStates = ["waiting", "working", "ready", "failed"] as const;
export const personExport = z.object({
  id,
  state: z.enum(personExportStates),
  file_name: z.string(),
  size_bytes: z.number().int().nullable(),
  /** What went wrong or was left out, in plain words. */
  message: z.string().nullable(),
  created_at: epochSeconds,
  /** The file is removed then. */
  expires_at: epochSeconds,
});
export type PersonExport = z.infer<typeof personExport>;

export const createPersonExport = endpoint({
  method: "POST",
  url: "/auth/person/:id/exports",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Make a ZIP of some things that are kept of a person: data as JSON, CVs, files, recordings and transcripts; made in the background",
    tags,
    params: personParams,
    body: z.strictObject({ things }),
    response: { 200: personExport },
  },
});

export const getPersonExport = endpoint({
  method: "GET",
  url: "/auth/person-export/:id",
  access: "account",
  schema: {
    summary: "How far the ZIP is",
    tags,
    params: idParams("exportNotFound"),
    response: { 200: personExport },
  },
});

export const downloadPersonExport = endpoint({
  method: "POST",
  url: "/auth/person-export/:id/download",
  access: "account",
  schema: {
    summary: "A presigned link to the ZIP",
    tags,
    params: idParams("exportNotFound"),
    response: { 200: z.object({ url: z.string(), file_name: z.string(), expires_at: epochSeconds }) },
  },
});

export const erasePerson = endpoint({
  method: "POST",
  url: "/auth/person/:id/erasure",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Erase some things that are kept of a person, with everything that hangs on them; what is gone already is passed over. Cannot be taken back",
    tags,
    params: personParams,
    body: z.strictObject({
      things,
      /** CVs of the same person in screenings whose names are hidden, too. */
      hidden: z.boolean().default(false),
      /** Tell them by mail. */
      tell: z.boolean().default(false),
    }),
    response: { 200: z.object({ counts: erasureCounts }) },
  },
});
