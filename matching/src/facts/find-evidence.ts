import { conceptsByName } from "../concepts/concept-table.ts";
import { isDenied } from "../mentions/is-denied.ts";
import { isMeant } from "../mentions/is-meant.ts";
import type { CvLine } from "../profile/cv-reading.ts";
import { indexOfCv } from "./cv-index.ts";
import type { Evidence } from "./evidence.ts";
import { closeness as closenessTable, phraseTable } from "./evidence-parameters.ts";
import { evidenceSpan } from "./evidence-span.ts";
import { findAlike, linesWithPhrase } from "./find-alike.ts";
import { findPhraseInStems, wordsOfPhrase } from "./find-phrase.ts";
import { levelBehind } from "./language-level.ts";
import { isInPlace, isInSchoolName, placeOf, placeOfQualification } from "./place-of.ts";
import { qualificationLevel } from "./qualification-level.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { closenessTo, type Wanted, wantedBy } from "./wanted.ts";

/** Behind the name of a language, as in "French (A2)". */
const basicLevel =
  /^[\s:(–-]*(?:basic|beginner|elementary|[aA][12]\b|school level|grundkenntnisse|débutant|básico)/iu;

/** Before the name of a language, as in "some French". */
const littleOf = /\b(?:some|basic|a little|limited|elementary|beginners?['’]?)\s+$/iu;

/** Everything in the CV that speaks for or against one of the names, in reading order. */
export function findEvidence(cv: ScoredCv, names: string[]): Evidence[] {
  const found = evidenceOf.get(cv) ?? new Map<string, Evidence[]>();
  evidenceOf.set(cv, found);
  const key = names.join("\n");
  const known = found.get(key);
  if (known) return known;
  const evidence = searchEvidence(cv, names, wantedBy(key, names));
  found.set(key, evidence);
  return evidence;
}

/** The line of work and each requirement ask for the same evidence. */
const evidenceOf = new WeakMap<ScoredCv, Map<string, Evidence[]>>();

function searchEvidence(cv: ScoredCv, names: string[], wanted: Wanted): Evidence[] {
  const evidence: Evidence[] = [];
  const { stems } = indexOfCv(cv);
  for (const index of linesToSearch(cv, wanted)) {
    const line = cv.lines[index];
    const text = cv.document.lines[index]?.text ?? "";
    if (!line || cv.ignoredLines.has(index)) continue;
    const ownPlace = placeOf(line, text);
    const add = (from: number, to: number, { closeness, manner }: Match, place = ownPlace) => {
      if (!place) return;
      const start = line.tokens[from]?.start ?? 0;
      const end = line.tokens[to - 1]?.end ?? start;
      if (cv.isIgnored(index, start, end) || isInSchoolName(line, text, start)) return;
      const denial = isDenied(line.tokens, { from, to }, text);
      const isBasic = basicLevel.test(text.slice(end)) || littleOf.test(text.slice(0, start));
      evidence.push({
        isBasic,
        level: levelBehind(text.slice(end)),
        isCrowded: cv.isCrowded(index, start, end),
        span: evidenceSpan(cv, index, start, end),
        place,
        job: line.job,
        closeness: isStepBelow(names, nearby(text, start, end))
          ? closeness * closenessTable.stepBelow
          : closeness,
        manner,
        denial,
      });
    };
    for (const mention of line.concepts) {
      const closeness = closenessTo(wanted, mention.concept);
      if (closeness > 0 && isInPlace(mention, line, text) && isMeant(cv, index, mention))
        add(
          mention.from,
          mention.to,
          { closeness, manner: mannerOf(closeness) },
          ownPlace ?? placeOfQualification(mention, line),
        );
    }
    if (!ownPlace) continue;
    for (const wording of wanted.turned) {
      const found = findPhraseInStems(stems[index] ?? [], wording);
      if (found && found.closeness === 1 && found.to - found.from <= phraseTable.maxTurn)
        add(found.from, found.to, { closeness: closenessTable.implied, manner: "reworded" });
    }
    for (const phrase of wanted.phrases) {
      for (const { from, to } of ownPlace === "listed" ? partsOfList(line, text) : [whole(line)]) {
        const found = findAlike(line.tokens.slice(from, to), phrase);
        if (!found) continue;
        const match: Match =
          found.closeness >= phraseTable.whole
            ? { closeness: 1, manner: "named" }
            : { closeness: found.closeness, manner: "in part" };
        add(from + found.from, from + found.to, match);
      }
    }
  }
  return evidence;
}

type Match = Pick<Evidence, "closeness" | "manner">;

/** By how near a concept is: the thing itself, what includes it, or a neighbour. */
function mannerOf(closeness: number): Evidence["manner"] {
  if (closeness === 1) return "named";
  return closeness === closenessTable.implied ? "included" : "near";
}

/** A qualification of a lower step than every one that would do: "Level 2 food hygiene" for "Level 3 food hygiene". */
function isStepBelow(names: string[], shown: string): boolean {
  const step = qualificationLevel(shown);
  const wanted = names.map(qualificationLevel);
  return step !== null && wanted.every((one) => one !== null && one > step);
}

/** The words of a mention with the few around them that may say its step. */
function nearby(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - phraseTable.lettersAround), end + phraseTable.lettersAround);
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
  const index = indexOfCv(cv);
  const { linesByConcept, linesByStem } = index;
  const lines = new Set<number>();
  if (wanted.concepts.size > 0)
    for (const [name, where] of linesByConcept) {
      const concept = conceptsByName.get(name);
      if (concept && closenessTo(wanted, concept) > 0) for (const line of where) lines.add(line);
    }
  for (const phrase of wanted.phrases) for (const line of linesWithPhrase(index, phrase)) lines.add(line);
  for (const phrase of wanted.turned)
    for (const word of wordsOfPhrase(phrase)) for (const line of linesByStem.get(word) ?? []) lines.add(line);
  return [...lines].sort((a, b) => a - b);
}
