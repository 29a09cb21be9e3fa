import type { Correction } from "@winnow/contract/corrections.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { asText } from "./hide-in-correction.ts";

const maxNamed = 8;

/**
 * What a person corrected, in words: "Job 1: 'Senior Nurse', 2019–2022; score 61 → 66.4". Null when it is what was
 * said before.
 */
export function correctionSentence(change: {
  before: Correction[];
  after: Correction[];
  requirements: Requirement[];
  score: { before: number; after: number };
}): string | null {
  const { requirements } = change;
  const old = new Map(change.before.map((one) => [subjectOf(one, requirements), one]));
  const now = new Map(change.after.map((one) => [subjectOf(one, requirements), one]));
  const said = [...now].flatMap(([subject, one]) => {
    const was = old.get(subject);
    return was && asText(was) === asText(one) ? [] : [`${subject}: ${contentOf(one)}`];
  });
  const takenBack = [...old.keys()]
    .filter((subject) => !now.has(subject))
    .map((one) => `${one}: as it was read`);
  const parts = [...said, ...takenBack];
  if (parts.length === 0) return null;
  const named = parts.slice(0, maxNamed);
  if (parts.length > named.length) named.push(`${parts.length - named.length} more`);
  const { before, after } = change.score;
  return `${named.join("; ")}; score ${before === after ? `stays ${after}` : `${before} → ${after}`}`;
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
