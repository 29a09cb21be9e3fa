import type { Correction } from "@winnow/contract/corrections.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { verdictLabels } from "@winnow/contract/labels.ts";
import type { Profile } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { jobPeriod } from "../report-labels.ts";

export type ContactField = Extract<Correction, { kind: "contact" }>["field"];
export type JobCorrection = Extract<Correction, { kind: "job" }>;
export type EducationCorrection = Extract<Correction, { kind: "education" }>;
export type RequirementCorrection = Extract<Correction, { kind: "requirement" }>;

/** Something that was corrected, as it is now and as it was read. */
export type CorrectedThing = { key: string; subject: string; now: string; was: string };

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

/** The profile as it was read, which the indexes of corrections count. */
export function profileAsRead(result: Pick<ScreeningResultWithReport, "original" | "report">): Profile {
  return result.original?.profile ?? result.report.profile;
}

/** What was corrected, each thing with how it was read. */
export function correctedThings(result: ScreeningResultWithReport): CorrectedThing[] {
  return result.corrections.map((correction) => ({
    key: keyOf(correction),
    subject: subjectOf(correction, result),
    now: contentOf(correction),
    was: contentAsRead(correction, result),
  }));
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

function subjectOf(correction: Correction, { report }: ScreeningResultWithReport): string {
  switch (correction.kind) {
    case "contact":
      return contactFields.find(({ field }) => field === correction.field)?.label ?? correction.field;
    case "job":
      return `Job ${correction.index + 1}`;
    case "education":
      return `Education ${correction.index + 1}`;
    case "requirement":
      return (
        report.requirements.find(({ requirement }) => requirement.id === correction.requirement_id)
          ?.requirement.text ?? "A requirement"
      );
  }
}

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

function contentAsRead(correction: Correction, result: ScreeningResultWithReport): string {
  const profile = profileAsRead(result);
  switch (correction.kind) {
    case "contact":
      return profile[correction.field]?.value ?? "none";
    case "job": {
      const job = profile.jobs[correction.index];
      return job ? jobWords({ ...job, title: job.title ?? job.quotation.text }) : "none";
    }
    case "education": {
      const entry = profile.education[correction.index];
      return entry ? educationWords({ ...entry, degree: entry.degree ?? entry.quotation.text }) : "none";
    }
    case "requirement": {
      const read = result.original?.verdicts.find(
        ({ requirement_id }) => requirement_id === correction.requirement_id,
      );
      return read ? verdictLabels[read.verdict] : "none";
    }
  }
}

function listed(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(" · ") || "nothing stated";
}
