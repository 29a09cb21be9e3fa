import type { DocumentText } from "@winnow/documents/document-text.ts";
import { findPhoneNumbersInText } from "libphonenumber-js";
import { confidenceOf, type FieldEvidence } from "./confidence.ts";
import type { Section } from "./find-sections.ts";
import { contactLayout } from "./layout-numbers.ts";
import { isRoleTitle } from "./occupations.ts";
import type { Profile, Quoted } from "./profile.ts";
import { quote } from "./quote.ts";

type Contact = Pick<Profile, "name" | "email" | "phone" | "location" | "links">;

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu;
const link =
  /\b(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net)\/[^\s|,;]+/giu;
/** "Leeds, UK", "Austin, TX 78701", "Headingley, Leeds LS6": the British code may be its outer half alone. */
const cityAndMore =
  /^\s*(?<place>\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+?(?<postalCode>\s(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?))?)\s*$/u;
/** "CA 94588 (555) 123-4567": the digits before an area code belong to the place. */
const postcode = /(?<=\p{Lu}{2}\s)\d{5}(?=\s*\()/gu;
const nameLabel =
  /^(?:full name|name|vor- und nachname|nom et prénom|nom|nombre y apellidos|nombre|nome completo|nome e cognome|nome|naam|imię i nazwisko|nume și prenume|nume)\s*:\s*/iu;
const documentWord =
  /^(?:curriculum vitae|curriculum|resume|résumé|lebenslauf|cv)(?:\s+(?:of|von|de|di|van))?[\s:–—-]+/iu;
const trailingDocumentWord = /[\s:–—-]+(?:curriculum vitae|resume|résumé|lebenslauf|cv)$/iu;
const particle =
  /^(?:de|del|della|der|den|da|di|do|dos|das|du|des|la|le|van|von|vom|zu|zur|ten|ter|bin|ibn|al|el|y|e|af|av|st)$/u;
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
    email: find(email) ?? emailAnywhere(document, sections),
    phone: findPhone(all, indexes),
    location: findLocation(all, indexes),
    links: indexes.flatMap((index) =>
      [...(all.lines[index]?.text ?? "").matchAll(link)].map((match) =>
        quoted(all, index, { start: match.index, end: match.index + match[0].length }),
      ),
    ),
  };
}

/** Some layouts put the address beside the text; that of a reference comes last. */
function emailAnywhere(document: DocumentText, sections: Section[]): Quoted | null {
  for (const { from, to } of sections) {
    for (let index = from; index < to; index++) {
      const match = email.exec(document.lines[index]?.text ?? "");
      if (!match) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      return quoted(document, index, { ...span, evidence: "emailElsewhere" });
    }
  }
  return null;
}

function contactLines(document: DocumentText, sections: Section[]): number[] {
  const own = sections
    .filter(({ kind }) => kind === "header" || kind === "personal")
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset));
  return [...own, ...document.furniture.map((_, index) => document.lines.length + index)];
}

/** A part of a line that can be a name. */
type Candidate = { text: string; index: number; start: number; fontSize: number };

/** What a label calls the name, else the largest line that can be one, in the headers of the first page. */
function findName(document: DocumentText, sections: Section[]): Quoted | null {
  const labelled = findLabelledName(document, sections);
  if (labelled) return labelled;
  const candidates: Candidate[] = [];
  for (const header of sections.filter(({ kind }) => kind === "header")) {
    for (
      let index = header.from;
      index < Math.min(header.to, header.from + contactLayout.linesOfName);
      index++
    ) {
      const line = document.lines[index];
      const part = line ? namePart(line.text) : null;
      if (line && part) candidates.push({ ...part, index, fontSize: line.fontSize });
    }
  }
  const largest = Math.max(0, ...candidates.map(({ fontSize }) => fontSize));
  const mailbox = email.exec(document.lines.map(({ text }) => text).join("\n"))?.[0].split("@")[0] ?? "";
  const inMailbox = candidates.find(({ text }) => sharesWord(text, mailbox));
  const largestOnes = candidates.filter(({ fontSize }) => fontSize === largest);
  const name = inMailbox ?? largestOnes.find(({ text }) => !isRoleTitle(text));
  if (!name) return null;
  if (inMailbox) return namedAt(document, name, "nameInMailbox");
  return namedAt(document, name, largestOnes.length === 1 ? "largestName" : "oneOfLargestNames");
}

