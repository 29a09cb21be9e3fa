import type { Concept } from "../concepts/concept.ts";
import { conceptsByName, fieldOfConcept } from "../concepts/concept-table.ts";
import { joining } from "../lexicon/joining-words.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { impliedConcepts } from "../mentions/implied-concepts.ts";
import { tokenize } from "../words/tokenize.ts";
import { listTable } from "./jd-parameters.ts";

/** Cuts a wish into the things it asks for: "A and B" and "A, B and C" are several, "A, B or C" is one. */
export function splitWish(wish: string): string[] {
  if (isAboutOneLanguage(wish)) return [wish];
  const list = splitList(wish);
  if (list) return list;
  const [, thing, places] = atLeastOne.exec(wish) ?? choiceInChoice.exec(wish) ?? [];
  if (thing && places && [thing, places].every((part) => findConcepts(tokenize(part)).length > 0))
    return [...splitWish(thing), places];
  const pieces = splitOutside(wish, both);
  if (pieces.length === 1) return splitCommas(wish);
  if (namesOneConcept(wish)) return [wish];
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before !== undefined && !standsAlone(before, piece)) {
      joined[joined.length - 1] = wish.slice(
        wish.indexOf(before),
        wish.indexOf(piece, wish.indexOf(before) + before.length) + piece.length,
      );
    } else joined.push(piece);
  }
  return joined.flatMap(splitCommas);
}

const both = new RegExp(`\\s*;\\s+|\\s*,?\\s+(?:${joining("surelyAnd")}|&)\\s+`, "giu");
const either = new RegExp(`\\s(?:${joining("surelyOr")})\\s`, "iu");

/** "Kubernetes on at least one of AWS, GCP and Azure" asks for both. */
const atLeastOne = /^(.+?)\s+(?:on|in|with|using)\s+(at least one (?:of\s+)?.+)$/iu;

/** "REST or GraphQL APIs in Node, Django or similar" asks for one of each. */
const choiceInChoice = /^(.+\s(?:or|\/)\s.+?)\s+(?:in|with|using)\s+(.+\s(?:or|\/)\s.+)$/iu;

/** "Written and verbal communication" is one thing. */
const bothWays = /\b(?:written|verbal|oral|spoken)\s*(?:,|and|&)\s+(?:written|verbal|oral|spoken)\b/giu;

/** "Fluent written and spoken English" is one wish. */
function isAboutOneLanguage(wish: string): boolean {
  const languages = findConcepts(tokenize(wish)).filter(({ concept }) => concept.kind === "language");
  return languages.length === 1 && /\b(?:written|spoken|oral|verbal|writing|speaking)\b/iu.test(wish);
}

/** "A, B, C and D" lists as many wishes where each is a name of a few words. */
function splitList(wish: string): string[] | null {
  if (/\b(?:or|oder|such as|like|e\.g\.|including|years?|degree)\b|[()]/iu.test(wish)) return null;
  const parts = wish.split(/\s*,\s+(?:and\s+)?|\s+(?:and|und|et|&)\s+/iu);
  const isList = /,.*\s(?:and|und|et|&)\s+[^,]+$/iu.test(wish);
  return isList &&
    parts.length >= listTable.minItems &&
    parts.every((part) => tokenize(part).length <= listTable.maxItemLength)
    ? parts
    : null;
}

/** The names of which any one is enough: alternatives by "or", a slash or examples, and what brackets add. */
export function alternatives(wish: string): string[] {
  const examples =
    /^(.*?),?\s*\(?\b(?:such as|(?<!\b(?:not|who|you|we|they|people|clients|customers|would)\s)like|e\.g\.,?|for example|for instance|including|(?:e)?specially|particularly|in particular|above all|z\.\s?b\.)\s+(.*?)\)?$/iu.exec(
      wish,
    );
  const bracket = /^(.*?)\s*\((?:e\.g\.,?\s*|such as\s+|like\s+|for example\s+)?([^()]*)\)\s*(.*)$/iu.exec(
    wish,
  );
  const whole = examples ?? bracket;
  if (!whole) return unique(splitAlternatives(wish));
  const head = [whole[1], whole[3]]
    .filter(Boolean)
    .join(" ")
    .replace(/\s+,/gu, ",")
    .replace(/^(?:an?|the|any)\s+/iu, "")
    .trim();
  if (!examples && /^(?:we|our|currently)\b/iu.test(whole[2] ?? ""))
    return unique([...splitAlternatives(head), ...namesIn(whole[2] ?? "")]);
  if (!examples && isRemark(head, whole[2] ?? "")) return unique(splitAlternatives(head));
  if (oneOf.test(head)) return unique(splitAlternatives(whole[2] ?? "", true));
  return unique([...splitAlternatives(head), ...splitAlternatives(whole[2] ?? "", true)]);
}

/** "At least one scripting language (Python or R)" names in brackets all that it means. */
const oneOf = /^(?:at least one|one or more|one|any)\b/iu;

/** "Registered Nurse (Adult)": what no table knows beside something known says more about it, and is no other name. */
function isRemark(head: string, bracket: string): boolean {
  const isKnown = (text: string) => findConcepts(tokenize(text)).length > 0;
  return isKnown(head) && !isKnown(bracket) && !/\bor\b|[,/]|^[\p{Lu}\d&-]+$/u.test(bracket);
}

/** "(we run Postgres on RDS)". */
function namesIn(text: string): string[] {
  const tokens = tokenize(text);
  return findConcepts(tokens).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
}

const slash = "\\s+/\\s+|(?<=\\p{L}{3})/(?=\\p{Lu}\\p{L}{2})";

