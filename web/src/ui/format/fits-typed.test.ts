import { expect, test } from "vitest";
import { fitsTyped } from "./fits-typed.ts";

test("each typed word has to stand somewhere in the text, accents and capitals aside", () => {
  expect(fitsTyped("Infirmière de nuit, Łódź", "lodz INFIRMIERE")).toBe(true);
  expect(fitsTyped("Ward nurse", "nurse night")).toBe(false);
});

test("where nothing is typed everything fits", () => {
  expect(fitsTyped("Ward nurse", "  ")).toBe(true);
});
