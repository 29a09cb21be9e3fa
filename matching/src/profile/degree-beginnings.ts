import type { Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { aligned, lineLayout } from "./layout-parameters.ts";
import { likeliestKind } from "./lines/degree-part-label.ts";
import type { LinePart } from "./lines/part-features.ts";
import { oddOfNew } from "./lines/part-odds.ts";

/** What a row pays, in nats, for beginning an entry where most rows of its look do not, or the other way round. */
const habit = 1.5;
const least = 1e-6;

type Row = { line: number; odd: number; look: string };

/**
 * The lines of a section that an entry begins with. The entries of a CV are written alike, so that what its rows of one
 * look mostly are counts for each of them.
 */
export function degreeBeginnings(
  lines: readonly Line[],
  parts: readonly LinePart[],
  odds: readonly LabelOdds[],
): Set<number> {
  const rows = parts.flatMap((part, at): Row[] => {
    const [own, before] = [odds[at], parts[at - 1]];
    if (!own || before?.line === part.line || areOnOneRow(lines[part.line - 1], lines[part.line])) return [];
    return [{ line: part.line, odd: oddOfNew(own), look: lookOf(lines, part, likeliestKind(own).kind) }];
  });
  return new Set([...Map.groupBy(rows, ({ look }) => look).values()].flatMap(beginningsAmong));
}

function beginningsAmong(rows: Row[]): number[] {
  const forIt = rows.map(({ odd }) => Math.log(Math.max(least, odd) / Math.max(least, 1 - odd)));
  // Either most begin an entry and the others pay, or the other way round: whichever costs less.
  const asMost = forIt.reduce((sum, one) => sum + Math.max(one, -habit), 0);
  const asFew = forIt.reduce((sum, one) => sum + Math.max(0, one - habit), 0);
  const bar = asMost > asFew ? -habit : habit;
  return rows.flatMap(({ line }, at) => ((forIt[at] ?? 0) > bar ? [line] : []));
}

function lookOf(lines: readonly Line[], part: LinePart, kind: string): string {
  const line = lines[part.line];
  if (!line) return "";
  const isApart = line.gapAbove > line.box.height * lineLayout.gapApart;
  return [
    line.isBold,
    line.isBullet,
    Math.round(line.box.x / aligned.edge),
    isApart,
    part.isDates,
    kind,
  ].join(" ");
}
