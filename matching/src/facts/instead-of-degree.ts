import { anyOfLanguages } from "../jd/any-of-languages.ts";
import type { Requirement } from "../jd/requirement.ts";
import { joining } from "../lexicon/joining-words.ts";
import type { Fact } from "../match-report.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { yearsCovered } from "../profile/years.ts";
import { tokenize } from "../words/tokenize.ts";
import { wholeWords } from "../words/whole-words.ts";
import { quoted, workForDegree } from "./evidence-parameters.ts";
import type { RelevantWork } from "./relevant-work.ts";

/** "MBA or CPA": the certificates that a JD names as another way to the same requirement. */
export function certificatesInstead({ text }: Requirement): string[] {
  if (!choice.test(text)) return [];
  const certificates = findConcepts(tokenize(text)).filter(({ concept }) => concept.kind === "certificate");
  return [...new Set(certificates.map(({ concept }) => concept.name))];
}

const choice = wholeWords(new RegExp(`\\b(?:${joining("or")})\\b|\\p{L}/\\p{L}`, "iu"));

/** Years in comparable work where the JD takes experience for a degree; null where it does not, or they are too few. */
export function experienceInstead({ id, text }: Requirement, work: RelevantWork): Fact | null {
  if (!takesExperience.test(text)) return null;
  const held = work.jobs.filter(({ inTraining }) => !inTraining);
  const years = yearsCovered(held.flatMap(({ cvJob }) => cvJob.interval ?? []));
  if (years < workForDegree.years) return null;
  return {
    requirementId: id,
    verdict: "met",
    strength: workForDegree.strength,
    quotations: held.slice(0, quoted.jobs).map(({ cvJob }) => cvJob.job.quotation),
    years: null,
    remark: "Comparable work is shown, which the job description takes in place of a degree.",
  };
}

const takesExperience = wholeWords(new RegExp(anyOfLanguages("experienceInstead"), "iu"));
