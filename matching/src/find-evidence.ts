import type { Concept } from "./concepts/concept.ts";
import { conceptsByName } from "./concepts/concept-table.ts";
import { indexOfCv } from "./cv-index.ts";
import type { CvLine } from "./cv-reading.ts";
import type { Evidence, Place } from "./evidence.ts";
import { closeness as closenessTable, phraseTable } from "./evidence-numbers.ts";
import { evidenceSpan } from "./evidence-span.ts";
import { type ConceptMention, findConcepts, isTelling } from "./find-concepts.ts";
import { contentWords, findPhraseInStems, wordsOfPhrase } from "./find-phrase.ts";
import { impliedConcepts } from "./implied-concepts.ts";
import { isDenied } from "./is-denied.ts";
import { isMeant } from "./is-meant.ts";
import { namesSchool } from "./read-education.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { type Token, tokenize } from "./tokenize.ts";

/** Behind the name of a language, as in "French (A2)". */
const basicLevel =
  /^[\s:(–-]*(?:basic|beginner|elementary|[aA][12]\b|school level|grundkenntnisse|débutant|básico)/iu;
/** Before the name of a language, as in "some French". */
const littleOf = /\b(?:some|basic|a little|limited|elementary|beginners?['’]?)\s+$/iu;
const contact = /@|\b(?:https?:|www\.)|\.com\/|\bin\/[\p{L}\d-]+/iu;
/** Among degrees, a paper that says what somebody may do. */
const certifies =
  /\b(?:certifi\p{L}+|licen[cs]ed|registered|registration|chartered|accredited by|zertifi\p{L}+)\b/iu;
/** A line above the first heading with fewer words is a title or an address. */
const fewestWordsOfSummary = 8;

/** Everything in the CV that speaks for or against one of the names, in reading order. */
export function findEvidence(cv: ScoredCv, names: string[]): Evidence[] {
  const found = evidenceOf.get(cv) ?? new Map<string, Evidence[]>();
  evidenceOf.set(cv, found);
  const key = names.join("\n");
  const known = found.get(key);
  if (known) return known;
  const evidence = searchEvidence(cv, wantedBy(key, names));
  found.set(key, evidence);
  return evidence;
}

/** The line of work and each requirement ask for the same evidence. */
const evidenceOf = new WeakMap<ScoredCv, Map<string, Evidence[]>>();

type Wanted = {
  concepts: Set<string>;
  phrases: string[];
  /** Names of several ordinary words, which people also turn round: "calendar management", "manage two calendars". */
  turned: string[];
  closeness: Map<string, number>;
};

function searchEvidence(cv: ScoredCv, wanted: Wanted): Evidence[] {
  const evidence: Evidence[] = [];
  const { stems } = indexOfCv(cv);
  for (const index of linesToSearch(cv, wanted)) {
    const line = cv.lines[index];
    const text = cv.document.lines[index]?.text ?? "";
    if (!line || cv.ignoredLines.has(index)) continue;
    const ownPlace = placeOf(line, text);
    const add = (from: number, to: number, closeness: number, place = ownPlace) => {
      if (!place) return;
      const start = line.tokens[from]?.start ?? 0;
      const end = line.tokens[to - 1]?.end ?? start;
      if (cv.isIgnored(index, start, end) || isInSchoolName(line, text, start)) return;
      const denial = isDenied(line.tokens, { from, to }, text);
      const isBasic = basicLevel.test(text.slice(end)) || littleOf.test(text.slice(0, start));
      evidence.push({
        isBasic,
        isCrowded: cv.isCrowded(index, start, end),
        span: evidenceSpan(cv, index, start, end),
        place,
        job: line.job,
        closeness,
        denial,
      });
    };
    for (const mention of line.concepts) {
      const closeness = closenessTo(wanted, mention.concept);
      if (closeness > 0 && isInPlace(mention, line, text) && isMeant(cv, index, mention))
        add(mention.from, mention.to, closeness, ownPlace ?? placeOfPaper(mention, line));
    }
    if (!ownPlace) continue;
    for (const wording of wanted.turned) {
      const found = findPhraseInStems(stems[index] ?? [], wording);
      if (found && found.closeness === 1 && found.to - found.from <= phraseTable.longestTurn)
        add(found.from, found.to, closenessTable.implied);
    }
    for (const phrase of wanted.phrases) {
      for (const { from, to } of ownPlace === "listed" ? partsOfList(line, text) : [whole(line)]) {
        const found = findPhraseInStems((stems[index] ?? []).slice(from, to), phrase);
        if (found)
          add(from + found.from, from + found.to, found.closeness >= phraseTable.whole ? 1 : found.closeness);
      }
    }
  }
  return evidence;
}

type Part = { from: number; to: number };

function whole({ tokens }: CvLine): Part {
  return { from: 0, to: tokens.length };
}

/** What stands between the commas of a list: words of two skills make no phrase. */
function partsOfList({ tokens }: CvLine, text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (next && !/[,;|•·]/u.test(text.slice(token.end, next.start))) return;
    parts.push({ from, to: index + 1 });
    from = index + 1;
  });
  return parts;
}

/** The lines that name a concept close to a wanted one or a word of a phrase, in order. */
function linesToSearch(cv: ScoredCv, wanted: Wanted): number[] {
  const { linesByConcept, linesByStem } = indexOfCv(cv);
  const lines = new Set<number>();
  if (wanted.concepts.size > 0)
    for (const [name, where] of linesByConcept) {
      const concept = conceptsByName.get(name);
      if (concept && closenessTo(wanted, concept) > 0) for (const line of where) lines.add(line);
    }
  for (const phrase of [...wanted.phrases, ...wanted.turned])
    for (const word of wordsOfPhrase(phrase)) for (const line of linesByStem.get(word) ?? []) lines.add(line);
  return [...lines].sort((a, b) => a - b);
}

const mostKept = 2000;
const wantedByKey = new Map<string, Wanted>();

/** What the names ask for: known concepts, and phrases for what no table knows. */
function wantedBy(key: string, names: string[]): Wanted {
  const known = wantedByKey.get(key);
  if (known) return known;
  const wanted: Wanted = { concepts: new Set(), phrases: [], turned: [], closeness: new Map() };
  for (const name of names) {
    const tokens = tokenize(name);
    const mentions = findConcepts(tokens);
    const named = mentions.reduce((sum, { from, to }) => sum + contentWords(tokens.slice(from, to)), 0);
    if (named === 0 || named < contentWords(tokens) * phraseTable.tellingShare) wanted.phrases.push(name);
    const isNamed = wanted.phrases.at(-1) !== name;
    for (const mention of mentions)
      if (isNamed || isTelling(tokens, mention)) {
        wanted.concepts.add(mention.concept.name);
        wanted.turned.push(...wordings(name, tokens, mention));
      }
  }
  if (wantedByKey.size >= mostKept) wantedByKey.clear();
  wantedByKey.set(key, wanted);
  return wanted;
}

/** Ordinary words only: what has capitals within is a name, and is written as it is. */
function wordings(name: string, tokens: Token[], { concept, from, to }: ConceptMention): string[] {
  const written = name.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const isOrdinary = contentWords(tokens.slice(from, to)) >= 2 && /^\p{Lu}?[\p{Ll} -]+$/u.test(written);
  return isOrdinary && !concept.ambiguous && concept.kind === undefined ? [written] : [];
}

/** 1 for a wanted concept, 0.8 for one that implies it, the table's part for a neighbour, else 0. */
function closenessTo({ concepts, closeness }: Wanted, shown: Concept): number {
  const known = closeness.get(shown.name);
  if (known !== undefined) return known;
  const found = concepts.has(shown.name) ? 1 : nearness(concepts, shown);
  closeness.set(shown.name, found);
  return found;
}

function nearness(wanted: Set<string>, shown: Concept): number {
  let best = 0;
  for (const name of wanted) {
    if (impliedConcepts(shown.name).has(name)) best = Math.max(best, closenessTable.implied);
    best = Math.max(best, conceptsByName.get(name)?.siblings?.[shown.name] ?? 0);
  }
  return best;
}

/**
 * Above the first heading, a long line that is no contact data is taken for a summary. Null where nothing speaks for a
 * requirement: contact, hobbies.
 */
export function placeOf(line: CvLine, text: string): Place | null {
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
      return line.tokens.length >= fewestWordsOfSummary && !contact.test(text) ? "summary" : null;
    case "personal":
    case "interests":
      return null;
  }
}

