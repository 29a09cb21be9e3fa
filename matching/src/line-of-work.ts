import { mayNamePerson } from "./may-name-person.ts";
import {
  blend,
  likeness,
  type OccupationVector,
  occupationVector,
} from "./occupation-space/occupation-space.ts";
import { isRoleTitle } from "./occupations.ts";
import type { ScoredCv } from "./scored-cv.ts";
import { workOfJd } from "./work-of-jd.ts";

/** What titles weigh beside all the other words of a JD or CV, which weigh 1. */
const titleWeight = { jd: 1, headline: 0.7, jobs: 0.7 };
const latestJobs = 4;
const longestHeadline = 8;

/** How near the work that a CV shows is to the work of the JD, 0 to 1. Schools, hobbies and contact are not read. */
export function workLikeness(cv: ScoredCv, jdTitle: string | null, jdText: string): number {
  return likeness(vectorOfJd(jdTitle, jdText), vectorOfCv(cv));
}

let latest: { title: string | null; text: string; vector: OccupationVector } | null = null;

/** Kept for the JD used last: a pile of CVs is matched against the same one. */
function vectorOfJd(title: string | null, text: string): OccupationVector {
  if (latest?.title === title && latest.text === text) return latest.vector;
  const vector = blend([
    { vector: occupationVector(workOfJd(text)), weight: 1 },
    { vector: occupationVector(title ?? ""), weight: titleWeight.jd },
  ]);
  latest = { title, text, vector };
  return vector;
}

function vectorOfCv(cv: ScoredCv): OccupationVector {
  const jobs = cv.jobs.slice(0, latestJobs).flatMap(({ job, from }) => {
    return job.title && !cv.ignoredLines.has(from)
      ? [{ vector: occupationVector(job.title), weight: 1 }]
      : [];
  });
  return blend([
    { vector: occupationVector(workText(cv)), weight: 1 },
    { vector: occupationVector(headline(cv)), weight: titleWeight.headline },
    { vector: blend(jobs), weight: titleWeight.jobs },
  ]);
}

function workText(cv: ScoredCv): string {
  return cv.lines
    .flatMap(({ section }, index) => {
      const isWork =
        section.kind !== "header" &&
        section.kind !== "personal" &&
        section.kind !== "interests" &&
        section.kind !== "education" &&
        section.kind !== "languages" &&
        section.headingLine !== index;
      return isWork && !cv.ignoredLines.has(index) ? [readable(cv, index)] : [];
    })
    .join("\n");
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
  const line = cv.lines.findIndex(({ section, tokens }, index) => {
    const text = cv.document.lines[index]?.text ?? "";
    return (
      section.kind === "header" &&
      !mayNamePerson(cv, index) &&
      tokens.length <= longestHeadline &&
      isRoleTitle(text) &&
      !cv.ignoredLines.has(index)
    );
  });
  return cv.document.lines[line]?.text ?? "";
}
