import type { RubricPoint } from "../question.ts";
import {
  type ComparedAnswer,
  contentFeaturesOf,
  type HeldWords,
  heldWords,
  type Statement,
  sentencesThatHold,
  statementOf,
} from "./content-features.ts";
import fitted from "./content-parameters.json" with { type: "json" };
import type { Stretch } from "./split-answer.ts";

/** Strengths from which a statement is made, or a part of it. */
export const contentVerdictFrom = { made: fitted.madeFrom, partly: fitted.partlyFrom };

/** Statements that are remembered: one rubric assesses many answers. */
const maxKept = 500;

/** How much of a statement an answer holds, 0 to 1, in the wording that suits it best; and the sentences that hold it. */
export function contentStrength(
  { text, made }: Pick<RubricPoint, "text" | "made">,
  compared: ComparedAnswer,
  maxQuotations: number,
): { strength: number; quotations: Stretch[] } {
  const [best] = (made.length === 0 ? [text] : made)
    .map(keptStatement)
    .map((statement) => ({ statement, strength: strengthOf(statement, compared) }))
    .sort((one, other) => other.strength - one.strength);
  if (!best || best.strength === 0) return { strength: 0, quotations: [] };
  return { strength: best.strength, quotations: sentencesThatHold(best.statement, compared, maxQuotations) };
}

/** The same for the words alone, of a point's text or of the sentence that makes it of which an answer holds most. */
export function heldWording(
  { text, made }: Pick<RubricPoint, "text" | "made">,
  compared: ComparedAnswer,
): HeldWords {
  return [text, ...made]
    .map((wording) => heldWords(keptStatement(wording), compared))
    .reduce((one, other) => (other.whole > one.whole ? other : one));
}

/** The root, as people give more for the first half of a statement than for the second. */
function strengthOf(statement: Statement, compared: ComparedAnswer): number {
  const features = contentFeaturesOf(statement, compared);
  const { weights } = fitted;
  return Math.sqrt(
    weights.words * features.words +
      weights.wordsOfSentence * features.wordsOfSentence +
      weights.newWords * features.newWords +
      weights.letters * features.letters +
      weights.newLetters * features.newLetters,
  );
}

const statements = new Map<string, Statement>();

function keptStatement(wording: string): Statement {
  const known = statements.get(wording);
  if (known) return known;
  const statement = statementOf(wording);
  if (statements.size >= maxKept) statements.clear();
  statements.set(wording, statement);
  return statement;
}
