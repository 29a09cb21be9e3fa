import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { emailAddress } from "../../src/profile/email-address.ts";
import type { CvLineLabel } from "../../src/profile/lines/cv-line-label.ts";
import type { EntryPart, LabelledCell, LabelledRow } from "./labelled-cv.ts";

/** A CV of a person whom we have invented, written down as a whole and labelled line by line. */
export type WrittenCv = {
  language: string;
  file: string;
  /** "*" where it does not say whose it is. */
  name: string;
  sections: { kind: WrittenKind; rows: LabelledRow[] }[];
};

/** In files named by their language: "de.txt", "en-professions.txt". */
const folder = new URL("../../training/written-cvs/", import.meta.url);

/** What the lines of each section are, but for headings, names and the text below jobs. */
const labelOfSection = {
  header: "contact",
  summary: "summary",
  experience: "job",
  education: "degree",
  skills: "skill",
  languages: "language",
  certificates: "certificate",
  projects: "project",
  interests: "interest",
  personal: "personal",
  other: "other",
} as const satisfies Record<string, CvLineLabel>;
export type WrittenKind = keyof typeof labelOfSection;

/** Stands for a title, employer, degree or school that is not there, or that the entry above has. */
const notWritten = ["*", "^"];

/**
 * CVs as labelled text. "== name" begins one ("*" where it does not say whose it is), "[section] heading" one of its
 * sections, whose heading may be missing; "= title | employer" a job and "= degree | school" an entry of education, in
 * the words that its head has. Of the lines, "! " shows the name, "# " is a heading within a section, "- " a list sign
 * and "~ " text below an entry; ">>" begins the next cell of a row.
 * @throws Error that names the file and the line which is none of these.
 */
export function readWrittenCvs(): WrittenCv[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => cvsOf(readFileSync(new URL(name, folder), "utf8"), basename(name, ".txt")));
}

function cvsOf(text: string, file: string): WrittenCv[] {
  const [language = ""] = file.split("-");
  const cvs: WrittenCv[] = [];
  let name = "";
  /** What the open entry says and its head has not said yet. */
  let sought: { what: EntryPart; text: string }[] = [];
  let isFirst = false;
  for (const [at, line] of text.split("\n").entries()) {
    const fail = (why: string) => new Error(`${file}.txt, line ${at + 1} ${why}: “${line}”`);
    const [, whose] = /^== (.+)$/u.exec(line) ?? [];
    const [, kind, heading = ""] = /^\[([a-z]+)\](.*)$/u.exec(line) ?? [];
    const [, one, other] = /^= (.+) \| (.+)$/u.exec(line) ?? [];
    const cv = cvs.at(-1);
    const section = cv?.sections.at(-1);
    if (line.trim() === "") continue;
    if (whose) {
      name = whose;
      cvs.push({ language, file, name, sections: [] });
    } else if (kind !== undefined) {
      if (!cv || !(kind in labelOfSection)) throw fail("opens no section of a CV");
      cv.sections.push({
        kind: kind as WrittenKind,
        rows: heading.trim() === "" ? [] : [headingRow(heading)],
      });
      sought = [];
      isFirst = false;
    } else if (one !== undefined && other !== undefined) {
      const [first, second] =
        section?.kind === "education" ? (["degree", "school"] as const) : (["title", "employer"] as const);
      sought = [
        { what: first, text: one },
        { what: second, text: other },
      ].filter((part) => !notWritten.includes(part.text));
      isFirst = true;
    } else {
      if (!section) throw fail("stands in no section");
      const row = rowOf(line, { kind: section.kind, name, sought, isFirst });
      if (row.cells.some((cell) => cell.isFirst)) isFirst = false;
      section.rows.push(row);
    }
  }
  return cvs;
}

function headingRow(heading: string): LabelledRow {
  return { cells: [{ text: heading.trim(), label: "heading" }], look: "heading", hasGap: true };
}

type Within = {
  kind: WrittenKind;
  name: string;
  sought: { what: EntryPart; text: string }[];
  isFirst: boolean;
};

function rowOf(line: string, { kind, name, sought, isFirst }: Within): LabelledRow {
  const [, mark = "", written = ""] = /^([!#~-] )?(.*)$/u.exec(line) ?? [];
  const texts = written.split(">>").map((text) => text.trim());
  if (mark === "# " && texts.length === 1) return headingRow(written);
  const isText = mark === "- " || mark === "~ ";
  const hasEntries = kind === "experience" || kind === "education";
  const isHeadOfTable = mark === "# " && hasEntries;
  const label = isHeadOfTable ? "other" : isText && kind === "experience" ? "duty" : labelOfSection[kind];
  const isHead = mark === "" && hasEntries;
  const cells = texts.map((text): LabelledCell => {
    // How to reach somebody is contact, among personal details as well.
    if (label === "personal" && emailAddress.test(text)) return { text, label: "contact" };
    if (mark === "! ")
      return { text, label: texts.length === 1 || sharesWord(text, name) ? "name" : "contact" };
    return { text, label, ...(isHead ? { parts: partsOf(text, sought) } : {}) };
  });
  const first = cells.find(({ text }) => text !== "");
  if (isHead && isFirst && first) first.isFirst = true;
  return {
    cells,
    look: mark === "! " && kind === "header" ? "name" : isHead && isFirst ? "entry" : "text",
    isBullet: mark === "- ",
    hasGap: isHead && isFirst,
    columns: texts.length > 2 ? "table" : isInFront(texts) ? "left date" : "right",
  };
}

/** Whether a row has its dates, or nothing, in a column at the left. */
function isInFront([first = "", second]: string[]): boolean {
  return second !== undefined && (first === "" || (/\d/u.test(first) && first.length < second.length));
}

/** Where a cell says what is still to be found of an entry, the longer first; what is found is sought no more. */
function partsOf(
  text: string,
  sought: { what: EntryPart; text: string }[],
): NonNullable<LabelledCell["parts"]> {
  const parts: NonNullable<LabelledCell["parts"]> = [];
  for (const part of sought.toSorted((one, other) => other.text.length - one.text.length)) {
    const start = placeOf(part.text, text, parts);
    if (start === -1) continue;
    const end = start + part.text.length;
    // What a title says of itself in brackets is a part of it: "Sales Assistant (weekends)".
    const [bracket = ""] = part.what === "title" ? (/^ \([^()\d]+\)/u.exec(text.slice(end)) ?? []) : [];
    const aside = sought.some((other) => bracket.includes(other.text)) ? 0 : bracket.length;
    parts.push({ what: part.what, start, end: end + aside });
    sought.splice(sought.indexOf(part), 1);
  }
  return parts;
}

/** Where words stand as a whole and where nothing else was found; -1 where they do not. */
function placeOf(words: string, text: string, taken: NonNullable<LabelledCell["parts"]>): number {
  for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    const isWhole = !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(end));
    if (isWhole && taken.every((part) => end <= part.start || part.end <= start)) return start;
  }
  return -1;
}

function sharesWord(text: string, name: string): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => words.has(word));
}
