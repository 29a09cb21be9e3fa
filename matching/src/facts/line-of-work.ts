import { workOfJd } from "../jd/work-of-jd.ts";
import {
  blend,
  likeness,
  type OccupationVector,
  occupationVector,
  tellingWords,
} from "../occupations/occupation-space/occupation-space.ts";
import { isRoleTitle, titlesOfFamilies } from "../occupations/occupations.ts";
import type { SectionKind } from "../profile/cv-headings.ts";
import { mayNamePerson } from "../profile/may-name-person.ts";
import { tokenize } from "../words/tokenize.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { drawOfMusts, likenessTable, titleWeight } from "./work-parameters.ts";

const withoutWork = new Set<SectionKind>(["header", "personal", "interests", "education", "languages"]);

/** The lines of jobs that show must-haves, and the share of the must-haves that they show, 0 to 1. */
export type ShownMusts = { lines: Set<number>; share: number };

/** The line of work of a JD or CV as a whole, and that of its titles. */
type LineOfWork = { whole: OccupationVector; titles: OccupationVector[] };

/**
 * How near the work that a CV shows is to the work of the JD, 0 to 1. Schools, hobbies and contact are not read. Lines
 * that show must-haves count by what they show and not by their words, so that one more never makes the work less like.
 */
export function workLikeness(
  cv: ScoredCv,
  { jdTitle, jdText, musts }: { jdTitle: string | null; jdText: string; musts: ShownMusts },
): number {
  const wanted = workOfAdvert(jdTitle, jdText);
  const shown = workOfCv(cv, musts.lines);
  const whole = drawn(
    likeness(wanted.whole, shown.whole),
    drawOfMusts.reach * Math.max(0, musts.share - drawOfMusts.from),
  );
  const byTitle = Math.max(
    0,
    ...wanted.titles.flatMap((title) => shown.titles.map((held) => likeness(title, held))),
  );
  return whole + (1 - whole) * likenessTable.likeTitleCloses * byTitle;
}

/** The cosine to a direction after a vector of length 1 was moved along it: never less, and 1 for a long way. */
function drawn(cosine: number, by: number): number {
  const length = Math.sqrt(1 + 2 * by * cosine + by * by);
  return (cosine + by) / length;
}

let latest: { title: string | null; text: string; work: LineOfWork } | null = null;

/** Kept for the JD used last: a pile of CVs is matched against the same one. */
function workOfAdvert(title: string | null, text: string): LineOfWork {
  if (latest?.title === title && latest.text === text) return latest.work;
  const described = workOfJd(text);
  const titled = vectorOfTitle(title ?? "");
  const whole = blend([
    { vector: occupationVector(described), weight: weightOfText(described) },
    { vector: titled, weight: titleWeight.jd },
  ]);
  latest = { title, text, work: { whole, titles: [titled] } };
  return latest.work;
}

const known = new WeakMap<ScoredCv["lines"], LineOfWork>();

/** Kept for a CV of which no line repeats the JD or shows what it asks for: its work is then the same for every JD. */
function workOfCv(cv: ScoredCv, without: Set<number>): LineOfWork {
  const isOwn = cv.copiedLines.size === 0 && without.size === 0;
  const before = isOwn ? known.get(cv.lines) : undefined;
  if (before) return before;
  const work = readWorkOfCv(cv, without);
  if (isOwn) known.set(cv.lines, work);
  return work;
}

function readWorkOfCv(cv: ScoredCv, without: Set<number>): LineOfWork {
  const jobs = cv.jobs.slice(0, likenessTable.latestJobs).flatMap(({ job, from }) => {
    return job.title && !cv.ignoredLines.has(from) ? [{ vector: vectorOfTitle(job.title), weight: 1 }] : [];
  });
  const work = workText(cv, without);
  const held = blend(jobs);
  const stated = vectorOfTitle(headline(cv));
  const whole = blend([
    { vector: occupationVector(work), weight: weightOfText(work) },
    { vector: stated, weight: titleWeight.headline },
    { vector: held, weight: titleWeight.jobs },
  ]);
  return { whole, titles: [stated, held] };
}

const maxTitles = 5000;
const titleVectors = new Map<string, OccupationVector>();

/** A title as it stands, and less as the other titles of its family: few are in O*NET in all their spellings. */
function vectorOfTitle(title: string): OccupationVector {
  const before = titleVectors.get(title);
  if (before) return before;
  const family = titlesOfFamilies(title).map((row) => ({ vector: occupationVector(row), weight: 1 }));
  const short = withoutBrackets(title);
  const words = tokenize(short).length;
  // "Senior carer": where O*NET knows no more than the rank, the family says what the work is.
  const knownShare = family.length === 0 || words === 0 ? 1 : tellingWords(short) / words;
  const vector = blend([
    { vector: occupationVector(short), weight: Math.min(1, knownShare) },
    { vector: blend(family), weight: titleWeight.family },
  ]);
  if (titleVectors.size >= maxTitles) titleVectors.clear();
  titleVectors.set(title, vector);
  return vector;
}

/** "(nights)", "(temporary)" say when or where, seldom what. */
function withoutBrackets(title: string): string {
  const short = title.replace(/\s*\([^()]*\)/gu, "").trim();
  return short === "" ? title : short;
}

/** A short text says less about the work than its title does. */
function weightOfText(text: string): number {
  return Math.min(1, tellingWords(text) / likenessTable.wordsOfFullText);
}

function workText(cv: ScoredCv, without: Set<number>): string {
  return cv.lines
    .flatMap((_, index) => (isAboutWork(cv, index) && !without.has(index) ? [readable(cv, index)] : []))
    .join("\n");
}

function isAboutWork({ lines, ignoredLines }: ScoredCv, index: number): boolean {
  const section = lines[index]?.section;
  return (
    section !== undefined &&
    !withoutWork.has(section.kind) &&
    section.headingLine !== index &&
    !ignoredLines.has(index)
  );
}

/** The lines that a CV's line of work can be read from without roles: the one under the name, then those with most words of work. */
export function linesOfWork(cv: ScoredCv): number[] {
  const telling = cv.lines.flatMap((_, index) => {
    const words = isAboutWork(cv, index) ? tellingWords(readable(cv, index)) : 0;
    return words > 0 ? [{ index, words }] : [];
  });
  telling.sort((a, b) => b.words - a.words || a.index - b.index);
  const first = headlineLine(cv);
  return [...(first < 0 ? [] : [first]), ...telling.map(({ index }) => index)];
}

/** A line without the parts of it that were found to be keyword stuffing. */
function readable(cv: ScoredCv, line: number): string {
  const text = cv.document.lines[line]?.text ?? "";
  const stretches = cv.stretches.filter((stretch) => stretch.line === line);
  return stretches.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
}

/** The occupation as the person states it under the name: "Senior Accountant". */
function headline(cv: ScoredCv): string {
  return cv.document.lines[headlineLine(cv)]?.text ?? "";
}

function headlineLine(cv: ScoredCv): number {
  return cv.lines.findIndex(({ section, tokens }, index) => {
    const text = cv.document.lines[index]?.text ?? "";
    return (
      section.kind === "header" &&
      !mayNamePerson(cv, index) &&
      tokens.length <= likenessTable.maxHeadlineLength &&
      isRoleTitle(text) &&
      !cv.ignoredLines.has(index)
    );
  });
}
