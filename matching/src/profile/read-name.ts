import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { isRoleTitle } from "../occupations/occupations.ts";
import { quote } from "../words/quote.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { confidenceOf, type FieldEvidence } from "./confidence.ts";
import { sectionOfHeading } from "./cv-headings.ts";
import { degreeLevel } from "./degree-level.ts";
import { emailAddress } from "./email-address.ts";
import { type FieldName, fieldAtStart, fieldNamed } from "./field-names.ts";
import { type FormValue, formFieldAt } from "./form-entries.ts";
import { aligned, contactLayout } from "./layout-parameters.ts";
import { oddOfLabel } from "./lines/cv-line-label.ts";
import { isPlace } from "./places.ts";
import type { Quoted } from "./profile.ts";
import { quotedAt } from "./quoted-at.ts";
import type { Section } from "./section.ts";

/**
 * What a label calls the name, else the largest line that can be one in the headers of the first page, unless it shares
 * nothing with the e-mail address and the model of lines does not think so.
 */
export function readName(document: DocumentText, sections: Section[], odds: LabelOdds[]): Quoted | null {
  const labelled = findNameInTwoFields(document, sections) ?? findLabelledName(document, sections);
  if (labelled) return labelled;
  const large = nameInLargeLines(document, odds);
  if (large) return large;
  const guess = likeliestName(document, odds);
  const found = findLargestName(document, sections);
  if (!found && !guess)
    return (
      findLabelledName(document, sections, { alsoPlainName: true }) ??
      nameBehindTitle(document) ??
      nameLikeMailbox(document) ??
      nameOfMailbox(document)
    );
  if (!found) return guess && namedAt(document, guess, "likeliestName");
  if (!found.isSure && isPlace(found.name.value.replace(/^\p{L}\s/u, "")))
    return guess && namedAt(document, guess, "likeliestName");
  const isUnlikely = oddOfLabel(odds[found.index], "name") < nameOdds.least;
  if (found.isSure || !isUnlikely) return found.name;
  return guess ? namedAt(document, guess, "likeliestName") : nameBehindTitle(document);
}

/** How likely a line is a name for the model to find it, to be sure of it, and for one that looks like it to be taken. */
const nameOdds = { found: 0.4, sure: 0.6, least: 0.3 };

function likeliestName(document: DocumentText, odds: LabelOdds[]): (Candidate & { odd: number }) | null {
  let best: (Candidate & { odd: number }) | null = null;
  for (const [index, line] of document.lines.entries()) {
    const odd = oddOfLabel(odds[index], "name");
    if (line.page !== 1 || odd < Math.max(nameOdds.found, best?.odd ?? 0)) continue;
    const part = namePart(line.text, odd >= nameOdds.sure);
    if (part && fieldNamed(line.text) === null) best = { ...part, index, fontSize: line.fontSize, odd };
  }
  return best;
}

type FoundName = { name: Quoted; index: number; isSure: boolean };

function findLargestName(document: DocumentText, sections: Section[]): FoundName | null {
  const candidates: Candidate[] = [];
  for (const header of sections.filter(({ kind }) => kind === "header")) {
    const from = header.headingLine ?? header.from;
    for (let index = from; index < Math.min(header.to, from + contactLayout.linesOfName); index++) {
      const line = document.lines[index];
      const part = line
        ? (surnameFirst(document, line) ?? namePart(line.text) ?? singleName(document, line))
        : null;
      if (line && part) candidates.push({ ...part, index, fontSize: line.fontSize });
    }
  }
  const largest = Math.max(0, ...candidates.map(({ fontSize }) => fontSize));
  const mailbox = mailboxIn(document)?.text ?? "";
  const inMailbox = candidates.find(({ text }) => sharesWord(text, mailbox));
  const largestOnes = candidates.filter(({ fontSize }) => fontSize === largest);
  const name = inMailbox ?? largestOnes.find(({ text }) => !isRoleTitle(text));
  if (!name) return null;
  const evidence = inMailbox
    ? "nameInMailbox"
    : largestOnes.length === 1
      ? "largestName"
      : "oneOfLargestNames";
  return { name: namedAt(document, name, evidence), index: name.index, isSure: inMailbox !== undefined };
}

const documentWord =
  /^(?:curriculum vitae|curriculum|resume|résumé|lebenslauf|cv)(?:\s+(?:of|von|de|di|van))?[\s:–—-]+/iu;

