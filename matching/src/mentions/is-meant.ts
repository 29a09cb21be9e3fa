import { fieldOfConcept } from "../concepts/concept-table.ts";
import { indexOfCv } from "../facts/cv-index.ts";
import type { ReadCv } from "../profile/cv-reading.ts";
import type { ConceptMention } from "./find-concepts.ts";

type Cv = Pick<ReadCv, "document" | "lines">;

/**
 * Whether an ambiguous name ("Go", "Spring", "Postman") stands for its concept here: in a list of skills, or written
 * in its exact case where its capital is no accident of the sentence's start, or beside another name of its field.
 */
export function isMeant(cv: Cv, lineIndex: number, mention: ConceptMention): boolean {
  const line = cv.lines[lineIndex];
  const text = cv.document.lines[lineIndex]?.text ?? "";
  if (!line) return false;
  const { concept, from, to } = mention;
  const written = text.slice(line.tokens[from]?.start ?? 0, line.tokens[to - 1]?.end ?? 0);
  if (isOtherWord(written, mention.alias) && line.section.kind !== "skills") return false;
  if (!concept.ambiguous || to - from > 1) return true;
  const neighbours = [line.tokens[from - 1]?.folded, line.tokens[to]?.folded];
  if (neighbours.some((word) => word !== undefined && concept.notBeside?.includes(word))) return false;
  if (
    written.length <= 2 &&
    isGluedToOthers(text, line.tokens[from]?.start ?? 0, line.tokens[to - 1]?.end ?? 0)
  )
    return false;
  if (line.isJobHeader && firmSign.test(text.slice(line.tokens[to - 1]?.end ?? 0))) return false;
  if (line.section.kind === "skills" || line.section.kind === "certificates" || line.isJobHeader) return true;
  const isUpperLine = text === text.toUpperCase() && written.length > 2;
  if (written !== mention.alias && !isUpperLine) return false;
  if (isListed(cv, lineIndex, mention)) return true;
  if (workOfTools.has(line.tokens[to]?.folded ?? "")) return true;
  return from > 0 || hasCompany(cv, lineIndex, mention);
}

/** A part of its own in a line that names other things ("Excel; Power BI"), or all that a job's bullet says. */
function isListed(cv: Cv, lineIndex: number, mention: ConceptMention): boolean {
  const line = cv.lines[lineIndex];
  const text = cv.document.lines[lineIndex]?.text ?? "";
  const before = text.slice(0, line?.tokens[mention.from]?.start ?? 0);
  const after = text.slice(line?.tokens[mention.to - 1]?.end ?? 0);
  const isApart =
    /(?:^|[,;.|•·:]\s*|\band\s+)$/u.test(before) && /^\s*(?:$|[,;|•·(]|\.(?:\s|$)|and\b)/u.test(after);
  if (isApart && line?.job && line.tokens.length === mention.to - mention.from) return true;
  return (
    isApart && (line?.concepts ?? []).some(({ concept }) => concept !== mention.concept && !concept.ambiguous)
  );
}

/** "Swift & Sons", "Spring Ltd": the name of an employer. */
const firmSign =
  /^\s*(?:(?:&|and)\s+(?:sons|daughters|co|partners|company)\b|,?\s*(?:ltd|limited|inc|llc|plc|gmbh|ag|bv|llp|s\.?l|sarl|group)\b)/iu;

/** What people make with a tool: behind its name, even at the start of a sentence, the tool is meant ("Python scripts"). */
const workOfTools = new Set(
  "script scripts scripting code coding developer developers development programming programmer notebook notebooks services backend frontend app apps application applications pipeline pipelines jobs cluster clusters queries dashboard dashboards models spreadsheets macros".split(
    " ",
  ),
);

/** "DBs" is no "DBS": acronyms of two or three letters are written in capitals. */
export function isOtherWord(written: string, alias: string): boolean {
  return isShortAcronym(alias) && written !== alias && written !== `${alias}s`;
}

/** "TS", "ML", "ER": words of two capitals count in capitals only. */
function isShortAcronym(alias: string): boolean {
  return /^\p{Lu}{2,3}$/u.test(alias);
}

/** "R&D", "C/D", "e-Go": a sign without blanks ties the letter to another word. */
function isGluedToOthers(text: string, start: number, end: number): boolean {
  return /[\p{L}\d][&'.-]$/u.test(text.slice(0, start)) || /^[&'-][\p{L}\d]/u.test(text.slice(end));
}

/** Another, unambiguous name of the same field in the line, or the same name in a list elsewhere. */
function hasCompany(cv: Cv, lineIndex: number, mention: ConceptMention): boolean {
  const field = fieldOfConcept.get(mention.concept.name);
  const beside = cv.lines[lineIndex]?.concepts.some(
    ({ concept }) =>
      concept !== mention.concept && !concept.ambiguous && fieldOfConcept.get(concept.name) === field,
  );
  if (beside) return true;
  return indexOfCv(cv).listedConcepts.has(mention.concept.name);
}
