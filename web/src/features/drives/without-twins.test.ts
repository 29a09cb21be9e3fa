import type { DriveQuestion } from "@winnow/contract/drives.ts";
import { expect, test } from "vitest";
import { withoutTwins } from "./without-twins.ts";

const point = (id: string) => ({ id, text: id });
const question = (id: string, ...points: string[]) =>
  ({ id, text: id, rubric: points.map(point) }) as unknown as DriveQuestion;

test("a question that stands twice goes once, and so does a point", () => {
  const questions = [question("a", "p1", "p1", "p2"), question("b"), question("a", "p1")];
  expect(withoutTwins({ questions })).toEqual({ questions: [question("a", "p1", "p2"), question("b")] });
});

test("what changes no question stays as it is", () => {
  const changes: { title: string; questions?: DriveQuestion[] } = { title: "Nurses" };
  expect(withoutTwins(changes)).toBe(changes);
});
