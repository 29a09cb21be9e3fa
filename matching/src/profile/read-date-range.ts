import { joining } from "../lexicon/joining-words.ts";
import type { DateWords } from "../lexicon/lexicon.ts";
import { patternsOf } from "../lexicon/lexicons.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { lastCentury } from "./layout-parameters.ts";
import { isNameOfSeason, monthNamed, monthPattern } from "./month-names.ts";
import type { YearMonth } from "./profile.ts";
import { monthsOfYear } from "./years.ts";

/** A stretch of time as written in `text.slice(from, to)`. */
export type DateRange = {
  start: YearMonth;
  end: YearMonth | null;
  isCurrent: boolean;
  from: number;
  to: number;
};

/** Whether a text says nothing but a range of dates. */
export function isRangeAlone(text: string): boolean {
  const range = readDateRange(text);
  return range !== null && isAlone(text, range);
}

/** Whether the years of one stretch of time lie within those of another. */
export function isWithinRange(one: DateRange, other: DateRange): boolean {
  const endYear = ({ end, isCurrent }: DateRange) =>
    isCurrent ? Number.POSITIVE_INFINITY : (end?.year ?? 0);
  return one.start.year >= other.start.year && endYear(one) <= endYear(other);
}

const century = 100;
const thisCentury = 2000;

const year = "(?:19[5-9]\\d|20[0-4]\\d)";
/** What every date has but "Jan '19". */
const anyYear = new RegExp(year);
const eachYear = new RegExp(year, "gu");
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const monthNumber = "(?:0?[1-9]|1[0-2])";
/** "15 March", "1. März", "le 1er mars", "4 th May", "11-Dec": the day before a month that is written out. */
const dayBefore =
  "(?:\\d{1,2}[-/](?=\\p{L})|\\d{1,2}(?:\\.|\\s?(?:er|st|nd|rd|th)|[ºª°])?,?\\s+(?:de\\s+|of\\s+)?)?";
const monthWord = "(?:[\\p{L}\\u0300-\\u036f]{3,13}|(?:VI{0,3}|I[VX]|I{1,3}|XI{0,2}))";
/** "März 2015", "fev/2020", "Jan-2015", "enero de 2018", "Aug,2015", "Nov’ 2010", "Aug2015". */
const betweenMonthAndYear = "(?:\\.?,?\\s+(?:de\\s+|del\\s+)?|\\.?\\s?[/-]\\s?|\\.?,?\\s?['’]\\s?|[.,]|)";
/** "2022 Jan.", "2-6-2010" and "06-2010", where the year tells from "2010-06". */
const yearFirst = `${year},?\\s${monthPattern}\\.?`;
const dashed = `(?:${day}-)?${monthNumber}-${year}`;
/** "2022-05-15" as ISO 8601 writes it, with any of the signs that part dates. */
const isoDate = `${year}(?:-(?:0[1-9]|1[0-2])-|/(?:0[1-9]|1[0-2])/|\\.(?:0[1-9]|1[0-2])\\.)${day}(?!\\d)`;
/** "May 15, 2022" */
const monthFirst = `${monthPattern}\\.?\\s${day}(?:st|nd|rd|th)?,?\\s${year}`;
/** "Q3 2021", "Q3/2021", "2021 Q3". */
const quarter = `(?:Q[1-4]\\s?[/.-]?\\s?${year}|${year}\\s?[/.-]?\\s?Q[1-4])`;
const point = `(?:${quarter}|${isoDate}|${yearFirst}|${monthFirst}|${dayBefore}${monthWord}${betweenMonthAndYear}${year}|(?:${day}\\s?[./]\\s?)?${monthNumber}\\s?[./]\\s?${year}|${monthNumber}/${day}/${year}|${dashed}|${year}(?:\\s?[-./]|\\s/\\s)(?:0[1-9]|1[0-2])(?!\\d)|${year})`;
/** Words stand apart by hand: to \\b, an accented letter is no letter. The longest first, so that none is cut short. */
const words = (pick: (dates: DateWords) => string[]) =>
  `(?<![\\p{L}\\d])(?:${longestFirst(patternsOf(({ dates }) => dates && pick(dates))).join("|")})(?!\\p{L})`;
