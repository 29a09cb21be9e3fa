import type { YearMonth } from "./profile.ts";

/** A stretch of time as written in `text.slice(from, to)`. */
export type DateRange = {
  start: YearMonth;
  end: YearMonth | null;
  isCurrent: boolean;
  from: number;
  to: number;
};

const months = [
  "jan|january|januar|janvier|janv|enero|ene|janeiro|gennaio|gen|januari|styczen|stycznia|ianuarie",
  "feb|february|februar|fevrier|fevr|febrero|fevereiro|fev|febbraio|februari|luty|lutego|februarie",
  "mar|march|marz|maerz|mrz|mars|marzo|marco|maart|mrt|marzec|marca|martie",
  "apr|april|avril|avr|abril|abr|aprile|kwiecien|kwietnia|aprilie",
  "may|mai|mayo|maio|maggio|mag|mei|maj|maja",
  "jun|june|juni|juin|junio|junho|giugno|giu|czerwiec|czerwca|iunie",
  "jul|july|juli|juillet|juil|julio|julho|luglio|lug|lipiec|lipca|iulie",
  "aug|august|aout|agosto|ago|augustus|sierpien|sierpnia",
  "sep|sept|september|septembre|septiembre|setembro|set|settembre|wrzesien|wrzesnia|septembrie",
  "oct|october|okt|oktober|octobre|octubre|outubro|out|ottobre|ott|pazdziernik|pazdziernika|octombrie",
  "nov|november|novembre|noviembre|novembro|listopad|listopada|noiembrie",
  "dec|december|dez|dezember|decembre|diciembre|dic|dezembro|dicembre|grudzien|grudnia|decembrie",
];
const monthByName = new Map(
  months.flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)),
);
const seasons = new Map([
  ["spring", 3],
  ["summer", 6],
  ["autumn", 9],
  ["fall", 9],
  ["winter", 12],
]);

const year = "(?:19[5-9]\\d|20[0-4]\\d)";
const point = `(?:(?:[\\p{L}\\u0300-\\u036f]{3,13}\\.?,?\\s+(?:de\\s+|del\\s+)?|(?:0?[1-9]|1[0-2])\\s?[./]\\s?)${year}|${year}\\s?[-./](?:0[1-9]|1[0-2])(?!\\d)|${year})`;
const dash =
  "\\s*(?:[-–—‒−~]|\\bto\\b|\\bbis\\b|\\buntil\\b|\\btill\\b|\\bà\\b|\\bau\\b|\\ba\\b|\\bal\\b|\\btot\\b|\\bdo\\b|\\baté\\b|\\bhasta\\b)\\s*";
const now =
  "(?:present|to date|today|now|current|currently|ongoing|date|heute|aktuell|jetzt|laufend|aujourd['’]hui|présent|actuel|actuellement|ce jour|actualidad|actual|presente|la fecha|atual|atualmente|o momento|oggi|attuale|in corso|heden|nu|obecnie|teraz|prezent)";
const range = new RegExp(`(?<![\\p{L}\\d])(${point})${dash}(?:(${point})(?!\\d)|(${now})(?!\\p{L}))`, "iu");
const since = new RegExp(`(?<!\\p{L})(?:since|seit|depuis|desde|dal|sinds|od)\\s+(${point})(?!\\d)`, "iu");
const single = new RegExp(`(?<![\\p{L}\\d])(${point})(?!\\d)`, "iu");

/** The first range of dates in a line ("Mar 2020 – heute", "03/2018 to 2021"), or null. */
export function readDateRange(text: string): DateRange | null {
  const match = range.exec(text);
  if (match?.[1]) {
    const start = readPoint(match[1]);
    const end = match[2] ? readPoint(match[2]) : null;
    if (start) return { start, end, isCurrent: !end, from: match.index, to: match.index + match[0].length };
  }
  const open = since.exec(text);
  const start = open?.[1] ? readPoint(open[1]) : null;
  if (!open || !start) return null;
  return { start, end: null, isCurrent: true, from: open.index, to: open.index + open[0].length };
}

/** The last single date in a line; used where a degree states its year only. */
export function readLastDate(text: string): YearMonth | null {
  const all = [...text.matchAll(new RegExp(single, "giu"))];
  const last = all.at(-1)?.[1];
  return last ? readPoint(last) : null;
}

function readPoint(text: string): YearMonth | null {
  const yearText = new RegExp(year, "u").exec(text)?.[0];
  if (!yearText) return null;
  const rest = text.replace(yearText, " ").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const word = /\p{L}{3,}/u.exec(rest)?.[0] ?? "";
  const digits = /\d{1,2}/.exec(rest)?.[0];
  const month = monthByName.get(word) ?? seasons.get(word) ?? (digits ? Number(digits) : null);
  return { year: Number(yearText), month };
}
