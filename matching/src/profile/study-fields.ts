import type { DocumentText } from "@winnow/documents/document-text.ts";
import { quote } from "../words/quote.ts";
import { confidenceOf, type FieldEvidence } from "./confidence.ts";
import { degreeLevel } from "./degree-level.ts";
import { entryLayout } from "./layout-parameters.ts";
import { isPlace, isRegion } from "./places.ts";
import type { Quoted } from "./profile.ts";
import { readLastDate } from "./read-date-range.ts";
import { subjectsIn } from "./subjects-of-study.ts";

/** What may stand between the name of a degree and what was studied. */
const degreeWords =
  /^(?:graduated|completed|as|a|an|the|in|of|en|em|de|del|di|da|der|des|für|fur|w|na|van|și|joint|dual|double|higher|national|postgraduate|graduate|undergraduate|university|advanced|executive|b\.?\s?sc|m\.?\s?sc|b\.?a|m\.?a|b\.?s|m\.?s|b\.?\s?eng|m\.?\s?eng|b\.?\s?tech|m\.?\s?tech|b\.?\s?ed|m\.?\s?ed|b\.?\s?com|m\.?\s?phil|ph\.?\s?d|d\.?phil|mba|bba|ll\.?b|ll\.?m|msn|bsn|mca|bca|dr|bachelor(?:['’]?s)?|master(?:['’]?s)?|doctor(?:ate)?|doctoral|philosophy|associate(?:['’]?s)?|degree|diploma|diplom|hons|honours|honors|science|sciences|arts|technology|applied|licenciatura|licenciado|licenciada|licence|licencjat|grado|graduado|graduada|máster|mestrado|maestría|bacharelado|graduação|doctorado|doutorado|doctorat|dottorato|laurea|magistrale|triennale|magister|inżynier|ausbildung|zum|zur|studium|studies|studiengang|bts|dut|btec|hnd|[sn]vq\d?|level|hnc|a\.a\.s?|diploma|apprenticeship|certificate|licență|hbo|mbo|inżynier|în|master-?studium|bachelor-?studium)\.?$/iu;
const aside =
  /\b(?:hons|approved|accredited|gpa|grade|note|mention|thesis|abschluss|average|class|honou?rs|distinction|cum laude|minor|promedio|voto)\b|\d|:/iu;
const before = /\s(?:in|en|em|în|w|für|major in|specialising in|specializing in)\s+(?=\p{L})/giu;

const yearBehind = /[\s,]+(?:19|20)\d\d$/u;

type Part = { text: string; start: number };

/**
 * The subjects of a degree: what stands behind "in" or behind the degree's name on `lines[0]`, else a part of its own
 * beside it. `isSchool` tells the parts that name a school.
 */
export function studyFields(
  document: DocumentText,
  lines: number[],
  isSchool: (part: string) => boolean,
): Quoted[] {
  for (const [order, line] of lines.entries()) {
    const parts = partsOf(document.lines[line]?.text ?? "");
    for (const part of parts.filter(({ text }) => degreeLevel(text) !== null)) {
      const field = behindDegree(part);
      if (field) return [quoted(document, line, field, "fieldBehindDegree")];
    }
    const school = order === 0 ? -1 : parts.findIndex(({ text }) => isSchool(text));
    // In another cell, what stands behind a school is where it lies, unless it is known as a subject.
    const isInCell = document.lines[line]?.cell !== undefined;
    const isPlaceOfSchool = ({ text }: Part, at: number) =>
      isInCell && school !== -1 && at > school && subjectsIn(text).length === 0;
    const beside = parts.find(
      (part, at) =>
        order <= 2 &&
        canBeField(part.text) &&
        !isSchool(part.text) &&
        !isPlaceOfSchool(part, at) &&
        degreeLevel(part.text) === null,
    );
    if (beside)
      return [quoted(document, line, beside, order === 0 ? "fieldBesideDegree" : "fieldOnNextLine")];
  }
  return [];
}

function partsOf(line: string): Part[] {
  return [...line.matchAll(/(?:(?!,\s|\s[–—-]\s|\s*[|•·()])[\s\S])+/gu)].flatMap((match) => {
    const text = match[0].replace(/^[,|•·()\s–—-]+/u, "");
    const start = match.index + match[0].length - text.length;
    return /\p{L}{3}/u.test(text) ? [{ text: text.trimEnd(), start }] : [];
  });
}

/** "Bachelor of Science in Biology", "BSc Biology": what is left without the words of the degree. */
function behindDegree({ text, start }: Part): Part | null {
  const last = [...text.matchAll(before)].at(-1);
  const from = last ? last.index + last[0].length : 0;
  let rest = text.slice(from);
  let at = start + from;
  // Behind "in" stands the subject itself: "in Science" is one.
  while (!last) {
    const word = /^\S+\s*/u.exec(rest)?.[0];
    if (!word || !degreeWords.test(word.trim().replace(/[,:)]$/u, ""))) break;
    rest = rest.slice(word.length);
    at += word.length;
  }
  const field = rest.replace(yearBehind, "");
  return canBeField(field) && rest.length < text.length ? { text: field, start: at } : null;
}

function canBeField(text: string): boolean {
  const isShort = text.split(/\s+/).length <= entryLayout.maxFieldLength && /^\p{Lu}|^\p{Ll}{4}/u.test(text);
  return isShort && !aside.test(text) && !isPlace(text) && !isRegion(text) && readLastDate(text) === null;
}

function quoted(
  document: DocumentText,
  line: number,
  { text, start }: Part,
  evidence: FieldEvidence,
): Quoted {
  const quotation = quote(document, { fromLine: line, start, toLine: line, end: start + text.length });
  return { value: quotation.text, confidence: confidenceOf(evidence), quotation };
}
