import { expect, test } from "vitest";
import { moved } from "./moved.ts";

const items = ["a", "b", "c"].map((id) => ({ id }));
const order = (by: number, id = "b") =>
  moved(items, id, by)
    .map((item) => item.id)
    .join("");

test("an item moves up and down, and stays within the list", () => {
  expect([order(-1), order(1), order(-5), order(5), order(0)]).toEqual(["bac", "acb", "bac", "acb", "abc"]);
});

test("an item that is gone moves nothing", () => {
  expect(order(1, "gone")).toBe("abc");
});
