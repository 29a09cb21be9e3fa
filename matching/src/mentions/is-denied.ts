import { denialReach } from "../facts/evidence-parameters.ts";
import type { Token } from "../words/tokenize.ts";
import { findConcepts } from "./find-concepts.ts";

const before = new Set(
  "no not without never booked lack lacking lacks learning learn studying study keen eager hope hoping aspiring aspire want wish willing interested unfamiliar planning haven't don't hasn't exploring kein keine keinen ohne sans sin sem senza geen bez".split(
    " ",
  ),
);
const beginner = new Set("currently yet soon".split(" "));
const after = new Set("learning beginner".split(" "));
/** Clauses end here: what is denied on one side says nothing about the other. */
const clauseEnd = new Set("but however although though aber mais pero mas ma maar ale".split(" "));
const studied = new Set(["course", "courses", "bootcamp", "tutorial", "tutorials"]);
/** Behind a mention: "registration to follow", "exam booked for May", "two papers to go". */
const stillOpen =
  /^(?:\p{L}+ ){0,4}?(?:to follow|to go|booked|pending|in progress|applied for|expected|anticipated|not yet)\b/iu;
const denying =
  /^(?:no|not|never|without|lack(?:s|ing)?|haven't|don't|hasn't|keine?n?|ohne|sans|sin|sem|senza|geen|bez)$/;
/** Words that may stand between a denial and what it denies, besides other skills. */
const between = new Set(
  "any a an the hold holding held possess own got currently yet much real prior previous hands on direct practical professional commercial formal first hand extensive deep experience experiences knowledge exposure understanding background skills skill certification certified license worked used with in of to using have had been familiar do does know or and nor as proficient erfahrung kenntnisse mit in experience en experiencia con avec".split(
    " ",
  ),
);

/** How a mention is taken back: denied or still being learnt. Null for a plain mention. */
export type Denial = "denied" | "learning";

/**
 * Whether the words within six of a mention deny it ("no hands-on experience with") or say that it is still to be
 * learnt ("currently learning"). "Not only" is no denial.
 */
export function isDenied(
  tokens: Token[],
  mention: { from: number; to: number },
  text?: string,
): Denial | null {
  for (let index = mention.from - 1; index >= Math.max(0, mention.from - denialReach); index--) {
    const word = tokens[index]?.folded ?? "";
    if (clauseEnd.has(word) || (text !== undefined && endsSentence(text, tokens, index))) break;
    if (isWish(tokens, index)) return "learning";
    if (index === mention.from - 1 && word === "provisional") return "learning";
    if (!before.has(word)) continue;
    if (word === "not" && tokens[index + 1]?.folded === "only") continue;
    if (word === "learning" && tokens[index - 1]?.folded === "machine") continue;
    if (denying.test(word)) {
      if (governs(tokens, index, mention.from)) return "denied";
      continue;
    }
    if (word === "planning" && !leadsToVerb.has(tokens[index + 1]?.folded ?? "")) continue;
    if (word === "study" && index > 0 && !leadsToStudy.has(tokens[index - 1]?.folded ?? "")) continue;
    if (/^(?:learn|study|exploring)/.test(word) && !isAboutOneself(tokens, index)) continue;
    return "learning";
  }
  if (text !== undefined && stillOpen.test(sentenceBehind(text, tokens[mention.to - 1]?.end ?? text.length)))
    return "learning";
  for (let index = mention.to; index < Math.min(tokens.length, mention.to + denialReach); index++) {
    if (text !== undefined && endsSentence(text, tokens, index - 1)) break;
    const word = tokens[index]?.folded ?? "";
    if (clauseEnd.has(word)) break;
    if (studied.has(word) && tokens.slice(mention.to, index).some((token) => beginner.has(token.folded)))
      return "learning";
    if (after.has(word) && !tokens[index + 1]) {
      if (tokens.slice(mention.to, index).every((token) => beginner.has(token.folded))) return "learning";
    }
  }
  return null;
}

/** The full stop of an abbreviation ("P.Eng. expected in June") ends no sentence. */
function sentenceBehind(text: string, end: number): string {
  const behind = text.slice(end).replace(/^\.\s+(?=\p{Ll})/u, "");
  return (behind.split(/[.;!?](?:\s|$)/)[0] ?? "").trimStart();
}

/** "Would like to work with X", "working towards X". */
function isWish(tokens: Token[], index: number): boolean {
  const word = tokens[index]?.folded;
  const previous = tokens[index - 1]?.folded;
  if (word === "like") return previous === "would";
  return (word === "towards" || word === "toward") && previous === "working";
}

/** "No hands-on experience with X" denies X; "migrated without loss of orders to X" does not. */
function governs(tokens: Token[], denial: number, mention: number): boolean {
  const gap = tokens.slice(denial + 1, mention);
  const isSkill = new Set(findConcepts(gap).flatMap(({ from, to }) => gap.slice(from, to)));
  return gap.every((token) => between.has(token.folded) || isSkill.has(token));
}

/** "Planning to learn", where "route planning in Excel" is work. */
const leadsToVerb = new Set(["to", "on"]);
/** "I study", "currently study", where "case study in Excel" is work. */
const leadsToStudy = new Set(["i", "to", "and", "currently", "still", "now", "also"]);

/** "Learning" as what a person does now, not as part of a name ("learning and development"). */
function isAboutOneself(tokens: Token[], index: number): boolean {
  const next = tokens[index + 1]?.folded;
  return next !== "and" && next !== "&" && next !== "management" && next !== "nurses";
}

function endsSentence(text: string, tokens: Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !next) return false;
  return /[.;!?](?:\s|$)/.test(text.slice(token.end, next.start));
}
