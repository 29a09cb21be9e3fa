import type { Assessed, MatchedCv } from "./measure-golden-roles.ts";

export type GoldenSummary = {
  /** Share of the requirements that the engine finds in the adverts. */
  foundInAdvert: number;
  mustOrNice: number;
  /** Share judged rightly as met or not met, of all, those not found in the advert counted as not met. */
  status: number;
  metPrecision: number;
  metRecall: number;
  metF1: number;
  /** Of what both call met: the share with a quotation that shows it. */
  evidence: number;
  /** Mean absolute error in years, of the adverts that state a number of years. */
  yearsError: number;
  /** Share of the pairs of CVs of one role with different grades that the scores put in order. */
  pairwise: number;
  /** Roles in which every CV of a higher grade scores above every CV of a lower one. */
  rolesInOrder: number;
  /** Least distance between the lowest CV of grades 3 and 4 and the highest of grade 0, over the roles. */
  minGap: number;
  /** Mean of the same distance. */
  meanGap: number;
  meanByGrade: number[];
};

/** The numbers of the ladder: how far the engine agrees with a careful reader. */
export function summariseGolden({
  matched,
  assessed,
}: {
  matched: MatchedCv[];
  assessed: Assessed[];
}): GoldenSummary {
  const found = assessed.filter((one) => one.found !== null);
  const hits = assessed.filter((one) => one.expected === "met" && one.found?.status === "met").length;
  const claimed = assessed.filter((one) => one.found?.status === "met").length;
  const shown = assessed.filter((one) => one.expected === "met").length;
  const evidenced = assessed.filter((one) => one.isEvidenceRight !== null);
  const errors = matched.flatMap(({ cv, years }) => (years === null ? [] : [Math.abs(years - cv.years)]));
  const roles = [...new Set(matched.map(({ role }) => role))].map((role) =>
    matched
      .filter((one) => one.role === role)
      .map(({ cv, report }) => ({ grade: cv.grade, score: report.score })),
  );
  const pairs = roles.flatMap((cvs) =>
    cvs.flatMap((one) =>
      cvs.filter(({ grade }) => grade < one.grade).map((other) => one.score - other.score),
    ),
  );
  const gaps = roles.map(
    (cvs) =>
      Math.min(...cvs.filter(({ grade }) => grade >= 3).map(({ score }) => score)) -
      Math.max(...cvs.filter(({ grade }) => grade === 0).map(({ score }) => score)),
  );
  return {
    foundInAdvert: found.length / assessed.length,
    mustOrNice: share(found, ({ found, requirement }) => found?.kind === requirement.kind),
    status: share(assessed, ({ expected, found }) => (expected === "met") === (found?.status === "met")),
    metPrecision: hits / claimed,
    metRecall: hits / shown,
    metF1: (2 * hits) / (claimed + shown),
    evidence: share(evidenced, ({ isEvidenceRight }) => isEvidenceRight === true),
    yearsError: mean(errors),
    pairwise: share(pairs, (difference) => difference > 0),
    rolesInOrder: roles.filter((cvs) =>
      cvs.every((one) => cvs.every((other) => other.grade >= one.grade || one.score > other.score)),
    ).length,
    minGap: Math.min(...gaps),
    meanGap: mean(gaps),
    meanByGrade: [0, 1, 2, 3, 4].map((grade) =>
      mean(matched.filter(({ cv }) => cv.grade === grade).map(({ report }) => report.score)),
    ),
  };
}

function share<T>(all: T[], isRight: (one: T) => boolean): number {
  return all.filter(isRight).length / all.length;
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
