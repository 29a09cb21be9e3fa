import { FeatureSet, type UnitFeatures } from "../../model/feature-set.ts";
import { wordPieces } from "../../model/word-pieces.ts";
import { tokenize } from "../../words/tokenize.ts";

/** Longer sentences are told by their first words. */
const mostTokens = 48;
const much = { group: 1, first: 0.5, length: 0.5 };
const longestClass = 6;

/** The features of a wish, by which it is told whether it may be asked for: words, pairs of words, parts of words. */
export function refusalFeatures(text: string): UnitFeatures {
  const features = new FeatureSet();
  const words = tokenize(text, mostTokens).map(({ folded }) =>
    /^\d+$/.test(folded) ? sizeOf(folded) : folded,
  );
  features.addGroup(
    words.map((word) => `w ${word}`),
    much.group,
  );
  features.addGroup(
    words.map((word, at) => `b ${words[at - 1] ?? "^"} ${word}`),
    much.group,
  );
  features.addGroup(
    words.flatMap((word, at) => (at > 1 ? [`s ${words[at - 2]} ${word}`] : [])),
    much.group,
  );
  features.addGroup(
    words.flatMap(wordPieces).map((piece) => `c ${piece}`),
    much.group,
  );
  features.add(`f ${words[0]}`, much.first);
  features.add(`n ${Math.min(longestClass, Math.ceil(Math.log2(words.length + 1)))}`, much.length);
  return features.finish();
}

/** Ages are told from other numbers by their size: pupils', beginners', workers', pensioners'; and years. */
const sizes = [
  { name: "#child", below: 10 },
  { name: "#pupil", below: 16 },
  { name: "#beginner", below: 22 },
  { name: "#twenties", below: 30 },
  { name: "#middle", below: 46 },
  { name: "#older", below: 66 },
  { name: "#pensioner", below: 100 },
  { name: "#hundreds", below: 1_900 },
  { name: "#year", below: 2_100 },
];

function sizeOf(number: string): string {
  return sizes.find(({ below }) => Number(number) < below)?.name ?? "#large";
}
