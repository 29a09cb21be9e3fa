import type { Line } from "@winnow/documents/document-text.ts";
import { hadNoRoom } from "./had-no-room.ts";
import { joinLines } from "./join-lines.ts";
import { aligned, entryLayout, sameColumn } from "./layout-parameters.ts";
import type { YearMonth } from "./profile.ts";
import { readDateRange } from "./read-date-range.ts";

/**
 * The lines of a CV, those as one of a sentence that breaks within a range of dates ("Worked as a tester from Sep / 2019
 * to date"), or of an item of a list that has its dates in its second line.
 */
export function joinBrokenDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const above = joined.at(-1);
    const isClose = line.gapAbove <= line.box.height * entryLayout.gapWithinItem;
    const isOfItem = above?.isBullet === true && isClose && hadNoRoom(lines, lines[at - 1] ?? above, line);
    if (above && goesOn(above, line) && breaksAtDates(above, line, isOfItem))
      joined[joined.length - 1] = joinLines(above, line);
    else joined.push(line);
  }
  return joined;
}

/** Whether the line may be the rest of the sentence above it. */
function goesOn(above: Line, line: Line): boolean {
  const areAlike =
    !line.isBullet &&
    line.page === above.page &&
    line.block === above.block &&
    Math.abs(line.fontSize - above.fontSize) <= entryLayout.sameSize;
  const isSentence =
    above.text.length > entryLayout.maxDateCellLength &&
    above.words.length <= entryLayout.maxWordsOfSentence &&
    above.text.length + line.text.length <= entryLayout.maxLengthOfSentence;
  if (!areAlike || !isSentence || above.cell || line.cell) return false;
  if (line.box.height === 0) return /^[\p{Ll}\d]/u.test(line.text);
  const step = line.box.y - above.box.y;
  const isBelow = step > line.box.height / 2 && step < line.box.height * entryLayout.nextLine;
  // Behind a sign that was typed, the lines below begin where the sign does.
  const hanging = above.isBullet ? entryLayout.widthOfSign * above.fontSize : aligned.edge;
  const indent = line.box.x - above.box.x;
  return isBelow && -indent <= hanging && (indent <= aligned.edge || isHanging(above, line));
}

/**
 * Indented below what it goes on with, and with the end of its dates at its own: "…, Iowa, 2001–" above "2004", "…, Leeds,"
 * above "UK from May 2013 to March 2017". Dates alone below a comma may be those of the next job.
 */
function isHanging(above: Line, line: Line): boolean {
  const indent = line.box.x - above.box.x;
  if (indent <= aligned.edge || indent > sameColumn || !/[,–—-]$|\p{L}$/u.test(above.text)) return false;
  const text = `${above.text} ${line.text}`;
  const range = readDateRange(text);
  if (!range || range.to < text.length - 1) return false;
  const isBroken = range.from < above.text.length && !above.text.endsWith(",");
  return isBroken || /\p{L}/u.test(text.slice(above.text.length, Math.max(above.text.length, range.from)));
}

function breaksAtDates(above: Line, line: Line, isOfItem: boolean): boolean {
  const text = `${above.text} ${line.text}`;
  const [own, range] = [readDateRange(above.text), readDateRange(text)];
  const end = above.text.length;
  if (!range || range.to <= end || (own && !isSamePoint(own.start, range.start))) return false;
  // "Part-time since / 2015": what somebody is since when is no stretch of time by itself.
  const isSince =
    range.isCurrent &&
    range.from < end &&
    /\d$/u.test(text.slice(0, range.to)) &&
    !/\d\D{0,3}$/u.test(above.text);
  if (isSince) return false;
  // Dates that begin a line may be those of the next job.
  // Behind a sign that was typed, the lines below may begin where the sign does.
  const isAligned = isOfItem || Math.abs(line.box.x - above.box.x) <= aligned.edge;
  if (isHanging(above, line) || closesBracket(above, line)) return true;
  if (range.from < end) return isAligned || readDateRange(line.text) === null;
  return isAligned && above.isBullet && (range.from > end + 1 || /^\p{Ll}/u.test(line.text));
}

/** "… at Elm Dairy (part time," above "from 07/2007 to 12/2011)". */
function closesBracket(above: Line, line: Line): boolean {
  return /\([^()]*$/u.test(above.text) && /^[^()]*\)/u.test(line.text);
}

function isSamePoint(one: YearMonth | null, other: YearMonth | null): boolean {
  return one?.year === other?.year && one?.month === other?.month;
}
