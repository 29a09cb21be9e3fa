import type { Requirement } from "../jd/requirement.ts";
import type { Fact } from "../match-report.ts";
import { isDenied } from "../mentions/is-denied.ts";
import { wordsOfEvidence } from "../words/find-literally.ts";
import { findWords } from "../words/find-words.ts";
import { quote, type Span } from "../words/quote.ts";
import { tokenize } from "../words/tokenize.ts";
import { distinctQuotations } from "./distinct-quotations.ts";
import { quoted } from "./evidence-parameters.ts";
import { strengthOfWords } from "./evidence-strength.ts";
import { isInSchoolName, placeOf } from "./place-of.ts";
import type { RelevantWork } from "./relevant-work.ts";
import type { ScoredCv } from "./scored-cv.ts";

/** Words of a CV that somebody else takes for evidence of what the engine has not found; `by` is fit to show. */
export type FurtherEvidence = { by: string; found: { requirementId: string; quotations: string[] }[] };

/**
 * Whether somebody else may look for it: what somebody can do, and the CV neither states nor denies. Roles, years, degrees,
 * certificates, permits and languages are there or not.
 */
export function isOpen({ category, years }: Requirement, { verdict, quotations }: Fact): boolean {
  const isOfAbility = category === "skill" || category === "other";
  return verdict === "not stated" && quotations.length === 0 && isOfAbility && years === null;
}

/** Lines of the CV in which it may be looked for: those that count, and are no list that nobody believes. */
export function linesToSearch(cv: ScoredCv): number[] {
  return cv.lines.flatMap((_, line) =>
    counts(cv, { fromLine: line, start: 0, toLine: line, end: cv.document.lines[line]?.text.length ?? 0 })
      ? line
      : [],
  );
}

/**
 * The fact with what somebody else has found for it: at most partly met, by words that stand literally in lines that
 * count. As it was where nothing of that holds.
 */
export function withFurtherEvidence(
  fact: Fact,
  of: { cv: ScoredCv; requirement: Requirement; work: RelevantWork; further: FurtherEvidence },
): Fact {
  const { cv, requirement, work, further } = of;
  const proposed = further.found.filter(({ requirementId }) => requirementId === requirement.id);
  if (proposed.length === 0 || !isOpen(requirement, fact)) return fact;
  const places = proposed
    .flatMap(({ quotations }) => quotations)
    .flatMap((words) => placesOf(cv, words))
    .map((span) => ({
      span,
      strength: strengthOfWords(cv, { requirement, work, verdict: "partly", line: span.fromLine }),
    }))
    .sort((one, other) => other.strength - one.strength);
  const [best] = places;
  if (!best) return fact;
  const quotations = places.map(({ span }) => quote(cv.document, span));
  return {
    ...fact,
    verdict: "partly",
    strength: best.strength,
    quotations: distinctQuotations(quotations).slice(0, quoted.perRequirement),
    remark: `Found by ${further.by}, in these words.`,
    foundBy: further.by,
  };
}

function placesOf(cv: ScoredCv, words: string): Span[] {
  const { length } = tokenize(words);
  return length < wordsOfEvidence.min || length > wordsOfEvidence.max
    ? []
    : findWords(cv.document, words).filter((span) => counts(cv, span) && !denies(cv, span));
}

/** Whether every line of it counts for the score. */
function counts(cv: ScoredCv, span: Span): boolean {
  return partsOf(cv, span).every(({ line, text, start, end }) => {
    const read = cv.lines[line];
    return (
      read !== undefined &&
      text.trim() !== "" &&
      !cv.ignoredLines.has(line) &&
      !cv.isIgnored(line, start, end) &&
      !cv.isCrowded(line, start, end) &&
      !cv.sections.some(({ headingLine }) => headingLine === line) &&
      placeOf(read, text) !== null &&
      !isInSchoolName(read, text, start)
    );
  });
}

/** Whether any of its words is taken back: "no experience of night shifts". */
function denies(cv: ScoredCv, span: Span): boolean {
  return partsOf(cv, span).some(({ line, text, start, end }) => {
    const tokens = cv.lines[line]?.tokens ?? [];
    return tokens.some(
      (token, at) =>
        token.end > start && token.start < end && isDenied(tokens, { from: at, to: at + 1 }, text) !== null,
    );
  });
}

type Part = { line: number; text: string; start: number; end: number };

function partsOf({ document }: ScoredCv, { fromLine, start, toLine, end }: Span): Part[] {
  const parts: Part[] = [];
  for (let line = fromLine; line <= toLine; line++) {
    const text = document.lines[line]?.text ?? "";
    parts.push({
      line,
      text,
      start: line === fromLine ? start : 0,
      end: line === toLine ? end : text.length,
    });
  }
  return parts;
}
