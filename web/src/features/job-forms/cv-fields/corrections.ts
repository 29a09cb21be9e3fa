import type { Correction } from "@winnow/contract/corrections.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import type { Words } from "../../../words/catalogue.ts";
import { jobPeriod } from "./job-period.ts";

export type ContactField = Extract<Correction, { kind: "contact" }>["field"];
export type JobCorrection = Extract<Correction, { kind: "job" }>;
export type EducationCorrection = Extract<Correction, { kind: "education" }>;

export const contactFields: readonly ContactField[] = ["name", "email", "phone", "location"];

type CvWords = Words<"cv">;

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
  words: CvWords,
): string {
  return listed(words, job.title, job.employer, jobPeriod(job, words));
}

/** "MSc Nursing · Leeds · Master". */
export function educationWords(
  entry: Pick<EducationCorrection, "degree" | "school" | "level">,
  words: CvWords,
): string {
  return listed(words, entry.degree, entry.school, words.levels[entry.level]);
}

/** What a correction says, in words. */
export function contentOf(correction: Correction, words: CvWords): string {
  switch (correction.kind) {
    case "contact":
      return correction.value ?? words.none;
    case "job":
      return correction.is_removed ? words.notAJobAnyMore : jobWords(correction, words);
    case "education":
      return correction.is_removed ? words.notADegreeAnyMore : educationWords(correction, words);
    case "requirement":
      return listed(
        words,
        words.verdicts[correction.verdict],
        correction.words && words.quoted({ words: isolate(correction.words) }),
      );
  }
}

function listed(words: CvWords, ...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(" · ") || words.nothingStated;
}
