import type { SectionKind } from "./cv-headings.ts";
import {
  blend,
  likeness,
  type OccupationVector,
  occupationVector,
  tellingWords,
} from "./occupation-space/occupation-space.ts";
import { isRoleTitle } from "./occupations.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { workOfJd } from "./work-of-jd.ts";

/** What titles weigh beside all the other words of a JD or CV, which weigh 1. */
const titleWeight = { jd: 1.5, headline: 0.7, jobs: 0.7 };
/** From so many distinct words about work on, a text weighs 1: half of all real adverts have as many. */
const wordsOfFullText = 150;
const latestJobs = 4;
const longestHeadline = 8;
const withoutWork = new Set<SectionKind>(["header", "personal", "interests", "education", "languages"]);

/** How near the work that a CV shows is to the work of the JD, 0 to 1. Schools, hobbies and contact are not read. */
export function workLikeness(cv: ScoredCv, jdTitle: string | null, jdText: string): number {
  return likeness(vectorOfJd(jdTitle, jdText), vectorOfCv(cv));
}

let latest: { title: string | null; text: string; vector: OccupationVector } | null = null;

/** Kept for the JD used last: a pile of CVs is matched against the same one. */
function vectorOfJd(title: string | null, text: string): OccupationVector {
  if (latest?.title === title && latest.text === text) return latest.vector;
  const work = workOfJd(text);
  const vector = blend([
    { vector: occupationVector(work), weight: weightOfText(work) },
    { vector: occupationVector(title ?? ""), weight: titleWeight.jd },
  ]);
  latest = { title, text, vector };
  return vector;
}

const vectors = new WeakMap<ScoredCv["lines"], OccupationVector>();

/** Kept for a CV of which nothing repeats the JD: its work is then the same for every JD. */
function vectorOfCv(cv: ScoredCv): OccupationVector {
  const known = cv.pastedLines.size === 0 ? vectors.get(cv.lines) : undefined;
  if (known) return known;
  const vector = readVectorOfCv(cv);
  if (cv.pastedLines.size === 0) vectors.set(cv.lines, vector);
  return vector;
}

function readVectorOfCv(cv: ScoredCv): OccupationVector {
  const jobs = cv.jobs.slice(0, latestJobs).flatMap(({ job, from }) => {
    return job.title && !cv.ignoredLines.has(from)
      ? [{ vector: occupationVector(job.title), weight: 1 }]
      : [];
  });
  const work = workText(cv);
  return blend([
    { vector: occupationVector(work), weight: weightOfText(work) },
    { vector: occupationVector(headline(cv)), weight: titleWeight.headline },
    { vector: blend(jobs), weight: titleWeight.jobs },
  ]);
}

/** A short text says less about the work than its title does. */
function weightOfText(text: string): number {
  return Math.min(1, tellingWords(text) / wordsOfFullText);
}

function workText(cv: ScoredCv): string {
  return cv.lines.flatMap((_, index) => (isAboutWork(cv, index) ? [readable(cv, index)] : [])).join("\n");
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

/** A line without the parts of it that were found to be keyword walls. */
function readable(cv: ScoredCv, line: number): string {
  const text = cv.document.lines[line]?.text ?? "";
  const walls = cv.walls.filter((wall) => wall.line === line);
  return walls.reduce(
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
    const isName = text === cv.profile.name?.quotation.text;
    return (
      section.kind === "header" &&
      !isName &&
      tokens.length <= longestHeadline &&
      isRoleTitle(text) &&
      !cv.ignoredLines.has(index)
    );
  });
}
