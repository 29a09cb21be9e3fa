import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { quote } from "../words/quote.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { confidenceOf } from "./confidence.ts";
import { degreeLevelAmongDegrees as degreeLevel, startsWithDegree } from "./degree-level.ts";
import { type Entry, educationEntries } from "./education-entries.ts";
import { type FormEntry, formEntries } from "./form-entries.ts";
import { entryLayout } from "./layout-parameters.ts";
import { namesSchool, school } from "./names-school.ts";
import { isPlace, isRegion, withoutTrailingPlace } from "./places.ts";
import type { Education } from "./profile.ts";
import { readDateRange, readLastDate } from "./read-date-range.ts";
import type { Section } from "./section.ts";
import { studyFields } from "./study-fields.ts";

const separator =
  /,\s+|\s*[|•·]\s*|\s+[–—-]\s+|\s{2,}|\s+(?:at|an der|an|bei|à l['’]|presso|en la)\s+(?=\p{Lu})/u;

/** A degree and the line it begins on. */
export type CvEducation = { education: Education; line: number };

/** Degrees and trainings with the line or the two lines they stand on; the school is read for the profile only. */
export function readEducation(
  document: DocumentText,
  sections: Section[],
  odds: readonly LabelOdds[],
): CvEducation[] {
  return sections
    .flatMap((section) => sectionsOfDegrees(document, section))
    .flatMap((section) => {
      const ofForm = formEntries(document, section).flatMap((entry) => degreeOfForm(document, entry));
      if (ofForm.length > 0) return ofForm;
      return educationEntries(document, section, odds).flatMap((entry) =>
        educationOf(document, section, entry),
      );
    });
}

/** A degree where a form says which is the degree and which the school. */
function degreeOfForm(document: DocumentText, { values }: FormEntry): CvEducation[] {
  const degree = values.get("degree");
  if (!degree) return [];
  const { line, text } = degree;
  const dates = values.get("dates")?.text ?? "";
  const range = readDateRange(dates);
  const school = values.get("school")?.text ?? null;
  const quotation = quote(document, { fromLine: line, start: 0, toLine: line, end: text.length });
  const education: Education = {
    degree: text,
    school,
    level: degreeLevel(text) ?? "none",
    end: range ? range.end : readLastDate(dates),
    fields: studyFields(document, [line], namesSchool),
    confidence: confidenceOf(school === null ? "degreeAlone" : "degreeAtSchool"),
    quotation,
  };
  return [{ education, line }];
}

/** Sections of education as they are, and of other qualifications the lines that are about a degree: people list them together. */
function sectionsOfDegrees(document: DocumentText, section: Section): Section[] {
  if (section.kind === "education") return [section];
  if (section.kind !== "certificates") return [];
  return document.lines.slice(section.from, section.to).flatMap((line, offset) => {
    const from = section.from + offset;
    return startsWithDegree(line.text) ? [{ ...section, from, to: from + 1 }] : [];
  });
}

function educationOf(document: DocumentText, section: Section, entry: Entry): CvEducation[] {
  const line = entry.degreeLine ?? entry.schoolLine;
  const first = line === null ? undefined : document.lines[line];
  if (line === null || !first) return [];
  const level = entry.degreeLine === null ? null : degreeLevel(first.text);
  const next = line + 1 < section.to ? document.lines[line + 1] : undefined;
  const takesNext =
    next !== undefined && !next.isBullet && !namesSchool(first.text) && degreeLevel(next.text) === null;
  const toLine = takesNext ? line + 1 : line;
  const end = document.lines[toLine]?.text.length ?? 0;
  const quotation = quote(document, { fromLine: line, start: 0, toLine, end });
  const named = degreeAndSchool(document, entry);
  if (level === null && (named.end === null || named.isGuess)) return [];
  const { isGuess, ...rest } = named;
  const isKnownSchool = rest.school !== null && !isGuess;
  const evidence = level === null ? "schoolAlone" : isKnownSchool ? "degreeAtSchool" : "degreeAlone";
  const confidence = confidenceOf(evidence);
  const fields = level === null ? [] : studyFields(document, fieldLines(document, entry, line), namesSchool);
  return [{ education: { ...rest, level: level ?? "none", fields, confidence, quotation }, line }];
}

/** The line of the degree first, then what else of the entry is neither school, place nor text. */
function fieldLines(document: DocumentText, { cells }: Entry, degreeLine: number): number[] {
  const others = cells.filter(({ line, text, isBullet }) => {
    const isNear = Math.abs(line - degreeLine) <= entryLayout.nearDegree && line !== degreeLine;
    const isOwnRow = isBeside(document, line, degreeLine);
    return (
      isNear &&
      !isBullet &&
      !isPlace(text) &&
      (isOwnRow || !namesSchool(text)) &&
      !readLastDate(text) &&
      !document.lines[line]?.isBullet
    );
  });
  return [degreeLine, ...others.map(({ line }) => line)];
}

type Named = Pick<Education, "degree" | "school" | "end"> & { isGuess: boolean };

function degreeAndSchool(document: DocumentText, { cells, degreeLine, schoolLine }: Entry): Named {
  const own = degreeLine ?? schoolLine ?? 0;
  const near = cells.filter(
    ({ line, isBullet }) => (!isBullet || line === own) && Math.abs(line - own) <= entryLayout.nearDegree,
  );
  const parts = near.flatMap(({ line, text }) => partsOf(text).map((part) => ({ line, part })));
  const isDegree = (part: string) => degreeLevel(part) !== null && degreeLevel(part) !== "none";
  const schoolPart =
    parts.find(({ part }) => namesSchool(part) && degreeLevel(part) !== "none" && !isDegree(part)) ??
    parts.find(({ part }) => namesSchool(part) && degreeLevel(part) !== "none") ??
    parts.find(({ part }, index) => index > 0 && school.test(part));
  const guess = parts.find(
    ({ part }) =>
      degreeLevel(part) === null && /^\p{Lu}/u.test(part) && part.length > entryLayout.minNameLength,
  );
  const fallback = parts.length > 1 && degreeLine !== null ? guess : undefined;
  const found = schoolPart ?? fallback;
  const ownParts = parts.filter(
    ({ line, part }) =>
      part !== found?.part && (line === own || isBeside(document, line, own) || Math.abs(line - own) === 1),
  );
  const ordered = [...ownParts].sort((a, b) => Number(b.line === own) - Number(a.line === own));
  const dates = cells.flatMap(({ line, text, isBullet }) => (isBullet && line !== own ? [] : [text]));
  const range = dates.map(readDateRange).find((one) => one !== null);
  return {
    degree:
      ordered
        .map(({ part }) => part)
        .slice(0, 2)
        .join(", ") || null,
    school: found ? cleanSchool(found.part) : null,
    end: range ? range.end : readLastDate(dates.join(" ")),
    isGuess: schoolPart === undefined,
  };
}

function isBeside(document: DocumentText, line: number, other: number): boolean {
  return areOnOneRow(document.lines[line], document.lines[other]);
}

/** "PhD Princeton University" out of a table that puts the degree before the school. */
function cleanSchool(part: string): string {
  const [first = "", ...rest] = part.split(" ");
  const isDegreeFirst =
    degreeLevel(first) !== null && /^\p{Lu}/u.test(rest[0] ?? "") && namesSchool(rest.join(" "));
  return isDegreeFirst ? rest.join(" ") : part;
}

/** The parts of a line without places and dates. */
function partsOf(line: string): string[] {
  const range = readDateRange(line);
  const undated = range ? `${line.slice(0, range.from)} | ${line.slice(range.to)}` : withoutLeadingYear(line);
  const text = withoutTrailingPlace(undated);
  if (isPlace(text)) return [];
  return text
    .split(separator)
    .map((part) => part.replace(/\s*\($|^\)\s*|^[:\s]+|\s*\((?:\p{L}+\.?\s+)?(?:19|20)\d\d\)$/gu, "").trim())
    .filter((part) => /\p{L}{2}/u.test(part) && !isRegion(part) && !isPlace(part) && !isDate(part));
}

/** "2004: Abitur". */
function withoutLeadingYear(line: string): string {
  return line.replace(/^(?:[\p{L}.]{3,10}\s+|\d{1,2}[./])?(?:19|20)\d\d\s*(?:[:–—-]|\s)\s*(?=\p{L})/u, "");
}

function isDate(part: string): boolean {
  return readLastDate(part) !== null && part.split(/\s+/).length <= entryLayout.wordsOfDegree;
}
