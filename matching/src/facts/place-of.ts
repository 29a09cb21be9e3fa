import type { ConceptMention } from "../mentions/find-concepts.ts";
import type { CvLine } from "../profile/cv-reading.ts";
import { namesSchool } from "../profile/names-school.ts";
import type { Place } from "./evidence.ts";
import { isOfLeisure } from "./is-of-leisure.ts";

/**
 * Above the first heading, a long line that is no contact data is taken for a summary. Null where nothing speaks for a
 * requirement: contact, hobbies, what is done after work.
 */
export function placeOf(line: CvLine, text: string): Place | null {
  if (isOfLeisure(text)) return null;
  if (line.job) return "job";
  switch (line.section.kind) {
    case "experience":
    case "projects":
      return "project";
    case "skills":
    case "languages":
      return "listed";
    case "certificates":
      return "certificate";
    case "education":
      return certifies.test(text) ? "certificate" : "education";
    case "summary":
    case "other":
      return "summary";
    case "header":
      return line.tokens.length >= minWordsOfSummary && !contact.test(text) ? "summary" : null;
    case "personal":
    case "interests":
      return null;
  }
}

const contact = /@|\b(?:https?:|www\.)|\.com\/|\bin\/[\p{L}\d-]+/iu;

/** Among degrees, a qualification that says what somebody may do. */
const certifies =
  /\b(?:certifi\p{L}+|licen[cs]ed|registered|registration|chartered|accredited by|zertifi\p{L}+)\b/iu;

/** A line above the first heading with fewer words is a title or an address. */
const minWordsOfSummary = 8;

/** "Leeds | me@example.org | full driving licence": where people say how to reach them they also say what they hold. */
export function placeOfQualification({ concept }: ConceptMention, { section }: CvLine): Place | null {
  const isQualification =
    concept.kind === "permit" || concept.kind === "certificate" || concept.kind === "language";
  return isQualification && section.kind === "header" ? "summary" : null;
}

/** A languages section speaks of languages only, and a language elsewhere must be one that is spoken. */
export function isInPlace({ concept, from, to }: ConceptMention, line: CvLine, text: string): boolean {
  const isLanguage = concept.kind === "language";
  if (line.section.kind === "languages") return isLanguage;
  if (!isLanguage) return true;
  const name = text.slice(line.tokens[from]?.start ?? 0, line.tokens[to - 1]?.end ?? 0);
  if (!/^\p{L}[\p{L} -]*$/u.test(name)) return false;
  return (
    line.section.kind === "skills" ||
    line.section.kind === "certificates" ||
    new RegExp(
      `(?:\\bin|fluent|speak\\p{L}*|native|bilingual|conversational|working|business|professional)[\\s:(]+(?:in\\s+)?(?:\\p{Lu}\\p{L}+\\s*(?:,|\\/|&|and)\\s*)?${name}|${name}\\s*(?:[:–—-]\\s*)?(?:\\(|good|excellent|basic|intermediate|advanced|proficient|[ABC][12]|fluent|speak|language|(?:is )?(?:my )?(?:native|mother|muttersprach)|muttersprach|verhandlungssicher|langue|lengua)`,
      "iu",
    ).test(text)
  );
}

export function isInSchoolName(line: CvLine, text: string, start: number): boolean {
  if (line.section.kind !== "education") return false;
  const from = text.lastIndexOf(",", start) + 1;
  const comma = text.indexOf(",", start);
  return namesSchool(text.slice(from, comma < 0 ? text.length : comma)) && from > 0;
}
