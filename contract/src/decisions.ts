import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { keysOf } from "./keys-of.ts";
import { decisionLabels } from "./labels.ts";
import { done, epochSeconds, id, idOf, idParams, typedText } from "./wire.ts";

const tags = ["Decisions"];

export const decisionKinds = keysOf(decisionLabels);
export type DecisionKind = (typeof decisionKinds)[number];

/** Offered when somebody is rejected; any other words may be typed. */
export const rejectReasons = [
  "A must-have is missing",
  "Not enough experience",
  "Other line of work",
  "Location or work permit",
  "Withdrew",
  "Others fit better",
] as const;

/** What a person decided about a candidate. Nothing in Winnow decides by itself. */
export const decision = z.object({
  kind: z.enum(decisionKinds),
  reason: z.string().nullable(),
  decided_by: z.string(),
  decided_at: epochSeconds,
});
export type Decision = z.infer<typeof decision>;

export const ownScore = z.object({
  score: z.number(),
  reason: z.string(),
  set_by: z.string(),
  set_at: epochSeconds,
});

export const note = z.object({ id, text: z.string(), written_by: z.string(), written_at: epochSeconds });
export type Note = z.infer<typeof note>;

export const historyKinds = [
  "screened",
  "decided",
  "decision undone",
  "noted",
  "own score",
  "corrected",
  "weighed anew",
  "revealed",
] as const;
/** One thing that happened to a result; `sentence` says it in words ("Shortlisted", "Rejected: Other line of work"). */
export const historyEntry = z.object({
  id,
  kind: z.enum(historyKinds),
  sentence: z.string(),
  by: z.string().nullable(),
  at: epochSeconds,
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Some results by id, or all that a results list shows: its query (search and filter groups) as in the address. */
export const selection = z.union([
  z.object({ result_ids: z.array(idOf("resultNotFound")).min(1).max(1_000) }),
  z.object({
    matching: z.record(z.string().max(40), z.string().max(2_000)),
    /** How many were shown to match; where others match by now, nothing is done. */
    count: z.number().int().min(0).optional(),
  }),
]);
export type Selection = z.infer<typeof selection>;

export const decide = endpoint({
  method: "POST",
  url: "/auth/screener/:id/decisions",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Shortlist, hold or reject (with a reason) some results, or clear their decision; can be undone as one",
    tags,
    params: idParams("screeningNotFound"),
    body: z.object({
      selection,
      decision: z.enum(decisionKinds).nullable(),
      reason: typedText(500).trim().optional(),
    }),
    response: {
      200: z.object({
        /** For undoing; null when nothing changed. */
        batch_id: id.nullable(),
        changed: z.number().int(),
        /** Named results that were not changed, and why. */
        unchanged: z.array(z.object({ result_id: id, reason: z.string() })),
      }),
    },
  },
});

export const undoDecisions = endpoint({
  method: "POST",
  url: "/auth/screener/:id/decisions/:batch_id/undo",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary:
      "Put back what was decided before; results that were decided on again since keep the newer decision",
    tags,
    params: idParams("screeningNotFound").extend({ batch_id: idOf("batchNotFound") }),
    response: { 200: z.object({ restored: z.number().int(), kept: z.number().int() }) },
  },
});

export const addNote = endpoint({
  method: "POST",
  url: "/auth/screener/result/:id/notes",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Write a note on a result",
    tags,
    params: idParams("resultNotFound"),
    body: z.object({ text: typedText(5_000).trim().min(1, "Please write something.") }),
    response: { 200: note },
  },
});

export const deleteNote = endpoint({
  method: "DELETE",
  url: "/auth/screener/result/:id/notes/:note_id",
  access: "account",
  schema: {
    summary: "Remove a note",
    tags,
    params: idParams("resultNotFound").extend({ note_id: idOf("noteNotFound") }),
    response: { 200: done },
  },
});

export const setOwnScore = endpoint({
  method: "PUT",
  url: "/auth/screener/result/:id/own-score",
  access: "account",
  schema: {
    summary: "Put a score of one's own beside the matching score, with the reason; null takes it away",
    tags,
    params: idParams("resultNotFound"),
    body: z.object({
      own_score: z
        .object({
          score: z.number().min(0).max(100),
          reason: typedText(500).trim().min(1, "Please say why."),
        })
        .nullable(),
    }),
    response: { 200: done },
  },
});

export const revealCandidate = endpoint({
  method: "POST",
  url: "/auth/screener/result/:id/reveal",
  access: "account",
  schema: {
    summary: "Show who a candidate of a blind screening is; written into the history",
    tags,
    params: idParams("resultNotFound"),
    response: { 200: done },
  },
});
