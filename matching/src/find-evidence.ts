import type { Concept } from "./concepts/concept.ts";
import { conceptsByName } from "./concepts/concept-table.ts";
import type { CvLine } from "./cv-reading.ts";
import type { Evidence, Place } from "./evidence.ts";
import { evidenceSpan } from "./evidence-span.ts";
import { findConcepts } from "./find-concepts.ts";
import { contentWords, findPhrase } from "./find-phrase.ts";
import { impliedConcepts } from "./implied-concepts.ts";
import { isDenied } from "./is-denied.ts";
import { isMeant } from "./is-meant.ts";
import { namesSchool } from "./read-education.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { tokenize } from "./tokenize.ts";

/** Behind the name of a language, as in "French (A2)". */
const basicLevel =
  /^[\s:(–-]*(?:basic|beginner|elementary|[aA][12]\b|school level|grundkenntnisse|débutant|básico)/iu;
const impliedCloseness = 0.8;
/** A phrase of which so much is found counts as found: people inflect and leave out. */
const nearlyWhole = 0.75;
/** A name that a known concept covers less than this far ("posting payroll journals") is looked for in its own words. */
const tellingShare = 0.5;

/** Everything in the CV that speaks for or against one of the names, in reading order. */
export function findEvidence(cv: ScoredCv, names: string[]): Evidence[] {
  const wanted = new Map<string, number>();
  const phrases: string[] = [];
  for (const name of names) {
    const tokens = tokenize(name);
    const mentions = findConcepts(tokens);
    const named = mentions.reduce((sum, { from, to }) => sum + contentWords(tokens.slice(from, to)), 0);
    if (named === 0 || named < contentWords(tokens) * tellingShare) phrases.push(name);
    else for (const { concept } of mentions) wanted.set(concept.name, 1);
  }
  const evidence: Evidence[] = [];
  cv.lines.forEach((line, index) => {
    const place = placeOf(line);
    if (!place || cv.ignoredLines.has(index)) return;
    const text = cv.document.lines[index]?.text ?? "";
    const add = (from: number, to: number, closeness: number) => {
      const start = line.tokens[from]?.start ?? 0;
      const end = line.tokens[to - 1]?.end ?? start;
      if (cv.isIgnored(index, start, end) || isInSchoolName(line, text, start)) return;
      const denial = isDenied(line.tokens, { from, to }, text);
      const isBasic = basicLevel.test(text.slice(end, end + 24));
      evidence.push({
        isBasic,
        span: evidenceSpan(cv, index, start, end),
        place,
        job: line.job,
        closeness,
        denial,
      });
    };
    for (const mention of line.concepts) {
      const closeness = closenessTo(wanted, mention.concept);
      if (closeness > 0 && isInPlace(mention.concept, line, text) && isMeant(cv, index, mention))
        add(mention.from, mention.to, closeness);
    }
    for (const phrase of phrases) {
      const found = findPhrase(line.tokens, phrase);
      if (found) add(found.from, found.to, found.closeness >= nearlyWhole ? 1 : found.closeness);
    }
  });
  return evidence;
}

/** 1 for a wanted concept, 0.8 for one that implies it, the table's part for a neighbour, else 0. */
function closenessTo(wanted: Map<string, number>, shown: Concept): number {
  if (wanted.has(shown.name)) return 1;
  let best = 0;
  for (const name of wanted.keys()) {
    if (impliedConcepts(shown.name).has(name)) best = Math.max(best, impliedCloseness);
    best = Math.max(best, conceptsByName.get(name)?.siblings?.[shown.name] ?? 0);
  }
  return best;
}

/** Null where nothing speaks for a requirement: contact, hobbies. */
export function placeOf(line: CvLine): Place | null {
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
      return "education";
    case "summary":
    case "other":
      return "summary";
    case "header":
      return line.tokens.length >= 8 ? "summary" : null;
    case "personal":
    case "interests":
      return null;
  }
}

/** A languages section speaks of languages only, and a language elsewhere must be one that is spoken. */
function isInPlace(concept: Concept, line: CvLine, text: string): boolean {
  const isLanguage = concept.kind === "language";
  if (line.section.kind === "languages") return isLanguage;
  if (!isLanguage) return true;
  const name = concept.name.split(" ")[0] ?? "";
  return (
    line.section.kind === "skills" ||
    new RegExp(
      `(?:\\bin|fluent|speak\\p{L}*|native|bilingual|conversational|working|business|professional)\\s+(?:in\\s+)?${name}|${name}\\s*(?:\\(|[ABC][12]|fluent|speak|language|native)`,
      "iu",
    ).test(text)
  );
}

function isInSchoolName(line: CvLine, text: string, start: number): boolean {
  if (line.section.kind !== "education") return false;
  const from = text.lastIndexOf(",", start) + 1;
  const comma = text.indexOf(",", start);
  return namesSchool(text.slice(from, comma < 0 ? text.length : comma)) && from > 0;
}
