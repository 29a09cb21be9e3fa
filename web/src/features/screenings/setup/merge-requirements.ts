import type { Requirement } from "@winnow/contract/requirements.ts";
import { wordsOf } from "../../../words/words.ts";

const maximumAlternatives = 20;
const maximumCharacters = 500;

/** What is enough for a requirement: its alternatives, or its own words where it names none. */
export function alternativesOf(requirement: Pick<Requirement, "text" | "any_of">): string[] {
  return requirement.any_of.length === 0 ? [requirement.text] : requirement.any_of;
}

/** The requirement with one more thing that is enough, or as it was where it is named already. */
export function withAlternative<Given extends Pick<Requirement, "text" | "any_of">>(
  requirement: Given,
  name: string,
): Given {
  return { ...requirement, any_of: distinct([...alternativesOf(requirement), name.trim()]) };
}

export function withoutAlternative<Given extends Pick<Requirement, "any_of">>(
  requirement: Given,
  name: string,
): Given {
  return { ...requirement, any_of: requirement.any_of.filter((each) => each !== name) };
}

/**
 * Why these cannot become one of which any is enough, or null. A number of years belongs to one thing; a degree, a
 * language and the like are judged each in a way of their own.
 */
export function mergeHindrance(parts: readonly Pick<Requirement, "years" | "category">[]): string | null {
  const words = wordsOf("screeningSetup").requirements.mergeHindrances;
  if (parts.length < 2) return words.oneMore;
  if (parts.some(({ years }) => years !== null)) return words.years;
  const kinds = new Set(parts.map(({ category }) => (isAbility(category) ? "ability" : category)));
  return kinds.size > 1 ? words.kinds : null;
}

function isAbility(category: Requirement["category"]): boolean {
  return category === "skill" || category === "certificate" || category === "other";
}

/**
 * The list with the selected requirements made into one, in the place of the first: any of them is enough. It is a
 * must if one of them was, and as weighty as the weightiest.
 */
export function mergeRequirements(requirements: Requirement[], selected: ReadonlySet<string>): Requirement[] {
  const parts = requirements.filter(({ id }) => selected.has(id));
  const [first] = parts;
  if (!first || parts.length < 2) return requirements;
  const merged: Requirement = {
    ...first,
    kind: parts.some(({ kind }) => kind === "must") ? "must" : "nice",
    weight: Math.max(...parts.map(({ weight }) => weight)),
    text: joined(parts.map(({ text }) => text)),
    any_of: distinct(parts.flatMap(alternativesOf)).slice(0, maximumAlternatives),
    sentence: parts.map(({ sentence }) => sentence).find((sentence) => sentence !== null) ?? null,
  };
  return requirements.flatMap((each) => {
    if (each.id === first.id) return [merged];
    return selected.has(each.id) ? [] : [each];
  });
}

function joined(texts: string[]): string {
  const all = distinct(texts).join(" or ");
  return all.length <= maximumCharacters ? all : `${all.slice(0, maximumCharacters - 1)}…`;
}

/** The first of those that differ in nothing but case. */
function distinct(names: string[]): string[] {
  const byLowerCase = new Map<string, string>();
  for (const name of names) {
    const key = name.toLocaleLowerCase("en");
    if (!byLowerCase.has(key)) byLowerCase.set(key, name);
  }
  return [...byLowerCase.values()];
}
