import { findConcepts } from "../../mentions/find-concepts.ts";
import { lowestDegreeLevel } from "../../profile/degree-level.ts";
import { tokenize } from "../../words/tokenize.ts";
import { readYearCount } from "../read-year-count.ts";
import type { RefusedCriterion } from "../requirement.ts";
import { refusedCriterion } from "./refused-criteria.ts";

const joint = /\s*[,;]\s+(?:and |but )?|\s+(?:and|but|with|plus|as well as|who (?:has|have|knows?))\s+/iu;

/**
 * What a sentence of a JD asks for beside criteria that are refused: "Must be under 35 and know Python" leaves "know
 * Python". Where the refused words cannot be told from the rest, nothing is left.
 */
export function withoutRefused(sentence: string): { rest: string[]; refused: RefusedCriterion[] } {
  const whole = refusedCriterion(sentence);
  if (!whole) return { rest: [sentence], refused: [] };
  const pieces = sentence.split(joint);
  const refused = pieces.flatMap((piece) => refusedCriterion(piece) ?? []);
  const rest = pieces.flatMap((piece) => {
    if (refusedCriterion(piece)) return languageIn(piece);
    return isConcrete(piece) ? [piece] : [];
  });
  return refused.length === 0 || rest.length === 0 ? { rest: [], refused: [whole] } : { rest, refused };
}

/** Who may not ask for native speakers still asks for the language. */
function languageIn(piece: string): string[] {
  const [only, ...others] = findConcepts(tokenize(piece)).filter(
    ({ concept }) => concept.kind === "language",
  );
  return only && others.length === 0 ? [only.concept.name] : [];
}

function isConcrete(piece: string): boolean {
  return (
    findConcepts(tokenize(piece)).length > 0 ||
    readYearCount(piece) !== null ||
    lowestDegreeLevel(piece) !== null
  );
}
