import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import { findPhoneNumbersInText } from "libphonenumber-js";
import type { Section } from "./find-sections.ts";
import { isRoleTitle } from "./occupations.ts";
import type { Confidence, Profile, Quoted } from "./profile.ts";
import { quote } from "./quote.ts";

type Contact = Pick<Profile, "name" | "email" | "phone" | "location" | "links">;

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu;
const link =
  /\b(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net)\/[^\s|,;]+/giu;
/** "CA 94588 (555) 123-4567": the digits before an area code belong to the place. */
const postcode = /(?<=\p{Lu}{2}\s)\d{5}(?=\s*\()/gu;
const notName = /[\d@|/:,]|\b(?:curriculum|vitae|resume|résumé|lebenslauf|cv|profile|page)\b/iu;

/** Name, e-mail, phone, place and links from the top of the CV, its personal section, and repeated headers and footers. */
export function readContact(document: DocumentText, sections: Section[]): Contact {
  const all = { ...document, lines: [...document.lines, ...document.furniture] };
  const indexes = contactLines(document, sections);
  const find = (pattern: RegExp): Quoted | null => {
    for (const index of indexes) {
      const match = pattern.exec(all.lines[index]?.text ?? "");
      if (match) return quoted(all, index, { start: match.index, end: match.index + match[0].length });
    }
    return null;
  };
  return {
    name: findName(document, sections),
    email: find(email),
    phone: findPhone(all, indexes),
    location: findLocation(all, indexes),
    links: indexes.flatMap((index) =>
      [...(all.lines[index]?.text ?? "").matchAll(link)].map((match) =>
        quoted(all, index, { start: match.index, end: match.index + match[0].length }),
      ),
    ),
  };
}

function contactLines(document: DocumentText, sections: Section[]): number[] {
  const own = sections
    .filter(({ kind }) => kind === "header" || kind === "personal")
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset));
  return [...own, ...document.furniture.map((_, index) => document.lines.length + index)];
}

/** The largest line that can be a name, in the headers of the first page. */
function findName(document: DocumentText, sections: Section[]): Quoted | null {
  const candidates: { line: Line; index: number }[] = [];
  for (const header of sections.filter(({ kind }) => kind === "header")) {
    for (let index = header.from; index < Math.min(header.to, header.from + 6); index++) {
      const line = document.lines[index];
      if (line && canBeName(line)) candidates.push({ line, index });
    }
  }
  const largest = Math.max(0, ...candidates.map(({ line }) => line.fontSize));
  const mailbox = email.exec(document.lines.map(({ text }) => text).join("\n"))?.[0].split("@")[0] ?? "";
  const inMailbox = candidates.find(({ line }) => sharesWord(line.text, mailbox));
  const largestOnes = candidates.filter(({ line }) => line.fontSize === largest);
  const name = inMailbox ?? largestOnes.find(({ line }) => !isRoleTitle(line.text));
  if (!name) return null;
  const confidence = inMailbox ? "certain" : largestOnes.length === 1 ? "likely" : "unsure";
  const { value, quotation } = quoted(document, name.index, { start: 0, end: name.line.text.length });
  return { value: inUsualCase(value), confidence, quotation };
}

function sharesWord(text: string, mailbox: string): boolean {
  const box = bare(mailbox);
  return text.split(/\s+/).some((word) => bare(word).length >= 4 && box.includes(bare(word)));
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/gu, "");
}

/** "KWABENA MENSAH" and "K W A B E N A  M E N S A H" as people write it; the quotation keeps the words of the CV. */
function inUsualCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  const joined = /^(?:\p{Lu}\s){3,}\p{Lu}$/u.test(name) ? name.replace(/\s/gu, "") : name;
  return joined
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}|(?<=\bmc)\p{L}/gu, (letter) => letter.toUpperCase());
}

function canBeName(line: Line): boolean {
  const isShort = line.words.length >= 2 && line.words.length <= 5;
  return isShort && /^[\p{Lu}\p{Lo}]/u.test(line.text) && !notName.test(line.text);
}

function findPhone(document: DocumentText, indexes: number[]): Quoted | null {
  for (const index of indexes) {
    const written = document.lines[index]?.text ?? "";
    if (written.replace(/\D/g, "").length < 7) continue;
    const text = written.replace(postcode, (digits) => " ".repeat(digits.length));
    const [found] = findPhoneNumbersInText(text, "US");
    if (found) return quoted(document, index, { start: found.startsAt, end: found.endsAt });
    const loose = /(?<![\p{L}\d])\+?\(?\d[\d\s().-]{7,17}\d(?![\d])/u.exec(
      text.replace(/\b(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d\b/g, (years) => " ".repeat(years.length)),
    );
    if (loose)
      return quoted(document, index, {
        start: loose.index,
        end: loose.index + loose[0].length,
        confidence: "likely",
      });
  }
  return null;
}

function findLocation(document: DocumentText, indexes: number[]): Quoted | null {
  for (const index of indexes) {
    const text = document.lines[index]?.text ?? "";
    for (const match of text.matchAll(/[^|•·]+/g)) {
      const place = /^\s*(\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+(?:\s\d{4,6})?)\s*$/u.exec(match[0]);
      if (!place?.[1]) continue;
      const start = match.index + match[0].indexOf(place[1]);
      return quoted(document, index, { start, end: start + place[1].length, confidence: "likely" });
    }
  }
  return null;
}

function quoted(
  document: DocumentText,
  line: number,
  { start, end, confidence = "certain" }: { start: number; end: number; confidence?: Confidence },
): Quoted {
  const quotation = quote(document, { fromLine: line, start, toLine: line, end });
  return { value: quotation.text, confidence, quotation };
}
