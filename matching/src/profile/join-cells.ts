import type { Line } from "@winnow/documents/document-text.ts";
import { rowsOfData } from "./data-rows.ts";
import { joinLines } from "./join-lines.ts";
import { blankWidth, cellLayout } from "./layout-parameters.ts";

/**
 * The lines of a CV, those as one that break within a cell of a table of data because the next word had no room in its
 * column. What somebody set below each other there are several things.
 */
export function joinCells(lines: readonly Line[]): Line[] {
  const inRows = rowsOfData(lines).flatMap(({ row }) => row.map(([, line]) => line));
  const ofData = new Set(inRows);
  const rooms = roomsOfColumns(inRows);
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const room = ofData.has(line) ? rooms.get(columnOf(line)) : undefined;
    if (above && room !== undefined && goesOn(above, line, room))
      joined[joined.length - 1] = joinLines(above, line);
    else joined.push(line);
  }
  return joined;
}

function columnOf({ page, cell }: Line): string {
  return cell ? `${page} ${cell.table} ${cell.column}` : "";
}

/** How wide the columns of tables of data are, up to the next one; of the last one nobody knows. */
function roomsOfColumns(inRows: readonly Line[]): Map<string, number> {
  const rooms = new Map<string, number>();
  for (const own of Map.groupBy(inRows, ({ page, cell }) => `${page} ${cell?.table}`).values()) {
    const columns = [...Map.groupBy(own, ({ cell }) => cell?.column ?? 0)]
      .toSorted(([one], [other]) => one - other)
      .map(([, column]) => column);
    for (const [at, column] of columns.entries()) {
      const [first, next] = [column[0], columns[at + 1]];
      if (first && next) rooms.set(columnOf(first), leftOf(next) - leftOf(column) - cellLayout.padding);
    }
  }
  return rooms;
}

function leftOf(lines: readonly Line[]): number {
  return lines.reduce((left, { box }) => Math.min(left, box.x), Number.POSITIVE_INFINITY);
}

function goesOn(above: Line, line: Line, room: number): boolean {
  const isOneCell = columnOf(above) === columnOf(line) && above.cell?.row === line.cell?.row;
  const areAlike = !line.isBullet && line.isBold === above.isBold && line.fontSize === above.fontSize;
  const length = above.text.length + line.text.length;
  const [next] = line.words;
  if (!isOneCell || !areAlike || !next || above.box.width === 0 || length > cellLayout.longest) return false;
  return widthOfLastRow(above) + blankWidth * line.fontSize + next.box.width > room;
}

/** Of a line that was joined, the part that it ends with. */
function widthOfLastRow({ words }: Line): number {
  const last = words.at(-1);
  if (!last) return 0;
  const row = words.filter(({ box }) => Math.abs(box.y - last.box.y) < last.box.height / 2);
  return last.box.x + last.box.width - Math.min(...row.map(({ box }) => box.x));
}