const until = words((dates) => dates.until);
/** "2019 r.", "2019 roku". */
const yearWord = "(?:\\s?(?:r\\.|roku))?";
/** Typesetters write a dash as two or three hyphens, others an arrow as a hyphen and a bracket, or the bracket alone. */
const signOfRange = "(?:[-–—‒−]{1,3}>?|[~→>])";
const dash = `${yearWord}\\s*(?:${signOfRange}(?:\\s*${until})?|${until}(?:\\s+${until})?|/(?=\\s+\\p{L}|${monthNumber}-${year}|${year}-|\\s+${day}[-.]${monthNumber}[-.]${year}))\\s*`;
const now = words((dates) => [...dates.now, ...(dates.onwards ?? [])]);
/** What every range has but one that is open, and years of one season. */
const between = new RegExp(`[/→>~‒−–—-]|${until}`, "iu");
const range = new RegExp(
  `(?<![\\p{L}\\d])(${point})${dash}(?:(${point})(?!\\d)(?:${yearWord}(?!\\s*[\\p{L}\\d]))?|\\(?(${now})\\)?)`,
  "iu",
);
const sinceWord = words((dates) => dates.since);
const since = new RegExp(`${sinceWord}\\s+(?:le\\s+|el\\s+|o\\s+|dem\\s+)?(${point})(?!\\d)`, "iu");
const fromWords = `(?:${patternsOf(({ dates }) => dates?.from).join("|")})`;
const fromWord = new RegExp(`(?<!\\p{L})${fromWords}\\s*$`, "iu");
const openEnd = new RegExp(
  `(?<![\\p{L}\\d])(${point})${yearWord}\\s*(?:[-–—]{1,3}|→)\\s*(?:\\?|…|\\.{2,3})?\\s*(?:$|,|[)\\]]$)`,
  "iu",
);
/** "2019 onwards" */
const onwards = new RegExp(`(?<![\\p{L}\\d])(${point}),?\\s+${words((dates) => dates.onwards ?? [])}`, "iu");
/** "09 Mar 2024 14 Dec 2024" and "01/2019 12/2021", of two cells that became one. */
const fullPoint = `(?:(?:${day}\\s+)?${monthPattern}\\.?,?\\s${year}|${isoDate}|${monthFirst}|(?:${day}[./])?${monthNumber}[./]${year})`;
const twoPoints = new RegExp(`^(${fullPoint})\\s+(${fullPoint})$`, "iu");
/** "Jan '19 – Mar '21", "Jan 19 – Mar 21", "jan/18 – dez/19", "3/18 – 11/21", "'19 – '21", "01.05.19 – 31.12.21". */
const shortPoint = `(?:['’]\\d\\d|${day}[./]${monthNumber}[./]\\d\\d|${monthPattern}\\.?(?:\\s?['’]\\s?|[/-]|\\s)\\d\\d|[\\p{L}]{3,9}\\.?\\s?['’]\\d\\d|(?:0?[1-9]|1[0-2])/\\d\\d)(?![\\d/]|,?\\s\\d{4})`;
const shortRange = new RegExp(`(?<![\\p{L}\\d/])(${shortPoint})${dash}(?:(${shortPoint})|(${now}))`, "iu");
/** "from 6/10" is more often six of ten, "since 7.4.11" a version. */
const sinceShort = new RegExp(
  `${sinceWord}\\s+(?!(?:\\d{1,2}[./])?\\d[./]\\d\\d(?!\\d))(${shortPoint})`,
  "iu",
);
/** "2018–19", and "2008–11" with a dash that parts no month from its year. */
const yearSpan = new RegExp(
  `(?<![\\p{L}\\d./-])(${year})\\s?(?:[-/]\\s?(1[3-9]|[2-9]\\d)|[–—]\\s?(\\d\\d))(?![\\d./-])`,
  "iu",
);
/** "2009/10 – 2012/13": school years, each of which names the one after it as well; the last no month. */
const schoolYears = new RegExp(
  `(?<![\\p{L}\\d])(${year})/(\\d\\d)\\s*(?:${signOfRange}|${until})\\s*(${year})/(\\d\\d)(?!\\d)`,
  "iu",
);
/** "200703-201106" alone */
const gluedMonths = /^(\d{4})(\d\d)\s?[-–—]\s?(\d{4})(\d\d)$/u;
/** "May – Aug 2023", "9 June to 29 Aug 2025": one year for both months. */
const monthSpan = new RegExp(
  `(?<![\\p{L}\\d])${dayBefore}(${monthPattern})\\.?${dash}${dayBefore}(${monthPattern})${betweenMonthAndYear}(${year})(?!\\d)`,
  "iu",
);
/** "2023 (May – September)": the year before both months. */
const monthsBehindYear = new RegExp(
  `(?<![\\p{L}\\d])(${year})\\s?[:,(]\\s?(?:${fromWords}\\s+)?(${monthPattern})\\.?${dash}(${monthPattern})\\.?\\)?$`,
  "iu",
);
/** "Summers 2021 & 2022", "veranos de 2011, 2012 y 2013": from the first year to the last, of years that follow each other. */
const yearsOfSeason = new RegExp(
  `(?<![\\p{L}\\d])(${monthPattern})\\s+(?:de\\s+|del\\s+|of\\s+)?(${year})(?:\\s?,\\s?${year})*(?:\\s?[&+]\\s?|,?\\s(?:${joining("surelyAnd", "and")})\\s)(?:\\1\\s+)?(?:de\\s+|del\\s+)?(${year})(?!\\d)`,
  "iu",
);
const single = new RegExp(`(?<![\\p{L}\\d])(${point})(?!\\d)`, "giu");

