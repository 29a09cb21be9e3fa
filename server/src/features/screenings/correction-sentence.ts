import type { Correction } from "@winnow/contract/corrections.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { correctionText } from "./correction-text.ts";

const maxNamed = 8;

type Change = { before: Correction[]; after: Correction[]; requirements: Requirement[] };
type Score = { before: number; after: number };

/**
 * What a person corrected, in words: "Job 1: 'Senior Nurse', 2019–2022; score 61 → 66.4". Null when it is what was
 * said before.
 */
export function correctionSentence({ score, ...change }: Change & { score: Score }): string | null {
  return withScore(correctionInWords(change), score);
}

/** The same without what says who somebody is. */
export function blindCorrectionSentence({ score, ...change }: Change & { score: Score }): string | null {
  return withScore(inWords(change, blindContentOf), score);
}

/** The same without the score. */
export function correctionInWords(change: Change): string | null {
  return inWords(change, contentOf);
}

function withScore(words: string | null, { before, after }: Score): string | null {
  return words && `${words}; score ${before === after ? `stays ${after}` : `${before} → ${after}`}`;
}

function inWords({ requirements, ...change }: Change, inWordsOf: (one: Correction) => string): string | null {
  const old = new Map(change.before.map((one) => [subjectOf(one, requirements), one]));
  const now = new Map(change.after.map((one) => [subjectOf(one, requirements), one]));
  const said = [...now].flatMap(([subject, one]) => {
    const was = old.get(subject);
    return was && correctionText(was) === correctionText(one) ? [] : [`${subject}: ${inWordsOf(one)}`];
  });
  const takenBack = [...old.keys()]
    .filter((subject) => !now.has(subject))
    .map((one) => `${one}: as it was read`);
  const parts = [...said, ...takenBack];
  if (parts.length === 0) return null;
  const named = parts.slice(0, maxNamed);
  if (parts.length > named.length) named.push(`${parts.length - named.length} more`);
  return named.join("; ");
}

function subjectOf(one: Correction, requirements: Requirement[]): string {
  switch (one.kind) {
    case "contact":
      return { name: "Name", email: "E-mail", phone: "Phone", location: "Location" }[one.field];
    case "job":
      return `Job ${one.index + 1}`;
    case "education":
      return `Education ${one.index + 1}`;
    case "requirement":
      return requirements.find(({ id }) => id === one.requirement_id)?.text ?? one.requirement_id;
  }
}

function contentOf(one: Correction): string {
  switch (one.kind) {
    case "contact":
      return one.value === null ? "none" : `'${one.value}'`;
    case "job":
      return one.is_removed ? "not a job" : listed(one.title && `'${one.title}'`, one.employer, timeOf(one));
    case "education":
      return one.is_removed ? "not a degree" : listed(one.degree && `'${one.degree}'`, one.school, one.level);
    case "requirement":
      return one.words === null ? one.verdict : `${one.verdict}, “${one.words}”`;
  }
}

function blindContentOf(one: Correction): string {
  switch (one.kind) {
    case "contact":
      return "corrected";
    case "education":
      return one.is_removed ? "not a degree" : `corrected, ${one.level}`;
    default:
      return contentOf(one);
  }
}

function listed(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(", ") || "nothing stated";
}

function timeOf({ start, end, is_current }: Extract<Correction, { kind: "job" }>): string | null {
  if (!start && !end && !is_current) return null;
  const shown = (moment: typeof start) =>
    moment
      ? [moment.month && String(moment.month).padStart(2, "0"), moment.year].filter(Boolean).join("/")
      : "?";
  return `${shown(start)}–${is_current ? "present" : shown(end)}`;
}
