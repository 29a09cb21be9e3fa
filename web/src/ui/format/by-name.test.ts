import { expect, test } from "vitest";
import { byName } from "./by-name.ts";

test("files stand in the order a person knows: cv-2 before cv-10, Ähren beside Ahorn", () => {
  const names = ["cv-10.pdf", "Zoe.pdf", "CV-2.pdf", "Ähren.pdf", "ahorn.pdf", "cv-1.pdf"];
  expect(names.map((name) => ({ name })).toSorted(byName)).toEqual(
    ["ahorn.pdf", "Ähren.pdf", "cv-1.pdf", "CV-2.pdf", "cv-10.pdf", "Zoe.pdf"].map((name) => ({ name })),
  );
});
