import type { Correction } from "@winnow/contract/corrections.ts";
import type { Profile } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { wordsOf } from "../../../words/words.ts";
import { contentOf, educationWords, jobWords, keyOf } from "../../job-forms/cv-fields/corrections.ts";

/** Something that was corrected, as it is now and as it was read. */
export type CorrectedThing = { key: string; subject: string; now: string; was: string };

/** The profile as it was read, which the indexes of corrections count. */
export function profileAsRead(result: Pick<ScreeningResultWithReport, "original" | "report">): Profile {
  return result.original?.profile ?? result.report.profile;
}

/** What was corrected, each thing with how it was read. */
export function correctedThings(result: ScreeningResultWithReport): CorrectedThing[] {
  return result.corrections.map((correction) => ({
    key: keyOf(correction),
    subject: subjectOf(correction, result),
    now: contentOf(correction, wordsOf("cv")),
    was: contentAsRead(correction, result),
  }));
}

function subjectOf(correction: Correction, { report }: ScreeningResultWithReport): string {
  const cvWords = wordsOf("cv");
  switch (correction.kind) {
    case "contact":
      return cvWords.contact[correction.field];
    case "job":
      return cvWords.job({ number: correction.index + 1 });
    case "education":
      return cvWords.degreeNumber({ number: correction.index + 1 });
    case "requirement":
      return (
        report.requirements.find(({ requirement }) => requirement.id === correction.requirement_id)
          ?.requirement.text ?? wordsOf("matchReport").corrections.requirement
      );
  }
}

function contentAsRead(correction: Correction, result: ScreeningResultWithReport): string {
  const profile = profileAsRead(result);
  const cvWords = wordsOf("cv");
  switch (correction.kind) {
    case "contact":
      return profile[correction.field]?.value ?? cvWords.none;
    case "job": {
      const job = profile.jobs[correction.index];
      return job ? jobWords({ ...job, title: job.title ?? job.quotation.text }, cvWords) : cvWords.none;
    }
    case "education": {
      const entry = profile.education[correction.index];
      return entry
        ? educationWords({ ...entry, degree: entry.degree ?? entry.quotation.text }, cvWords)
        : cvWords.none;
    }
    case "requirement": {
      const read = result.original?.verdicts.find(
        ({ requirement_id }) => requirement_id === correction.requirement_id,
      );
      return read ? wordsOf("labels").verdicts[read.verdict] : cvWords.none;
    }
  }
}
