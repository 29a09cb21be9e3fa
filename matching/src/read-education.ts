import type { DocumentText } from "@winnow/documents/document-text.ts";
import { degreeLevel } from "./degree-level.ts";
import type { Section } from "./find-sections.ts";
import type { Education } from "./profile.ts";
import { quote } from "./quote.ts";
import { readDateRange, readLastDate } from "./read-date-range.ts";

const school =
  /universi|hochschule|college|school|institut|academy|académie|akademie|école|escuela|faculty|polytechnic|politecnico|sorbonne|\bTU\b|\bETH\b|\bMIT\b|fachhochschule|liceo|lycée|gymnasium|uniwersytet/iu;

/** A degree and the line it begins on. */
export type CvEducation = { education: Education; line: number };

/** Degrees and trainings with the line or the two lines they stand on; the school is read for the profile only. */
export function readEducation(document: DocumentText, sections: Section[]): CvEducation[] {
  return sections
    .filter(({ kind }) => kind === "education")
    .flatMap(({ from, to }) => {
      const found: CvEducation[] = [];
      for (let line = from; line < to; line++) {
        const text = document.lines[line]?.text ?? "";
        const level = degreeLevel(text);
        if (!level) continue;
        const next = document.lines[line + 1];
        const takesNext =
          line + 1 < to && next !== undefined && !namesSchool(text) && degreeLevel(next.text) === null;
        const toLine = takesNext ? line + 1 : line;
        const end = document.lines[toLine]?.text.length ?? 0;
        const lines = takesNext && next ? [text, next.text] : [text];
        const quotation = quote(document, { fromLine: line, start: 0, toLine, end });
        found.push({ education: { ...degreeAndSchool(lines), level, quotation }, line });
      }
      return found;
    });
}

/** True for the part of an education line that names the school: prestige does not count, so matching never reads it. */
export function namesSchool(part: string): boolean {
  return school.test(part.replace(/\bhigh[- ]?school (?:diploma|degree|certificate|graduate)/iu, ""));
}

function degreeAndSchool(lines: string[]): Pick<Education, "degree" | "school" | "end"> {
  const parts = lines
    .flatMap((text) => text.split(/,\s+|\s+[|–—-]\s+|\s{2,}/))
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  const schoolName =
    parts.find((part) => school.test(part) && degreeLevel(part) !== "none") ??
    parts.find((part, index) => index > 0 && school.test(part));
  const degree = parts.filter((part) => part !== schoolName && !readLastDate(part)).slice(0, 2);
  const range = lines.map(readDateRange).find((found) => found !== null);
  const end = range ? range.end : readLastDate(lines.join(" "));
  return { degree: degree.join(", ") || null, school: schoolName ?? null, end };
}
