import type { Fact, MatchReport, Verdict } from "@winnow/matching/match-report.ts";

/** Of each side; the strongest ones come first. */
const maxQuotations = 3;

type Found = { verdict: Verdict; quotations: { text: string; page: number }[] };
export type VerdictChange = { requirementId: string; before: Found; after: Found };

/** The requirements on which two reports on one CV differ in their verdict, in the order of the later report. */
export function verdictChanges(
  before: Pick<MatchReport, "facts">,
  after: Pick<MatchReport, "facts">,
): VerdictChange[] {
  const factsBefore = new Map(before.facts.map((fact) => [fact.requirementId, fact]));
  return after.facts.flatMap((fact) => {
    const { requirementId } = fact;
    const change = { before: foundIn(factsBefore.get(requirementId)), after: foundIn(fact) };
    return change.before.verdict === change.after.verdict ? [] : [{ requirementId, ...change }];
  });
}

function foundIn(fact: Fact | undefined): Found {
  return {
    verdict: fact?.verdict ?? "not stated",
    quotations: (fact?.quotations ?? []).slice(0, maxQuotations).map(({ text, page }) => ({ text, page })),
  };
}
