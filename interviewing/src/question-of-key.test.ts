import { expect, it } from "vitest";
import { questionOfKey } from "./question-of-key.ts";

it("finds nothing for a key of no question", () => {
  expect([
    questionOfKey(""),
    questionOfKey("skill/Nothing/situational"),
    questionOfKey("skill/Excel"),
  ]).toEqual([null, null, null]);
});
