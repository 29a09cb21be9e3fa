import type { cvTextLine } from "@winnow/contract/results.ts";
import { findSections } from "@winnow/matching/find-sections.ts";
import type { Profile } from "@winnow/matching/profile.ts";
import type { z } from "zod";
import type { findDocument } from "../screenings/cv-file-rows.ts";
import { hideNamedSchools, hideSchools, redactorOf } from "./hide-identity.ts";
import type { Redactor } from "./redact.ts";

type Document = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/**
 * The visible lines of a CV in reading order, then what repeats at the head and foot of its pages. `hidden` are the
 * profiles whose words are left out, and the schools with them; null leaves everything in.
 */
export function cvTextLines(document: Document, hidden: Profile[] | null): z.output<typeof cvTextLine>[] {
  return maskedCvLines(document, {
    mask: hidden ? redactorOf(hidden) : (text) => text,
    hidesSchools: hidden !== null,
  });
}

/** The same under a mask of one's own. */
export function maskedCvLines(
  document: Document,
  { mask, hidesSchools }: { mask: Redactor; hidesSchools: boolean },
): z.output<typeof cvTextLine>[] {
  const sections = findSections(document.lines);
  const headings = new Set(sections.map(({ headingLine }) => headingLine));
  const withoutSchools = (text: string, index: number) => {
    const kind = sections.find(({ from, to }) => index >= from && index < to)?.kind;
    if (kind === "education") return hideSchools(text);
    // Elsewhere a school is more likely where somebody works.
    return kind === "certificates" || kind === "projects" ? hideNamedSchools(text) : text;
  };
  return [...document.lines, ...document.headersAndFooters].map((line, index) => ({
    text: mask(hidesSchools ? withoutSchools(line.text, index) : line.text),
    page: line.page,
    box: document.kind === "pdf" ? line.box : null,
    is_heading: headings.has(index),
  }));
}