function splitAlternatives(text: string, isList = false): string[] {
  if (namesOneConcept(text)) return [text];
  const hasOr = either.test(text);
  const related = relatedPair(text);
  const separator =
    hasOr || isList || related
      ? new RegExp(`\\s*,?\\s+(?:${joining("surelyOr")}|and)\\s+|\\s*[,;]\\s+|${slash}`, "giu")
      : new RegExp(slash, "giu");
  return splitOutside(text, separator).map((part) =>
    part.replace(/^(?:or|either|an?|another|any|any other|the|similar|other|etc)\s+|\betc\.?$/giu, "").trim(),
  );
}

/** "CSS and responsive design", "Prometheus and Grafana": near neighbours named together are one wish. */
function relatedPair(text: string): boolean {
  const [first, second, third] = splitOutside(text, /\s+and\s+/giu);
  if (!first || !second || third) return false;
  const one = findConcepts(tokenize(first)).at(-1)?.concept;
  const other = findConcepts(tokenize(second))[0]?.concept;
  return one !== undefined && other !== undefined && areRelated(one, other);
}

function areRelated(one: Concept, other: Concept): boolean {
  if (one === other || one.siblings?.[other.name] || other.siblings?.[one.name]) return true;
  return impliedConcepts(one.name).has(other.name) || impliedConcepts(other.name).has(one.name);
}

/** Two sides of an "and" part when each is a thing of its own: a known concept, or a phrase of at most four words. */
function standsAlone(before: string, piece: string): boolean {
  if (/\b(?:their|its|them)\b/iu.test(piece)) return false;
  const one = findConcepts(tokenize(before)).at(-1)?.concept;
  const other = findConcepts(tokenize(piece))[0]?.concept;
  if (one && other) return !areRelated(one, other);
  if (/\b(?:such as|between)\b[^()]*$/iu.test(before) && !/\bor\b/iu.test(before)) return false;
  const isShort = (text: string) => tokenize(text).length <= listTable.maxPhraseLength;
  return (one !== undefined || other !== undefined) && isShort(before) && isShort(piece);
}

function splitCommas(wish: string): string[] {
  const listed = splitOutside(wish, /\s*,\s+/gu);
  if (isListWithChoices(listed)) return listed;
  if (listsClauses(listed) || listsUnlike(listed)) return listed.map((part) => part.replace(/^or\s+/iu, ""));
  if (/\b(?:or|oder|such as|like|e\.g\.|including|in any|years?|degree)\b/iu.test(wish)) return [wish];
  const parts = splitOutside(wish, /\s*,\s+/gu);
  const areThings = parts.every(
    (part) => findConcepts(tokenize(part)).length > 0 || tokenize(part).length <= 2,
  );
  return parts.length > 1 && areThings ? parts : [wish];
}

/** "Have used A, know B, or can do C": parts with verbs of their own are no choice between likes. */
function listsClauses(parts: string[]): boolean {
  return (
    parts.length >= listTable.minItems &&
    parts
      .slice(1)
      .every((part) => /^(?:or\s+|and\s+)?(?:can|know|have|hold|are|speak|understand)\s/iu.test(part))
  );
}

/** "Fintech, HTML, motion design, or Portuguese": what lies in as many fields of work is no choice between likes. */
function listsUnlike(parts: string[]): boolean {
  if (parts.length < listTable.minUnlike || !/^or\s/iu.test(parts.at(-1) ?? "")) return false;
  const fields = parts.map((part) => fieldOfConcept.get(findConcepts(tokenize(part))[0]?.concept.name ?? ""));
  return new Set(fields.filter((field) => field !== undefined)).size >= listTable.minFields;
}

/** "CIPS or NEVI, contract law, Dutch": a choice within a list that itself ends without "or". */
function isListWithChoices(parts: string[]): boolean {
  if (
    parts.length < listTable.minItems ||
    parts.some((part) => tokenize(part).length > listTable.maxChoiceLength)
  )
    return false;
  if (parts.some((part) => /^(?:or|and)\b|\b(?:such as|like|e\.g\.|including|years?|degree)\b/iu.test(part)))
    return false;
  return !/\bor\b/iu.test(parts.at(-1) ?? "") && parts.slice(0, -1).some((part) => /\sor\s/iu.test(part));
}

function namesOneConcept(text: string): boolean {
  const tokens = tokenize(text);
  const [only, more] = findConcepts(tokens);
  return (
    only !== undefined &&
    more === undefined &&
    only.to - only.from === tokens.length &&
    conceptsByName.has(only.concept.name)
  );
}

/** Splits where the pattern matches outside brackets and outside names ("sales and use tax"). */
function splitOutside(text: string, separator: RegExp): string[] {
  const tokens = tokenize(text);
  const names = findConcepts(tokens).map(({ from, to }) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
  for (const pair of text.matchAll(bothWays)) {
    names.push({ start: pair.index, end: pair.index + pair[0].length });
  }
  const isInName = (at: number) => names.some(({ start, end }) => at > start && at < end);
  const joins = (sign: string) => /\p{L}|&/u.test(sign) && !sign.includes(",");
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    const depth = [...text.slice(0, match.index)].reduce(
      (open, sign) => open + (sign === "(" ? 1 : sign === ")" ? -1 : 0),
      0,
    );
    if (depth > 0 || match.index < from || (joins(match[0]) && isInName(match.index))) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** "Node, Django or similar". */
const namesNothing =
  /^(?:similar|comparable|equivalent|others?|alike|related|the like|above|higher|better|more)$/iu;

function unique(names: string[]): string[] {
  return [...new Set(names.filter((name) => /[\p{L}\d]/u.test(name) && !namesNothing.test(name)))];
}