function longestFirst(patterns: string[]): string[] {
  return [...new Set(patterns)].sort((a, b) => b.length - a.length);
}

/** The first range of dates in a line ("Mar 2020 – heute", "03/2018 to 2021"), or null. */
export const readDateRange = rememberTexts((text): DateRange | null => {
  if (!/\d\d/.test(text)) return null;
  if (!between.test(text)) return anyYear.test(text) ? openRangeIn(text) : openShortIn(text);
  return anyYear.test(text) ? rangeAmongYears(text) : shortRangeIn(text);
});

function rangeAmongYears(text: string): DateRange | null {
  const inSchool = rangeOfSchoolYears(text);
  if (inSchool) return inSchool;
  const match = range.exec(text);
  if (match?.[1]) {
    const isMonthFirst = [match[1], match[2] ?? ""].some((one) => monthFirstNumbers.test(one));
    const start = readPoint(match[1], { isMonthFirst });
    const end = match[2] ? readPoint(match[2], { intoQuarter: lastOfQuarter, isMonthFirst }) : null;
    const at = match.index + lengthOfOtherWord(match[1]);
    const from = at - (fromWord.exec(text.slice(0, at))?.[0].length ?? 0);
    if (start) return { start, end, isCurrent: !end, from, to: match.index + match[0].length };
  }
  const short = shortRangeIn(text);
  if (short) return short;
  const span = yearSpan.exec(text);
  const lastDigits = span?.[2] ?? span?.[3];
  if (span?.[1] && lastDigits) {
    const first = Number(span[1]);
    const last = Math.floor(first / century) * century + Number(lastDigits);
    if (last > first) return stretch(span, { year: first, month: null }, { year: last, month: null });
  }
  const glued = gluedRangeIn(text);
  if (glued) return glued;
  const months = monthSpan.exec(text);
  if (months?.[1] && months[2]) {
    const year = Number(months[3]);
    const [first, last] = [monthNamed(months[1]) ?? null, monthNamed(months[2]) ?? null];
    return stretch(months, { year, month: first }, { year, month: last });
  }
  const inYear = monthsBehindYear.exec(text);
  if (inYear?.[2] && inYear[3]) {
    const year = Number(inYear[1]);
    const [first, last] = [monthNamed(inYear[2]) ?? null, monthNamed(inYear[3]) ?? null];
    return stretch(inYear, { year, month: first }, { year, month: last });
  }
  return openRangeIn(text);
}

