import { expect, test } from "vitest";
import { askedByTable } from "./shortcuts.ts";

test("a key asks for what its line of the table says, and any other for nothing", () => {
  const askedBy = askedByTable([
    { keys: ["j", "ArrowDown"], asks: "next", does: "Next row" },
    { keys: ["x"], asks: "select", does: "Select" },
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
