import type { Line } from "@winnow/documents/document-text.ts";
import { aligned, blankWidth } from "./layout-parameters.ts";

/** How far the two widest lines of a block reach: one alone may be wide by chance. */
type Edges = { most: number; second: number };

function blockOf({ page, block }: Line): string {
  return `${page} ${block}`;
}

const knownEdges = new WeakMap<readonly Line[], Map<string, Edges>>();

function rightEdges(lines: readonly Line[]): Map<string, Edges> {
  const before = knownEdges.get(lines);
  if (before) return before;
  const edges = new Map<string, Edges>();
  knownEdges.set(lines, edges);
  for (const line of lines) {
    const right = line.box.x + line.box.width;
    const { most, second } = edges.get(blockOf(line)) ?? { most: 0, second: 0 };
    const isMost = right > most;
    edges.set(blockOf(line), {
      most: isMost ? right : most,
      second: isMost ? most : Math.max(second, right),
    });
  }
  return edges;
}

/** Whether the first word of a line had no room at the end of the line above it, in running text. */
export function hadNoRoom(lines: readonly Line[], above: Line, line: Line): boolean {
  const edges = rightEdges(lines).get(blockOf(line));
  const [next] = line.words;
  const areTogether = !line.isBullet && blockOf(line) === blockOf(above) && !above.cell && !line.cell;
  if (!next || !edges || !areTogether || line.fontSize !== above.fontSize || above.box.height === 0)
    return false;
  const right = above.box.x + above.box.width;
  const others = right === edges.most ? edges.second : edges.most;
  return right + blankWidth * line.fontSize + next.box.width > others && others >= right - above.fontSize;
}

/** How many lines around one tell how wide its column is. */
const linesOfColumn = 60;

/** As `hadNoRoom`, of lines that begin at one edge, in cells of a table as well, whatever stands between them. */
export function hadNoRoomInColumn(lines: readonly Line[], above: number, below: number): boolean {
  const [line, next] = [lines[above], lines[below]?.words[0]];
  if (!line || !next) return false;
  const column = lines
    .slice(Math.max(0, above - linesOfColumn), above + linesOfColumn)
    .filter(
      (one) => one.page === line.page && one !== line && Math.abs(one.box.x - line.box.x) <= aligned.edge,
    );
  const widest = Math.max(...column.map(({ box }) => box.x + box.width));
  return line.box.x + line.box.width + blankWidth * line.fontSize + next.box.width > widest;
}
