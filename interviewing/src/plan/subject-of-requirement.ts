import { attributesNamed } from "@winnow/matching/attributes-named.ts";
import type { Concept } from "@winnow/matching/concept.ts";
import { fieldOfConcept } from "@winnow/matching/concept-table.ts";
import { findConcepts, isTelling } from "@winnow/matching/find-concepts.ts";
import { impliedConcepts } from "@winnow/matching/implied-concepts.ts";
import { refusedCriterion } from "@winnow/matching/refused-criteria.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { tokenize } from "@winnow/matching/tokenize.ts";
import type { CompetencyEntry, LineEntry, TemplateEntry } from "../bank/bank-entry.ts";
import { competencyEntries } from "../bank/competency-entries.ts";
import { skillEntries } from "../bank/skill-entries.ts";
import {
  conceptsNotAsked,
  roleTemplate,
  templateByConcept,
  templateOfConcept,
  wordingTemplate,
} from "../bank/template-entries.ts";
import type { Subject } from "./ask-about.ts";
import { wordingTable } from "./plan-parameters.ts";
import type { Support } from "./support-of-advert.ts";

const entryBySkill = new Map(skillEntries.map((entry) => [entry.skill, entry]));
const competencyByConcept = new Map(
  competencyEntries.flatMap((entry) => entry.concepts.map((concept) => [concept, entry] as const)),
);

/**
 * What to ask about for a required skill: the bank's entry of its concept, the template of the concept's field, or the
 * template that quotes the requirement. Null for papers and languages, for what may not be asked, for words that name
 * nothing, and for what the rest of the advert does not support.
 */
export function subjectOfSkill(requirement: Requirement, support: Support = unquestioned): Subject | null {
  const subject = supportedSubject(requirement, support);
  return subject?.pair === wordingTemplate ? inPlainWords(subject, requirement) : subject;
}

function supportedSubject(requirement: Requirement, support: Support): Subject | null {
  const { category, text } = requirement;
  if (category !== "skill" || refusedCriterion(text)) return null;
  const names = (requirement.anyOf.length > 0 ? requirement.anyOf : [text]).map((name) =>
    conceptsIn(name, requirement, support),
  );
  const concepts = distinct(names.flat());
  const general = concepts.find((one) => concepts.every((other) => isPartOf(other, one)));
  if (general) return subjectOfConcept(general);
  if (concepts.length === 0) {
    const isSure = isTellingWording(requirement) && support.isOfWork(requirement, text);
    return isSure ? subjectOfWording(requirement) : null;
  }
  const isChoice = names.length > 1 && (/\bor\b/iu.test(text) || !/\band\b|&/iu.test(text));
  return isChoice
    ? subjectOfChoice(distinct(names.flatMap(([first]) => first ?? [])))
    : subjectOfFirst(concepts);
}

/** Of a requirement that is read as it stands. */
const unquestioned: Support = { isMeant: () => true, isOfWork: () => true };

/** What no table knows is worth a question when it is long enough to be more than a fragment and weighs something. */
function isTellingWording({ text, anyOf, years, weight }: Requirement): boolean {
  const words = tokenize(years === null ? text : anyOf.join(" or ")).length;
  return words >= wordingTable.minWordsUnknown && weight >= wordingTable.minWeight;
}

/** A way of working that many jobs have in common. */
export function subjectOfCompetency(entry: CompetencyEntry): Subject {
  const { competency, concepts } = entry;
  return { key: `competency/${competency}`, skill: competency, wording: competency, concepts, pair: entry };
}

/** The work as a whole, for people of a trade. */
export function subjectOfLine(entry: LineEntry): Subject {
  const { line } = entry;
  return { key: `line/${line}`, skill: line, wording: line, concepts: [], pair: entry };
}

/** The work itself, under its title, or else its line. */
export function subjectOfRole(title: string | null, line: LineEntry | null = null): Subject {
  const wording = title ?? line?.line ?? "the work that the advert describes";
  return {
    key: `template/role/${wording}`,
    skill: title ?? "The work itself",
    wording,
    concepts: [],
    pair: roleTemplate,
  };
}

/** A requirement asked about in its own words, whatever they are. */
export function subjectOfWording(requirement: Requirement): Subject | null {
  const wording = wordingOf(requirement);
  return isSayable(wording) ? fromTemplate(wordingTemplate, wording, []) : null;
}

