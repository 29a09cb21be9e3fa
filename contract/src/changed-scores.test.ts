import { expect, test } from "vitest";
import { changedScores } from "./changed-scores.ts";

const stored = [
  { question_id: "q1", score: 4, comment: "Clear" },
  { question_id: "q2", score: null, comment: "Later" },
];

test("a change of one question leaves the others and its other half as they are", () => {
  expect(changedScores(stored, [{ question_id: "q1", score: 5 }])).toEqual([
    { question_id: "q1", score: 5, comment: "Clear" },
    { question_id: "q2", score: null, comment: "Later" },
  ]);
});

test("of two changes to the same the later one counts", () => {
  expect(
    changedScores(stored, [
      { question_id: "q1", score: 2 },
      { question_id: "q1", score: 3 },
    ])[0],
  ).toEqual({ question_id: "q1", score: 3, comment: "Clear" });
});

test("a question that was not scored before is added", () => {
  expect(changedScores([], [{ question_id: "q3", comment: "Short" }])).toEqual([
    { question_id: "q3", score: null, comment: "Short" },
  ]);
});

test("what says nothing any more is left out", () => {
  expect(changedScores(stored, [{ question_id: "q2", comment: "" }])).toEqual(stored.slice(0, 1));
  expect(changedScores([], [{ question_id: "q1", score: null }])).toEqual([]);
});
