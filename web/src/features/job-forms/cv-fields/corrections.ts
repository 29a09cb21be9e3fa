import type { Correction } from "@winnow/contract/corrections.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { verdictLabels } from "@winnow/contract/labels.ts";
import { jobPeriod } from "./job-period.ts";

export type ContactField = Extract<Correction, { kind: "contact" }>["field"];
export type JobCorrection = Extract<Correction, { kind: "job" }>;
export type EducationCorrection = Extract<Correction, { kind: "education" }>;

export const contactFields: readonly { field: ContactField; label: string }[] = [
  { field: "name", label: "Name" },
  { field: "email", label: "E-mail" },
  { field: "phone", label: "Phone" },
  { field: "location", label: "Location" },
];

export const levelLabels: Readonly<Record<EducationCorrection["level"], string>> = {
  none: "No degree",
  vocational: "Vocational training",
  bachelor: "Bachelor",
  master: "Master",
  doctorate: "Doctorate",
};

/** The same for two corrections of one thing. */
export function keyOf(correction: Correction): string {
  switch (correction.kind) {
    case "contact":
      return `contact ${correction.field}`;
    case "requirement":
      return `requirement ${correction.requirement_id}`;
    default:
      return `${correction.kind} ${correction.index}`;
  }
}

/** The corrections with this one, in place of one of the same thing. */
export function withCorrection(corrections: readonly Correction[], added: Correction): Correction[] {
  return [...withoutCorrection(corrections, keyOf(added)), added];
}

export function withoutCorrection(corrections: readonly Correction[], key: string): Correction[] {
  return corrections.filter((correction) => keyOf(correction) !== key);
}

/** "Senior Nurse · Harbour Clinic · Mar 2019 – present". */
export function jobWords(
  job: Pick<JobCorrection, "title" | "employer" | "start" | "end" | "is_current">,
): string {
  return listed(job.title, job.employer, jobPeriod(job));
}

/** "MSc Nursing · Leeds · Master". */
export function educationWords(entry: Pick<EducationCorrection, "degree" | "school" | "level">): string {
  return listed(entry.degree, entry.school, levelLabels[entry.level]);
}

/** What a correction says, in words. */
export function contentOf(correction: Correction): string {
  switch (correction.kind) {
    case "contact":
      return correction.value ?? "none";
    case "job":
      return correction.is_removed ? "not a job" : jobWords(correction);
    case "education":
      return correction.is_removed ? "not a degree" : educationWords(correction);
    case "requirement":
      return listed(verdictLabels[correction.verdict], correction.words && `“${isolate(correction.words)}”`);
  }
}

function listed(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(" · ") || "nothing stated";
}
