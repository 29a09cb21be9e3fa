import type { Line } from "@winnow/documents/document-text.ts";
import type { ToldPart } from "./degree-beginnings.ts";
import { blankWidth } from "./layout-parameters.ts";
import type { NamedPart } from "./named-parts.ts";
import { namesSchool } from "./names-school.ts";

type Told = { lines: readonly Line[]; parts: readonly ToldPart[]; begins: ReadonlySet<number> };
/** What the name in the line above goes on with, from `start` on in its own line. */
type Rest = { start: number; text: string };

/** Gives schools what their names go on with in the line below, where the next word had no room. */
export function joinBrokenSchools(entries: readonly { schools: NamedPart[] }[], told: Told): void {
  const rests = restsByLine(told);
  for (const entry of entries)
    for (const school of entry.schools) {
      const rest = rests.get(school.line);
      if (!rest || school.end !== told.lines[school.line]?.text.length || !mayGoOn(school, rest)) continue;
      const below = entry.schools.find(({ line, start }) => line === school.line + 1 && start === rest.start);
      school.text = `${school.text} ${rest.text}`;
      school.odds = Math.max(school.odds, below?.odds ?? 0);
      entry.schools = entry.schools.filter((one) => one !== below);
    }
}

/** Behind a single word ("Lycée"), or with a small word or one that schools are called by. */
function mayGoOn({ text }: NamedPart, rest: Rest): boolean {
  return !text.includes(" ") || /^\p{Ll}/u.test(rest.text) || namesSchool(rest.text);
}

/** Of lines that end with a school: up to the next sign, where that was told to be nothing else. */
function restsByLine({ lines, parts, begins }: Told): Map<number, Rest> {
  const rests = new Map<number, Rest>();
  const edges = rightEdges(lines);
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const [above, line] = [lines[part.line - 1], lines[part.line]];
    if (!above || !line || before?.line !== part.line - 1 || before.kind !== "school") continue;
    const isFree = !part.isDates && part.kind !== "degree" && !begins.has(part.line);
    if (!isFree || !hadNoRoom(above, line, edges.get(blockOf(line)))) continue;
    let last = part;
    for (let next = at + 1; goesOn(parts[next], part.line); next += 1) last = parts[next] ?? last;
    rests.set(before.line, { start: part.start, text: line.text.slice(part.start, last.end) });
  }
  return rests;
}

/** Behind a small word. */
function goesOn(part: ToldPart | undefined, line: number): boolean {
  return part?.line === line && !part.isDates && /\p{L}/u.test(part.joiner);
}

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

function hadNoRoom(above: Line, line: Line, edges: Edges | undefined): boolean {
  const [next] = line.words;
  const areTogether = !line.isBullet && blockOf(line) === blockOf(above) && !above.cell && !line.cell;
  if (!next || !edges || !areTogether || line.fontSize !== above.fontSize || above.box.height === 0)
    return false;
  const right = above.box.x + above.box.width;
  const others = right === edges.most ? edges.second : edges.most;
  return right + blankWidth * line.fontSize + next.box.width > others && others >= right - above.fontSize;
}
