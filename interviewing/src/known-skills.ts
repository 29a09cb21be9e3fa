import { conceptsByName } from "@winnow/matching/concept-table.ts";
import { competencyEntries } from "./bank/competency-entries.ts";
import { skillEntries } from "./bank/skill-entries.ts";

type Searchable = { name: string; folded: string; aliases: string[] };

/**
 * Names of skills and competencies that the engine or the bank of questions knows, each once: those that begin with the words, then
 * those that hold them, then those with another name that begins so ("k8s" finds Kubernetes); each part in the order
 * of the alphabet. Case and accents do not matter. Without words, all of them. Papers (certificates, licences) are
 * left out: they are checked, not asked about.
 */
export function knownSkills({ search = "", size }: { search?: string; size: number }): string[] {
  const words = fold(search);
  const ranked = all.flatMap((skill) => {
    const rank = rankOf(skill, words);
    return rank === null ? [] : [{ name: skill.name, rank }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, size)
    .map(({ name }) => name);
}

const rank = { prefix: 0, contains: 1, alias: 2 };

function rankOf({ folded, aliases }: Searchable, words: string): number | null {
  if (folded.startsWith(words)) return rank.prefix;
  if (folded.includes(words)) return rank.contains;
  return aliases.some((alias) => alias.startsWith(words)) ? rank.alias : null;
}

const all: Searchable[] = namesOfSkills()
  .map((name) => ({
    name,
    folded: fold(name),
    aliases: (conceptsByName.get(name)?.aliases ?? []).map(fold),
  }))
  .sort((one, other) => (one.folded < other.folded ? -1 : 1));

function namesOfSkills(): string[] {
  const concepts = [...conceptsByName.values()].filter(
    ({ kind }) => kind !== "certificate" && kind !== "permit",
  );
  const names = [
    ...concepts.map(({ name }) => name),
    ...skillEntries.map(({ skill }) => skill),
    ...competencyEntries.map(({ competency }) => competency),
  ];
  return [...new Set(names)];
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}
