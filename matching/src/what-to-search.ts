import type { DocumentText } from "@winnow/documents/document-text.ts";
import { isOpen, linesToSearch } from "./facts/further-evidence.ts";
import type { Requirement } from "./jd/requirement.ts";
import { assessReadCv, type Job } from "./match-cv.ts";
import type { Profile } from "./profile/profile.ts";
import { readCv } from "./profile/read-cv.ts";

/**
 * What somebody else may look for in a CV, in which of its lines, and whom it is about, who is nobody else's business.
 * `lines` count in `document`, the CV as it was read: reading joins lines.
 */
export type Search = {
  requirements: Requirement[];
  document: DocumentText;
  lines: number[];
  profile: Profile;
};

/** What the engine has not found in a CV and somebody else may find. */
export function whatToSearch({ document, ...job }: Job & { document: DocumentText }): Search {
  const { cv, facts } = assessReadCv(readCv(document, { asOf: job.asOf }), job);
  return {
    requirements: job.requirements.filter((requirement) =>
      facts.some((fact) => fact.requirementId === requirement.id && isOpen(requirement, fact)),
    ),
    document: cv.document,
    lines: linesToSearch(cv),
    profile: cv.profile,
  };
}
