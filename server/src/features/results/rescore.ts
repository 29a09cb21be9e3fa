import { engineVersion } from "@winnow/matching/engine-version.ts";
import type { Question } from "@winnow/matching/match-report.ts";
import { questionsFor } from "@winnow/matching/questions.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { type Score, type ScoredFact, score } from "@winnow/matching/score.ts";

export type FactsOfResult = {
  id: string;
  matching_score: number;
  facts: Record<string, Pick<ScoredFact, "verdict" | "strength">>;
  /** The facts as they were read, where a person has corrected some of them. */
  original_facts: ScoredFact[] | null;
};
/** What of a report depends on the weights, and the engine that weighed: another one may have found the facts. */
export type WeighedReport = Score & { weighedBy: string; questions: Question[] };
export type Weighed = {
  id: string;
  scoreBefore: number;
  report: WeighedReport;
  original: WeighedReport | null;
};

/** What other weights make of one result, from its facts alone. */
export function rescore(result: FactsOfResult, requirements: Requirement[]): Weighed {
  const weigh = (facts: ScoredFact[]) => ({
    weighedBy: engineVersion,
    ...score({ requirements, facts }),
    questions: questionsFor({ requirements, facts }),
  });
  const facts = Object.entries(result.facts).map(([requirementId, fact]) => ({ requirementId, ...fact }));
  return {
    id: result.id,
    scoreBefore: result.matching_score,
    report: weigh(facts),
    original: result.original_facts && weigh(result.original_facts),
  };
}
