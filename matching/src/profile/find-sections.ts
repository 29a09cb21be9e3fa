import type { Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { isRoleNoun } from "../occupations/role-nouns.ts";
import { tokenize } from "../words/tokenize.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { type SectionKind, sectionOfHeading } from "./cv-headings.ts";
import { goingOnInRows } from "./data-rows.ts";
import { namesDegree } from "./degree-level.ts";
import { emailAddress } from "./email-address.ts";
import { sectionOfWords } from "./heading-words.ts";
import { type CvLineLabel, oddOfLabel } from "./lines/cv-line-label.ts";
import { beginOf, endOf } from "./lines/line-ends.ts";
import { noOdds, oddsOfCvLines } from "./lines/odds-of-cv-lines.ts";
import { kindsOfTables } from "./named-tables.ts";
import { readLastDate } from "./read-date-range.ts";
import type { Section } from "./section.ts";
import { sectionParameters } from "./section-parameters.ts";
import { sectionsByHeading } from "./sections-by-heading.ts";

/**
 * Cuts the lines into sections that cover all of them in order. Headings are a guess, and what the lines say
 * (`oddsOfCvLines`) may overrule it: the likeliest kind of every line, when changing it costs less at a heading than
 * within a list (Viterbi 1967), and when a heading that everybody writes weighs more than one that nobody knows.
 */
export function findSections(lines: Line[], odds: LabelOdds[] = oddsOfCvLines(lines)): Section[] {
  const headed = sectionsByHeading(lines);
  const kinds = likeliestKinds(lines, headed, odds);
  return withoutFalseHeadings(
    headed.flatMap((section) => splitByKind(lines, section, kinds, odds)),
    odds,
  );
}

/**
 * The end of a broken sentence ("… the records of all\nprojects.") opens nothing where what stands around it goes on; nor
 * does a section of the same kind without a heading.
 */
function withoutFalseHeadings(sections: Section[], odds: LabelOdds[]): Section[] {
  const kept: Section[] = [];
  for (const section of sections) {
    const open = kept.at(-1);
    const { kind, headingLine, to } = section;
    const isOfText =
      headingLine === null || oddOfKind(odds[headingLine], kind) >= sectionParameters.sureOfText;
    if (open && isOfText && open.kind === kind) open.to = to;
    else kept.push(section);
  }
  return kept;
}

const labelsOfKind: Record<SectionKind, CvLineLabel[]> = {
  header: ["name", "contact"],
  summary: ["summary"],
  experience: ["job", "duty"],
  education: ["degree"],
  skills: ["skill"],
  certificates: ["certificate"],
  languages: ["language"],
  projects: ["project"],
  personal: ["personal"],
  interests: ["interest"],
  other: ["other"],
};
/** What people list below headings that hardly anybody puts jobs or studies below. */
const kindsOfLists: SectionKind[] = ["skills", "certificates", "languages", "interests"];
const kindNames = Object.keys(labelsOfKind) as SectionKind[];
const header = kindNames.indexOf("header");
/** Contact and personal details follow each other in any order: each kind of the two with the place of the other. */
const ofPerson = kindNames.map((kind) =>
  kind === "header"
    ? kindNames.indexOf("personal")
    : kind === "personal"
      ? kindNames.indexOf("header")
      : null,
);
/** What a line is that was wrongly taken for a heading: about who writes, or the end of a sentence. */
const ofPeople: CvLineLabel[] = ["name", "contact"];
const ofText: CvLineLabel[] = ["duty", "summary", "other"];

function oddOfKind(odds: LabelOdds | undefined, kind: SectionKind): number {
  return labelsOfKind[kind].reduce((sum, label) => sum + oddOfLabel(odds, label), 0);
}

/** As `oddOfKind`, of a line with an address: how to reach somebody is contact, among personal details as well. */
function oddOfContact(odds: LabelOdds | undefined, kind: SectionKind): number {
  if (kind === "personal") return 0;
  return (
    oddOfKind(odds, kind) +
    oddOfLabel(odds, "heading") +
    (kind === "header" ? oddOfKind(odds, "personal") : 0)
  );
}

function likeliestKinds(lines: Line[], sections: Section[], odds: LabelOdds[]): SectionKind[] {
  const { leastOdd, change, changeAtHeading, changeBehindHeader, changeOfPerson } = sectionParameters;
  const { nameBesideSidebar, headingWeights, entryInList } = sectionParameters;
  const best: { cost: number; from: number }[][] = [];
  const besideSidebar = headerBesideSidebar(sections);
  const ofRows = goingOnInRows(lines);
  const ofTables = kindsOfTables(lines);
  const ownHeadings = kindNames.map((kind) => headingOfEntries(lines, sections, kind));
  for (const section of sections) {
    const start = section.headingLine ?? section.from;
    // What a heading says of a table goes before the names of its columns.
    const isNamed = isKnownHeading(lines, section);
    const isOfList = isNamed && kindsOfLists.includes(section.kind);
    const areOfPosts = isOfPosts(lines, section, sections);
    let ofHeading = weightOfHeading(lines, section, sections) * (1 - doubtOfHeading(lines, section, odds));
    const isBesideSidebar = section === besideSidebar;
    for (let index = start; index < section.to; index++) {
      const own = odds[index];
      const isHeading = index < section.from;
      const headingOdd = oddOfLabel(own, "heading");
      // Below a line that is likely the next heading, the one above says less.
      if (index > section.from) ofHeading *= 1 - headingOdd * sectionParameters.ofNextHeading;
      const isName = isBesideSidebar && index === start;
      const weight = isName ? nameBesideSidebar : ofHeading;
      const isSilent = own === noOdds || lines[index]?.text === lines[index - 1]?.text;
      const before = best[index - 1];
      const cheapest = before
        ? before.reduce((low, one, at) => (one.cost < (before[low]?.cost ?? 0) ? at : low), 0)
        : 0;
      const price = index === start ? 0 : change - (change - changeAtHeading) * headingOdd;
      const isContact = emailAddress.test(lines[index]?.text ?? "");
      const headed = isContact && section.kind === "personal" ? "header" : section.kind;
      best[index] = kindNames.map((kind, at) => {
        const ofLine = areOfPosts ? oddOfPosts(own, kind) : oddOfKind(own, kind);
        const share = isContact ? oddOfContact(own, kind) : ofLine + headingOdd;
        const said = isHeading || isSilent ? 0 : -Math.log(Math.max(share, leastOdd));
        const named = ofTables.get(index);
        const ofTable = isNamed && named !== section.kind ? undefined : named;
        const ofEntry = isOfList && isOfEntries(kind) ? weight * entryInList : 0;
        const ownCost = said + (kind === headed || isSilent ? 0 : weight + ofEntry);
        const cost = ofTable ? (kind === ofTable ? 0 : headingWeights.known) : ownCost;
        if (!before) return { cost, from: at };
        const stay = before[at]?.cost ?? 0;
        if (index > start && (areOnOneRowOfTable(lines[index - 1], lines[index]) || ofRows.has(index)))
          return { cost: cost + stay, from: at };
        const tooEarly = index < (ownHeadings[at] ?? 0) ? sectionParameters.aboveItsHeading : 0;
        const move = (before[cheapest]?.cost ?? 0) + price + tooEarly;
        const beside = ofPerson[at] ?? at;
        const within = (before[beside]?.cost ?? 0) + Math.min(price, changeOfPerson);
        const leave = (before[header]?.cost ?? 0) + Math.min(price, changeBehindHeader) + tooEarly;
        const ways = [
          { cost: stay, from: at },
          { cost: move, from: cheapest },
          { cost: within, from: beside },
          { cost: leave, from: header },
        ];
        const least = ways.reduce((low, way) => (way.cost < low.cost ? way : low));
        return { cost: cost + least.cost, from: least.from };
      });
    }
  }
  return backtrack(best);
}

/**
 * Below a heading of jobs that everybody writes, where no line names a degree, nor the one behind, and each date has a role
 * in its line or the one above: "Reader in Psychology, University of …" is what somebody worked as, though it looks like
 * studies.
 */
function isOfPosts(lines: Line[], section: Section, sections: readonly Section[]): boolean {
  const { headingLine, from, to } = section;
  if (headingLine === null || sectionOfHeading(lines[headingLine]?.text ?? "") !== "experience") return false;
  const next = sections[sections.indexOf(section) + 1];
  if (next?.kind === "education" && next.headingLine === null) return false;
  const own = lines.slice(from, to).map(({ text }) => ({
    text,
    hasRole: tokenize(text).some(isRoleNoun),
    isDated: readLastDate(text) !== null,
  }));
  return own.every(({ text, hasRole, isDated }, at) => {
    if (!hasRole && namesDegree(text)) return false;
    return !isDated || hasRole || own[at - 1]?.hasRole === true;
  });
}

/** As `oddOfKind`, where nobody studied. */
function oddOfPosts(odds: LabelOdds | undefined, kind: SectionKind): number {
  if (kind === "education") return 0;
  return oddOfKind(odds, kind) + (kind === "experience" ? oddOfKind(odds, "education") : 0);
}

/** As everybody writes it, or of words that each say what it is about. */
function isKnownHeading(lines: Line[], { headingLine }: Section): boolean {
  const text = lines[headingLine ?? -1]?.text ?? "";
  return sectionOfHeading(text) !== null || sectionOfWords(text) !== null;
}

function areOnOneRowOfTable(before: Line | undefined, line: Line | undefined): boolean {
  return line?.cell !== undefined && areOnOneRow(before, line);
}

function isOfEntries(kind: SectionKind): boolean {
  return kind === "experience" || kind === "education";
}

/** The line of the first heading as everybody writes it of jobs, or of education; null for all other kinds. */
function headingOfEntries(lines: Line[], sections: Section[], kind: SectionKind): number | null {
  if (!isOfEntries(kind)) return null;
  const known = sections.find(
    ({ headingLine }) => headingLine !== null && sectionOfHeading(lines[headingLine]?.text ?? "") === kind,
  );
  return known?.headingLine ?? null;
}

/** Where a page begins with a heading, the name is yet to come: one line further down that is set much larger. */
function headerBesideSidebar([top, ...others]: Section[]): Section | null {
  const [large, another] = others.filter(
    ({ kind, headingLine }) => kind === "header" && headingLine === null,
  );
  const beginsWithHeading = top?.kind === "header" && top.from === top.to;
  return beginsWithHeading && another === undefined ? (large ?? null) : null;
}

function backtrack(best: { cost: number; from: number }[][]): SectionKind[] {
  const kinds: SectionKind[] = [];
  const last = best.at(-1);
  if (!last) return kinds;
  let at = last.reduce((low, one, index) => (one.cost < (last[low]?.cost ?? 0) ? index : low), 0);
  for (let index = best.length - 1; index >= 0; index--) {
    kinds[index] = kindNames[at] ?? "other";
    at = best[index]?.[at]?.from ?? at;
  }
  return kinds;
}

/**
 * How likely the line that was taken for the heading of a section is none, from 0 to 1. That it is text counts less where
 * no sentence can run on into it. Where the model takes it for an entry, the entries below may have told it so. Large
 * type further down may be the name, or not.
 */
function doubtOfHeading(lines: Line[], { kind, headingLine, from }: Section, odds: LabelOdds[]): number {
  if (headingLine === null) return from > 0 && kind === "header" ? 1 - oddOfKind(odds[from], kind) : 0;
  const oddOf = (labels: CvLineLabel[]) =>
    labels.reduce((sum, label) => sum + oddOfLabel(odds[headingLine], label), 0);
  const mayRunOn =
    beginOf(lines[headingLine]?.text ?? "") === "a" || endOf(lines[headingLine - 1]?.text ?? "") === "full";
  return oddOf(ofPeople) + oddOf(ofText) * (mayRunOn ? 1 : sectionParameters.doubtApart);
}

/** What a line pays for being of another kind than its heading says; a second heading of one kind is less sure. */
function weightOfHeading(lines: Line[], section: Section, headed: Section[]): number {
  const { kind, headingLine } = section;
  const weights = sectionParameters.headingWeights;
  if (kind === "other") return 0;
  if (headingLine === null) {
    if (kind === "header") return weights.open;
    const above = headed[headed.indexOf(section) - 1]?.kind ?? "header";
    const isElsewhere = kind === "experience" && above !== "header" && above !== "summary";
    return isElsewhere ? weights.jobElsewhere : weights.implied;
  }
  const text = lines[headingLine]?.text ?? "";
  const isWritten = sectionOfHeading(text) === kind;
  if (!isWritten && sectionOfWords(text) !== kind) return weights.guessed;
  const first = headed.find((one) => one.kind === kind && one.headingLine !== null);
  if (first === section) return weights.known;
  return isWritten ? weights.knownAgain : weights.worded;
}

function splitByKind(lines: Line[], section: Section, kinds: SectionKind[], odds: LabelOdds[]): Section[] {
  const { from, to, headingLine } = section;
  const first = kinds[from < to ? from : (headingLine ?? from)] ?? section.kind;
  const parts: Section[] = [{ kind: first, headingLine, from, to }];
  for (let index = from + 1; index < to; index++) {
    const kind = kinds[index] ?? section.kind;
    const open = parts.at(-1);
    if (!open || open.kind === kind) continue;
    open.to = index;
    const line = lines[index];
    const isHeading =
      line !== undefined && !line.isBullet && oddOfLabel(odds[index], "heading") > sectionParameters.heading;
    parts.push({ kind, headingLine: isHeading ? index : null, from: isHeading ? index + 1 : index, to });
  }
  return parts;
}
