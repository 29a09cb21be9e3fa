import { expect, test } from "vitest";
import { worthInEnglish } from "./worth-in-english.ts";
import { worthInGerman } from "./worth-in-german.ts";

const must = { group: "must", weight: 4, weightOfGroup: 22, points: 14.5 } as const;
const role = { group: "role", weight: 5, weightOfGroup: 5, points: 43.6 } as const;

test("one sentence says what a weight is a share of, what it is worth, and what of it is earned", () => {
  const { earned } = worthInEnglish;
  expect(earned(must, 9.7)).toBe(
    "Weight 4 of the 22 of all must-haves: worth up to 14.5 points; 9.7 of them are earned.",
  );
  expect(earned(must, 0)).toMatch(/; none of them is earned\.$/);
  expect(earned(must, 14.5)).toMatch(/; all of them are earned\.$/);
});

test("a weight that stands alone is a share of nothing, and one of 0 is worth nothing", () => {
  const { worth, earned } = worthInEnglish;
  expect(worth(role)).toBe("weight 5, the only one for the line of work: worth up to 43.6 points");
  expect(earned({ ...must, weight: 0, points: 0 }, 0)).toBe("Weight 0, not scored.");
});

test("German says the same, with its own figures", () => {
  const { earned, shares } = worthInGerman;
  expect(earned(must, 9.7)).toBe(
    "Gewicht 4 von 22 aller Muss-Anforderungen: bis zu 14,5 Punkte wert; davon sind 9,7 erreicht.",
  );
  expect(shares([role, must])).toBe(
    "Von 100 Punkten: Berufsfeld 43,6 · Muss-Anforderungen 14,5. Innerhalb davon verteilen sich die Punkte nach Gewicht.",
  );
});
