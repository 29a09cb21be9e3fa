import { programmingLanguages } from "../concepts/programming-languages.ts";
import type { Requirement } from "../jd/requirement.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { titleFit } from "../occupations/occupations.ts";
import type { CvJob } from "../profile/read-jobs.ts";
import { tokenize } from "../words/tokenize.ts";
import { closeness as closenessTable, titleFitTable } from "./evidence-parameters.ts";
import { findEvidence } from "./find-evidence.ts";
import type { ScoredCv } from "./scored-cv.ts";

/**
 * Whether a job is in the role that a requirement names: its title says so, or names the same line of work and the job
 * shows the programming language that the role is named after ("Software Engineer" who writes Java, for "Java Developer"). A neighbour's years
 * are comparable, not the same. Where no role is named, any comparable one is meant.
 */
export function isInNamedRole(cv: ScoredCv, { anyOf }: Requirement, cvJob: CvJob): boolean {
  const title = cvJob.job.title ?? "";
  return (
    anyOf.length === 0 ||
    anyOf.some((role) => {
      const fit = Math.max(titleFit(role, title), titleFit(withoutCircumstance(role), title));
      return fit === 1 || (fit >= titleFitTable.family && showsNamesake(cv, role, cvJob));
    })
  );
}

function showsNamesake(cv: ScoredCv, role: string, cvJob: CvJob): boolean {
  return findConcepts(tokenize(role)).every(
    ({ concept }) =>
      !languages.has(concept.name) ||
      findEvidence(cv, [concept.name]).some(
        ({ job, denial, closeness }) => job === cvJob && !denial && closeness >= closenessTable.same,
      ),
  );
}

/** Titles of one line of work are alike but for the programming language that some are named after. */
const languages = new Set(programmingLanguages.concepts.map(({ name }) => name));

/** "Quantity Surveyor with a main contractor": where or for whom the work is done comes behind the role. */
function withoutCircumstance(role: string): string {
  return role.split(/\s+(?:in|within|at|for|on|with|across|under)\s+/iu)[0] ?? role;
}
