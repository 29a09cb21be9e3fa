import { blend, type OccupationVector, occupations } from "@winnow/matching/occupation-space.ts";
import { titleFit } from "@winnow/matching/occupations.ts";
import type { JdDemand } from "@winnow/matching/requirement.ts";
import type { LineEntry } from "../bank/bank-entry.ts";
import { lineEntries } from "../bank/line-entries.ts";
import { lineTable } from "./plan-parameters.ts";
import { workOfAdvert } from "./work-of-advert.ts";

const lineOfCode = new Map(
  lineEntries.flatMap((entry) => entry.occupations.map((code) => [code, entry] as const)),
);
const lineOfOccupation = occupations.map(({ code }) => lineOfCode.get(code) ?? null);

/**
 * The line of work whose occupations an advert speaks of most, in its text as well as by its title; null where they are
 * too small a part of all that it speaks of, or another line is too near: a question about a wrong trade is worse than a
 * general one.
 */
export function lineOfAdvert({
  title,
  text = "",
}: Pick<JdDemand, "title"> & { text?: string }): LineEntry | null {
  const work = blend([
    { vector: workOfAdvert(title, text), weight: 1 },
    { vector: occupationsOfTitle(title), weight: 1 },
  ]);
  const [first, second] = [...sharesOfLines(work)].sort(([, one], [, other]) => other - one);
  if (!first) return null;
  const [line, share] = first;
  const shareOfText = sharesOfLines(workOfAdvert(null, text)).get(line) ?? 0;
  const lead = share - (second?.[1] ?? 0);
  const isSure =
    share >= lineTable.minShare && lead >= lineTable.minLead && shareOfText >= lineTable.minShareOfText;
  return isSure ? line : null;
}

/** Sums of squared nearness: all lines and the occupations of none together make 1. */
function sharesOfLines(work: OccupationVector): Map<LineEntry, number> {
  const shares = new Map<LineEntry, number>();
  for (const [occupation, nearness] of work) {
    const line = lineOfOccupation[occupation];
    if (line) shares.set(line, (shares.get(line) ?? 0) + nearness ** 2);
  }
  return shares;
}

/** Those whose own title it is but for rank and order: "Tower Crane Operator" of "Crane and Tower Operators". */
function occupationsOfTitle(title: string | null): OccupationVector {
  const named = occupations.flatMap((occupation, index) =>
    title !== null && titleFit(title, occupation.title) === 1 && titleFit(occupation.title, title) === 1
      ? [[index, 1] as const]
      : [],
  );
  return blend([{ vector: new Map(named), weight: 1 }]);
}
