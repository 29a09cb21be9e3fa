import type { Requirement } from "../jd/requirement.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { yearsSince } from "../profile/years.ts";
import { quote } from "../words/quote.ts";
import { tokenize } from "../words/tokenize.ts";
import type { Evidence, Place } from "./evidence.ts";
import { closeness as closenessTable, quoted, recencyTable, verdictFrom } from "./evidence-parameters.ts";
import type { ScoredCv } from "./scored-cv.ts";

export type Assessed = { evidence: Evidence; strength: number };

/** What is missing or weak in the evidence, strongest first, in one sentence that holds of all that is quoted. */
export function remarkOn(cv: ScoredCv, requirement: Requirement, assessed: Assessed[]): string | null {
  const [best] = assessed;
  if (!best) return null;
  const { evidence, strength } = best;
  if (evidence.isBasic) return "Stated at a basic level.";
  if (evidence.level !== null && strength < verdictFrom.met)
    return "Stated at a lower level than the one asked for.";
  const counted = assessed.filter((one) => one.evidence.closeness >= closenessTable.same);
  if (counted.length > 0 && counted.every((one) => one.evidence.isCrowded))
    return "Shown in an unusually long list only.";
  const isNamed =
    assessed.some((one) => one.evidence.manner === "named") || isQuoted(cv, requirement, assessed);
  return remarkOnManner(evidence, isNamed) ?? remarkOnPlace(cv, { best, counted });
}

function remarkOnManner({ manner, closeness }: Evidence, isNamed: boolean): string | null {
  const isEnough = closeness >= closenessTable.same;
  if (!isEnough && manner !== "near" && manner !== "in part") return "A lower step of it is shown.";
  switch (manner) {
    case "included":
      return isNamed ? "Shown by what includes it." : "Not named, but what is shown includes it.";
    case "reworded":
      return isNamed ? null : "Shown in other words.";
    case "near":
      if (isNamed) return "Named, but what is shown best is only close to it.";
      return isEnough
        ? "Not named, but something that does much the same is shown."
        : "Something close to it is shown, not the thing itself.";
    case "in part":
      if (isNamed) return null;
      return `${isEnough ? "Most" : "Some"} of its words are shown, not all of them.`;
    case "named":
      return null;
  }
}

/** Whether what is quoted names the thing, also where the words were not counted as evidence. */
function isQuoted(cv: ScoredCv, { anyOf }: Requirement, assessed: Assessed[]): boolean {
  const names = new Set(
    anyOf.flatMap((name) => findConcepts(tokenize(name)).map(({ concept }) => concept.name)),
  );
  return assessed.slice(0, quoted.perRequirement).some(({ evidence }) => {
    const { text } = quote(cv.document, evidence.span);
    const folded = text.toLowerCase();
    return (
      anyOf.some((name) => folded.includes(name.toLowerCase())) ||
      findConcepts(tokenize(text)).some(({ concept }) => names.has(concept.name))
    );
  });
}

const alone: Partial<Record<Place, string>> = {
  summary: "Shown in the summary only.",
  education: "Shown in studies or courses only.",
};

/** "Only" is said of a place when nothing that counts stands anywhere else. */
function remarkOnPlace(
  cv: ScoredCv,
  { best, counted }: { best: Assessed; counted: Assessed[] },
): string | null {
  const { strength } = best;
  const places = new Set(counted.map(({ evidence }) => evidence.place));
  const [place] = places;
  if (places.size === 1 && place === "listed" && strength < 1)
    return strength < verdictFrom.met
      ? "Shown in a list only, and the roles held are in another line of work."
      : "Shown in the skills list only.";
  if (places.size === 1 && place && alone[place]) return alone[place];
  const atWork = counted.flatMap(({ evidence }) => evidence.job ?? []);
  const isOld = atWork.every(
    ({ interval }) => interval !== null && yearsSince(interval, cv.asOf) > recencyTable.fullYears,
  );
  if (atWork.length > 0)
    return isOld && strength < verdictFrom.remarkedBelow
      ? "Last shown in a role that ended more than five years ago."
      : null;
  return strength < verdictFrom.remarkedBelow && !places.has("project") && !places.has("certificate")
    ? "Not shown in a role."
    : null;
}
