import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessAnswer } from "./assess-answer.ts";
import { questionOfKey } from "./question-of-key.ts";

const question = questionOfKey("competency/Owning a mistake/past behaviour");
if (!question) throw new Error("The bank has no question about mistakes");
const { rubric, text } = question;
const examples = rubric.flatMap(({ made, notMade }) => [...made, ...notMade]);

function verdictsOf(answer: string): string[] {
  return assessAnswer({ answer, rubric, question: text }).points.map(({ verdict }) => verdict);
}

describe("an answer", () => {
  it("makes the points that it tells of, and is quoted for each", () => {
    const answer =
      "Last May I sent two hundred letters with the wrong date on them. When I noticed I phoned the post room within the hour and they stopped half of them. I told my manager myself the same morning. Since then a second person reads the first letter before we print.";
    const { points, score } = assessAnswer({ answer, rubric, question: text });

    expect(points.filter(({ verdict }) => verdict === "made").length).toBeGreaterThanOrEqual(3);
    expect(score).toBeGreaterThanOrEqual(75);
    expect(points[2]?.quotations.map((quotation) => quotation.text).join(" ")).toContain("told my manager");
  });

  it.each([
    ["that says nothing", "I am careful and I hardly ever make mistakes."],
    ["about something else", "Respect and openness matter most to me. I like hiking."],
    ["that is empty", ""],
    ["that repeats the question", text],
    ["that repeats the points", rubric.map((point) => point.text).join(". ")],
    [
      "that repeats the points as told by oneself",
      rubric.map((point) => `I did this: ${point.text}.`).join("\n"),
    ],
  ])("%s makes no point", (_, answer) => {
    expect(verdictsOf(answer)).toEqual(rubric.map(() => "not made"));
  });

  it("makes the points of a question about a line of work in the words of the trade", () => {
    const lifting = questionOfKey("line/Cranes and lifting/past behaviour");
    const answer =
      "We had a precast flight of stairs for the fourth floor, 3.4 tonnes. When it was half a metre up, I saw that one sling had slipped and the load was leaning. I set it down again on the lorry and sounded the horn until nobody stood near. With longer chains and a second tag line it went up level the next morning.";
    const { points } = assessAnswer({ answer, rubric: lifting?.rubric ?? [], question: lifting?.text });

    expect(points.filter(({ verdict }) => verdict === "made").length).toBeGreaterThanOrEqual(3);
  });

  it("is quoted literally for every point that it makes, whatever it says", () => {
    const pieces = fc.oneof(fc.constantFrom(...examples), fc.string({ unit: "binary" }), fc.lorem());
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.constantFrom(" ", "\n", "\n- ", ", "),
        (some, joint) => {
          const answer = some.join(joint);
          const { points, score } = assessAnswer({ answer, rubric });
          const quotations = points.flatMap((point) => point.quotations);

          expect(points.map(({ id }) => id)).toEqual(rubric.map(({ id }) => id));
          expect(
            quotations.filter((one) => answer.slice(one.start, one.end) !== one.text || one.text === ""),
          ).toEqual([]);
          for (const point of points) expect(point.quotations.length > 0).toBe(point.verdict !== "not made");
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("is assessed alike each time", () => {
    const answer = examples.join(" ");

    expect(assessAnswer({ answer, rubric })).toEqual(assessAnswer({ answer, rubric }));
  });

  it("may be long and without any stop", () => {
    expect(verdictsOf("and then we went on ".repeat(5_000))).toHaveLength(rubric.length);
    expect(verdictsOf("a".repeat(100_000))).toHaveLength(rubric.length);
  });
});

describe("a rubric that a recruiter has written", () => {
  it("without examples is answered by what comes near its wording, not by anything", () => {
    const own = [{ id: "a", text: "Names the tools for grafting apple trees", made: [], notMade: [] }];
    const verdict = (answer: string) => assessAnswer({ answer, rubric: own }).points[0]?.verdict;

    expect(verdict("I like working outdoors.")).toBe("not made");
  });

  it("without examples may describe what to tell, which repeating it does not", () => {
    const own = [{ id: "a", text: "Says how it was decided and who decided it", made: [], notMade: [] }];
    const verdict = (answer: string) => assessAnswer({ answer, rubric: own }).points[0]?.verdict;

    expect(verdict("In the end our manager decided for her version after a week of testing both.")).toBe(
      "made",
    );
    expect(verdict("I say how it was decided and who decided it.")).toBe("not made");
  });

  it("is answered by saying a point in its own words, and not by denying it", () => {
    const own = [{ id: "a", text: "The master key stays in the safe", made: [], notMade: [] }];
    const verdict = (answer: string) => assessAnswer({ answer, rubric: own }).points[0]?.verdict;

    expect(verdict("It stays in the safe, the master key I mean.")).toBe("made");
    expect(verdict("The master key never stays in the safe.")).not.toBe("made");
  });

  it("may be in German, with other endings, compounds and misspellings", () => {
    const own = [{ id: "a", text: "Die Ware auf Beschädigungen prüfen", made: [], notMade: [] }];
    const verdict = (answer: string) => assessAnswer({ answer, rubric: own }).points[0]?.verdict;

    expect(verdict("Ich prüfe zuerst, ob die Waren beschedigt sind.")).not.toBe("not made");
    expect(verdict("Ich rufe den Kunden an und entschuldige mich.")).toBe("not made");
  });

  it("may be empty", () => {
    expect(assessAnswer({ answer: "Something", rubric: [] })).toEqual({ points: [], score: 0 });
  });
});
