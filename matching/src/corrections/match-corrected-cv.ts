import { strengthOfWords } from "../facts/evidence-strength.ts";
import { type AssessedCv, assessReadCv, type Job, reportOn } from "../match-cv.ts";
import type { Fact, MatchReport } from "../match-report.ts";
import type { ReadCv } from "../profile/cv-reading.ts";
import { findWords } from "../words/find-words.ts";
import { quote } from "../words/quote.ts";
import { correctContact, correctCv } from "./correct-cv.ts";
import { type Correction, type CorrectionOf, correctionsOf } from "./correction.ts";

export const correctedRemark = "Corrected by a person.";

export type CorrectedMatch =
  | { ok: true; report: MatchReport }
  /** A correction of an entry or requirement that is not there, or two of the same; or words that the CV does not have. */
  | { ok: false; reason: "correctionInvalid" | "wordsNotInCv" };

/**
 * Matches a CV as a person corrected it. Depends on its input alone, as `matchReadCv` does, and earns no more than the
 * same words would have earned had they been found: no correction sets a score. Corrected contact changes no point.
 */
export function matchCorrectedCv(read: ReadCv, job: Job, corrections: Correction[]): CorrectedMatch {
  if (!areAboutThisCv(corrections, read, job)) return { ok: false, reason: "correctionInvalid" };
  const assessed = assessReadCv(correctCv(read, corrections), job);
  const facts: Fact[] = [];
  const byRequirement = new Map(
    correctionsOf(corrections, "requirement").map((one) => [one.requirementId, one]),
  );
  for (const fact of assessed.facts) {
    const correction = byRequirement.get(fact.requirementId);
    const corrected = correction ? correctFact(fact, correction, assessed, job) : fact;
    if (!corrected) return { ok: false, reason: "wordsNotInCv" };
    facts.push(corrected);
  }
  const report = reportOn({ ...assessed, facts }, job);
  const profile = correctContact(report.profile, { document: read.document, corrections });
  return { ok: true, report: { ...report, profile } };
}

/** Null when the words do not stand in the CV. */
function correctFact(
  fact: Fact,
  { verdict, words }: CorrectionOf<"requirement">,
  { cv, work }: AssessedCv,
  { requirements }: Job,
): Fact | null {
  if (verdict === "not stated")
    return { ...ofEngine(fact), verdict, strength: 0, quotations: [], remark: correctedRemark };
  const requirement = requirements.find(({ id }) => id === fact.requirementId);
  if (!requirement || words === null) return null;
  const places = findWords(cv.document, words).map((span) => ({
    span,
    strength: strengthOfWords(cv, { requirement, work, verdict, line: span.fromLine }),
  }));
  places.sort((a, b) => b.strength - a.strength);
  const [best] = places;
  if (!best) return null;
  const quotations = [quote(cv.document, best.span)];
  return { ...ofEngine(fact), verdict, strength: best.strength, quotations, remark: correctedRemark };
}

/** What a person says is nobody else's finding any more. */
function ofEngine({ foundBy: _, ...fact }: Fact): Fact {
  return fact;
}

function areAboutThisCv(corrections: Correction[], read: ReadCv, { requirements }: Job): boolean {
  const isThere = (one: Correction) => {
    switch (one.kind) {
      case "contact":
        return true;
      case "job":
        return one.index < read.jobs.length;
      case "education":
        return one.index < read.education.length;
      case "requirement":
        return requirements.some(({ id }) => id === one.requirementId);
    }
  };
  return corrections.every(isThere) && new Set(corrections.map(subjectOf)).size === corrections.length;
}

function subjectOf(one: Correction): string {
  switch (one.kind) {
    case "contact":
      return `contact ${one.field}`;
    case "job":
    case "education":
      return `${one.kind} ${one.index}`;
    case "requirement":
      return `requirement ${one.requirementId}`;
  }
}
