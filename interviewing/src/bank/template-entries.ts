import english from "../../bank/en/templates.json" with { type: "json" };
import type { TemplateEntry } from "./bank-entry.ts";

/** Questions for whatever the bank has no entry of, by the field of work. */
export const templateEntries: TemplateEntry[] = english.templates;

/** About the work that a title names. */
export const roleTemplate = templateNamed("role");

/** About something that stands in the advert in any wording, a clause as well as a name. */
export const wordingTemplate = templateNamed("wording");

const templateByField = new Map(
  templateEntries.flatMap((entry) => entry.fields.map((field) => [field, entry] as const)),
);

/** About a concept of one field of work; null where a field is not asked about (languages, traits). */
export function templateOfField(field: string): TemplateEntry | null {
  return templateByField.get(field) ?? null;
}

function templateNamed(name: string): TemplateEntry {
  const entry = templateEntries.find(({ template }) => template === name);
  if (!entry) throw new Error(`The bank has no template named ${name}`);
  return entry;
}