function findLabelledName(document: DocumentText, sections: Section[]): Quoted | null {
  for (const { from, to } of sections.filter(({ kind }) => kind === "header" || kind === "personal")) {
    for (let index = from; index < to; index++) {
      const text = document.lines[index]?.text ?? "";
      const label = nameLabel.exec(text);
      const part = label ? namePart(text.slice(label[0].length)) : null;
      if (!label || !part) continue;
      const start = label[0].length + part.start;
      return namedAt(document, { text: part.text, index, start, fontSize: 0 }, "nameUnderLabel");
    }
  }
  return null;
}

function namedAt(document: DocumentText, { text, index, start }: Candidate, evidence: FieldEvidence): Quoted {
  const name = quoted(document, index, { start, end: start + text.length, evidence });
  return { ...name, value: inUsualCase(name.value) };
}

/** The first part of a line ("Jane Doe, PhD", "JANE DOE RESUME", "Jane Doe | Designer") when it can be a name. */
function namePart(line: string): { text: string; start: number } | null {
  const start = documentWord.exec(line)?.[0].length ?? 0;
  const [first = ""] = line.slice(start).split(/\s*(?:[|·•,]|\s[–—-]\s)/u);
  const text = first.replace(trailingDocumentWord, "").trim();
  return canBeName(text) && (text === line || !isRoleTitle(text)) ? { text, start } : null;
}

function sharesWord(text: string, mailbox: string): boolean {
  const box = bare(mailbox);
  return text
    .split(/\s+/)
    .some((word) => bare(word).length >= contactLayout.sharedLetters && box.includes(bare(word)));
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/gu, "");
}

/** "KWABENA MENSAH" and "K W A B E N A  M E N S A H" as people write it; the quotation keeps the words of the CV. */
function inUsualCase(name: string): string {
  const capitals = name.match(/\p{Lu}/gu)?.length ?? 0;
  const small = name.match(/\p{Ll}/gu)?.length ?? 0;
  // Small capitals may keep an accented letter small: "JAN KüSTER".
  if (small * contactLayout.capitalsToSmall > capitals) return name;
  const joined = /^(?:\p{Lu}\s){3,}\p{Lu}$/u.test(name) ? name.replace(/\s/gu, "") : name;
  return joined
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}|(?<=\bmc)\p{L}/gu, (letter) => letter.toUpperCase());
}

function canBeName(text: string): boolean {
  const words = text.split(/\s+/);
  const areNames = words.every((word) => /^[("“]?[\p{Lu}\p{Lo}]/u.test(word) || particle.test(word));
  return (
    words.length >= contactLayout.fewestWordsOfName &&
    words.length <= contactLayout.mostWordsOfName &&
    areNames &&
    !notName.test(text)
  );
}

function findPhone(document: DocumentText, indexes: number[]): Quoted | null {
  for (const index of indexes) {
    const written = document.lines[index]?.text ?? "";
    if (written.replace(/\D/g, "").length < contactLayout.fewestDigits) continue;
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
        evidence: "phoneByDigits",
      });
  }
  return null;
}

function findLocation(document: DocumentText, indexes: number[]): Quoted | null {
  for (const index of indexes) {
    const text = document.lines[index]?.text ?? "";
    for (const match of text.matchAll(/[^|•·]+/g)) {
      const { place, postalCode } = cityAndMore.exec(match[0])?.groups ?? {};
      // "Payroll Accountant, MCIPP" has the form of a place and is none.
      if (!place || (!postalCode && isRoleTitle(place))) continue;
      const start = match.index + match[0].indexOf(place);
      return quoted(document, index, { start, end: start + place.length, evidence: "placeByForm" });
    }
  }
  return null;
}

function quoted(
  document: DocumentText,
  line: number,
  { start, end, evidence = "contactByPattern" }: { start: number; end: number; evidence?: FieldEvidence },
): Quoted {
  const quotation = quote(document, { fromLine: line, start, toLine: line, end });
  return { value: quotation.text, confidence: confidenceOf(evidence), quotation };
}
