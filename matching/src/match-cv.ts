import type { DocumentText } from "@winnow/documents/document-text.ts";
import { engineVersion } from "./engine-version.ts";
import { assessRequirement } from "./facts/assess-requirement.ts";
import { type FurtherEvidence, withFurtherEvidence } from "./facts/further-evidence.ts";
import { findRelevantWork, type RelevantWork } from "./facts/relevant-work.ts";
import { markWorthless, type ScoredCv } from "./facts/scored-cv.ts";
import type { Requirement } from "./jd/requirement.ts";
import type { Fact, MatchReport } from "./match-report.ts";
import { findFlags } from "./points/flags.ts";
import { questionsFor } from "./points/questions.ts";
import { score } from "./points/score.ts";
import type { ReadCv } from "./profile/cv-reading.ts";
import { readCv } from "./profile/read-cv.ts";

/** What CVs are matched against. */
export type Job = {
  jdTitle: string | null;
  /** For what the requirements leave out: the line of work it describes, and whether a CV repeats it. */
  jdText: string;
  requirements: Requirement[];
  /** ISO date (YYYY-MM-DD) up to which "present" is counted. */
  asOf: string;
  /** What somebody else has found, looked up here; nothing where nobody has. */
  furtherEvidence?: FurtherEvidence | null;
};

/**
 * Matches one CV against the requirements of one JD. Depends on its input alone: no clock, no other CV, no chance.
 * @throws RangeError when `asOf` is not an ISO date.
 */
export function matchCv({ document, ...job }: Job & { document: DocumentText }): MatchReport {
  return matchReadCv(readCv(document, { asOf: job.asOf }), job);
}

/** The same for a CV that has been read before, at the same `asOf`. */
export function matchReadCv(read: ReadCv, job: Job): MatchReport {
  return reportOn(assessReadCv(read, job), job);
}

/** What a CV shows for each requirement, before anything is added up. */
export type AssessedCv = { cv: ScoredCv; work: RelevantWork; facts: Fact[] };

export function assessReadCv(read: ReadCv, { jdTitle, jdText, requirements, ...job }: Job): AssessedCv {
  const cv = markWorthless(read, jdText);
  const work = findRelevantWork(cv, { jdTitle, jdText, requirements });
  const facts = requirements.map((requirement) => {
    const fact = assessRequirement(cv, requirement, work);
    const further = job.furtherEvidence;
    return further ? withFurtherEvidence(fact, { cv, requirement, work, further }) : fact;
  });
  return { cv, work, facts };
}

export function reportOn({ cv, facts }: AssessedCv, { requirements, asOf }: Job): MatchReport {
  return {
    engineVersion,
    asOf,
    requirements,
    ...score({ requirements, facts }),
    facts,
    profile: cv.profile,
    flags: findFlags(cv),
    questions: questionsFor({ requirements, facts }),
  };
}
