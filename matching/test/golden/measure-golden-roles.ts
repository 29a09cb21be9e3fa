import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { readJd } from "../../src/jd/read-jd.ts";
import type { Requirement } from "../../src/jd/requirement.ts";
import { matchCv } from "../../src/match-cv.ts";
import type { Fact, MatchReport } from "../../src/match-report.ts";
import {
  type GoldenCv,
  type GoldenRequirement,
  type GoldenRole,
  type GoldenStatus,
  goldenAsOf,
} from "./read-golden-role.ts";

/** One requirement of one CV as a careful reader and as the engine see it. */
export type Assessed = {
  role: string;
  cv: string;
  requirement: GoldenRequirement;
  expected: GoldenStatus;
  /** null when the engine does not find the requirement in the advert. */
  found: { status: GoldenStatus; kind: "must" | "nice"; text: string; quotations: string[] } | null;
  isEvidenceRight: boolean | null;
};

export type MatchedCv = { role: string; cv: GoldenCv; report: MatchReport; years: number | null };

const statuses = { met: "met", partly: "partial", "not stated": "missing" } as const;

/** Matches every CV of the roles against its advert. */
export function matchGoldenRoles(roles: GoldenRole[]): { matched: MatchedCv[]; assessed: Assessed[] } {
  const matched: MatchedCv[] = [];
  const assessed: Assessed[] = [];
  for (const role of roles) {
    const jd = readJd(role.advert);
    const pairs = role.requirements.map((requirement) => ({
      requirement,
      asked: closestOf(jd.requirements, requirement),
    }));
    for (const cv of role.cvs) {
      const report = matchCv({
        document: readPlainText(cv.text),
        jdTitle: jd.title,
        jdText: role.advert,
        requirements: jd.requirements,
        asOf: goldenAsOf,
      });
      const asked = pairs.find(({ requirement }) => requirement.id === "years")?.asked;
      const years = report.facts.find(({ requirementId }) => requirementId === asked?.id)?.years ?? null;
      matched.push({ role: role.name, cv, report, years });
      for (const pair of pairs) {
        const fact = report.facts.find(({ requirementId }) => requirementId === pair.asked?.id);
        assessed.push({ role: role.name, cv: cv.tag, ...assessedOf(cv, pair, fact) });
      }
    }
  }
  return { matched, assessed };
}

function assessedOf(
  cv: GoldenCv,
  { requirement, asked }: { requirement: GoldenRequirement; asked: Requirement | null },
  fact: Fact | undefined,
): Pick<Assessed, "requirement" | "expected" | "found" | "isEvidenceRight"> {
  const truth = cv.truths.find(({ id }) => id === requirement.id);
  const expected = truth?.status ?? "missing";
  if (!asked || !fact) return { requirement, expected, found: null, isEvidenceRight: null };
  const quotations = fact.quotations.map(({ text }) => text);
  const found = { status: statuses[fact.verdict], kind: asked.kind, text: asked.text, quotations };
  const isEvidenceRight =
    truth && expected === "met" && found.status === "met"
      ? quotations.some((quotation) => truth.evidence.some((words) => isAbout(quotation, words)))
      : null;
  return { requirement, expected, found, isEvidenceRight };
}

/** A quotation may be the words, a line around them, or the telling part of them. */
function isAbout(quotation: string, words: string): boolean {
  const [quoted, expected] = [folded(quotation), folded(words)];
  return quoted.includes(expected) || expected.includes(quoted);
}

/** The requirement that the engine read from the same words of the advert. */
function closestOf(requirements: Requirement[], { id, surface }: GoldenRequirement): Requirement | null {
  const wanted = new Set(wordsOf(surface));
  let closest: Requirement | null = null;
  let best = 0;
  for (const requirement of requirements) {
    if ((id === "years") !== (requirement.years !== null) && id === "years") continue;
    const own = new Set(wordsOf(`${requirement.text} ${requirement.anyOf.join(" ")}`));
    const sentence = new Set(wordsOf(requirement.sentence ?? ""));
    const shared = [...wanted].filter((word) => own.has(word)).length / wanted.size;
    const around = [...wanted].filter((word) => sentence.has(word)).length / wanted.size;
    const closeness = id === "years" ? 1 + around : shared + 0.01 / (1 + own.size);
    if ((id === "years" || shared >= 0.34) && closeness > best) [closest, best] = [requirement, closeness];
  }
  return closest;
}

const fillers = new Set([
  "or",
  "and",
  "an",
  "such",
  "as",
  "the",
  "with",
  "of",
  "in",
  "years",
  "experience",
  "for",
]);

function wordsOf(text: string): string[] {
  return folded(text)
    .split(" ")
    .filter((word) => word.length > 1 && !fillers.has(word));
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}+#.&]+/gu, " ")
    .trim();
}
