import { expect, test } from "vitest";
import { moved, newQuestion } from "./question-changes.ts";

const questions = ["a", "b", "c"].map((id) => newQuestion(id, `Question ${id}`));
const order = (by: number, id = "b") =>
  moved(questions, id, by)
    .map((question) => question.id)
    .join("");

test("a question moves up and down, and stays within the list", () => {
  expect([order(-1), order(1), order(-5), order(5), order(0)]).toEqual(["bac", "acb", "bac", "acb", "abc"]);
});

test("a question that is gone moves nothing", () => {
  expect(order(1, "gone")).toBe("abc");
});
