import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import {
  changedWeights,
  type Facts,
  isChanged,
  movers,
  moversSentence,
  rankBy,
  weightsOf,
} from "./simulate.ts";

speak("en");
await loadWords("results");

const verdicts = ["met", "partly", "not stated"] as const;
const strengths = { met: 1, partly: 0.5, "not stated": 0 } as const;

function requirementsNamed(texts: string[]): Facts["requirements"] {
  return texts.map((text, index) => ({
    id: `r${index}`,
    kind: "must",
    category: "skill",
    text,
    weight: 3,
    any_of: [text],
    years: null,
    sentence: null,
    doubt: null,
  }));
}

function resultWith(id: string, shown: (typeof verdicts)[number][]): Facts["results"][number] {
  return {
    id,
    label: id,
    matching_score: 0,
    facts: shown.map((verdict) => ({ verdict, strength: strengths[verdict] })),
  };
}

/** Eleven who differ: ten know Pascal, one knows Cobol. */
const eleven: Facts = {
  requirements: requirementsNamed(["Pascal", "Cobol"]).map((requirement, index) =>
    index === 1 ? { ...requirement, kind: "nice", weight: 1 } : requirement,
  ),
  results: [
    ...Array.from({ length: 10 }, (_, index) => resultWith(`pascal ${index}`, ["met", "not stated"])),
    resultWith("cobol", ["partly", "met"]),
  ],
};

test("equal scores share a rank", () => {
  const ranking = rankBy(eleven, weightsOf(eleven));
  expect(ranking.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 11]);
  expect(ranking.at(-1)?.label).toBe("cobol");
});

test("the points of every requirement and the adjustments add up to the score", () => {
  for (const { score, parts } of rankBy(eleven, weightsOf(eleven))) {
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 6);
  }
});

test("a weight of nought leaves a requirement out", () => {
  const ranking = rankBy(eleven, [
    { id: "r0", weight: 0, kind: "must" },
    { id: "r1", weight: 5, kind: "nice" },
  ]);
  expect(ranking[0]).toMatchObject({ label: "cobol", score: 100, rank: 1 });
  expect(ranking[1]).toMatchObject({ score: 0, rank: 2 });
});

test("who entered the top ten is named with the requirement that lifted them", () => {
  const before = rankBy(eleven, weightsOf(eleven));
  const after = rankBy(eleven, [
    { id: "r0", weight: 1, kind: "must" },
    { id: "r1", weight: 5, kind: "must" },
  ]);
  const moved = movers(eleven, before, after);
  expect(moved.entered).toMatchObject([{ label: "cobol", cause: "Cobol" }]);
  expect(moved.entered[0]?.points).toBeGreaterThan(0);
  expect(moversSentence(moved)).toMatch(/^Into the top ten: cobol \(“Cobol” \+\d/);
});

test("who left the top ten is said in a sentence that names it, also where nobody entered", () => {
  const left = [{ label: "cobol", cause: "Cobol", points: -4 }];
  expect(moversSentence({ entered: [], left })).toMatch(/^Out of the top ten: cobol/);
});

test("a Hebrew name and its requirement do not turn the points beside them", () => {
  const left = [{ label: "נועה לוי", cause: "עברית", points: -4 }];
  expect(moversSentence({ entered: [], left })).toBe(
    "Out of the top ten: \u2068נועה לוי\u2069 (“\u2068עברית\u2069” −4.0).",
  );
});

test("without a change nobody moves", () => {
  const ranking = rankBy(eleven, weightsOf(eleven));
  expect(moversSentence(movers(eleven, ranking, ranking))).toBe("The top ten stay the same people.");
  expect(isChanged(eleven, weightsOf(eleven))).toBe(false);
  expect(isChanged(eleven, [{ id: "r0", weight: 3, kind: "nice" }])).toBe(true);
  expect(changedWeights(eleven, weightsOf(eleven))).toEqual([]);
  const [first, ...others] = weightsOf(eleven);
  const changed = { id: "r0", weight: 1, kind: "nice" } as const;
  expect(changedWeights(eleven, first ? [changed, ...others] : [])).toEqual([changed]);
});

test("twice as many results take twice the steps", () => {
  const stepsFor = (count: number) => {
    let steps = 0;
    const counted = <Thing extends object>(thing: Thing): Thing =>
      new Proxy(thing, {
        get: (target, key) => {
          steps += 1;
          return Reflect.get(target, key);
        },
      });
    const facts: Facts = {
      requirements: requirementsNamed(["Pascal", "Cobol", "Ada"]),
      results: Array.from({ length: count }, (_, result) => {
        const shown = [0, 1, 2].map((index) => verdicts[(result * 7 + index * index) % 3] ?? "met");
        const one = resultWith(`result ${result}`, shown);
        return counted({ ...one, facts: counted(one.facts) });
      }),
    };
    rankBy(facts, weightsOf(facts));
    return steps;
  };
  expect(stepsFor(2_000)).toBeLessThanOrEqual(2 * stepsFor(1_000));
});
