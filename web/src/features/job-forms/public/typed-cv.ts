import type { Correction } from "@winnow/contract/corrections.ts";
import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import { educationLevels } from "@winnow/contract/match-report.ts";
import { z } from "zod";
import { type ContactField, contactFields } from "../cv-fields/corrections.ts";
import { typedYearMonth, yearMonthAsTyped } from "../cv-fields/typed-year-month.ts";
import type { FormWords } from "./form-words.ts";

const typedJob = z.object({
  title: z.string(),
  employer: z.string(),
  start: z.string(),
  end: z.string(),
  is_current: z.boolean(),
  is_removed: z.boolean(),
});
export type TypedJob = z.infer<typeof typedJob>;

const typedEducation = z.object({
  degree: z.string(),
  school: z.string(),
  level: z.enum(educationLevels),
  is_removed: z.boolean(),
});
export type TypedEducation = z.infer<typeof typedEducation>;

/** What somebody typed over what was read of a CV; what they left alone is not in it. Jobs and education by their place. */
export const typedCv = z.object({
  contact: z.object({
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    location: z.string().optional(),
  }),
  jobs: z.record(z.string(), typedJob),
  education: z.record(z.string(), typedEducation),
});
export type TypedCv = z.infer<typeof typedCv>;

export const nothingTyped: TypedCv = { contact: {}, jobs: {}, education: {} };

type ReadJob = CvAsRead["jobs"][number];
type ReadEducation = CvAsRead["education"][number];

export function contactShown(read: CvAsRead | null, typed: TypedCv, field: ContactField): string {
  return typed.contact[field] ?? read?.[field] ?? "";
}

export function jobAsTyped({ title, employer, start, end, is_current }: ReadJob): TypedJob {
  return {
    title: title ?? "",
    employer: employer ?? "",
    start: yearMonthAsTyped(start),
    end: yearMonthAsTyped(end),
    is_current,
    is_removed: false,
  };
}

export function educationAsTyped({ degree, school, level }: ReadEducation): TypedEducation {
  return { degree: degree ?? "", school: school ?? "", level, is_removed: false };
}

/** The name of a field of a job or of education: "job-0-title". */
export function entryField(kind: "job" | "education", index: number, field: string): string {
  return `${kind}-${index}-${field}`;
}

export type TypedCorrections = {
  corrections: Correction[];
  /** Of each correction its field, or what the names of its fields begin with: "phone", "job-0". */
  places: string[];
  /** Of times that are none, by the name of the field. */
  troubles: Record<string, string>;
};

/** What was changed of what was read, and nothing that says the same. */
export function correctionsOf(
  read: CvAsRead,
  typed: TypedCv,
  words: Pick<FormWords["jobForm"]["problems"], "time">,
): TypedCorrections {
  const found: TypedCorrections = { corrections: [], places: [], troubles: {} };
  for (const field of contactFields) {
    const value = typed.contact[field];
    if (value === undefined || orNull(value) === read[field]) continue;
    add(field, { kind: "contact", field, value: orNull(value) });
  }
  for (const [index, job] of read.jobs.entries()) {
    const now = typed.jobs[index];
    if (!now || isSame(now, jobAsTyped(job))) continue;
    add(`job-${index}`, {
      kind: "job",
      index,
      title: orNull(now.title),
      employer: orNull(now.employer),
      start: timeOf(index, "start", now),
      end: now.is_current ? null : timeOf(index, "end", now),
      is_current: now.is_current,
      is_removed: now.is_removed,
    });
  }
  for (const [index, entry] of read.education.entries()) {
    const now = typed.education[index];
    if (!now || isSame(now, educationAsTyped(entry))) continue;
    add(`education-${index}`, {
      kind: "education",
      index,
      degree: orNull(now.degree),
      school: orNull(now.school),
      level: now.level,
      is_removed: now.is_removed,
    });
  }
  return found;

  function add(place: string, correction: Correction): void {
    found.places.push(place);
    found.corrections.push(correction);
  }

  function timeOf(index: number, field: "start" | "end", job: TypedJob) {
    const time = typedYearMonth(job[field]);
    if (time === null && job[field].trim() !== "" && !job.is_removed) {
      found.troubles[entryField("job", index, field)] = words.time;
    }
    return time;
  }
}

/** What was typed over one CV, for another: what is read alike there stays as it was corrected. */
export function carryOver(typed: TypedCv, before: CvAsRead | null, after: CvAsRead): TypedCv {
  return {
    contact: typed.contact,
    jobs: moved(typed.jobs, before?.jobs ?? [], after.jobs),
    education: moved(typed.education, before?.education ?? [], after.education),
  };
}

function moved<Entry>(
  typed: Record<string, Entry>,
  before: readonly object[],
  after: readonly object[],
): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([index, entry]): [string, Entry][] => {
      const was = before[Number(index)];
      const place = after.findIndex((read) => was !== undefined && isSame(read, was));
      return place < 0 ? [] : [[String(place), entry]];
    }),
  );
}

/** Nothing typed means that the CV does not state it. */
function orNull(text: string): string | null {
  return text.trim() || null;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
