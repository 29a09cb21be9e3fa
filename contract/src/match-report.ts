import { z } from "zod";
import { requirement } from "./requirements.ts";

/** Box in PDF points from the top-left corner of the page. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** Words that stand literally in the CV, with the page (from 1) and one box per line. */
export const quotation = z.object({ text: z.string(), page: z.number().int(), boxes: z.array(box) });
export type Quotation = z.infer<typeof quotation>;

const yearMonth = z.object({ year: z.number().int(), month: z.number().int().nullable() });
/** How a field was found: by a sign that leaves no doubt, by the usual place and look, or by what was left. */
export const confidences = ["certain", "likely", "unsure"] as const;
const confidence = z.enum(confidences);
export const educationLevels = ["none", "vocational", "bachelor", "master", "doctorate"] as const;
export type EducationLevel = (typeof educationLevels)[number];
const quoted = z.object({ value: z.string(), confidence, quotation });

export const profile = z.object({
  name: quoted.nullable(),
  email: quoted.nullable(),
  phone: quoted.nullable(),
  location: quoted.nullable(),
  links: z.array(quoted),
  jobs: z.array(
    z.object({
      title: z.string().nullable(),
      employer: z.string().nullable(),
      start: yearMonth.nullable(),
      end: yearMonth.nullable(),
      is_current: z.boolean(),
      years: z.number().nullable(),
      confidence,
      quotation,
    }),
  ),
  years_of_work: z.number(),
  education: z.array(
    z.object({
      degree: z.string().nullable(),
      school: z.string().nullable(),
      level: z.enum(educationLevels),
      end: yearMonth.nullable(),
      /** What was studied. */
      fields: z.array(quoted),
      confidence,
      quotation,
    }),
  ),
  certificates: z.array(quoted),
  languages: z.array(quoted),
  skills: z.array(
    z.object({
      name: z.string(),
      shown: z.enum(["listed", "used", "used recently", "mentioned"]),
      confidence,
      quotation,
    }),
  ),
});
export type Profile = z.infer<typeof profile>;

export const verdicts = ["met", "partly", "not stated"] as const;
export type Verdict = (typeof verdicts)[number];

export const flagKinds = [
  "hidden text",
  "repeats the job description",
  "keyword list",
  "instructions to a machine",
  "unreadable parts",
] as const;

/** One requirement with what the CV shows for it and what it counts. */
export const assessedRequirement = z.object({
  requirement,
  verdict: z.enum(verdicts),
  strength: z.number(),
  points: z.number(),
  maximum_points: z.number(),
  /** What it takes from all other requirements for not being shown in full, 0 or less: its part of the adjustments that take. */
  taken_points: z.number(),
  quotations: z.array(quotation),
  remark: z.string().nullable(),
  /** The language model that has found it, as the remark says too; null for what the engine found, or did not. */
  found_by: z.string().nullable(),
});
export type AssessedRequirement = z.infer<typeof assessedRequirement>;

/** The JD-CV match report: all points and adjustments together are the score. */
export const matchReport = z.object({
  /** Of the engine that read the CV and found what the report says of it. */
  engine_version: z.string(),
  /** Another engine, which has weighed it since: the weights were changed later. Null where none has. */
  weighed_by: z.string().nullable(),
  /** YYYY-MM-DD: "present" is counted up to this day. */
  as_of: z.string(),
  score: z.number(),
  must_haves_met: z.number().int(),
  must_haves: z.number().int(),
  requirements: z.array(assessedRequirement),
  adjustments: z.array(z.object({ sentence: z.string(), points: z.number() })),
  profile,
  flags: z.array(z.object({ kind: z.enum(flagKinds), sentence: z.string(), quotations: z.array(quotation) })),
  questions: z.array(z.object({ requirement_id: z.string(), text: z.string() })),
});
export type MatchReport = z.infer<typeof matchReport>;
