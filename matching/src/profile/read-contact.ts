import type { DocumentText } from "@winnow/documents/document-text.ts";
import { findPhoneNumbersInText } from "libphonenumber-js";
import type { LabelOdds } from "../model/line-model.ts";
import { isRoleTitle } from "../occupations/occupations.ts";
import { quote } from "../words/quote.ts";
import { confidenceOf } from "./confidence.ts";
import { emailAddress } from "./email-address.ts";
import { emailOverLines } from "./email-over-lines.ts";
import { contactLayout } from "./layout-parameters.ts";
import { isCalledPhone } from "./phone-labels.ts";
import type { Profile, Quoted } from "./profile.ts";
import { quotedAt } from "./quoted-at.ts";
import { readDateRange } from "./read-date-range.ts";
import { readName } from "./read-name.ts";
import type { Section } from "./section.ts";

type Contact = Pick<Profile, "name" | "email" | "phone" | "location" | "links">;

const link =
  /\b(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net)\/[^\s|,;]+/giu;
/** "Leeds, UK", "Austin, TX 78701", "Headingley, Leeds LS6": the British code may be its outer half alone. */
const cityAndMore =
  /^\s*(?<place>\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+?(?<postalCode>\s(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?))?)\s*$/u;
/** "CA 94588 (555) 123-4567": the digits before an area code belong to the place. */
const postcode = /(?<=\p{Lu}{2}\s)\d{5}(?=\s*\()/gu;

/** Name, e-mail, phone, place and links from the top of the CV, its personal section, and repeated headers and footers. */
export function readContact(document: DocumentText, sections: Section[], odds: LabelOdds[]): Contact {
  const all = { ...document, lines: [...document.lines, ...document.headersAndFooters] };
  const indexes = contactLines(document, sections);
  const find = (pattern: RegExp): Quoted | null => {
    for (const index of indexes) {
      const match = pattern.exec(all.lines[index]?.text ?? "");
      if (match) return quotedAt(all, index, { start: match.index, end: match.index + match[0].length });
    }
    return null;
  };
  return {
    name: readName(document, sections, odds),
    email: brokenEmail(document) ?? find(emailAddress) ?? emailAnywhere(document, sections),
    phone: findPhone(all, indexes) ?? phoneBesideEmail(document) ?? phoneOverLines(document, indexes),
    location: findLocation(all, indexes),
    links: indexes.flatMap((index) =>
      [...(all.lines[index]?.text ?? "").matchAll(link)].map((match) =>
        quotedAt(all, index, { start: match.index, end: match.index + match[0].length }),
      ),
    ),
  };
}

function brokenEmail(document: DocumentText): Quoted | null {
  const at = document.lines.findIndex(({ text }) => text.includes("@"));
  return at < 0 ? null : (emailOverLines(document, at) ?? emailOverLines(document, at - 1));
}

/** Some layouts put the address beside the text; that of a reference comes last. */
function emailAnywhere(document: DocumentText, sections: Section[]): Quoted | null {
  for (const { from, to } of sections) {
    for (let index = from; index < to; index++) {
      const match = emailAddress.exec(document.lines[index]?.text ?? "");
      if (!match) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      return quotedAt(document, index, { ...span, evidence: "emailElsewhere" });
    }
  }
  return null;
}

function contactLines(document: DocumentText, sections: Section[]): number[] {
  const own = sections
    .filter(({ kind }) => kind === "header" || kind === "personal")
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset));
  const headersAndFooters = document.headersAndFooters.map((_, index) => document.lines.length + index);
  return [...own, ...headersAndFooters, ...linesAroundEmail(document, own)];
}

/** Where the address stands elsewhere, in small type at the foot of the page, what belongs to it stands beside it. */
function linesAroundEmail(document: DocumentText, own: number[]): number[] {
  const isAmongOwn = own.some((index) => emailAddress.test(document.lines[index]?.text ?? ""));
  return isAmongOwn ? [] : linesNearEmail(document, contactLayout.aroundEmail);
}

/** A number that stands alone, with its "+", near the address: in what was taken for another section. */
function phoneBesideEmail(document: DocumentText): Quoted | null {
  const alone = linesNearEmail(document, contactLayout.besideEmail).filter((index) =>
    /^\+\d[\d\s()./-]+$/u.test(document.lines[index]?.text ?? ""),
  );
  return findPhone(document, alone);
}

function linesNearEmail(document: DocumentText, reach: number): number[] {
  const at = document.lines.findIndex(({ text }) => emailAddress.test(text));
  if (at < 0) return [];
  const near = [at, ...Array.from({ length: reach }, (_, step) => [at - step - 1, at + step + 1]).flat()];
  return near.filter((index) => {
    const line = document.lines[index];
    return line !== undefined && line.block === document.lines[at]?.block && !readDateRange(line.text);
  });
}

/**
 * A number that begins with "+" is one whatever surrounds it; else the first that is called so, then the first that a
 * numbering plan knows; a fax is none.
 */
