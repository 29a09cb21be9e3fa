import { fieldOfConcept } from "@winnow/matching/concept-table.ts";
import { impliedConcepts } from "@winnow/matching/implied-concepts.ts";
import english from "../../bank/en/templates.json" with { type: "json" };
import type { TemplateEntry } from "./bank-entry.ts";

/** Questions for whatever the bank has no entry of, by the field of work. */
export const templateEntries: TemplateEntry[] = english.templates;

/** The engine's concepts that one has or has not, and that nobody can tell about. */
export const conceptsNotAsked = new Set<string>(english.notAsked);

/** About the work that a title names. */
export const roleTemplate = templateNamed("role");

/** About something that stands in the advert in any wording, a clause as well as a name. */
export const wordingTemplate = templateNamed("wording");

/** The templates of concepts that they name themselves. */
export const templateByConcept = new Map(
  templateEntries.flatMap((entry) => entry.concepts.map((concept) => [concept, entry] as const)),
);

const templateByField = new Map(
  templateEntries.flatMap((entry) => entry.fields.map((field) => [field, entry] as const)),
);

/**
 * About a concept: the template that names it or what it implies in its field (Opera PMS is hotel software), then its
 * field's; null where a field is not asked about (languages, traits).
 */
export function templateOfConcept(name: string): TemplateEntry | null {
  const field = fieldOfConcept.get(name) ?? "";
  const implied = [...impliedConcepts(name)].filter((other) => fieldOfConcept.get(other) === field);
  const [named] = [name, ...implied].flatMap((one) => templateByConcept.get(one) ?? []);
  return named ?? templateByField.get(field) ?? null;
}

function templateNamed(name: string): TemplateEntry {
  const entry = templateEntries.find(({ template }) => template === name);
  if (!entry) throw new Error(`The bank has no template named ${name}`);
  return entry;
}
