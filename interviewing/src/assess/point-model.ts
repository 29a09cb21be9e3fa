import type { RubricPoint } from "../question.ts";
import {
  type Example,
  exampleOf,
  generalPoints,
  isGeneral,
  type KnownPoint,
  knownPoints,
  likeness,
  vectorOf,
} from "./example-bank.ts";

/** How much more a sentence, as its terms, is like those that make points worded alike than like any of the bank. */
export type PointModel = (terms: string[]) => number;

/** Judgements, tried on the bank's own examples with the question left out: which point does a sentence make? */
const table = {
  /** Points less alike than this tell nothing of one another. */
  minLikeness: 0.2,
  /** Points that are alike count by this power of their likeness. */
  power: 3,
  smoothing: 6,
  /** Terms that fewer sentences of the bank hold are about one case. */
  minSentences: 4,
  /** Models that are remembered: one rubric assesses many answers. */
  maxKept: 200,
};

/** What sentences show, learnt from points of the bank. */
export type Teaching = {
  /**
   * What makes a point, from its own examples and those of all points that are worded alike; from its wording where it
   * has no example.
   */
  modelOf(point: Pick<RubricPoint, "text" | "made">): PointModel;
  /** How much more like what makes any point than like near misses: what somebody did, rather than what they are like. */
  concretenessOf(terms: string[]): number;
};

/**
 * What the points of a rubric are judged by: the general part of the bank for those that belong to it, the whole bank
 * for those of a line of work and for a recruiter's own, which may be about any work.
 */
export function teachingFor(rubric: Pick<RubricPoint, "text">[]): Teaching {
  return rubric.some(({ text }) => isGeneral(text)) ? ofGeneral : ofAll;
}

const ofGeneral = teach(generalPoints);
const ofAll = teach(knownPoints);

function teach(points: KnownPoint[]): Teaching {
  const models = new Map<string, PointModel>();
  const madeAnywhere = countTerms(points.flatMap(({ made }) => made.map(once)));
  const missedAnywhere = countTerms(points.flatMap(({ notMade }) => notMade.map(once)));
  const everywhere = countTerms(points.flatMap(({ made, notMade }) => [...made, ...notMade].map(once)));

  function modelOf(point: Pick<RubricPoint, "text" | "made">): PointModel {
    const key = JSON.stringify([point.text, point.made]);
    const known = models.get(key);
    if (known) return known;
    const model = learn(point);
    if (models.size >= table.maxKept) models.clear();
    models.set(key, model);
    return model;
  }

  function learn({ text, made }: Pick<RubricPoint, "text" | "made">): PointModel {
    const vector = vectorOf(text);
    const own = (made.length > 0 ? made : [text]).map(exampleOf).map(once);
    const related = points.flatMap((other) => {
      const near = likeness(vector, other.vector);
      return other.text === text || near < table.minLikeness
        ? []
        : other.made.map((example) => ({ example, weight: near ** table.power }));
    });
    const alike = countTerms([...own, ...related]);
    return (terms) => ratio(terms, alike, everywhere);
  }

  /** Terms that the bank hardly knows count neither for nor against: most fillers and misspelt words are among them. */
  function ratio(terms: string[], one: Counts, other: Counts): number {
    const known = terms.filter((term) => (everywhere.counts.get(term) ?? 0) >= table.minSentences);
    const sum = known.reduce((total, term) => total + Math.log(share(one, term) / share(other, term)), 0);
    return sum / Math.sqrt(known.length + 1);
  }

  /** Share of sentences that hold a term, drawn towards its share everywhere where few are known. */
  function share({ counts, total }: Counts, term: string): number {
    const background = (everywhere.counts.get(term) ?? 0) / everywhere.total;
    return ((counts.get(term) ?? 0) + table.smoothing * background) / (total + table.smoothing);
  }

  return { modelOf, concretenessOf: (terms) => ratio(terms, madeAnywhere, missedAnywhere) };
}

type Counts = { counts: Map<string, number>; total: number };

function countTerms(weighted: { example: Example; weight: number }[]): Counts {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { example, weight } of weighted) {
    total += weight;
    for (const term of example.terms) counts.set(term, (counts.get(term) ?? 0) + weight);
  }
  return { counts, total };
}

function once(example: Example): { example: Example; weight: number } {
  return { example, weight: 1 };
}
