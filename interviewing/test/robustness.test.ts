import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessAnswer } from "../src/assess-answer.ts";
import type { BankQuestion } from "../src/bank/bank-entry.ts";
import { competencyEntries } from "../src/bank/competency-entries.ts";
import { skillEntries } from "../src/bank/skill-entries.ts";
import type { RubricPoint } from "../src/question.ts";

type Answered = { question: string; rubric: RubricPoint[]; answer: string };

/** Every fourth entry, answered by an example for each point; the rubric keeps the others. */
const described = [...competencyEntries, ...skillEntries]
  .filter((_, at) => at % 4 === 0)
  .flatMap(({ pastBehaviour, situational }) => [pastBehaviour, situational])
  .map(answered);

/** Points that are statements, in two languages. */
const stated: Answered[] = [
  {
    question: "Which differences are there between the headers of TCP and UDP?",
    rubric: statements("The header of UDP is shorter", "TCP numbers its bytes", "UDP has no acknowledgement"),
    answer:
      "With UDP the header is a lot shorter, eight bytes only. In TCP every byte is numbered. Acknowledgements are missing in UDP.",
  },
  {
    question: "Was tun Sie, wenn ein Kunde Ware ohne Beleg zurückgibt?",
    rubric: statements(
      "Die Ware auf Schäden prüfen",
      "Nach einem anderen Nachweis fragen, etwa dem Kontoauszug",
      "Einen Gutschein anbieten",
    ),
    answer:
      "Zuerst prüfe ich, ob die Ware beschädigt ist. Dann frage ich nach einem Kontoauszug als Nachweis. Sonst biete ich einen Warengutschein an.",
  },
];

const answers = [...described, ...stated];

const fillers = ["um", "uh", "you know,", "like,", "well,", "ähm", "sozusagen", "I mean,"];
/** None of these was looked at when the engine was made. */
const otherFillers = [
  ...[
    "basically",
    "er,",
    "right,",
    "okay,",
    "so yeah,",
    "kind of",
    "actually",
    "erm",
    "hmm",
    "let me think,",
  ],
  ...["oh,", "eigentlich", "halt", "ja,"],
];

type Variation = {
  name: string;
  vary: (answer: string, chance: () => number) => string;
  /** The share of points whose verdict may change. */
  changed: number;
  /** What the mean score may lose or win, of 100: nothing that speaks for or against anybody. */
  shift: number;
};

/** How an answer may be said without saying anything else. */
const variations: Variation[] = [
  { name: "is said twice", vary: (answer) => `${answer}\n${answer}`, changed: 0, shift: 0 },
  { name: "is in capitals", vary: (answer) => answer.toUpperCase(), changed: 0, shift: 0 },
  { name: "is in small letters", vary: (answer) => answer.toLowerCase(), changed: 0, shift: 0 },
  {
    name: "has a filler in front of every eighth word",
    vary: (answer, chance) => withFillers(answer, fillers, chance),
    changed: 0.08,
    shift: 1.5,
  },
  {
    name: "has another filler in front of every eighth word",
    vary: (answer, chance) => withFillers(answer, otherFillers, chance),
    changed: 0.1,
    shift: 1.5,
  },
  {
    name: "has one letter in sixty wrong",
    vary: (answer, chance) => misspelt(answer, 60, chance),
    changed: 0.06,
    shift: 1.5,
  },
  {
    name: "has one letter in twenty wrong",
    vary: (answer, chance) => misspelt(answer, 20, chance),
    changed: 0.14,
    shift: 5,
  },
  {
    name: "has no stops and commas, as some transcripts",
    vary: (answer) => answer.replace(/[.,;:!?]/g, ""),
    changed: 0.18,
    shift: 1.5,
  },
];

/** Answer by answer, so that what is learnt about its points serves all its variations. */
const chances = variations.map(() => chanceFrom(1));
const assessedAnswers = answers.map((one) => ({
  before: assess(one),
  after: variations.map(({ vary }, at) =>
    assess({ ...one, answer: vary(one.answer, chances[at] ?? chanceFrom(1)) }),
  ),
}));

describe("the points of an answer", () => {
  it.each(variations)("stay the same when it $name, but for a share of $changed", ({ name, changed }) => {
    const changes = assessedAnswers.flatMap(({ before, after }) =>
      before.points.map(({ verdict }, at) => verdict !== after[placeOf(name)]?.points[at]?.verdict),
    );
    expect(changes.length).toBeGreaterThan(200);
    expect(meanOf(changes.map(Number))).toBeLessThanOrEqual(changed);
  });
});

describe("the score of answers", () => {
  it.each(variations)("is the same on average when each $name, but for $shift of 100", ({ name, shift }) => {
    const shifts = assessedAnswers.map(
      ({ before, after }) => (after[placeOf(name)]?.score ?? 0) - before.score,
    );
    expect(Math.abs(meanOf(shifts))).toBeLessThanOrEqual(shift);
  });
});

describe("whatever is said", () => {
  /** So many that what is learnt about their points is kept from one case to the next. */
  const someRubrics = 40;
  const words = answers.flatMap(({ answer }) => answer.split(" "));
  const anything = fc.array(fc.constantFrom(...words, ...fillers, "not", "nicht", "\n", "…", "😀"), {
    maxLength: 80,
  });

  it("the points add up to the score, quotations stand in the answer, and it is assessed alike each time", () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...answers.slice(-someRubrics)), (some, { question, rubric }) => {
        const answer = some.join(" ");
        const assessed = assess({ question, rubric, answer });
        const worth = { made: 1, partly: 0.5, "not made": 0 };
        const sum = assessed.points.reduce((total, { verdict }) => total + worth[verdict], 0);

        expect(assessed.score).toBe(Math.round((100 * sum) / rubric.length));
        for (const { start, end, text } of assessed.points.flatMap(({ quotations }) => quotations))
          expect(answer.slice(start, end)).toBe(text);
        for (const { verdict, quotations, strength } of assessed.points) {
          expect(quotations.length > 0).toBe(verdict !== "not made");
          expect(strength).toBeGreaterThanOrEqual(0);
          expect(strength).toBeLessThanOrEqual(1);
        }
        expect(assess({ question, rubric, answer })).toEqual(assessed);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

function placeOf(name: string): number {
  return variations.findIndex((one) => one.name === name);
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function assess({ answer, rubric, question }: Answered) {
  return assessAnswer({ answer, rubric, question });
}

function answered({ question, points }: BankQuestion): Answered {
  return {
    question,
    rubric: points.map(({ point, made, notMade }, at) => ({
      id: `p${at}`,
      text: point,
      made: made.slice(1),
      notMade,
    })),
    answer: points.map(({ made }) => made[0]).join(" "),
  };
}

function statements(...texts: string[]): RubricPoint[] {
  return texts.map((text, at) => ({ id: `p${at}`, text, made: [], notMade: [] }));
}

function withFillers(answer: string, some: string[], chance: () => number): string {
  return answer
    .split(" ")
    .map((word, at) => (at % 8 === 3 ? `${some[Math.floor(chance() * some.length)]} ${word}` : word))
    .join(" ");
}

function misspelt(answer: string, lettersPerMistake: number, chance: () => number): string {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  return answer.replace(/\p{L}/gu, (letter) =>
    chance() < 1 / lettersPerMistake ? (letters[Math.floor(chance() * letters.length)] ?? letter) : letter,
  );
}

/** Numbers from 0 to 1 that are the same for a seed (linear congruential). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
