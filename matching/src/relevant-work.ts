import { findEvidence } from "./find-evidence.ts";
import { workLikeness } from "./line-of-work.ts";
import { titleFit } from "./occupations.ts";
import type { CvJob } from "./read-jobs.ts";
import type { Requirement } from "./requirement.ts";
import type { ScoredCv } from "./scored-cv.ts";

/**
 * The jobs in the line of work that the JD asks for, each with how well it fits (0 to 1), in CV order; and how near
 * all of the work shown is to the work described (0 to 1).
 */
export type RelevantWork = { jobs: { cvJob: CvJob; fit: number }[]; likeness: number };

const fittingTitle = 0.6;
const tellingSkills = 2;
/**
 * The cosine of two honest texts about the same work is seldom above 0.9: this power on the distance brings the
 * usual full fit near 1 and keeps every difference, where a limit would make the upper half alike.
 */
const distancePower = 1.5;

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
    const fit = Math.max(0, ...roles.map((role) => titleFit(role, cvJob.job.title ?? "")));
    const skills = skillsByJob.get(cvJob) ?? 0;
    if (fit >= fittingTitle) return [{ cvJob, fit }];
    return skills >= tellingSkills ? [{ cvJob, fit: 0.8 }] : [];
  });
  const distance = 1 - workLikeness(cv, jdTitle, jdText);
  return { jobs, likeness: 1 - distance ** distancePower };
}

function countSkills(cv: ScoredCv, requirements: Requirement[]): Map<CvJob, number> {
  const counts = new Map<CvJob, number>();
  for (const requirement of requirements) {
    if (requirement.category !== "skill") continue;
    const shown = findEvidence(cv, requirement.anyOf).filter(
      ({ denial, closeness }) => !denial && closeness >= 0.8,
    );
    for (const job of new Set(shown.flatMap((one) => one.job ?? [])))
      counts.set(job, (counts.get(job) ?? 0) + 1);
  }
  return counts;
}
