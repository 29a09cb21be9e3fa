import type { Line } from "@winnow/documents/document-text.ts";
import { titleLikeness } from "../../occupations/title-likeness.ts";
import { sectionOfHeading } from "../cv-headings.ts";
import { degreeLevel } from "../degree-level.ts";
import { emailAddress } from "../email-address.ts";
import { type FieldName, fieldAtStart, fieldNamed } from "../field-names.ts";
import { sectionOfSureWords } from "../heading-words.ts";
import { lineLayout } from "../layout-parameters.ts";
import { namesSchool } from "../names-school.ts";
import { isPlace } from "../places.ts";
import { readDateRange } from "../read-date-range.ts";

/** What the tables and grammars of the engine find in one line, as names of features. */
export type LineSigns = {
  /** "range", "range alone", "range first", "range last", "year" or "none". */
  date: string;
  /** What a heading of these words opens; "" for no known heading. */
  heading: string;
  names: string[];
  /** Those of them that tell most, as one. */
  telling: string;
  /** How to reach somebody, or a personal detail that is called by its name. */
  isOfPerson: boolean;
};

/** Fields of who somebody is. */
const ofPerson: ReadonlySet<FieldName> = new Set(["name", "givenName", "surname", "other"]);
const year = /(?<!\d)(?:19[5-9]\d|20[0-4]\d)(?!\d)/u;
const link = /https?:|www\.|linkedin|github/iu;

export function signsOf({ text, words, isBullet }: Line): LineSigns {
  const isShort = words.length <= lineLayout.maxWordsOfHead;
  const date = isShort ? dateSign(text) : "none";
  const heading = isBullet ? "" : (sectionOfHeading(text) ?? sectionOfSureWords(text) ?? "");
  const names = [`date ${date}`];
  if (heading !== "") names.push("known heading", `heading ${heading}`);
  if (isBullet) names.push("bullet");
  if (isShort && !isBullet) {
    names.push(`role ${titleLikeness(text)}`);
    if (namesSchool(text)) names.push("school");
    const level = degreeLevel(text);
    if (level) names.push("degree", `degree ${level}`);
    if (isPlace(text)) names.push("place");
  }
  const telling = names
    .filter((name) => !name.startsWith("heading") && !name.startsWith("degree "))
    .join(" ");
  const isEmail = text.includes("@") && emailAddress.test(text);
  if (isEmail) names.push("email");
  if (link.test(text)) names.push("link");
  const isPhone = date === "none" && text.replace(/\D/gu, "").length >= lineLayout.minDigitsOfPhone;
  if (isPhone) names.push("phone");
  const field = fieldNamed(text);
  if (field) names.push("field", `field ${field}`);
  const start = fieldAtStart(text)?.field;
  if (start) names.push("field first", `field first ${start}`);
  const isOfPerson = isEmail || isPhone || (start !== undefined && ofPerson.has(start));
  return { date, heading, names, telling, isOfPerson };
}

function dateSign(text: string): string {
  const range = readDateRange(text);
  if (!range) return year.test(text) ? "year" : "none";
  const isFirst = range.from <= 2;
  const isLast = range.to >= text.length - 2;
  return isFirst && isLast ? "range alone" : isFirst ? "range first" : isLast ? "range last" : "range";
}
