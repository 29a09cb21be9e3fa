import { fieldOfConcept } from "@winnow/matching/concept-table.ts";
import { type ConceptMention, findConcepts } from "@winnow/matching/find-concepts.ts";
import { likeness, type OccupationVector, occupationVector } from "@winnow/matching/occupation-space.ts";
import type { JdDemand, Requirement } from "@winnow/matching/requirement.ts";
import { type Token, tokenize } from "@winnow/matching/tokenize.ts";
import { supportTable } from "./plan-parameters.ts";
import { workOfAdvert } from "./work-of-advert.ts";

/** What the rest of an advert says for the reading of one requirement: a wrong question is worse than a general one. */
export type Support = {
  /** Whether a name in a requirement means its concept here ("TMS" of a haulier and of a museum). */
  isMeant(requirement: Requirement, tokens: Token[], mention: ConceptMention): boolean;
  /** Whether words that no table knows are about the work. */
  isOfWork(requirement: Requirement, wording: string): boolean;
};

/** The support of an advert as read, with its plain text where there is one. */
export function supportOfAdvert({ title, requirements, text }: JdDemand & { text?: string }): Support {
  const workBeside = new Map<string, OccupationVector>();
  const fieldsOf = new Map(requirements.map(({ id, text: words }) => [id, fieldsIn(words)]));

  function isOfWork({ id, sentence }: Requirement, wording: string, min = supportTable.wording): boolean {
    const work = workBeside.get(id) ?? workWithout(sentence, title, text ?? "");
    workBeside.set(id, work);
    return likeness(occupationVector(wording), work) >= min;
  }

  function hasCompany({ id }: Requirement, field: string | undefined): boolean {
    return (
      field !== undefined &&
      requirements.some((other) => other.id !== id && fieldsOf.get(other.id)?.has(field))
    );
  }

  return {
    isOfWork,
    isMeant: (requirement, tokens, mention) =>
      isNamedInFull(tokens, mention) ||
      hasCompany(requirement, fieldOfConcept.get(mention.concept.name)) ||
      isOfWork(requirement, mention.concept.name, supportTable.concept),
  };
}

/** Null for a title that is a list's item: a duty was taken for it. */
export function sureTitle(title: string | null, text: string): string | null {
  return text.split("\n").some((line) => listItem.exec(line)?.[1] === title) ? null : title;
}

const listItem = /^\s*[-–*•·★▪]\s*(.*?)[\s.;]*$/u;

/** By the concept's own name ("MS Excel" as well), or by several words that are nearly all that the requirement says. */
function isNamedInFull(tokens: Token[], { concept, alias, from, to }: ConceptMention): boolean {
  if (concept.ambiguous) return isUnmistakable(tokens.slice(from, to), alias);
  if (` ${alias} `.includes(` ${concept.name} `)) return true;
  return to - from > 1 && to - from >= supportTable.shareOfClause * tokens.length;
}

/** "Excel" is a program and "excel" a verb; a letter or two ("C&B") are anything. */
function isUnmistakable(tokens: Token[], alias: string): boolean {
  return alias.length >= supportTable.minLetters && tokens.map(({ written }) => written).join(" ") === alias;
}

function fieldsIn(words: string): Set<string> {
  return new Set(
    findConcepts(tokenize(words)).flatMap(({ concept }) => fieldOfConcept.get(concept.name) ?? []),
  );
}

/** The work that an advert describes beside one of its sentences. */
function workWithout(sentence: string | null, title: string | null, text: string): OccupationVector {
  return workOfAdvert(title, sentence === null ? text : text.replace(sentence, () => " "));
}