function rangeOfSchoolYears(text: string): DateRange | null {
  const years = schoolYears.exec(text);
  const [first = 0, afterFirst = 0, last = 0, afterLast = 0] = years?.slice(1).map(Number) ?? [];
  const areSchoolYears = (first + 1) % century === afterFirst && (last + 1) % century === afterLast;
  const mayBeMonths = Math.max(afterFirst, afterLast) <= monthsOfYear;
  if (!years || !areSchoolYears || mayBeMonths || last < first) return null;
  return stretch(years, { year: first, month: null }, { year: last + 1, month: null });
}

function gluedRangeIn(text: string): DateRange | null {
  const glued = gluedMonths.exec(text);
  const [fromYear = 0, fromMonth = 0, toYear = 0, toMonth = 0] = glued?.slice(1).map(Number) ?? [];
  const [start, end] = [
    { year: fromYear, month: fromMonth },
    { year: toYear, month: toMonth },
  ];
  const areDates = [start, end].every(
    ({ year, month }) => anyYear.test(`${year}`) && month >= 1 && month <= monthsOfYear,
  );
  return glued && areDates && monthsFrom(start, end) >= 0 ? stretch(glued, start, end) : null;
}

function openRangeIn(text: string): DateRange | null {
  const open = since.exec(text) ?? openEnd.exec(text) ?? onwards.exec(text);
  const start = open?.[1] ? readPoint(open[1]) : null;
  return open && start ? stretch(open, start, null) : (besideEachOther(text) ?? rangeOfSeasons(text));
}

function rangeOfSeasons(text: string): DateRange | null {
  const years = yearsOfSeason.exec(text);
  const [first = 0, last = 0] = years?.slice(2).map(Number) ?? [];
  const isSeason = isNameOfSeason(years?.[1] ?? "");
  const listed = years?.[0].match(eachYear) ?? [];
  return years && isSeason && last > first && last - first < listed.length
    ? stretch(years, { year: first, month: null }, { year: last, month: null })
    : null;
}

function besideEachOther(text: string): DateRange | null {
  const two = twoPoints.exec(text);
  const [start, end] = [two?.[1], two?.[2]].map((one) => (one ? readPoint(one) : null));
  const isInOrder = start && end && (end.year - start.year || (end.month ?? 0) - (start.month ?? 0)) >= 0;
  return two && isInOrder ? stretch(two, start, end) : null;
}

function openShortIn(text: string): DateRange | null {
  const open = sinceShort.exec(text);
  return open?.[1] && isShortPoint(open[1]) ? stretch(open, readShortPoint(open[1]), null) : null;
}

function shortRangeIn(text: string): DateRange | null {
  const short = shortRange.exec(text);
  if (!short?.[1] || !isShortPoint(short[1]) || !areDatesAlone(text, short)) return openShortIn(text);
  return stretch(short, readShortPoint(short[1]), short[2] ? readShortPoint(short[2]) : null);
}

function stretch(match: RegExpExecArray, start: YearMonth, end: YearMonth | null): DateRange {
  return { start, end, isCurrent: !end, from: match.index, to: match.index + match[0].length };
}

/**
 * "9/19 – present" and "1.9.18 – 31.8.21" are dates where they stand alone; among words they are marks, inches, versions
 * or days. "6/10 – 9/10" are marks, and "5/12 – 3/12" are no time.
 */
function areDatesAlone(text: string, range: RegExpExecArray): boolean {
  const [whole, first = "", last] = range;
  if (![first, last].some((point) => point !== undefined && oneDigitMonth.test(point))) return true;
  if (!isAlone(text, { from: range.index, to: range.index + whole.length })) return false;
  if (last === undefined) return true;
  const months = monthsFrom(readShortPoint(first), readShortPoint(last));
  return months >= 0 && ![first, last].every((point) => point.endsWith("/10"));
}

