import { expect, test } from "vitest";
import { moved } from "./moved.ts";

const items = ["a", "b", "c"].map((id) => ({ id }));
const order = (to: number, id = "b") =>
  moved(items, id, to)
    .map((item) => item.id)
    .join("");

test("an item moves up and down, and stays within the list", () => {
  expect([order(0), order(2), order(-5), order(5), order(1)]).toEqual(["bac", "acb", "bac", "acb", "abc"]);
});

test("a move that is made again moves nothing further", () => {
  const once = moved(items, "a", 1);
  expect(moved(once, "a", 1)).toEqual(once);
});

test("an item that is gone moves nothing", () => {
  expect(order(1, "gone")).toBe("abc");
});
