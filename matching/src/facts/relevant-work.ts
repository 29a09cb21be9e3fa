import { howWellRead } from "../jd/how-well-read.ts";
import type { Requirement } from "../jd/requirement.ts";
import { isTraining } from "../occupations/is-training.ts";
import { tellingShare } from "../occupations/occupation-space/occupation-space.ts";
import { titleFit } from "../occupations/occupations.ts";
import type { CvJob } from "../profile/read-jobs.ts";
import { closeness as closenessTable, strengthByPlace, titleFitTable } from "./evidence-parameters.ts";
import { findEvidence } from "./find-evidence.ts";
import { type Advert, compareWork, type ShownMusts } from "./line-of-work.ts";
import type { RoleFeatures } from "./role-odds.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { similarityToText, type TextSimilarity } from "./text-similarity.ts";
import { drawOfMusts, likenessTable, similarityTable } from "./work-parameters.ts";

/**
 * The jobs in the line of work that the JD asks for, each with how well it fits (0 to 1), in CV order; how near all of
 * the work shown is to the work described (0 to 1); and what tells whether it is of the same occupation. Years
 * `inTraining` for it are not years in it. Where a JD was hardly read in a language that O*NET does not speak, how alike
 * the texts are.
 */
export type RelevantWork = {
  jobs: ComparableJob[];
  likeness: number;
  role: RoleFeatures;
  byText: TextSimilarity | null;
  advert: Advert;
};
export type ComparableJob = { cvJob: CvJob; fit: number; inTraining: boolean };

/** A job counts when its title fits the JD's title or role, or when it shows at least two of the skills asked for. */
export function findRelevantWork(
  cv: ScoredCv,
  { jdTitle, jdText, requirements }: { jdTitle: string | null; jdText: string; requirements: Requirement[] },
): RelevantWork {
  const roles = [
    ...(jdTitle ? [jdTitle] : []),
    ...requirements.filter(({ category }) => category === "experience").flatMap(({ anyOf }) => anyOf),
  ];
  const skillsByJob = countSkills(cv, requirements);
  const jobs = cv.jobs.flatMap((cvJob) => {
    if (cv.ignoredLines.has(cvJob.from)) return [];
    const title = cvJob.job.title ?? "";
    const fit = Math.max(0, ...roles.map((role) => titleFit(role, title)));
    const inTraining = isTraining(title) && !roles.some(isTraining);
    const skills = skillsByJob.get(cvJob) ?? 0;
    if (fit >= titleFitTable.comparable) return [{ cvJob, fit, inTraining }];
    return skills >= titleFitTable.minSkills ? [{ cvJob, fit: titleFitTable.bySkills, inTraining }] : [];
  });
  const musts = mustsShownAtWork(cv, requirements);
  const fit = Math.max(
    0,
    ...jobs.flatMap((job) => (job.fit >= titleFitTable.family && !job.inTraining ? [job.fit] : [])),
  );
  const { likeness, role, isTitleKnown } = compareWork(cv, { jdTitle, jdText, musts, fit });
  // A title in another language than O*NET's ("Buchhalterin") speaks for itself where it is held.
  const byName = isTitleKnown ? 0 : strengthByPlace.title * fit;
  const byText = isHardlyRead(jdText, requirements) ? similarityToText(cv, jdText) : null;
  return {
    jobs,
    likeness: Math.max(
      byName,
      byText === null ? 1 - (1 - likeness) ** likenessTable.distancePower : likenessByText(byText),
    ),
    role,
    byText,
    advert: { jdTitle, jdText },
  };
}

let latest: { text: string; requirements: Requirement[]; isSo: boolean } | null = null;

/** Kept for the JD used last. Of a JD in a language that O*NET speaks, its words tell the work better than shared ones do. */
function isHardlyRead(text: string, requirements: Requirement[]): boolean {
  if (latest?.text === text && latest.requirements === requirements) return latest.isSo;
  const isSo = tellingShare(text) < similarityTable.spoken && howWellRead(text, requirements) !== "whole";
  latest = { text, requirements, isSo };
  return isSo;
}

function likenessByText({ similarity }: TextSimilarity): number {
  const { full, power } = similarityTable;
  return Math.min(1, similarity / full) ** power;
}

/** Where a JD states few must-haves, showing all of them says less about the work: as if it had two more. */
function mustsShownAtWork(cv: ScoredCv, requirements: Requirement[]): ShownMusts {
  const lines = new Set<number>();
  let shown = 0;
  let asked = drawOfMusts.unstated;
  for (const { kind, category, anyOf, weight } of requirements) {
    if (kind !== "must" || category === "experience" || category === "education") continue;
    const atWork = findEvidence(cv, anyOf).filter(({ job }) => job !== null);
    for (const { span } of atWork) lines.add(span.fromLine);
    asked += weight;
    if (atWork.some(({ denial, closeness }) => !denial && closeness >= closenessTable.shownAtWork))
      shown += weight;
  }
  return { lines, share: shown / asked };
}

function countSkills(cv: ScoredCv, requirements: Requirement[]): Map<CvJob, number> {
  const counts = new Map<CvJob, number>();
  for (const requirement of requirements) {
    if (requirement.category !== "skill") continue;
    const shown = findEvidence(cv, requirement.anyOf).filter(
      ({ denial, closeness }) => !denial && closeness >= closenessTable.shownAtWork,
    );
    for (const job of new Set(shown.flatMap((one) => one.job ?? [])))
      counts.set(job, (counts.get(job) ?? 0) + 1);
  }
  return counts;
}
