import type { DocumentText } from "@winnow/documents/document-text.ts";
import { confidenceOf } from "../profile/confidence.ts";
import type { ReadCv } from "../profile/cv-reading.ts";
import type { Profile, Quoted } from "../profile/profile.ts";
import type { CvEducation } from "../profile/read-education.ts";
import type { CvJob } from "../profile/read-jobs.ts";
import { readSkills } from "../profile/read-skills.ts";
import { intervalOf, yearsCovered } from "../profile/years.ts";
import { findWords } from "../words/find-words.ts";
import { quote } from "../words/quote.ts";
import { type Correction, correctionsOf } from "./correction.ts";

/**
 * A read CV with jobs and education as a person corrected them: titles, dates and levels change what is assessed, and a
 * removed entry is no job or degree any more (its words stay words of the CV). Answers a new CV; the given one stays
 * as it is. Corrections of entries that are not there are passed over.
 */
export function correctCv(read: ReadCv, corrections: Correction[]): ReadCv {
  const jobCorrections = new Map(correctionsOf(corrections, "job").map((one) => [one.index, one]));
  const corrected = new Map<CvJob, CvJob | null>();
  read.jobs.forEach((cvJob, index) => {
    const correction = jobCorrections.get(index);
    if (correction)
      corrected.set(cvJob, correction.isRemoved ? null : correctJob(cvJob, correction, read.asOf));
  });
  const now = (job: CvJob) => {
    const found = corrected.get(job);
    return found === undefined ? job : found;
  };
  const jobs = read.jobs.flatMap((job) => now(job) ?? []);
  const lines = read.lines.map((line) => {
    if (!line.job || !corrected.has(line.job)) return line;
    const job = now(line.job);
    return { ...line, job, isJobHeader: job !== null && line.isJobHeader };
  });
  const education = correctEducation(read.education, corrections);
  const cv: ReadCv = {
    ...read,
    jobs,
    education,
    linesOfWork: corrected.size > 0 ? [] : read.linesOfWork,
    lines,
    profile: {
      ...read.profile,
      jobs: jobs.map(({ job }) => job),
      yearsOfWork: yearsCovered(jobs.flatMap(({ interval }) => interval ?? [])),
      education: education.map((one) => one.education),
    },
  };
  cv.profile.skills = readSkills(cv);
  return cv;
}

/**
 * Name and contact as a person corrected them. Kept apart from `correctCv`, so that who somebody is can never reach
 * what is assessed. The quotation is where the words stand in the CV, else where the wrong ones were read.
 */
export function correctContact(
  profile: Profile,
  { document, corrections }: { document: DocumentText; corrections: Correction[] },
): Profile {
  const corrected = { ...profile };
  for (const { field, value } of correctionsOf(corrections, "contact"))
    corrected[field] = value === null ? null : quotedAgain(document, value, profile[field]);
  return corrected;
}

function correctJob(
  cvJob: CvJob,
  {
    title,
    employer,
    start,
    end,
    isCurrent,
  }: Pick<CvJob["job"], "title" | "employer" | "start" | "end" | "isCurrent">,
  asOf: string,
): CvJob {
  const interval = intervalOf({ start, end, isCurrent }, asOf);
  const years = interval ? yearsCovered([interval]) : null;
  return {
    ...cvJob,
    interval,
    job: {
      ...cvJob.job,
      title,
      employer,
      start,
      end,
      isCurrent,
      years,
      confidence: confidenceOf("byPerson"),
    },
  };
}

function correctEducation(education: CvEducation[], corrections: Correction[]): CvEducation[] {
  const byIndex = new Map(correctionsOf(corrections, "education").map((one) => [one.index, one]));
  return education.flatMap((entry, index) => {
    const correction = byIndex.get(index);
    if (!correction) return [entry];
    const { degree, school, level } = correction;
    const fields = entry.education.fields.filter(({ value }) => degree?.includes(value));
    return correction.isRemoved
      ? []
      : [
          {
            ...entry,
            education: {
              ...entry.education,
              degree,
              school,
              level,
              fields,
              confidence: confidenceOf("byPerson"),
            },
          },
        ];
  });
}

function quotedAgain(document: DocumentText, value: string, before: Quoted | null): Quoted {
  const visible = { ...document, lines: [...document.lines, ...document.headersAndFooters] };
  const [place] = findWords(visible, value);
  if (place) return { value, confidence: confidenceOf("byPerson"), quotation: quote(visible, place) };
  return {
    value,
    confidence: confidenceOf("byPerson"),
    quotation: before?.quotation ?? { text: "", page: 1, boxes: [] },
  };
}
