import { maxWordsOfName } from "../concepts/concept-table.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { type Rule, rewrite } from "../rules/rule.ts";
import { tokenize } from "../words/tokenize.ts";
import { endingRules } from "./ending-rules.ts";
import { wishTable } from "./jd-parameters.ts";
import { leadInRules } from "./lead-in-rules.ts";

/** How far it should go, and why: "so clean that finance trusts it". */
const extent = /\s+so\s+\p{L}+\s+that\b.*$|,?\s+because\s.*$/iu;

/** What a wish is about: "Proven experience with SolidWorks is a must." becomes "SolidWorks". */
export function stripLeadIn(
  wish: string,
  { leadIns, endings }: WishRules = { leadIns: leadInRules, endings: endingRules },
): string {
  let text = wish
    .replace(/^[¿¡\s]+|[.;:,?!\s]+$/gu, "")
    .replace(extent, "")
    .trim();
  let before = "";
  for (let round = 0; before !== text && round < wishTable.maxLeadIns; round += 1) {
    before = text;
    text = rewrite(leadIns, text, (open) => !startsWithName(open)).replace(/[\s,;:–—-]+$/u, "");
    const shortened = withoutEnding(endings, text);
    if (shortened.length > 1) text = shortened;
  }
  return text;
}

type WishRules = { leadIns: Rule<string>[]; endings: Rule<string>[] };

/** Of several endings the one that begins first, so that a longer one goes as a whole. */
function withoutEnding(endings: Rule<string>[], text: string): string {
  const starts = endings.flatMap(({ match }) => match.exec(text)?.index ?? []);
  return text.slice(0, Math.min(text.length, ...starts)).replace(/[\s,;:–—-]+$/u, "");
}

/** "Professional Engineer", "Working at height": what would lead up to something else is here a part of the name. */
function startsWithName(text: string): boolean {
  // What stands behind a name decides whether it is one.
  const [first] = findConcepts(tokenize(text, maxWordsOfName + 1));
  return first !== undefined && first.from === 0 && first.to > 1;
}
