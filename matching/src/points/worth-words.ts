import { type Group, groups, hundredths } from "./score-parameters.ts";
import type { Weight, Worth } from "./worth.ts";

/** What the groups are called within a sentence. */
const groupNames: Record<Group, string> = {
  role: "the line of work",
  years: "years of experience",
  must: "must-haves",
  education: "education",
  nice: "nice-to-haves",
};

const oneDecimal = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "4.3", rounded as people round. */
export function pointsInFigures(points: number): string {
  return oneDecimal.format(points);
}

/** "weight 3 of 21 in must-haves". */
export function weightInWords({ group, weight, weightOfGroup }: Weight): string {
  return weight === 0
    ? "weight 0, not scored"
    : `weight ${weight} of ${weightOfGroup} in ${groupNames[group]}`;
}

/** "weight 3 of 21 in must-haves: 4.3 of 100 points". */
export function worthInWords(worth: Worth): string {
  const words = weightInWords(worth);
  return worth.weight === 0 ? words : `${words}: ${pointsInFigures(worth.points)} of 100 points`;
}

/** What each group has of 100 points: "Of 100 points: the line of work 43.6 · must-haves 25.0. …"; empty without any. */
export function sharesInWords(worth: Pick<Worth, "group" | "points">[]): string {
  const shares = groups.flatMap((group) => {
    const own = worth.filter((one) => one.group === group);
    const points = own.reduce((sum, one) => sum + Math.round(one.points * hundredths), 0) / hundredths;
    return points > 0 ? [`${groupNames[group]} ${pointsInFigures(points)}`] : [];
  });
  if (shares.length === 0) return "";
  return `Of 100 points: ${shares.join(" · ")}. Within each of these, points are shared by weight.`;
}
