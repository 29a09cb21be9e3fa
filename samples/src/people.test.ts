import { expect, test } from "vitest";
import { cvFileName } from "./cv-file-name.ts";
import { people } from "./people.ts";

// WinAnsi as far as the CVs use it; the standard PDF fonts have no other letters.
const drawable = /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€ŠšŽžŒœŸ]*$/;

test("there are 24 people with 24 file names", () => {
  expect(new Set(people.map(cvFileName)).size).toBe(24);
});

test.each(people)("the standard fonts can draw every letter of $name's CV", (person) => {
  expect(JSON.stringify(person)).toMatch(drawable);
});
