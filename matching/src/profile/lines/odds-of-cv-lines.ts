import type { Line } from "@winnow/documents/document-text.ts";
import { type LabelOdds, type LineModel, oddsOfChain, oddsOfUnit } from "../../model/line-model.ts";
import { unpack } from "../../model/pack-model.ts";
import { beginningsOfCvLines, featuresOfCvLines, stepsOfCvLines } from "./cv-line-features.ts";
import { cvLineLabels, oddOfLabel } from "./cv-line-label.ts";
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
  const beginnings = [0, ...beginningsOfCvLines(once).filter((at) => at > 0), once.length];
  const alone = withColumns(
    once,
    featuresOfCvLines(once).map((features) => oddsOfUnit(learned, features)),
    beginnings,
  );
  const steps = stepsOfCvLines(once);
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

/**
 * What stands below each other in a table says the same, up to the next heading (`beginnings`); not beside a column of
 * headings, where each row is a section.
 */
function withColumns(lines: readonly Line[], alone: LabelOdds[], beginnings: number[]): LabelOdds[] {
  let section = 0;
  const ofHeadings = tablesOfHeadings(lines, alone);
  const columns = new Map<string, { sum: LabelOdds; count: number }>();
  const ofLines = alone.map((odds, at) => {
    const { cell, page } = lines[at] ?? {};
    if (at === beginnings[section + 1]) section += 1;
    if (
      !cell ||
      at === beginnings[section] ||
      isAloneInRow(lines, at) ||
      ofHeadings.has(`${page} ${cell.table}`)
    )
      return null;
    const key = `${section} ${page} ${cell.table} ${cell.column}`;
    const column = columns.get(key) ?? { sum: new Float64Array(odds.length), count: 0 };
    columns.set(key, column);
    for (const [label, odd] of odds.entries()) column.sum[label] = (column.sum[label] ?? 0) + odd;
    column.count += 1;
    return column;
  });
  return alone.map((odds, at) => {
    const column = ofLines[at];
    return column ? column.sum.map((sum) => sum / column.count) : odds;
  });
}

/** What stands over all columns of a table is of none. */
function isAloneInRow(lines: readonly Line[], at: number): boolean {
  const cell = lines[at]?.cell;
  const isOfRow = (other: Line | undefined) =>
    other?.cell?.table === cell?.table && other?.cell?.row === cell?.row && other?.page === lines[at]?.page;
  return !isOfRow(lines[at - 1]) && !isOfRow(lines[at + 1]);
}

/** From here on, the lines of a column are headings. */
const leastOfHeadings = 0.5;
const leastRowsOfHeadings = 3;

/** Tables of which most rows have a heading in their first column, by page and number. */
function tablesOfHeadings(lines: readonly Line[], alone: LabelOdds[]): Set<string> {
  const columns = new Map<string, number[]>();
  for (const [at, { cell, page }] of lines.entries()) {
    if (cell?.column !== 0) continue;
    const key = `${page} ${cell.table}`;
    columns.set(key, [...(columns.get(key) ?? []), oddOfLabel(alone[at], "heading")]);
  }
  return new Set(
    [...columns].flatMap(([key, odds]) => {
      const sum = odds.reduce((all, odd) => all + odd, 0);
      return odds.length >= leastRowsOfHeadings && sum >= leastOfHeadings * odds.length ? [key] : [];
    }),
  );
}
