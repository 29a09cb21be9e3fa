import type { Line } from "@winnow/documents/document-text.ts";
import type { ToldPart } from "./degree-beginnings.ts";
import { hadNoRoom } from "./had-no-room.ts";
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
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const [above, line] = [lines[part.line - 1], lines[part.line]];
    if (!above || !line || before?.line !== part.line - 1 || before.kind !== "school") continue;
    const isFree = !part.isDates && part.kind !== "degree" && !begins.has(part.line);
    if (!isFree || !hadNoRoom(lines, above, line)) continue;
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
