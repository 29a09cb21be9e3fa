import type { Concept } from "../concepts/concept.ts";
import { type AliasNode, aliasRoot } from "../concepts/concept-table.ts";
import type { Token } from "../words/tokenize.ts";

/** A concept named by `tokens.slice(from, to)`; `alias` is the name as the table writes it. */
export type ConceptMention = { concept: Concept; alias: string; from: number; to: number };

/**
 * Whether a mention inside longer words is what they are about: a product or an acronym ("use Excel for reports"), or
 * a name of several words ("used to managing suppliers"), or what stands before a purpose ("Excel for shift reports").
 * A single common noun may only colour the rest.
 */
export function isTelling(tokens: Token[], { from, to }: ConceptMention): boolean {
  if (to - from > 1 || (from === 0 && leadsToPurpose.has(tokens[to]?.folded ?? ""))) return true;
  const written = tokens[from]?.written ?? "";
  return /\p{Lu}.*\p{Lu}/u.test(written) || (from > 0 && /^\p{Lu}/u.test(written));
}

/** Behind these words stands what the thing before them is for. */
const leadsToPurpose = new Set(["for", "with", "including"]);

/** The concepts that a run of words names, the longest name first, none overlapping. Ambiguity is not judged here. */
export function findConcepts(tokens: Token[]): ConceptMention[] {
  const mentions: ConceptMention[] = [];
  let index = 0;
  while (index < tokens.length) {
    const mention = longestFrom(tokens, index);
    if (mention && !isAdjective(tokens, mention)) mentions.push(mention);
    index = mention ? mention.to : index + 1;
  }
  return mentions;
}

/** "German labour law", "the French market": a country's, and no language to speak. */
function isAdjective(tokens: Token[], { concept, to }: ConceptMention): boolean {
  return concept.kind === "language" && belongsToCountry.has(tokens[to]?.folded ?? "");
}

const belongsToCountry = new Set(
  "law laws labor labour tax taxes taxation market markets client clients customer customers company companies accounting commercial employment legislation regulation regulations regulatory standard standards government authority authorities payroll building construction legal literature cuisine food cooking financial insurance pension pensions healthcare curriculum civil criminal corporate banking gaap hgb".split(
    " ",
  ),
);

function longestFrom(tokens: Token[], from: number): ConceptMention | null {
  let node: AliasNode | undefined = aliasRoot;
  let best: ConceptMention | null = null;
  for (let index = from; index < tokens.length; index++) {
    node = node.next.get(tokens[index]?.folded ?? "");
    if (!node) break;
    if (node.concept) best = { concept: node.concept, alias: node.written, from, to: index + 1 };
  }
  return best;
}
