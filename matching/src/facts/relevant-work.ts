import type { Requirement } from "../jd/requirement.ts";
import { isTraining } from "../occupations/is-training.ts";
import { titleFit } from "../occupations/occupations.ts";
import type { CvJob } from "../profile/read-jobs.ts";
import { closeness as closenessTable, strengthByPlace, titleFitTable } from "./evidence-parameters.ts";
import { findEvidence } from "./find-evidence.ts";
import { type Advert, compareWork, type ShownMusts } from "./line-of-work.ts";
import type { RoleFeatures } from "./role-odds.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { drawOfMusts, likenessTable } from "./work-parameters.ts";

/**
 * The jobs in the line of work that the JD asks for, each with how well it fits (0 to 1), in CV order; how near all of
 * the work shown is to the work described (0 to 1); and what tells whether it is of the same occupation. Years
 * `inTraining` for it are not years in it.
 */
export type RelevantWork = { jobs: ComparableJob[]; likeness: number; role: RoleFeatures; advert: Advert };
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
  return {
    jobs,
    likeness: Math.max(byName, 1 - (1 - likeness) ** likenessTable.distancePower),
    role,
    advert: { jdTitle, jdText },
  };
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
