import { findConcepts } from "../mentions/find-concepts.ts";
import { lowestDegreeLevel } from "../profile/degree-level.ts";
import { tokenize } from "../words/tokenize.ts";
import type { JdPart } from "./jd-headings.ts";
import { headingTable } from "./jd-parameters.ts";
import { readYearCount } from "./read-year-count.ts";

/** Said of what may be absent: "Would make us smile", "Even better", "We'd love to see". */
const conditional =
  /\b(?:would|could|might|may|also|even|extra|love|smile|impress|delight|icing|cherry|top|bonus|brownie)\b|['’]d\b/iu;

/**
 * What a list is under a heading that nobody has thought of: of all lists in a JD, only those of wishes name years,
 * degrees, qualifications and languages to have. Null for other lists.
 */
export function impliedPart(
  heading: string,
  { list, hasMusts }: { list: string[]; hasMusts: boolean },
): JdPart | null {
  const text = heading.replace(/[\s…:]+$|\.{2,}$/gu, "");
  if (text.split(/\s+/).length > headingTable.maxWordsUnknown || /[.;!]$/.test(text)) return null;
  const qualifications = list.filter(namesQualification).length;
  const known = list.filter(
    (wish) => namesQualification(wish) || findConcepts(tokenize(wish)).length > 0,
  ).length;
  const isMostlyKnown = list.length > 1 && known * 2 >= list.length;
  if (hasMusts && conditional.test(heading)) return isMostlyKnown ? "nice" : null;
  return qualifications >= headingTable.minQualifications || (qualifications > 0 && isMostlyKnown)
    ? "must"
    : null;
}

function namesQualification(text: string): boolean {
  if (readYearCount(text) !== null || lowestDegreeLevel(text) !== null) return true;
  return findConcepts(tokenize(text)).some(({ concept }) => concept.kind && concept.kind !== "trait");
}
