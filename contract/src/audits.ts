import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { matchReport } from "./match-report.ts";
import { cvTextLine } from "./results.ts";
import { epochSeconds, id, idParams } from "./wire.ts";

const tags = ["Sample audit"];

export const auditAnswers = ["good", "not good"] as const;

/**
 * How many good CVs a line misses: a random handful from below it, among some from above, is read without scores
 * and names. The interval is exact for a sample without replacement (hypergeometric, 95 %).
 */
export const auditEstimate = z.object({
  /** Results below the line. */
  below: z.number().int(),
  /** Of those, how many were drawn, answered, and found good. */
  drawn: z.number().int(),
  answered: z.number().int(),
  good: z.number().int(),
  /** Good CVs below the line: the likeliest number and the 95 % interval; null before the first answer. */
  missed: z.object({ estimate: z.number(), low: z.number().int(), high: z.number().int() }).nullable(),
  sentence: z.string(),
});

/** Counts the items of an audit from 1. */
const position = z.coerce.number().int().min(1).max(200);

export const audit = z.object({
  id,
  screening_id: id,
  /** The score below which the line draws. */
  line: z.number(),
  seed: z.number().int(),
  items_count: z.number().int(),
  answered_count: z.number().int(),
  created_at: epochSeconds,
});
export type Audit = z.infer<typeof audit>;

export const createAudit = endpoint({
  method: "POST",
  url: "/auth/screener/:id/audits",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Draw a sample from below a line, mixed with some from above",
    tags,
    params: idParams("screeningNotFound"),
    body: z.object({
      line: z.number().min(0).max(100),
      /** From below the line. */
      size: z.number().int().min(3).max(50),
      /** For drawing the same sample again; left out, one is drawn. */
      seed: z.number().int().min(0).max(2_147_483_647).optional(),
    }),
    response: { 200: audit },
  },
});

export const listAudits = endpoint({
  method: "GET",
  url: "/auth/screener/:id/audits",
  access: "account",
  schema: {
    summary: "The audits of a screening, newest first",
    tags,
    params: idParams("screeningNotFound"),
    response: { 200: z.object({ data: z.array(audit) }) },
  },
});

export const getAudit = endpoint({
  method: "GET",
  url: "/auth/screener/audit/:id",
  access: "account",
  schema: {
    summary:
      "An audit with its items in the order of reading; which of them lie below the line is told at the end",
    tags,
    params: idParams("auditNotFound"),
    response: {
      200: audit.extend({
        items: z.array(
          z.object({
            position: z.number().int(),
            candidate_number: z.number().int(),
            answer: z.enum(auditAnswers).nullable(),
            /** Both null until every item is answered. */
            is_below: z.boolean().nullable(),
            result_id: id.nullable(),
          }),
        ),
        /** Null until every item is answered. */
        estimate: auditEstimate.nullable(),
      }),
    },
  },
});

export const getAuditItem = endpoint({
  method: "GET",
  url: "/auth/screener/audit/:id/items/:position",
  access: "account",
  schema: {
    summary:
      "One item as the reader sees it: the CV and its evidence, without score, points, rank and identity",
    tags,
    params: idParams("auditNotFound").extend({ position }),
    response: {
      200: z.object({
        position: z.number().int(),
        candidate_number: z.number().int(),
        answer: z.enum(auditAnswers).nullable(),
        report: matchReport.pick({ requirements: true, profile: true, flags: true }).extend({
          requirements: z.array(
            matchReport.shape.requirements.element.omit({
              strength: true,
              points: true,
              maximum_points: true,
              taken_points: true,
            }),
          ),
        }),
        /** The CV as it was read, without the words that tell who it is. */
        lines: z.array(cvTextLine),
      }),
    },
  },
});

export const answerAuditItem = endpoint({
  method: "PUT",
  url: "/auth/screener/audit/:id/items/:position",
  access: "account",
  schema: {
    summary: "Say whether this candidate should have been taken further",
    tags,
    params: idParams("auditNotFound").extend({ position }),
    body: z.object({ answer: z.enum(auditAnswers) }),
    response: { 200: audit },
  },
});
