import type { Line } from "@winnow/documents/document-text.ts";
import { type LabelOdds, type LineModel, oddsOfChain, oddsOfUnit } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import { beginningsOfCvLines, featuresOfCvLines, stepsOfCvLines } from "./cv-line-features.ts";
import { cvLineLabels } from "./cv-line-label.ts";
import packed from "./cv-line-model.json" with { type: "json" };
import { headerRowsOf } from "./header-rows.ts";

let model: LineModel | null = null;

/** Of a line that says nothing. */
export const noOdds: LabelOdds = new Float64Array(0);

/**
 * How likely each line of a CV is what (`cvLineLabels`), in the order of the lines; `leftOut` are those that are not for
 * people: they say nothing of their neighbours either.
 */
export function oddsOfCvLines(lines: readonly Line[], leftOut: ReadonlySet<number> = new Set()): LabelOdds[] {
  model ??= unpack(packed, cvLineLabels);
  const learned = model;
  const silent = new Set([...leftOut, ...headerRowsOf(lines)]);
  const read = lines.filter((_, index) => !silent.has(index));
  // A line that is said again tells nothing more.
  const once = read.filter(({ text }, index) => text !== read[index - 1]?.text);
  const alone = withColumns(
    once,
    featuresOfCvLines(once).map((features) => oddsOfUnit(learned, features)),
  );
  const steps = stepsOfCvLines(once);
  const beginnings = [0, ...beginningsOfCvLines(once).filter((at) => at > 0), once.length];
  const odds = beginnings
    .slice(1)
    .flatMap((end, at) =>
      oddsOfChain(learned, alone.slice(beginnings[at], end), steps.slice(beginnings[at], end)),
    );
  let at = -1;
  let before: string | undefined;
  return lines.map(({ text }, index) => {
    if (silent.has(index)) return noOdds;
    if (text !== before) at += 1;
    before = text;
    return odds[at] ?? noOdds;
  });
}

/** What stands below each other in a table says the same, but for the names of its columns in the first row. */
function withColumns(lines: readonly Line[], alone: LabelOdds[]): LabelOdds[] {
  const firstRows = new Map<string, number>();
  const columns = new Map<string, LabelOdds[]>();
  const columnAt = (at: number): string | null => {
    const { cell, page } = lines[at] ?? {};
    if (!cell) return null;
    const table = `${page} ${cell.table}`;
    if (!firstRows.has(table)) firstRows.set(table, cell.row);
    return firstRows.get(table) === cell.row ? null : `${table} ${cell.column}`;
  };
  const places = alone.map((odds, at) => {
    const column = columnAt(at);
    if (column !== null) columns.set(column, [...(columns.get(column) ?? []), odds]);
    return column;
  });
  return alone.map((odds, at) => {
    const like = columns.get(places[at] ?? "") ?? [odds];
    return odds.map((_, label) => like.reduce((sum, one) => sum + (one[label] ?? 0), 0) / like.length);
  });
}