function wordingOf({ text, anyOf, years }: Requirement): string {
  return (years === null ? text : anyOf.join(" or "))
    .replace(listMark, "")
    .replace(/[\s(,;:–-]+$/u, "")
    .trim();
}

/** "C. Knowledge of procedures": the letter or number of a list. */
const listMark = /^\s*(?:\p{Lu}|\d{1,2})[.)]\s+/u;

/** The same thing, asked about by the template that fits any and that quotes the advert: "Taking bloods", not "Phlebotomy". */
export function inPlainWords({ skill, concepts }: Subject, requirement: Requirement): Subject {
  const wording = wordingOf(requirement);
  const isQuoted = isSayable(wording, concepts.length > 0 ? 1 : undefined);
  return { ...fromTemplate(wordingTemplate, isQuoted ? wording : skill, concepts), skill };
}

function isSayable(wording: string, minWords = wordingTable.minWords): boolean {
  const words = tokenize(wording).length;
  return words >= minWords && words <= wordingTable.maxWords && attributesNamed(wording).length === 0;
}

function subjectOfFirst(concepts: Concept[]): Subject | null {
  const [first] = concepts;
  const inBank = concepts.find(({ name }) => hasOwnQuestions(name));
  return first ? subjectOfConcept(inBank ?? first) : null;
}

/** Any one of several things is enough: what they have in common, or all of them by name. */
function subjectOfChoice(concepts: Concept[]): Subject | null {
  const [first, ...others] = concepts;
  if (!first) return null;
  const shared = [...impliedConcepts(first.name)].find(
    (name) => entryBySkill.has(name) && others.every((other) => impliedConcepts(other.name).has(name)),
  );
  const entry = shared === undefined ? undefined : entryBySkill.get(shared);
  const names = concepts.slice(0, wordingTable.maxNames).map(({ name }) => name);
  if (entry) return { ...fromBank(entry), concepts: [entry.skill, ...names] };
  const template = templateOfConcept(first.name) ?? wordingTemplate;
  return fromTemplate(template, names.join(" or "), names);
}

/**
 * What the bank has no entry of is asked about by the template that names it (Sage as a system), with what it implies
 * in its field (GitLab CI with CI/CD), as a way of working (5S with improving how work is done), or by the template of
 * its field. Null for what nobody can tell about.
 */
function subjectOfConcept({ name }: Concept): Subject | null {
  if (conceptsNotAsked.has(name)) return null;
  const field = fieldOfConcept.get(name) ?? "";
  const implied = [...impliedConcepts(name)].filter((other) => fieldOfConcept.get(other) === field);
  const shown = hasOwnQuestions(name) ? [name] : implied;
  const entry = shown.flatMap((one) => entryBySkill.get(one) ?? [])[0];
  if (entry) return { ...fromBank(entry), concepts: [...new Set([entry.skill, name])] };
  const competency = competencyByConcept.get(name);
  if (competency) return subjectOfCompetency(competency);
  return fromTemplate(templateOfConcept(name) ?? wordingTemplate, name, [name]);
}

function hasOwnQuestions(name: string): boolean {
  return entryBySkill.has(name) || templateByConcept.has(name);
}

function fromBank(entry: (typeof skillEntries)[number]): Subject {
  const { skill } = entry;
  return { key: `skill/${skill}`, skill, wording: skill, concepts: [skill], pair: entry };
}

function fromTemplate(template: TemplateEntry, skill: string, concepts: string[]): Subject {
  return { key: `template/${template.template}/${skill}`, skill, wording: skill, concepts, pair: template };
}

/** Concepts that a name is about and that are asked about as skills. */
function conceptsIn(name: string, requirement: Requirement, support: Support): Concept[] {
  const tokens = tokenize(name);
  return findConcepts(tokens)
    .filter((mention) => isTelling(tokens, mention) || mention.to - mention.from === tokens.length)
    .filter(
      (mention) =>
        competencyByConcept.has(mention.concept.name) || support.isMeant(requirement, tokens, mention),
    )
    .map(({ concept }) => concept)
    .filter(({ kind }) => kind === undefined);
}

function isPartOf(concept: Concept, general: Concept): boolean {
  return concept.name === general.name || impliedConcepts(concept.name).has(general.name);
}

function distinct(concepts: Concept[]): Concept[] {
  return concepts.filter(
    (concept, index) => concepts.findIndex(({ name }) => name === concept.name) === index,
  );
}
