import { conceptsByName } from "@winnow/matching/concept-table.ts";
import type { JdDemand, Requirement } from "@winnow/matching/requirement.ts";
import type { LineEntry } from "../bank/bank-entry.ts";
import type { CalledFor } from "./rank-competencies.ts";

/** Why the role's core work is asked about, as a sentence for the recruiter. */
export function reasonOfRole(title: string | null, line: LineEntry | null): string {
  if (title !== null) return `It is about the work itself: the advert's title is ${title}.`;
  const unread = "It is about the work itself; the advert's title could not be read.";
  return line ? `${unread} ${reasonOfLine(line)}` : unread;
}

export function reasonOfLine({ line }: LineEntry): string {
  return `The advert's words speak of this line of work: ${line}.`;
}

export function reasonOfRequirement({ kind, text }: Requirement, skill: string): string {
  const rank = kind === "must" ? "as a must" : "as nice to have";
  return conceptsByName.has(skill) && text.toLowerCase() === skill.toLowerCase()
    ? `The advert asks for ${text} ${rank}.`
    : `The advert asks for this ${rank}: “${text}”.`;
}

export function reasonOfCompetency(
  { entry, requirement, sentence, isOfTitle }: CalledFor,
  { title, requirements }: JdDemand,
): string {
  if (requirement) return reasonOfRequirement(requirement, entry.competency);
  if (sentence) return `The advert describes work that calls for it: “${sentence}”`;
  if (isOfTitle)
    return `The advert does not ask for it; it belongs to the work of most people with the title ${title}.`;
  return requirements.length === 0
    ? "The advert states no requirements that could be read; this matters in any job."
    : "The advert does not ask for it; it matters in any job.";
}
