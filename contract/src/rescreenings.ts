import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { listQuery, paginated } from "./list-query.ts";
import { matchReport, quotation, verdicts } from "./match-report.ts";
import { requirementKinds } from "./requirements.ts";
import { done, epochSeconds, id, idOf, idParams } from "./wire.ts";

const tags = ["Re-screening"];

/**
 * A re-screening compares what an older engine found in the CVs of a screening with what the running one finds in them.
 * Until it is taken over nothing changes. "dismissed": the results stay as they are.
 */
export const rescreeningStates = ["comparing", "ready", "taking over", "taken over", "dismissed"] as const;

/** What has changed since it was compared, so that it cannot be taken over: a comparison anew is free. */
export const outdatedReasons = ["engine", "weights", "corrections", "results"] as const;

/** Why a result would stay as the older engine found it. */
export const keptReasons = [
  "corrections do not fit",
  /** By whoever applied: what was found of them is looked for no more. */
  "withdrawn",
  "took too long",
  "too much memory",
  "not readable",
] as const;

export const rescreening = z.object({
  id,
  state: z.enum(rescreeningStates),
  /** Of the engine that it compares with. */
  engine_version: z.string(),
  /** How many results are compared in all, and how many of them are done. */
  results: z.number().int(),
  done: z.number().int(),
  /** Of those that are done: how many scores change, how many go up and down, how many verdicts change, and how many stay. */
  changed: z.number().int(),
  raised: z.number().int(),
  lowered: z.number().int(),
  /** The largest change of a score, in points. */
  largest_change: z.number(),
  with_other_verdicts: z.number().int(),
  kept: z.number().int(),
  /** Null where it can be taken over, and where it no longer could be. */
  outdated_by: z.enum(outdatedReasons).nullable(),
  requested_by: z.string(),
  created_at: epochSeconds,
  settled_by: z.string().nullable(),
  settled_at: epochSeconds.nullable(),
});
export type Rescreening = z.infer<typeof rescreening>;

const stand = z.object({
  /** Of the engine that is running. */
  engine_version: z.string(),
  /** How many results older engines have found, and which. */
  older: z.object({ results: z.number().int(), engine_versions: z.array(z.string()) }),
  /** The newest one. */
  rescreening: rescreening.nullable(),
});
export type RescreeningStand = z.infer<typeof stand>;

const found = z.object({
  verdict: z.enum(verdicts),
  quotations: z.array(quotation.omit({ boxes: true })),
});

/** A result before and after. */
export const rescreenedResult = z.object({
  /** Of the result. */
  id,
  candidate_number: z.number().int(),
  is_hidden: z.boolean(),
  name: z.string().nullable(),
  file_name: z.string(),
  is_corrected: z.boolean(),
  score_before: z.number(),
  rank_before: z.number().int(),
  /** Null where the result stays as it is. */
  score_after: z.number().nullable(),
  rank_after: z.number().int().nullable(),
  kept_reason: z.enum(keptReasons).nullable(),
  /** The requirements whose verdict changes. */
  changes: z.array(
    z.object({
      requirement_id: z.string(),
      text: z.string(),
      kind: z.enum(requirementKinds),
      before: found,
      after: found,
    }),
  ),
});
export type RescreenedResult = z.infer<typeof rescreenedResult>;

export const getRescreening = endpoint({
  method: "GET",
  url: "/auth/screener/:id/rescreening",
  access: "account",
  schema: {
    summary: "How many results older engines have found, and the newest comparison with the running one",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: stand },
  },
});

export const startRescreening = endpoint({
  method: "POST",
  url: "/auth/screener/:id/rescreening",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Compare the results that older engines have found with what the running one finds; free, in the background, and nothing changes by it. One that is open and still right is answered as it is",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: stand },
  },
});

export const listRescreenedResults = endpoint({
  method: "GET",
  url: "/auth/screener/rescreening/:id/results",
  access: "account",
  schema: {
    summary: "The results of a comparison before and after, the largest changes first",
    tags,
    params: idParams("rescreeningNotFound"),
    querystring: listQuery(["score_change", "score_before", "score_after", "rank_before", "rank_after"], {
      defaultSort: "score_change",
      groups: {},
    }),
    response: { 200: paginated(rescreenedResult) },
  },
});

export const takeOverRescreening = endpoint({
  method: "POST",
  url: "/auth/screener/rescreening/:id/take-over",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Take the newer scores and reports over, all or none; decisions, notes and own scores stay, and so do the reports of before, as earlier ones",
    tags,
    params: idParams("rescreeningNotFound"),
    response: { 200: done },
  },
});

export const dismissRescreening = endpoint({
  method: "POST",
  url: "/auth/screener/rescreening/:id/dismiss",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Keep the results as they are",
    tags,
    params: idParams("rescreeningNotFound"),
    response: { 200: done },
  },
});

export const listEarlierReports = endpoint({
  method: "GET",
  url: "/auth/screener/result/:id/earlier-reports",
  access: "account",
  schema: {
    summary: "The reports of a result that a newer engine's have replaced, newest first",
    tags,
    params: z.object({ id: idOf("resultNotFound") }),
    response: {
      200: z.object({
        data: z.array(
          z.object({
            id,
            replaced_at: epochSeconds,
            replaced_by: z.string().nullable(),
            report: matchReport,
          }),
        ),
      }),
    },
  },
});
