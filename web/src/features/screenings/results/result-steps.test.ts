import { expect, test } from "vitest";
import { destination, stepOfKey } from "./result-steps.ts";

test("j and k, and the arrows, move; Enter opens; the slash searches; others do nothing", () => {
  expect(["j", "ArrowDown", "k", "ArrowUp", "Enter", "/", "x"].map(stepOfKey)).toEqual([
    "next",
    "next",
    "previous",
    "previous",
    "open",
    "search",
    null,
  ]);
});

test("a step goes to the row beside, and past the end of a page to the page beside", () => {
  const middle = { rows: 10, page: 1, pages: 3 };
  expect(destination("next", { ...middle, index: 0 })).toEqual({ type: "row", index: 1 });
  expect(destination("previous", { ...middle, index: 5 })).toEqual({ type: "row", index: 4 });
  expect(destination("next", { ...middle, index: 9 })).toEqual({ type: "page", page: 2, at: "first" });
  expect(destination("previous", { ...middle, index: 0 })).toEqual({ type: "page", page: 0, at: "last" });
});

test("the first and the last result are the ends", () => {
  expect(destination("previous", { index: 0, rows: 3, page: 0, pages: 1 })).toBeNull();
  expect(destination("next", { index: 2, rows: 3, page: 0, pages: 1 })).toBeNull();
});
