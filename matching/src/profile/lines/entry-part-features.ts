import { FeatureSet, type UnitFeatures } from "../../model/feature-set.ts";
import { titleLikeness } from "../../occupations/title-likeness.ts";
import { tokenize } from "../../words/tokenize.ts";
import { titleMarks } from "../layout-parameters.ts";
import { addTokens } from "./add-tokens.ts";

/** What a part of the head of a job is. */
export const entryPartLabels = ["title", "employer", "other"] as const;
export type EntryPartLabel = (typeof entryPartLabels)[number];

/** A part of a head with its place: the row, the cell in it, and the part of the cell, each counted from 0. */
export type PlacedPart = { text: string; row: number; cell: number; part: number };

const much = { group: 1, end: 0.7, sign: 0.8, place: 0.6, other: 0.5 };
/** Less like a title than anything, where there is no other part. */
const none = -2;
const most = { rows: 3, parts: 5, lengthClass: 4 };

/** The features of all parts of one head: their words, their places, and what the others look like. */
export function featuresOfParts(parts: PlacedPart[]): UnitFeatures[] {
  const likeness = parts.map(({ text }) => titleLikeness(text));
  const rows = new Set(parts.map(({ row }) => row)).size;
  return parts.map(({ text, row, cell, part }, index) => {
    const features = new FeatureSet();
    const tokens = tokenize(text).map(({ folded }) => folded);
    addTokens(features, tokens, much);
    const own = likeness[index] ?? 0;
    const others = likeness.filter((_, at) => at !== index);
    features.add(`k ${own}`, much.sign);
    features.add(
      `k ${own} of ${Math.max(none, ...others)} ${Math.min(titleMarks.role, ...others)}`,
      much.sign,
    );
    features.add(`k others ${Math.max(none, ...others)}`, much.other);
    features.add(
      `y words ${Math.min(most.lengthClass, Math.ceil(Math.log2(tokens.length + 1)))}`,
      much.place,
    );
    features.add(`y capitals ${text === text.toUpperCase()}`, much.place);
    features.add(`y digits ${/\d/u.test(text)}`, much.place);
    const place = `${Math.min(row, most.rows)} ${Math.min(cell, most.rows)} ${Math.min(part, most.rows)}`;
    features.add(`y place ${place}`, much.place);
    features.add(`y place ${place} of ${rows} ${Math.min(parts.length, most.parts)}`, much.place);
    features.add(`y index ${index} of ${Math.min(parts.length, most.parts)}`, much.place);
    return features.finish();
  });
}
