import { emailAddress } from "../../src/profile/email-address.ts";
import type { Chance } from "./chance.ts";
import type { LabelledCell, LabelledRow } from "./labelled-cv.ts";
import type { WrittenCv, WrittenKind } from "./read-written-cvs.ts";

type Sections = WrittenCv["sections"];

const shares = {
  anotherName: 0.75,
  /** Of those with another name, of one in the same language. */
  ofLanguage: 0.5,
  /** Of CVs, with details below the contact that others have in a section of their own. */
  detailsAtTop: 0.2,
  /** Of sections that say who somebody is, left out; and of CVs without one, given that of another. */
  leftOut: 0.3,
  given: 0.25,
};
const mostDetailsAtTop = 5;
/** Say who somebody is, and nothing of what they can. */
const ofPerson: WrittenKind[] = ["personal", "interests"];

/**
 * The sections of a CV as if somebody else had written it: under another name and address, with or without personal
 * details and interests. So nothing is learned of who somebody is.
 */
export function asAnotherPerson(cv: WrittenCv, others: WrittenCv[], chance: Chance): Sections {
  const alike = others.filter(({ language }) => language === cv.language);
  const kept = cv.sections.filter(({ kind }) => !ofPerson.includes(kind) || !chance.is(shares.leftOut));
  const sections = chance.is(shares.anotherName)
    ? renamed(kept, cv.name, chance.of(chance.is(shares.ofLanguage) ? alike : others).name, chance)
    : kept;
  for (const kind of ofPerson) {
    const found = alike.flatMap((other) => other.sections.filter((section) => section.kind === kind));
    if (found.length === 0) continue;
    const isThere = sections.some((section) => section.kind === kind);
    if (!isThere && chance.is(shares.given)) sections.push(chance.of(found));
    const isAtTop = kind === "personal" && chance.is(shares.detailsAtTop);
    if (isAtTop) sections.splice(1, 0, { kind, rows: someDetails(chance.of(found).rows, chance) });
  }
  return sections;
}

function someDetails(rows: LabelledRow[], chance: Chance): LabelledRow[] {
  const details = rows.filter(({ look }) => look !== "heading");
  return details.slice(0, chance.from(1, mostDetailsAtTop));
}

function renamed(sections: Sections, name: string, newName: string, chance: Chance): Sections {
  if (name === noName || newName === noName) return [...sections];
  const mailbox = mailboxOf(newName, chance);
  const renameCell = (cell: LabelledCell): LabelledCell => ({
    ...cell,
    text: withName(cell.text, name, newName).replace(emailAddress, (address) =>
      address.replace(/^[^@]+/u, mailbox),
    ),
  });
  return sections.map((section) =>
    section.kind === "header" || section.kind === "personal"
      ? { ...section, rows: section.rows.map((row) => ({ ...row, cells: row.cells.map(renameCell) })) }
      : section,
  );
}

/** Of a CV that does not say whose it is. */
const noName = "*";

/** The other name in place of the whole name or of single words of it, in capitals where the one was. */
function withName(text: string, name: string, newName: string): string {
  const whole = replaceWords(text, name, newName);
  if (whole !== text) return whole;
  const words = newName.split(" ");
  return name
    .split(" ")
    .reduce(
      (renamed, word, at) => replaceWords(renamed, word, words[Math.min(at, words.length - 1)] ?? word),
      text,
    );
}

function replaceWords(text: string, words: string, others: string): string {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  if (start === -1 || words.length < 3) return text;
  const [before, found, after] = [
    text.slice(0, start),
    text.slice(start, start + words.length),
    text.slice(start + words.length),
  ];
  if (/[\p{L}@.]$/u.test(before) || /^\p{L}/u.test(after)) return text;
  return `${before}${found === found.toUpperCase() ? others.toUpperCase() : others}${after}`;
}

function mailboxOf(name: string, chance: Chance): string {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .split(" ")
    .map((word) => word.replace(/[^a-z]/gu, ""))
    .filter((word) => word !== "");
  const [first = "someone"] = words;
  const last = words.at(-1) ?? first;
  return chance.of([
    `${first}.${last}`,
    `${first.slice(0, 1)}${last}`,
    `${first}${chance.from(1, 99)}`,
    `${last}_${first}`,
  ]);
}
