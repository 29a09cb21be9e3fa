import type { Line } from "@winnow/documents/document-text.ts";
import { cutEntryLines } from "./cut-entry-lines.ts";
import { degreeBeginnings } from "./degree-beginnings.ts";
import { degreeLevelAmongDegrees } from "./degree-level.ts";
import { likeliestKind } from "./lines/degree-part-label.ts";
import { oddsOfDegreeParts } from "./lines/odds-of-degree-parts.ts";
import type { LinePart } from "./lines/part-features.ts";
import { oddOfNew } from "./lines/part-odds.ts";
import { asNamed, closeNamed, extendNamed, type NamedPart } from "./named-parts.ts";
import { namesSchool } from "./names-school.ts";
import { isPlace } from "./places.ts";

/** A degree or a school with what else belongs to it, from a line to before another; parts in the order of the CV. */
export type DegreeEntry = { from: number; to: number; degrees: NamedPart[]; schools: NamedPart[] };

/** The entries of a section of education, as the model of parts tells them from one another. */
export function degreeEntries(lines: readonly Line[], section: { from: number; to: number }): DegreeEntry[] {
  const parts = cutEntryLines(lines, section);
  const odds = oddsOfDegreeParts(lines, parts);
  const begins = degreeBeginnings(lines, parts, odds);
  const entries: Begun[] = [];
  for (const [at, part] of parts.entries()) {
    const [open, before, own] = [entries.at(-1), parts[at - 1], odds[at]];
    const isFirst = before?.line !== part.line;
    if (
      !open ||
      (isFirst && begins.has(part.line) && hasNames(open)) ||
      (isFirst && isNextDegree(open, part))
    )
      entries.push({
        from: part.line,
        to: part.line + 1,
        degrees: [],
        schools: [],
        beginning: own ? oddOfNew(own) : 0,
      });
    const entry = entries.at(-1);
    if (!entry || !own) continue;
    entry.to = part.line + 1;
    const { kind, odd } = isKnownDegree(part) ? { kind: "degree" as const, odd: 1 } : likeliestKind(own);
    if (part.isDates || kind === "other" || isPlace(lines[part.line]?.text ?? "")) continue;
    const named = kind === "degree" ? entry.degrees : entry.schools;
    const last = named.at(-1);
    const isMore = last && before && last.line === part.line && last.end === before.end;
    if (!isMore) named.push(asNamed(part, odd));
    else extendNamed(last, part, { text: lines[part.line]?.text ?? "", odds: odd });
  }
  return withHalvesJoined(entries.filter(hasNames)).map(({ from, to, degrees, schools }) => ({
    from,
    to,
    degrees: degrees.map((named) => closeNamed(named, lines)),
    schools: schools.map((named) => closeNamed(named, lines)),
  }));
}

/** How likely the first part of an entry begins one. */
type Begun = DegreeEntry & { beginning: number };
/** Above this, what begins an entry is not joined to the one before. */
const sureOfBeginning = 0.9;

/** A degree without a school and the school without a degree below it are one entry, and the other way round. */
function withHalvesJoined(entries: Begun[]): Begun[] {
  const joined: Begun[] = [];
  for (const entry of entries) {
    const before = joined.at(-1);
    if (before && entry.beginning < sureOfBeginning && areHalves(before, entry)) {
      before.to = entry.to;
      before.degrees.push(...entry.degrees);
      before.schools.push(...entry.schools);
    } else joined.push(entry);
  }
  return joined;
}

function areHalves(one: DegreeEntry, other: DegreeEntry): boolean {
  const isDegreeAlone = (entry: DegreeEntry) => entry.degrees.length > 0 && entry.schools.length === 0;
  const isSchoolAlone = (entry: DegreeEntry) => entry.schools.length > 0 && entry.degrees.length === 0;
  return (isDegreeAlone(one) && isSchoolAlone(other)) || (isSchoolAlone(one) && isDegreeAlone(other));
}

/** What words know for a degree is one, whatever the model takes it for. */
function isKnownDegree({ text }: { text: string }): boolean {
  const level = degreeLevelAmongDegrees(text);
  return level !== null && level !== "none" && !namesSchool(text);
}

/** A degree that words know, behind one of another level: that is another entry, wherever the model sees one begin. */
function isNextDegree({ degrees }: DegreeEntry, part: LinePart): boolean {
  const known = degrees.filter(isKnownDegree).map(({ text }) => degreeLevelAmongDegrees(text));
  return isKnownDegree(part) && known.length > 0 && !known.includes(degreeLevelAmongDegrees(part.text));
}

function hasNames({ degrees, schools }: DegreeEntry): boolean {
  return degrees.length > 0 || schools.length > 0;
}
