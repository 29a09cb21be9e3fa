import type { Line } from "@winnow/documents/document-text.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { isRoleTitle } from "../occupations/occupations.ts";
import { titleLikeness } from "../occupations/title-likeness.ts";
import { tokenize } from "../words/tokenize.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { type SectionKind, sectionOfHeading } from "./cv-headings.ts";
import { degreeLevel, degreeLevelAmongDegrees, startsWithDegree } from "./degree-level.ts";
import { impliedLayout, titleMarks } from "./layout-parameters.ts";
import { namesSchool } from "./names-school.ts";
import { readDateRange } from "./read-date-range.ts";

/** What a line is about although no heading says so; "line" when it says nothing on the lines that follow. */
export type ImpliedSection = { kind: SectionKind; reach: "line" | "onward" };

const { maxHeaderLength, maxTitleLength, maxLabelLength, rowsToDates } = impliedLayout;
const labelled = new Set<SectionKind>([
  "skills",
  "languages",
  "certificates",
  "education",
  "summary",
  "interests",
]);
const spokenLevel =
  /\b(?:native|fluent|mother tongue|bilingual|conversational|basic|[ABC][12]|muttersprache|fließend|langue maternelle|nativo)\b/iu;

/**
 * The section of a line without a heading: "Skills: Python, Git" names it itself; a role with dates begins the work
 * history of a CV that has no headings; and there, a degree, a qualification or languages stand for themselves.
 */
export function impliedSection(
  lines: Line[],
  index: number,
  { open, isOpenByHeading }: { open: SectionKind; isOpenByHeading: boolean },
): ImpliedSection | null {
  const line = lines[index];
  if (!line || line.isBullet) return null;
  const label = labelOf(line.text);
  const isOfCode = label === "languages" && namesCodeAlone(line.text);
  if (label && labelled.has(label) && !isOfCode && isOver(lines, index, { open, label }))
    return { kind: label, reach: "line" };
  if (open === "experience") {
    const qualification = titlesJob(lines, index) ? null : qualificationOf(line.text);
    return qualification && isOpenByHeading && isHeaded(lines, qualification.kind) ? null : qualification;
  }
  if (open === "education" && isOfSchool(lines, index)) return null;
  const isBareOfWork = open === "header" || open === "summary" || open === "other" || open === "education";
  return isBareOfWork && beginsJob(lines, index) ? { kind: "experience", reach: "onward" } : null;
}

/** "Inżynier informatyki" beside a school or among degrees is one of them. */
function isOfSchool(lines: Line[], index: number): boolean {
  const near = lines.slice(Math.max(0, index - 1), index + 2).filter((line) => !line.isBullet);
  return (
    degreeLevelAmongDegrees(lines[index]?.text ?? "") !== null || near.some(({ text }) => namesSchool(text))
  );
}

/** The role at the head of a line that has dates beside or below it, although qualifications are called so as well. */
function titlesJob(lines: Line[], index: number): boolean {
  const line = lines[index];
  if (!line || titleLikeness(line.text) < titleMarks.role) return false;
  const beside = [lines[index - 1], lines[index + 1]].filter((other) => areOnOneRow(line, other));
  const below = lines.slice(index + 1, index + 1 + rowsToDates).filter(({ isBullet }) => !isBullet);
  return [...beside, ...below].some((other) => other !== undefined && readDateRange(other.text) !== null);
}

function labelOf(text: string): SectionKind | null {
  const label = /^([^:]+):\s+\S/u.exec(text)?.[1];
  return label !== undefined && label.length <= maxLabelLength ? sectionOfHeading(label) : null;
}

/** "Languages: Python, Rust" is a group of skills, which are the concepts of no kind of their own. */
function namesCodeAlone(text: string): boolean {
  const kinds = findConcepts(tokenize(text)).map(({ concept }) => concept.kind);
  return kinds.includes(undefined) && !kinds.includes("language");
}

/** Inside a job, "Skills: …" may be its own; it speaks for the person when no job goes on below it. */
function isOver(
  lines: Line[],
  index: number,
  { open, label }: { open: SectionKind; label: SectionKind },
): boolean {
  if (open !== "experience" || label !== "skills") return true;
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next];
    if (!line || (!line.isBullet && sectionOfHeading(line.text))) return true;
    if (line.isBullet || readDateRange(line.text)) return false;
  }
  return true;
}

/** Whether qualifications of a kind stand under a heading of their own: then those in a job are the job's. */
function isHeaded(lines: Line[], kind: SectionKind): boolean {
  return lines.some((line) => !line.isBullet && sectionOfHeading(line.text) === kind);
}

/** A role and dates in one short line, or a role with the dates on the line below. */
function beginsJob(lines: Line[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || line.words.length > maxHeaderLength || !namesWork(line.text)) return false;
  if (readDateRange(line.text)) return true;
  const below = next && !next.isBullet ? readDateRange(next.text) : null;
  return (
    below !== null && below.from <= 2 && line.words.length <= maxTitleLength && !/[.:;]$/.test(line.text)
  );
}

function namesWork(text: string): boolean {
  if (degreeLevel(text) || !isRoleTitle(text)) return false;
  return !/\b(?:student|graduate|pupil)\b/iu.test(text) || !/universi|college|school|hochschule/iu.test(text);
}

function qualificationOf(text: string): ImpliedSection | null {
  if (readDateRange(text) && isRoleTitle(text)) return null;
  const kinds = findConcepts(tokenize(text)).map(({ concept }) => concept.kind);
  if (kinds.includes("language") && spokenLevel.test(text)) return { kind: "languages", reach: "line" };
  if (startsWithDegree(text) || (degreeLevel(text) && !isRoleTitle(text)))
    return { kind: "education", reach: "line" };
  if (kinds.includes("certificate") || kinds.includes("permit"))
    return { kind: "certificates", reach: "line" };
  return null;
}
