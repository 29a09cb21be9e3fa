import { z } from "zod";
import { correction } from "./corrections.ts";
import { decision, decisionKinds, historyEntry, note, ownScore } from "./decisions.ts";
import { endpoint } from "./endpoint.ts";
import { filterGroup, listQuery, paginated } from "./list-query.ts";
import { flagKinds, matchReport, profile, verdicts } from "./match-report.ts";
import { requirement, requirementKinds } from "./requirements.ts";
import { jdRead } from "./screenings.ts";
import { epochSeconds, id, idParams } from "./wire.ts";

const tags = ["CV screening results"];

const requirementIds = z
  .string()
  .max(2_000)
  .transform((text) => text.split(",").filter((part) => part !== ""))
  .optional();

/** Score bands of the results list, each from its lower bound (inclusive) to the next. */
export const scoreBands = [
  { name: "strong", from: 80 },
  { name: "good", from: 65 },
  { name: "partial", from: 45 },
  { name: "weak", from: 0 },
] as const;
export const scoreBandNames = ["strong", "good", "partial", "weak"] as const;

export const screeningResult = z.object({
  id,
  cv_file_id: id,
  file_name: z.string(),
  /** By score within the screening; equal scores share a rank. */
  rank: z.number().int(),
  /** Another result of the screening has the same score. */
  is_tied: z.boolean(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  location: z.string().nullable(),
  latest_job: z.string().nullable(),
  years_of_work: z.number(),
  matching_score: z.number(),
  must_haves_met: z.number().int(),
  must_haves: z.number().int(),
  flags: z.array(z.enum(flagKinds)),
  /** Counts the results of a screening from 1 in the order they came: "Candidate 7" where names are hidden. */
  candidate_number: z.number().int(),
  /** Names, contact and schools are left out of this answer: the screening is blind, the candidate not revealed. */
  is_hidden: z.boolean(),
  /** Results of the same screening with the same e-mail address or phone number. */
  same_person_as: z.array(id),
  decision: decision.nullable(),
  /** A person's own score with the reason, beside the matching score, which it never changes. */
  own_score: ownScore.nullable(),
  notes_count: z.number().int(),
  is_corrected: z.boolean(),
  created_at: epochSeconds,
});
export type ScreeningResult = z.infer<typeof screeningResult>;

/** What a table of results takes over from the list as it is, under these headings and in this order. */
export const resultHeadings = {
  location: "Location",
  latest_job: "Latest job",
  years_of_work: "Years of work",
  matching_score: "Score",
} as const satisfies Partial<Record<keyof ScreeningResult, string>>;

/** What the results list is asked for; the same filters name the results of a bulk act ("all 1,234 that match"). */
export const resultsQuery = listQuery(
  ["matching_score", "own_score", "decided_at", "name", "years_of_work", "must_haves_met", "created_at"],
  {
    defaultSort: "matching_score",
    groups: {
      band: filterGroup(scoreBandNames),
      must_haves: filterGroup(["all met", "some missing"]),
      flag: filterGroup([...flagKinds, "same person"]),
      decision: filterGroup([...decisionKinds, "undecided"]),
      /** Requirement ids, all of which have to be met. */
      met: requirementIds,
      /** Requirement ids, none of which may be met. */
      not_met: requirementIds,
    },
  },
);

export const listScreeningResults = endpoint({
  method: "GET",
  url: "/auth/screener/:id/results",
  access: "account",
  schema: {
    summary: "The results of a screening, best first",
    tags,
    params: idParams("screeningNotFound"),
    querystring: resultsQuery,
    response: { 200: paginated(screeningResult) },
  },
});

export const getScreeningResult = endpoint({
  method: "GET",
  url: "/auth/screener/result/:id",
  access: "account",
  schema: {
    summary: "One result with its whole match report",
    tags,
    params: idParams("resultNotFound"),
    response: {
      200: screeningResult.extend({
        screening: z.object({ id, title: z.string(), results_count: z.number().int(), jd_read: jdRead }),
        media_type: z.string(),
        report: matchReport,
        /** Newest first: who did what, and when. */
        history: z.array(historyEntry),
        notes: z.array(note),
        corrections: z.array(correction),
        /** Score, profile and verdicts as they were read, when something was corrected. */
        original: z
          .object({
            score: z.number(),
            profile,
            verdicts: z.array(z.object({ requirement_id: z.string(), verdict: z.enum(verdicts) })),
          })
          .nullable(),
        /** All results of the same person, this one left out. */
        same_person: z.array(z.object({ id, name: z.string().nullable(), file_name: z.string() })),
      }),
    },
  },
});
export type ScreeningResultWithReport = z.infer<(typeof getScreeningResult)["schema"]["response"][200]>;

/** One line of the CV as it was read, with its place (null where the format has no pages, as in DOCX). */
export const cvTextLine = z.object({
  text: z.string(),
  page: z.number().int(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  is_heading: z.boolean(),
});

export const getCvText = endpoint({
  method: "GET",
  url: "/auth/screener/result/:id/text",
  access: "account",
  schema: {
    summary: "The CV as it was read, line by line; where names are hidden, without those words",
    tags,
    params: idParams("resultNotFound"),
    response: { 200: z.object({ lines: z.array(cvTextLine) }) },
  },
});

/** What each result shows for each requirement, and nothing else: enough to rank anew with other weights. */
export const getScreeningFacts = endpoint({
  method: "GET",
  url: "/auth/screener/:id/facts",
  access: "account",
  schema: {
    summary: "Requirements and the facts of every result, for trying other weights without reading again",
    tags,
    params: idParams("screeningNotFound"),
    response: {
      200: z.object({
        requirements: z.array(requirement),
        results: z.array(
          z.object({
            id,
            label: z.string(),
            matching_score: z.number(),
            /** In the order of `requirements`. */
            facts: z.array(z.object({ verdict: z.enum(verdicts), strength: z.number() })),
          }),
        ),
      }),
    },
  },
});

/** 0 leaves a requirement out of the score. */
export const requirementWeights = z.array(
  z.object({
    id: z.string().max(40),
    weight: z.number().int().min(0).max(5),
    kind: z.enum(requirementKinds),
  }),
);

export const saveWeights = endpoint({
  method: "PUT",
  url: "/auth/screener/:id/weights",
  access: "account",
  schema: {
    summary:
      "Weigh the requirements anew and re-score every result from its facts; free, and written into the history",
    tags,
    params: idParams("screeningNotFound"),
    body: z.object({ weights: requirementWeights.min(1).max(100) }),
    response: { 200: z.object({ rescored: z.number().int() }) },
  },
});
