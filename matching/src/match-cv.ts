import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { ReadCv } from "./cv-reading.ts";
import { engineVersion } from "./engine-version.ts";
import { findFlags } from "./flags.ts";
import { judgeRequirement } from "./judge-requirement.ts";
import type { Fact, MatchReport } from "./match-report.ts";
import { questionsFor } from "./questions.ts";
import { readCv } from "./read-cv.ts";
import { findRelevantWork, type RelevantWork } from "./relevant-work.ts";
import type { Requirement } from "./requirement.ts";
import { score } from "./score.ts";
import { markWorthless, type ScoredCv } from "./scored-cv.ts";

/** What CVs are matched against. */
export type Job = {
  jdTitle: string | null;
  /** For what the requirements leave out: the line of work it describes, and whether a CV repeats it. */
  jdText: string;
  requirements: Requirement[];
  /** ISO date (YYYY-MM-DD) up to which "present" is counted. */
  asOf: string;
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
  return reportOn(judgeReadCv(read, job), job);
}

/** What a CV shows for each requirement, before anything is added up. */
export type JudgedCv = { cv: ScoredCv; work: RelevantWork; facts: Fact[] };

export function judgeReadCv(read: ReadCv, { jdTitle, jdText, requirements }: Job): JudgedCv {
  const cv = markWorthless(read, jdText);
  const work = findRelevantWork(cv, { jdTitle, jdText, requirements });
  return { cv, work, facts: requirements.map((requirement) => judgeRequirement(cv, requirement, work)) };
}

export function reportOn({ cv, facts }: JudgedCv, { requirements, asOf }: Job): MatchReport {
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
