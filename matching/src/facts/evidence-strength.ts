import type { Requirement } from "../jd/requirement.ts";
import { yearsSince } from "../profile/years.ts";
import { roundStrength } from "../words/round-strength.ts";
import type { Evidence } from "./evidence.ts";
import { strengthByPlace, verdictFrom } from "./evidence-parameters.ts";
import { levelWanted } from "./language-level.ts";
import { placeOf } from "./place-of.ts";
import { recency } from "./recency.ts";
import type { RelevantWork } from "./relevant-work.ts";
import type { ScoredCv } from "./scored-cv.ts";

/** Repetition adds nothing: the strongest place alone counts. */
export function evidenceStrength(
  cv: ScoredCv,
  { evidence, requirement, work }: { evidence: Evidence; requirement: Requirement; work: RelevantWork },
): number {
  const { place, job, closeness } = evidence;
  const worth = strengthByPlace;
  if (evidence.isCrowded) return closeness * worth.crowded;
  if (isBelow(evidence, requirement)) return worth.basicLanguage;
  if (place === "job")
    return closeness * worth.job * recency(job?.interval ? yearsSince(job.interval, cv.asOf) : 0);
  const isQualification =
    requirement.category === "certificate" ||
    requirement.category === "permit" ||
    requirement.category === "language";
  if (place === "certificate" || (isQualification && (place === "listed" || place === "education")))
    return closeness * (isQualification ? worth.qualificationInItsPlace : worth.certificate);
  if (place === "project") return closeness * worth.project;
  if (place === "listed") return closeness * worthOfList(work);
  if (place === "education") return closeness * worth.education;
  return closeness * (isQualification ? worth.qualificationInSummary : worth.summary);
}

/** A level is held against the one asked for where both are said. */
function isBelow({ level, isBasic }: Evidence, { text, category, sentence }: Requirement): boolean {
  if (category !== "language") return isBasic && mastery.test(sentence ?? text);
  const wanted = levelWanted(text);
  return level === null || wanted === null ? isBasic : level < wanted;
}

/** Said of a skill that a beginner does not have. */
const mastery =
  /\b(?:advanced|expert\p{L}*|strong|excellent|proficien\p{L}*|in-depth|deep|mastery|fluent)(?!\p{L})/iu;

/** What only a list names is believed of people whose work is near. */
function worthOfList(work: RelevantWork): number {
  const { listedBesideWork, listedAlone } = strengthByPlace;
  return work.jobs.length > 0
    ? listedBesideWork
    : listedAlone + (listedBesideWork - listedAlone) * work.likeness;
}

/**
 * What words in `line` earn when a person says that they meet a requirement, or partly do: what the same place earns
 * when it is found, within the bounds of the verdict. Years and degrees are the person's to judge, so they count in full.
 */
export function strengthOfWords(
  cv: ScoredCv,
  said: { requirement: Requirement; work: RelevantWork; verdict: "met" | "partly"; line: number },
): number {
  const { requirement, work, verdict } = said;
  const line = cv.lines[said.line];
  const job = line?.job ?? null;
  const isMet = verdict === "met";
  if (requirement.category === "education") return isMet ? 1 : strengthByPlace.degreeInOtherField;
  if (requirement.category === "experience") {
    const ofJob = job?.interval ? recency(yearsSince(job.interval, cv.asOf)) : 1;
    return roundStrength((isMet ? 1 : verdictFrom.met) * ofJob);
  }
  const span = { fromLine: said.line, start: 0, toLine: said.line, end: 0 };
  const place = (line && placeOf(line, cv.document.lines[said.line]?.text ?? "")) ?? "summary";
  const evidence: Evidence = {
    span,
    place,
    job,
    closeness: 1,
    manner: "named",
    isBasic: false,
    level: null,
    isCrowded: false,
    denial: null,
  };
  const found = evidenceStrength(cv, { evidence, requirement, work });
  const bounded = isMet
    ? Math.max(verdictFrom.met, found)
    : Math.max(verdictFrom.partly, found * verdictFrom.met);
  return roundStrength(bounded);
}
