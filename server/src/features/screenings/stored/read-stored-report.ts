import type { Fact, MatchReport } from "@winnow/matching/match-report.ts";
import type { Profile } from "@winnow/matching/profile.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { z } from "zod";
import { quotation } from "./quotation.ts";

/** `weighedBy` names the engine that has weighed the facts since, where the weights were changed after they were found. */
export type StoredReport = MatchReport & { weighedBy?: string | undefined };

// What older engines did not write has a default; everything else has been there from the first report on.

const verdict = z.enum(["met", "partly", "not stated"]);
/** Before engine 2026.11.3 nothing said how sure a field is. */
const confidence = z.enum(["certain", "likely", "unsure"]).default("likely");
const quoted = z.object({ value: z.string(), confidence, quotation });
const yearMonth = z.object({ year: z.number(), month: z.number().nullable() });

const requirement: z.ZodType<Requirement> = z.object({
  id: z.string(),
  kind: z.enum(["must", "nice"]),
  category: z.enum(["skill", "experience", "education", "certificate", "language", "permit", "other"]),
  text: z.string(),
  weight: z.number(),
  anyOf: z.array(z.string()),
  years: z.number().nullable(),
  sentence: z.string().nullable(),
  doubt: z.enum(["asked", "kind"]).nullable().optional(),
});

const profile: z.ZodType<Profile> = z.object({
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
      isCurrent: z.boolean(),
      years: z.number().nullable(),
      confidence,
      quotation,
    }),
  ),
  yearsOfWork: z.number(),
  education: z.array(
    z.object({
      degree: z.string().nullable(),
      school: z.string().nullable(),
      level: z.enum(["none", "vocational", "bachelor", "master", "doctorate"]),
      end: yearMonth.nullable(),
      /** From engine 2026.11.3 on. */
      fields: z.array(quoted).default([]),
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
      /** From engine 2026.11.3 on. */
      listedAs: quotation.nullable().default(null),
      confidence,
      quotation,
    }),
  ),
});

const facts: z.ZodType<Fact[]> = z.array(
  z.object({
    requirementId: z.string(),
    verdict,
    strength: z.number(),
    quotations: z.array(quotation),
    /** From engine 2026.11.2 on. */
    years: z.number().nullable().default(null),
    remark: z.string().nullable(),
    foundBy: z.string().optional(),
  }),
);

const report: z.ZodType<StoredReport> = z.object({
  engineVersion: z.string(),
  weighedBy: z.string().optional(),
  asOf: z.string(),
  requirements: z.array(requirement),
  score: z.number(),
  mustHavesMet: z.number(),
  mustHaves: z.number(),
  points: z.array(
    z.object({
      requirementId: z.string(),
      points: z.number(),
      maximum: z.number(),
      /** From engine 2026.11.10 on. */
      taken: z.number().default(0),
    }),
  ),
  adjustments: z.array(z.object({ sentence: z.string(), points: z.number() })),
  facts,
  profile,
  flags: z.array(
    z.object({
      kind: z.enum([
        "hidden text",
        "repeats the job description",
        "keyword list",
        "instructions to a machine",
        "unreadable parts",
      ]),
      sentence: z.string(),
      quotations: z.array(quotation),
    }),
  ),
  questions: z.array(z.object({ requirementId: z.string(), text: z.string() })),
});

/** A report in today's shape, whichever engine has written it. Throws for what no engine of ours has written. */
export function readStoredReport(json: unknown): StoredReport {
  return report.parse(json);
}

/** The facts of a stored report alone. */
export function readStoredFacts(json: unknown): Fact[] {
  return facts.parse(json);
}
