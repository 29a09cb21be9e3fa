import { expect, test } from "vitest";
import { askedByTable } from "./shortcuts.ts";

test("a key asks for what its line of the table says, and any other for nothing", () => {
  const askedBy = askedByTable([
    { keys: ["j", "ArrowDown"], asks: "next" },
    { keys: ["x"], asks: "select" },
  ]);

  expect(["j", "ArrowDown", "x", "X", "q", "constructor"].map(askedBy)).toEqual([
    "next",
    "next",
    "select",
    null,
    null,
    null,
  ]);
});
