import type { FeatureSet } from "../../model/feature-set.ts";
import { wordPieces } from "../../model/word-pieces.ts";

/** The words of a part of a line, what they are made of, and the first and the last of them. */
export function addTokens(
  features: FeatureSet,
  tokens: readonly string[],
  much: { group: number; end: number },
): void {
  features.addGroup(
    tokens.map((token) => `w ${token}`),
    much.group,
  );
  features.addGroup(
    tokens.flatMap(wordPieces).map((piece) => `c ${piece}`),
    much.group,
  );
  features.add(`f ${tokens[0]}`, much.end);
  features.add(`l ${tokens.at(-1)}`, much.end);
}