const trailingDocumentWord = /[\s:–—-]+(?:curriculum vitae|resume|résumé|lebenslauf|cv)[\s:]*$/iu;

/** "<Jane Doe/>", "* Jane Doe *": signs that somebody set around the name. */
const signsBefore = /^[<{[*~_=#]+\s*/u;
const signsBehind = /\s*[/>}\]*~_=#]+$/u;

/** Small words that join the parts of a surname; beside them those of a father's and of two surnames. */
const ofSurname = "de|del|della|der|den|da|di|do|dos|das|du|des|la|le|van|von|vom|zu|zur|ten|ter|af|av";
const particle = new RegExp(`^(?:${ofSurname}|bin|ibn|binti|binte|al|el|y|e|st)$`, "u");

const notName = /[\d@|/:,]|\b(?:curriculum|vitae|resume|résumé|lebenslauf|cv|profile|page)\b/iu;

/** What stands before the sign of the first address. */
function mailboxIn({ lines }: DocumentText): { index: number; start: number; text: string } | null {
  for (const [index, { text }] of lines.entries()) {
    const found = emailAddress.exec(text);
    const [box] = found?.[0].split("@") ?? [];
    if (found && box) return { index, start: found.index, text: box };
  }
  return null;
}

/** "CURRICULUM VITAE OF JANE DOE" where the document begins, whatever it is taken for. */
function nameBehindTitle(document: DocumentText): Quoted | null {
  const [{ text, fontSize } = { text: "", fontSize: 0 }] = document.lines;
  const part = documentWord.test(text) ? namePart(text) : null;
  return part && namedAt(document, { ...part, index: 0, fontSize }, "largestName");
}

/** A line further down, as below the columns of an export, that can be a name and shares two words with the address. */
function nameLikeMailbox(document: DocumentText): Quoted | null {
  const mailbox = mailboxIn(document)?.text ?? "";
  for (const [index, { text, page, fontSize }] of document.lines.entries()) {
    const part = page === 1 ? namePart(text) : null;
    const shared = part?.text.split(/\s+/u).filter((word) => sharesWord(word, mailbox)) ?? [];
    if (part && shared.length > 1) return namedAt(document, { ...part, index, fontSize }, "nameInMailbox");
  }
  return null;
}

/** "rosalie.delgado" where no line is a name: a guess. */
function nameOfMailbox(document: DocumentText): Quoted | null {
  const mailbox = mailboxIn(document);
  const words = mailbox?.text.split(/[._-]/u) ?? [];
  const areNames =
    words.length === contactLayout.minWordsOfName && words.every((word) => /^\p{L}{3,}$/u.test(word));
  if (!mailbox || !areNames) return null;
  const { index, start, text } = mailbox;
  const name = quotedAt(document, index, { start, end: start + text.length, evidence: "nameOfMailbox" });
  return { ...name, value: inUsualCase(words.join(" ").toUpperCase()) };
}

/** A part of a line that can be a name. */
type Candidate = { text: string; index: number; start: number; fontSize: number };

/** `alsoPlainName` where a field that is called "Name" alone will do, in the first lines of the document. */
function findLabelledName(
  document: DocumentText,
  sections: Section[],
  { alsoPlainName = false } = {},
): Quoted | null {
  const [top, ...ofPerson] = stretchesOfPerson(document, sections);
  for (const stretch of [...ofPerson, top]) {
    const { from = 0, to = 0 } = stretch ?? {};
    for (let index = from; index < to; index++) {
      const text = document.lines[index]?.text ?? "";
      const field = fieldAtStart(text);
      const isPlainName = alsoPlainName && index < mostAboveName;
      if (stretch === top && !isPlainName && !isOfCandidate(text, field?.valueFrom)) continue;
      const label = field?.field === "name" ? field.valueFrom : null;
      const part = label === null ? null : namedInField(text, text.slice(label));
      if (label === null && isFieldOfName(document, index)) {
        const value = namedInField(text, document.lines[index + 1]?.text ?? "");
        if (value) return namedAt(document, { ...value, index: index + 1, fontSize: 0 }, "nameUnderLabel");
      }
      if (label === null || !part) continue;
      const start = label + part.start;
      return namedAt(document, { text: part.text, index, start, fontSize: 0 }, "nameUnderLabel");
    }
  }
  return null;
}

/** Further down a "Name" may be that of a referee or a project. */
const mostAboveName = 4;

/** "Candidate name", "Nombre y apellidos": a "Name" alone may be an employer's or a referee's. */
function isOfCandidate(text: string, valueFrom = text.length): boolean {
  return /\p{L}\s+\p{L}/u.test(text.slice(0, valueFrom));
}

/** What a field of the name says, also "DELA CRUZ, Juan" where it asks for the surname first, or one of many words. */
function namedInField(label: string, text: string): { text: string; start: number } | null {
  const [asked = ""] = label.split(/[\s,/]+/u);
  if (fieldNamed(asked) === "surname" && longSurnameWithComma.test(text)) return { text, start: 0 };
  return namePart(text) ?? partWithComma(text) ?? (isLongName(text) ? namePart(text, true) : null);
}

type Stretch = { from: number; to: number };

/** Where fields may name somebody: what a form begins with whatever it is taken for, and the personal sections. */
function stretchesOfPerson({ lines }: DocumentText, sections: Section[]): Stretch[] {
  const top = { from: 0, to: Math.min(lines.length, contactLayout.linesOfForm) };
  return [top, ...sections.filter(({ kind }) => kind === "header" || kind === "personal")];
}

/** "Name: Jane" and "Surname: Doe": the part of a name that stands in one field, with that of another near it. */
function findNameInTwoFields(document: DocumentText, sections: Section[]): Quoted | null {
  const found = new Map<FieldName, FormValue>();
  for (const { from, to } of stretchesOfPerson(document, sections))
    for (let line = from; line < to; line++) {
      const one = formFieldAt(document.lines, line, { to });
      if (one && partsOfName.includes(one.field) && !found.has(one.field)) found.set(one.field, one.value);
    }
  const [name, given, family] = partsOfName.map((field) => found.get(field));
  const [first, last] = [given ?? (family ? name : undefined), family ?? (given ? name : undefined)];
  if (!first || !last) return null;
  const value = [first, last]
    .map(({ text }) => inUsualCase(text.trim().replace(/\s+[–-]\s+/u, "-")))
    .join(" ");
  const [start, end] = first.line < last.line ? [first, last] : [last, first];
  if (end.line - start.line > contactLayout.linesBetweenNames || !canBeName(value)) return null;
  const at = document.lines[start.line]?.text.lastIndexOf(start.text) ?? 0;
  const quotation = quote(document, {
    fromLine: start.line,
    start: Math.max(0, at),
    toLine: end.line,
    end: document.lines[end.line]?.text.length ?? 0,
  });
  return { value, confidence: confidenceOf("nameUnderLabel"), quotation };
}

const partsOfName: FieldName[] = ["name", "givenName", "surname"];

/** "Suharto", "Alice": the largest line of all, which the address shares. */
function singleName(
  document: DocumentText,
  { text, fontSize }: Line,
): { text: string; start: number } | null {
  const isOneWord = /^\p{Lu}[\p{L}\p{M}’'-]{2,}$/u.test(text);
  if (!isOneWord || !sharesWord(text, mailboxIn(document)?.text ?? "")) return null;
  const isLargest = document.lines.every((line) => line.text === text || line.fontSize < fontSize);
  return isLargest ? { text, start: 0 } : null;
}

/**
 * A name set so large that it takes several lines, below each other although others may stand beside them: they are of
 * one size, as nothing else of the document is, and of one weight but for a surname of one word.
 */
function nameInLargeLines(document: DocumentText, odds: LabelOdds[]): Quoted | null {
  const { lines } = document;
  const size = lines.reduce((most, { fontSize }) => Math.max(most, fontSize), 0);
  const large = [...lines.entries()].filter(([, { fontSize }]) => fontSize === size);
  const [[, first] = []] = large;
  if (!first || size === 0 || large.length < 2 || large.length > contactLayout.linesOfLargeName) return null;
  const isNext = (at: number) => (large[at]?.[0] ?? 0) === (large[at - 1]?.[0] ?? 0) + 1;
  if (
    large.some(
      ([, line], at) => line.page !== 1 || !(at === 0 || standsBelow(large[at - 1]?.[1], line, isNext(at))),
    )
  )
    return null;
  if (large.some(([, { text }]) => sectionOfHeading(text) !== null)) return null;
  const isOneWeight = large.every(([, { isBold }]) => isBold === first.isBold);
  const isOneWord = large.some(([, { text }]) => !text.includes(" "));
  if (!isOneWeight && !isOneWord) return null;
  const name = large
    .reduce((joined, [, { text }]) => (joined.endsWith("-") ? joined + text : `${joined} ${text}`), "")
    .trim();
  const isSure = large.every(([at]) => oddOfLabel(odds[at], "name") >= nameOdds.sure);
  const canBe = canBeName(name) || (isSure && canBeUnusualName(name));
  if (!canBe || isRoleTitle(name)) return null;
  const [from, to] = [large[0]?.[0] ?? 0, large.at(-1)?.[0] ?? 0];
  const areTogether = to - from === large.length - 1;
  const end = lines[areTogether ? to : from]?.text.length ?? 0;
  const quotation = quote(document, { fromLine: from, start: 0, toLine: areTogether ? to : from, end });
  return { value: inUsualCase(name), confidence: confidenceOf("largestName"), quotation };
}

/** Close below, with the same beginning, middle or end; where lines have no position, the next one. */
function standsBelow(above: Line | undefined, line: Line, isNext: boolean): boolean {
  if (!above || above.box.height === 0) return isNext;
  const step = line.box.y - above.box.y;
  const places = ({ box }: Line) => [box.x, box.x + box.width / 2, box.x + box.width];
  const isAligned = places(above).some(
    (place, at) => Math.abs(place - (places(line)[at] ?? 0)) <= aligned.edge,
  );
  return step > 0 && step < contactLayout.stepOfLargeName * above.fontSize && isAligned;
}

/** "Imię i nazwisko" in a column of its own, with the name beside it. */
function isFieldOfName(document: DocumentText, index: number): boolean {
  const [label, value] = [document.lines[index], document.lines[index + 1]];
  return label !== undefined && fieldNamed(label.text) === "name" && areOnOneRow(label, value);
}

function namedAt(document: DocumentText, { text, index, start }: Candidate, evidence: FieldEvidence): Quoted {
  const name = quotedAt(document, index, { start, end: start + text.length, evidence });
  const mailbox = mailboxIn(document)?.text ?? "";
  return { ...name, value: inUsualCase(surnameLast(withoutSpacing(name.value, mailbox))) };
}

const surnameWithComma =
  /^([\p{Lu}\p{Lo}][\p{L}\p{M}’'-]+),\s+(\p{Lu}[\p{L}\p{M}’'.-]+(?:\s\p{Lu}[\p{L}\p{M}’'.-]*){0,2})$/u;
/** As many people of Spain, Portugal and the Philippines have one: "DELA CRUZ, Juan", "de la Torre Ruiz, Ana". */
const longSurnameWithComma =
  /^((?:\p{Ll}{1,4}\s){0,2}\p{Lu}[\p{L}\p{M}’'-]+\s\p{Lu}[\p{L}\p{M}’'-]+),\s+(\p{Lu}[\p{L}\p{M}’'.ªº-]+(?:\s\p{Lu}[\p{L}\p{M}’'.-]*){0,2})$/u;

/** "DOE, Jane", as forms have it, in the order of names. */
function surnameLast(name: string): string {
  const [, family, given] = surnameWithComma.exec(name) ?? longSurnameWithComma.exec(name) ?? [];
  if (!family || !given) return name;
  return [given, family].map((part) => (part === part.toUpperCase() ? inUsualCase(part) : part)).join(" ");
}

/** "J A N E D O E" without its blanks but for the one before a part of the address. */
function withoutSpacing(name: string, mailbox: string): string {
  if (!letterSpaced.test(name)) return name;
  const joined = name.replace(/\s/gu, "");
  const last = mailbox.split(/[._-]/u).findLast((word) => word.length >= contactLayout.sharedLetters) ?? "";
  const at = last === "" ? 0 : bare(joined).lastIndexOf(bare(last));
  return at > 0 ? `${joined.slice(0, at)} ${joined.slice(at)}` : joined;
}

const letterSpaced = /^(?:\p{Lu}\s){3,}\p{Lu}$/u;

/** What ends a name: a sign, a bracket with no surname behind it, or whose child somebody is. */
const behindName = new RegExp(
  `\\s*(?:[|·•,]|\\s[–—/-]\\s|\\s\\((?!\\p{Lu}[\\p{L}’'-]*\\)\\s(?:(?:${ofSurname})\\s){0,3}\\p{Lu})|\\s[SDW]/O\\s)`,
  "u",
);

/** "Nadeem Chaudhry MBChB MRCP" without the letters behind it; "JACK MA" is one in capitals. */
function withoutDegrees(name: string): string {
  if (name === name.toUpperCase()) return name;
  const words = name.split(" ");
  const at = words.findIndex(
    (word, index) =>
      index >= contactLayout.minWordsOfName && /\p{Lu}.*\p{Lu}/u.test(word) && degreeLevel(word) !== null,
  );
  return at === -1 ? name : words.slice(0, at).join(" ");
}

/** In UTF-16 units; patterns that look at the end of a longer text would take long. */
const mostLettersOfName = 200;

/** The first part of a line ("Jane Doe, PhD", "JANE DOE RESUME", "Jane Doe | Designer") when it can be a name. */
function namePart(written: string, isSurelyName = false): { text: string; start: number } | null {
  const line = written.slice(0, mostLettersOfName);
  const start = (documentWord.exec(line) ?? signsBefore.exec(line))?.[0].length ?? 0;
  const withComma = isSurelyName ? partWithComma(line.slice(start)) : null;
  if (withComma) return { ...withComma, start };
  const [first = ""] = line.slice(start).split(behindName);
  const text = withoutDegrees(first.replace(trailingDocumentWord, "").replace(signsBehind, "").trim());
  const canBe = canBeName(text) || (isSurelyName && canBeUnusualName(text));
  return canBe && (text === line || !isRoleTitle(text)) ? { text, start } : null;
}

/**
 * "DELA CRUZ, JUAN" in capitals, where the address begins with the name behind the comma and has nothing of the one in
 * front of it: "Jane Doe, Chemist" is none.
 */
function surnameFirst(document: DocumentText, { text }: Line): { text: string; start: number } | null {
  const [, family, given] = longSurnameWithComma.exec(text) ?? [];
  if (!family || !given || family !== family.toUpperCase() || notName.test(`${family} ${given}`)) return null;
  const [first = ""] = given.split(" ");
  const mailbox = bare(mailboxIn(document)?.text ?? "");
  const isInMailbox =
    bare(first).length > 2 && mailbox.startsWith(bare(first)) && !sharesWord(family, mailbox);
  return isInMailbox && !isRoleTitle(given) ? { text, start: 0 } : null;
}

/** "DOE, Jane (Mrs.)" without the brackets. */
function partWithComma(text: string): { text: string; start: number } | null {
  const whole = text.replace(/\s*\([^)]*\)$/u, "");
  return surnameWithComma.test(whole) && !degreeBehind.test(whole) ? { text: whole, start: 0 } : null;
}

/** "Doe, MBA" */
const degreeBehind = /,\s+\p{L}{1,2}\p{Lu}{1,3}\.?$/u;

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
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}|(?<=\bmc)\p{L}/gu, (letter) => letter.toUpperCase());
}

function canBeName(text: string): boolean {
  const words = text.replace(/\s\.(?=\s)/gu, "").split(/\s+/);
  const areNames = words.every(mayBePartOfName);
  return (
    words.length >= contactLayout.minWordsOfName &&
    words.length <= contactLayout.maxWordsOfName &&
    areNames &&
    !notName.test(text)
  );
}

function mayBePartOfName(word: string): boolean {
  return /^[("“]?[\p{Lu}\p{Lo}]/u.test(word) || particle.test(word);
}

/** "K.RAMESH", "ann lee", "Suharto", "mgr Anna Lee", "J A N E D O E", one of many words: as only a line that surely is a name may be written. */
function canBeUnusualName(text: string): boolean {
  const [, ...rest] = text.split(/\s+/u);
  if ((isLongName(text) || canBeName(rest.join(" ")) || letterSpaced.test(text)) && !notName.test(text))
    return true;
  return (
    /^(?:\p{Lu}\.\s?)+\p{Lu}[\p{L}\p{M}’'-]+$|^[\p{Ll}\p{M}’'-]+(?:\s[\p{Ll}\p{M}’'-]+){1,3}$|^\p{Lu}[\p{L}\p{M}’'-]{2,}$/u.test(
      text,
    ) && !notName.test(text)
  );
}

function isLongName(text: string): boolean {
  const words = text.split(/\s+/u);
  const { maxWordsOfName, maxWordsOfLongName } = contactLayout;
  return words.length > maxWordsOfName && words.length <= maxWordsOfLongName && words.every(mayBePartOfName);
}
