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

const ofGroup: Record<Group, string> = {
  role: "for the line of work",
  years: "for years of experience",
  must: "of all must-haves",
  education: "for education",
  nice: "of all nice-to-haves",
};

const amongGroup: Record<Group, string> = {
  ...ofGroup,
  must: "among must-haves",
  nice: "among nice-to-haves",
};

const oneDecimal = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "4.3", rounded as people round. */
export function pointsInFigures(points: number): string {
  return oneDecimal.format(points);
}

/** "weight 3 of the 21 of all must-haves"; "weight 5, the only one for the line of work". */
export function weightInWords({ group, weight, weightOfGroup }: Weight): string {
  if (weight === 0) return "weight 0, not scored";
  const share =
    weight === weightOfGroup
      ? `, the only one ${amongGroup[group]}`
      : ` of the ${weightOfGroup} ${ofGroup[group]}`;
  return `weight ${weight}${share}`;
}

/** "weight 3 of the 21 of all must-haves: worth up to 4.3 points". */
export function worthInWords(worth: Worth): string {
  const words = weightInWords(worth);
  return worth.weight === 0 ? words : `${words}: worth up to ${pointsInFigures(worth.points)} points`;
}

/** "Weight 3 of the 21 of all must-haves: worth up to 4.3 points; 2.7 of them are earned." */
export function earnedInWords(worth: Worth, earned: number): string {
  const words = worthInWords(worth);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return worth.weight === 0 ? `${sentence}.` : `${sentence}; ${howMany(earned, worth.points)} earned.`;
}

function howMany(earned: number, most: number): string {
  if (earned <= 0) return "none of them is";
  return earned >= most ? "all of them are" : `${pointsInFigures(earned)} of them are`;
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
