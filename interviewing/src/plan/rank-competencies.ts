import { findConcepts } from "@winnow/matching/find-concepts.ts";
import { sentencesOfJd } from "@winnow/matching/jd-sentences.ts";
import type { JdDemand, Requirement } from "@winnow/matching/requirement.ts";
import { tokenize } from "@winnow/matching/tokenize.ts";
import type { CompetencyEntry } from "../bank/bank-entry.ts";
import { competencyEntries } from "../bank/competency-entries.ts";
import { callTable } from "./plan-parameters.ts";

/** A competency and what in the advert calls for it; all null where nothing does. */
export type CalledFor = {
  entry: CompetencyEntry;
  strength: number;
  requirement: Requirement | null;
  sentence: string | null;
  isOfTitle: boolean;
};

/**
 * All competencies, those first that the advert's traits, duties and title call for most; else in the order of the bank.
 * What a sentence asks for as a skill is asked about as one.
 */
export function rankCompetencies({ title, requirements }: JdDemand, text: string): CalledFor[] {
  const ofSkills = new Set(
    requirements.filter(({ category }) => category !== "other").map(({ sentence }) => sentence),
  );
  const sentences = sentencesOfJd(text)
    .filter((sentence) => sentence.part !== "dropped" && !ofSkills.has(sentence.text))
    .map((sentence) => ({ written: sentence.text, words: wordsOf(sentence.text) }));
  const titleWords = wordsOf(title ?? "");
  return competencyEntries
    .map((entry) => callFor(entry, { requirements, sentences, titleWords }))
    .sort((one, other) => other.strength - one.strength);
}

/** The competency that a required trait names ("attention to detail"); null for other requirements. */
export function competencyOf(requirement: Requirement): CompetencyEntry | null {
  const named = findConcepts(tokenize(requirement.text)).map(({ concept }) => concept.name);
  return competencyEntries.find((entry) => isAskedFor(entry, requirement, named)) ?? null;
}

type Advert = {
  requirements: Requirement[];
  sentences: { written: string; words: string }[];
  titleWords: string;
};

function callFor(entry: CompetencyEntry, { requirements, sentences, titleWords }: Advert): CalledFor {
  const requirement = requirements.find((one) => competencyOf(one) === entry) ?? null;
  const cues = entry.cues.filter((cue) => sentences.some(({ words }) => words.includes(wordsOf(cue))));
  const sentence = sentences.find(({ words }) => cues.some((cue) => words.includes(wordsOf(cue))));
  const isOfTitle = entry.titles.some((title) => titleWords.includes(wordsOf(title)));
  const strength =
    (requirement ? callTable[requirement.kind] : 0) +
    callTable.cue * Math.min(cues.length, callTable.maxCues) +
    (isOfTitle ? callTable.title : 0);
  return { entry, strength, requirement, sentence: sentence?.written ?? null, isOfTitle };
}

function isAskedFor(entry: CompetencyEntry, { category, text }: Requirement, named: string[]): boolean {
  if (category !== "other") return false;
  const words = wordsOf(text);
  return (
    entry.concepts.some((name) => named.includes(name)) ||
    entry.cues.some((cue) => words.includes(wordsOf(cue)))
  );
}

/** Folded words between blanks, so that whole words are found in them. */
function wordsOf(text: string): string {
  return ` ${tokenize(text)
    .map(({ folded }) => folded)
    .join(" ")} `;
}
