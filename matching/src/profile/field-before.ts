import { degreeLevel, degreeLevelAmongDegrees } from "./degree-level.ts";
import type { FieldName } from "./field-names.ts";
import { fieldNamed } from "./field-names.ts";
import { fieldOfLabel } from "./field-words.ts";
import type { LinePart } from "./lines/part-features.ts";

/** The field that the part in front of a colon, or of dates, names: of "B.Com." in "Qualification: B.Com."; null for every other part. */
export function fieldBefore(parts: readonly LinePart[], at: number): FieldName | null {
  const [label, part] = [parts[at - 1], parts[at]];
  const isLabelled = label !== undefined && label.line === part?.line && label.start === 0;
  const isBehindColon = part?.joiner.startsWith(":");
  if (!isLabelled || !(isBehindColon || part?.isDates) || isDegree(label.text)) return null;
  return isBehindColon ? fieldOfLabel(label.text) : fieldNamed(label.text);
}

/** "Diploma: Cookery" is one, as a "Diploma in Cookery" is. */
function isDegree(label: string): boolean {
  const level = degreeLevelAmongDegrees(label);
  return degreeLevel(`${label} in`) !== null || level === "bachelor" || level === "master";
}