function findPhone(document: DocumentText, indexes: number[]): Quoted | null {
  let called: Quoted | null = null;
  let known: Quoted | null = null;
  let loose: Quoted | null = null;
  for (const index of indexes) {
    const written = document.lines[index]?.text ?? "";
    if (written.replace(/\D/g, "").length < contactLayout.minDigits) continue;
    const text = withoutFax(written)
      .replace(postcode, asBlanks)
      .replace(wholeDate, asBlanks)
      .replace(orcid, asBlanks);
    const match = looseNumber.exec(text.replace(/\b(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d\b/g, asBlanks));
    const isWhole = match !== null && match[0].replace(/\D/g, "").length >= contactLayout.digitsOfNumber;
    const firstEnd = isWhole ? match.index + match[0].length : Number.POSITIVE_INFINITY;
    for (const found of findPhoneNumbersInText(text, "US")) {
      // Of two numbers on a line the first is meant, whatever the country.
      if (text[found.startsAt] !== "+" && firstEnd <= found.startsAt) continue;
      const phone = quotedAt(document, index, { start: bracketBefore(text, found), end: found.endsAt });
      if (text[found.startsAt] === "+") return phone;
      if (isCalledPhone(document.lines, index, found.startsAt)) called ??= phone;
      known ??= phone;
    }
    if (!match) continue;
    const [startsAt, endsAt] = [match.index, match.index + match[0].length];
    const start = bracketBefore(text, { startsAt, endsAt });
    const phone = quotedAt(document, index, { start, end: endsAt, evidence: "phoneByDigits" });
    if (match[0].startsWith("+")) return phone;
    if (isCalledPhone(document.lines, index, match.index)) called ??= phone;
    loose ??= phone;
  }
  return called ?? known ?? loose;
}

/** "(+43) 123 …" begins with the bracket that it closes. */
function bracketBefore(text: string, { startsAt, endsAt }: { startsAt: number; endsAt: number }): number {
  const isOpen = text[startsAt - 1] === "(" && /^[^(]*\)/u.test(text.slice(startsAt, endsAt));
  return isOpen ? startsAt - 1 : startsAt;
}

/** In characters, of its first line. */
const mostOfBrokenNumber = 24;

/** "… · Mobile 07700" and "900461 · …": a number that breaks where its line was full. */
function phoneOverLines(document: DocumentText, indexes: number[]): Quoted | null {
  for (const index of indexes) {
    const [line, next] = [document.lines[index], document.lines[index + 1]];
    const cut = Math.max(0, (line?.text.length ?? 0) - mostOfBrokenNumber);
    const first = /(?<![\p{L}\d.,/-])\+?\(?\d[\d\s()-]*$/u.exec(line?.text.slice(cut) ?? "");
    const rest = /^\d[\d\s-]*(?=$|\s*[·•|,;])/u.exec(next?.text ?? "");
    if (!first || !rest || line?.block !== next?.block) continue;
    const digits = (first[0] + rest[0]).replace(/\D/gu, "");
    const mayBePhone = /^[+0]/u.test(first[0]) || isCalledPhone(document.lines, index, cut + first.index);
    if (!mayBePhone || digits.length < contactLayout.minDigits + 1 || digits.length > contactLayout.maxDigits)
      continue;
    const span = { fromLine: index, start: cut + first.index, toLine: index + 1, end: rest[0].length };
    const quotation = quote(document, span);
    return { value: quotation.text, confidence: confidenceOf("phoneByDigits"), quotation };
  }
  return null;
}

/** "17.11.1991", "3 / 10 / 1989" and "1991-11-17": a date of birth, mostly. */
const wholeDate =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])\s?([./-])\s?(?:0?[1-9]|[12]\d|3[01])\s?\1\s?(?:19|20)\d\d|(?:19|20)\d\d([./-])\d{1,2}\2\d{1,2})(?!\d)/g;
/** The identifier of a researcher, in the form of ISO 27729. */
const orcid = /(?<!\d)\d{4}-\d{4}-\d{4}-\d{3}[\dX](?!\d)/gu;
const looseNumber = /(?<![\p{L}\d])\+?\(?\d[\d\s().-]{7,17}\d(?![\d])/u;

/** The digits behind "Fax" as blanks. */
function withoutFax(text: string): string {
  return text.replace(/(?<!\p{L})(?:tele)?fax[^\p{L}\d+(]*[\d\s()+./-]+/giu, asBlanks);
}

function asBlanks(text: string): string {
  return " ".repeat(text.length);
}

function findLocation(document: DocumentText, indexes: number[]): Quoted | null {
  for (const index of indexes) {
    const text = document.lines[index]?.text ?? "";
    for (const match of text.matchAll(/[^|•·]+/g)) {
      const { place, postalCode } = cityAndMore.exec(match[0])?.groups ?? {};
      // "Payroll Accountant, MCIPP" has the form of a place and is none.
      if (!place || (!postalCode && isRoleTitle(place))) continue;
      const start = match.index + match[0].indexOf(place);
      return quotedAt(document, index, { start, end: start + place.length, evidence: "placeByForm" });
    }
  }
  return null;
}
