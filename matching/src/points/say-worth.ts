import { type Group, groups, hundredths } from "./score-parameters.ts";
import type { Weight, Worth } from "./worth.ts";

/** The words of one language for what weights are worth. */
export type WorthWords = {
  /** "4.3", rounded as people round. */
  figures: Intl.NumberFormat;
  /** What the groups are called in a list of them. */
  groups: Readonly<Record<Group, string>>;
  notScored: string;
  /** "weight 3 of the 21 of all must-haves" */
  shareOf: Readonly<Record<Group, (of: { weight: number; weightOfGroup: number }) => string>>;
  /** "weight 5, the only one for the line of work" */
  onlyOne: Readonly<Record<Group, (of: { weight: number }) => string>>;
  worthUpTo: (of: { weight: string; points: string }) => string;
  earned: {
    none: (of: { worth: string }) => string;
    some: (of: { worth: string; points: string }) => string;
    all: (of: { worth: string }) => string;
  };
  ofHundred: (of: { shares: string }) => string;
};

/** Says in one language what weights are worth. */
export function sayWorth(words: WorthWords) {
  function points(amount: number): string {
    return words.figures.format(amount);
  }

  /** "weight 3 of the 21 of all must-haves"; "weight 5, the only one for the line of work". */
  function weight({ group, weight: own, weightOfGroup }: Weight): string {
    if (own === 0) return words.notScored;
    return own === weightOfGroup
      ? words.onlyOne[group]({ weight: own })
      : words.shareOf[group]({ weight: own, weightOfGroup });
  }

  /** "weight 3 of the 21 of all must-haves: worth up to 4.3 points". */
  function worth(of: Worth): string {
    return of.weight === 0 ? weight(of) : words.worthUpTo({ weight: weight(of), points: points(of.points) });
  }

  /** "Weight 3 of the 21 of all must-haves: worth up to 4.3 points; 2.7 of them are earned." */
  function earned(of: Worth, amount: number): string {
    const said = worth(of);
    const begun = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
    if (of.weight === 0) return `${begun}.`;
    if (amount <= 0) return words.earned.none({ worth: begun });
    return amount >= of.points
      ? words.earned.all({ worth: begun })
      : words.earned.some({ worth: begun, points: points(amount) });
  }

  /** What each group has of 100 points: "Of 100 points: the line of work 43.6 · must-haves 25.0. …"; empty without any. */
  function shares(all: readonly Pick<Worth, "group" | "points">[]): string {
    const parts = groups.flatMap((group) => {
      const own = all.filter((one) => one.group === group);
      const sum = own.reduce((total, one) => total + Math.round(one.points * hundredths), 0) / hundredths;
      return sum > 0 ? [`${words.groups[group]} ${points(sum)}`] : [];
    });
    return parts.length === 0 ? "" : words.ofHundred({ shares: parts.join(" · ") });
  }

  return { points, weight, worth, earned, shares };
}