/** "Leeds | me@example.org | full driving licence": where people say how to reach them they also say what they hold. */
function placeOfPaper({ concept }: ConceptMention, { section }: CvLine): Place | null {
  const isPaper = concept.kind === "permit" || concept.kind === "certificate";
  return isPaper && section.kind === "header" ? "summary" : null;
}

/** A languages section speaks of languages only, and a language elsewhere must be one that is spoken. */
function isInPlace({ concept, from, to }: ConceptMention, line: CvLine, text: string): boolean {
  const isLanguage = concept.kind === "language";
  if (line.section.kind === "languages") return isLanguage;
  if (!isLanguage) return true;
  const name = text.slice(line.tokens[from]?.start ?? 0, line.tokens[to - 1]?.end ?? 0);
  if (!/^\p{L}[\p{L} -]*$/u.test(name)) return false;
  return (
    line.section.kind === "skills" ||
    line.section.kind === "certificates" ||
    new RegExp(
      `(?:\\bin|fluent|speak\\p{L}*|native|bilingual|conversational|working|business|professional)\\s+(?:in\\s+)?${name}|${name}\\s*(?:\\(|[ABC][12]|fluent|speak|language|(?:is )?(?:my )?(?:native|mother|muttersprach)|muttersprach|verhandlungssicher|langue|lengua)`,
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