const oneDigitMonth = /^(?:\d{1,2}[./])?\d[./]\d\d$/u;

function isAlone(text: string, { from, to }: { from: number; to: number }): boolean {
  return !/[\p{L}\d]/u.test(text.slice(0, from) + text.slice(to));
}

function monthsFrom(start: YearMonth, end: YearMonth): number {
  return (end.year - start.year) * monthsOfYear + (end.month ?? 0) - (start.month ?? 0);
}

/** "Jan '19" and "03/18", not "COVID-19". */
function isShortPoint(text: string): boolean {
  const word = /^\p{L}+/u.exec(text)?.[0];
  return word === undefined || /['’]/u.test(text) || monthNamed(word) !== undefined;
}

function readShortPoint(text: string): YearMonth {
  const years = Number(/\d\d$/.exec(text)?.[0]);
  const numbers = text.match(/\d+/gu)?.slice(0, -1).map(Number) ?? [];
  const month = monthNamed(/^\p{L}+/u.exec(text)?.[0] ?? "") ?? numbers.at(-1) ?? null;
  return { year: thisCentury + years - (years > lastCentury ? century : 0), month };
}

/** The last single date in a line; used where a degree states its year only. */
export const readLastDate = rememberTexts((text): YearMonth | null => {
  const last = lastSingle(text)?.[1];
  return last ? readPoint(last) : null;
});

/** Where the last single date of a line stands, without the word before a year that is no month. */
export function lastDateIn(text: string): { from: number; to: number } | null {
  const last = lastSingle(text);
  if (!last?.[1]) return null;
  return { from: last.index + lengthOfOtherWord(last[1]), to: last.index + last[0].length };
}

function lastSingle(text: string): RegExpExecArray | undefined {
  return anyYear.test(text) ? [...text.matchAll(single)].at(-1) : undefined;
}

const otherWord = new RegExp(`^${dayBefore}([\\p{L}\\p{M}]+)${betweenMonthAndYear}`, "iu");

/** "Engineer 2019": the word before the year is no month and no part of the date. */
function lengthOfOtherWord(point: string): number {
  const word = otherWord.exec(point);
  return word?.[1] && monthNamed(word[1]) === undefined ? word[0].length : 0;
}

/** "15.03." and "15/03/" begin with the day, "03/15/" with the month. */
function monthAmong([first, second]: number[]): number | null {
  if (first === undefined) return null;
  return second === undefined || second > monthsOfYear ? first : second;
}

function monthWritten(text: string): number | undefined {
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const month = monthNamed(word);
    if (month !== undefined) return month;
  }
  return undefined;
}

const monthsOfQuarter = 3;
/** In months from the first of a quarter. */
const lastOfQuarter = monthsOfQuarter - 1;

/** "3/22/2020", where no month can stand second: dates beside it begin with the month, too. */
const monthFirstNumbers = new RegExp(`^${monthNumber}/(?:1[3-9]|2\\d|3[01])/`, "u");

/** `intoQuarter` says which month of a quarter is meant, from 0; `isMonthFirst` that the month stands before the day. */
function readPoint(text: string, { intoQuarter = 0, isMonthFirst = false } = {}): YearMonth | null {
  const yearText = new RegExp(year, "u").exec(text)?.[0];
  if (!yearText) return null;
  const rest = text.replace(yearText, " ");
  const [, inYear] = /q([1-4])/iu.exec(rest) ?? [];
  if (inYear)
    return { year: Number(yearText), month: (Number(inYear) - 1) * monthsOfQuarter + 1 + intoQuarter };
  const numbers = [...rest.matchAll(/\d{1,2}/g)].map(Number);
  const month =
    monthWritten(rest) ?? (isMonthFirst || text.startsWith(yearText) ? numbers[0] : monthAmong(numbers));
  return { year: Number(yearText), month: month ?? null };
}
