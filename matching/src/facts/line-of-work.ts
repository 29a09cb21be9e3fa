import { workOfJd } from "../jd/work-of-jd.ts";
import {
  beyond,
  blend,
  likeness,
  type OccupationVector,
  occupationVector,
  tellingWords,
} from "../occupations/occupation-space/occupation-space.ts";
import { isRoleTitle, titlesOfFamilies } from "../occupations/occupations.ts";
import type { SectionKind } from "../profile/cv-headings.ts";
import { mayNamePerson } from "../profile/may-name-person.ts";
import type { CvJob } from "../profile/read-jobs.ts";
import { tokenize } from "../words/tokenize.ts";
import { commonWork, type RoleFeatures } from "./role-odds.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { drawOfMusts, likenessTable, titleWeight } from "./work-parameters.ts";

const withoutWork = new Set<SectionKind>(["header", "personal", "interests", "education", "languages"]);

/** The lines of jobs that show must-haves, and the share of the must-haves that they show, 0 to 1. */
export type ShownMusts = { lines: Set<number>; share: number };

/** The line of work of a JD as a whole, and that of its title. */
type WorkOfAdvert = { whole: OccupationVector; title: OccupationVector };
/** The line of work of a CV as a whole, what of it goes beyond what all CVs have in common, and that of its titles. */
type WorkOfCv = { whole: OccupationVector; own: OccupationVector; titles: OccupationVector[] };

/** What is compared of a CV and a JD. */
export type Advert = { jdTitle: string | null; jdText: string };

/**
 * How near the work that a CV shows is to the work of the JD, 0 to 1, and what tells whether it is of the same
 * occupation; and whether O*NET has any word of the JD's title. Schools, hobbies and contact are not read. Lines that show must-haves count by what they show and not by
 * their words, so that one more never makes the work less like.
 */
export function compareWork(
  cv: ScoredCv,
  { jdTitle, jdText, musts, fit }: Advert & { musts: ShownMusts; fit: number },
): { likeness: number; role: RoleFeatures; isTitleKnown: boolean } {
  const wanted = workOfAdvert(jdTitle, jdText);
  const shown = workOfCv(cv, musts.lines);
  const by = drawOfMusts.reach * Math.max(0, musts.share - drawOfMusts.from);
  const toWork = Math.max(0, likeness(wanted.whole, shown.own));
  const toTitle = Math.max(0, likeness(wanted.title, shown.own));
  const { common, own } = likenessTable;
  const whole = drawn(common * likeness(wanted.whole, shown.whole) + (own / 2) * (toWork + toTitle), by);
  const byTitle = Math.max(
    likenessTable.namedTitle * fit,
    ...shown.titles.map((held) => likeness(wanted.title, held)),
  );
  return {
    likeness: whole + (1 - whole) * likenessTable.likeTitleCloses * byTitle,
    // Without a title all that is said of the work stands in its place.
    role: { work: drawn(toWork, by), title: drawn(jdTitle === null ? toWork : toTitle, by) },
    isTitleKnown: wanted.title.size > 0,
  };
}

/** The cosine to a direction after a vector of length 1 was moved along it: never less, and 1 for a long way. */
function drawn(cosine: number, by: number): number {
  const length = Math.sqrt(1 + 2 * by * cosine + by * by);
  return (cosine + by) / length;
}

let latest: { title: string | null; text: string; work: WorkOfAdvert } | null = null;

/** Kept for the JD used last: a pile of CVs is matched against the same one. */
function workOfAdvert(title: string | null, text: string): WorkOfAdvert {
  if (latest?.title === title && latest.text === text) return latest.work;
  const described = workOfJd(text);
  const titled = vectorOfTitle(title ?? "");
  const whole = blend([
    { vector: occupationVector(described), weight: weightOfText(described) },
    { vector: titled, weight: titleWeight.jd },
  ]);
  latest = { title, text, work: { whole, title: titled } };
  return latest.work;
}

const known = new WeakMap<ScoredCv["lines"], WorkOfCv>();

/** Kept for a CV of which no line repeats the JD or shows what it asks for: its work is then the same for every JD. */
export function workOfCv(cv: ScoredCv, without: Set<number>): WorkOfCv {
  const isOwn = cv.copiedLines.size === 0 && without.size === 0;
  const before = isOwn ? known.get(cv.lines) : undefined;
  if (before) return before;
  const work = readWorkOfCv(cv, without);
  if (isOwn) known.set(cv.lines, work);
  return work;
}

function readWorkOfCv(cv: ScoredCv, without: Set<number>): WorkOfCv {
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
  return { whole, own: beyond(whole, commonWork), titles: [stated, held] };
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

/** The jobs that are most like the work described, best first; none where no job has anything of it. */
export function jobsLike(cv: ScoredCv, { jdTitle, jdText }: Advert): CvJob[] {
  const { whole } = workOfAdvert(jdTitle, jdText);
  const jobs = cv.jobs
    .filter(({ from }) => !cv.ignoredLines.has(from))
    .map((cvJob) => ({ cvJob, near: likeness(whole, beyond(vectorOfJob(cv, cvJob), commonWork)) }))
    .sort((one, other) => other.near - one.near);
  const best = jobs[0]?.near ?? 0;
  return best <= 0
    ? []
    : jobs.filter(({ near }) => near >= best * likenessTable.alsoLike).map(({ cvJob }) => cvJob);
}

function vectorOfJob(cv: ScoredCv, { job, bodyFrom, to }: CvJob): OccupationVector {
  const lines = Array.from({ length: to - bodyFrom }, (_, index) => bodyFrom + index);
  const text = lines.flatMap((line) => (cv.ignoredLines.has(line) ? [] : [readable(cv, line)])).join("\n");
  return blend([
    { vector: occupationVector(text), weight: weightOfText(text) },
    { vector: vectorOfTitle(job.title ?? ""), weight: titleWeight.jobs },
  ]);
}

/** Of lines, those that have something of the work described, best first. */
export function linesLike(cv: ScoredCv, lines: number[], { jdTitle, jdText }: Advert): number[] {
  const { whole } = workOfAdvert(jdTitle, jdText);
  return lines
    .map((line) => ({ line, near: likeness(whole, occupationVector(readable(cv, line))) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near)
    .map(({ line }) => line);
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
