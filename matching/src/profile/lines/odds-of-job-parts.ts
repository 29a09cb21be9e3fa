import type { Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds, LineModel } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import { titleLikeness } from "../../occupations/title-likeness.ts";
import { isDuration } from "../duration.ts";
import { fieldNamed } from "../field-names.ts";
import { titleMarks } from "../layout-parameters.ts";
import { isPlace, isRegion } from "../places.ts";
import { jobPartLabels } from "./job-part-label.ts";
import packed from "./job-part-model.json" with { type: "json" };
import { oddsOfParts } from "./odds-of-parts.ts";
import type { LinePart, PartKnowledge } from "./part-features.ts";

let model: LineModel | null = null;

/** Dates, roles, companies and the text below a job. */
export const jobKnowledge: PartKnowledge = {
  keyOf,
  seen: ["T", "R", "C", "B"],
  ahead: ["T", "R", "C", "B"],
  isJoined: true,
  isSized: true,
  habit: { others: 3, ofRow: 0 },
};

/** How likely each part of the lines of a section is what (`jobPartLabels`). */
export function oddsOfJobParts(lines: readonly Line[], parts: readonly LinePart[]): LabelOdds[] {
  model ??= unpack(packed, jobPartLabels);
  return oddsOfParts(lines, parts, { model, knowledge: jobKnowledge });
}

const letters = new Map([
  [titleMarks.role, "R"],
  [titleMarks.roleOfCompany, "Q"],
  [titleMarks.mentioned, "M"],
  [titleMarks.company, "C"],
]);

/** What the tables know of a part, as one. */
function keyOf({ text, isDates, isBody }: LinePart): string {
  if (isDates) return "T";
  if (isBody) return "B";
  return [
    letters.get(titleLikeness(text)) ?? "",
    isPlace(text) || isRegion(text) ? "P" : "",
    isDuration(text) ? "L" : "",
    fieldNamed(text) ?? "",
    /\d/u.test(text) ? "#" : "",
  ].join("");
}
