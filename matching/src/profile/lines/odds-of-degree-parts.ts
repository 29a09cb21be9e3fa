import type { Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds, LineModel } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import { titleLikeness } from "../../occupations/title-likeness.ts";
import { degreeLevelAmongDegrees } from "../degree-level.ts";
import { fieldNamed } from "../field-names.ts";
import { namesSchool } from "../names-school.ts";
import { isPlace } from "../places.ts";
import { degreePartLabels } from "./degree-part-label.ts";
import packed from "./degree-part-model.json" with { type: "json" };
import { oddsOfParts } from "./odds-of-parts.ts";
import type { LinePart, PartKnowledge } from "./part-features.ts";

let model: LineModel | null = null;

/** Dates, degrees and schools. */
export const degreeKnowledge: PartKnowledge = {
  keyOf,
  seen: ["T", "D", "S"],
  ahead: [],
  isJoined: false,
  isSized: false,
  habit: { others: 2, ofRow: 0.3 },
};

/** How likely each part of the lines of a section is what (`degreePartLabels`). */
export function oddsOfDegreeParts(lines: readonly Line[], parts: readonly LinePart[]): LabelOdds[] {
  model ??= unpack(packed, degreePartLabels);
  return oddsOfParts(lines, parts, { model, knowledge: degreeKnowledge });
}

function keyOf({ text, isDates }: LinePart): string {
  if (isDates) return "T";
  const level = degreeLevelAmongDegrees(text);
  return [
    level === null ? "" : "D",
    namesSchool(text) ? "S" : "",
    isPlace(text) ? "P" : "",
    titleLikeness(text) < 0 ? "C" : "",
    fieldNamed(text) ?? "",
    /\d/u.test(text) ? "#" : "",
  ].join("");
}
